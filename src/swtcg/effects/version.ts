/** The version of the effect language that cards are compiled to. */
export const EFFECTS_VERSION = 1;
