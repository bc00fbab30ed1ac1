/** More dice than anybody throws at once. */
export const MOST_DICE = 200;
