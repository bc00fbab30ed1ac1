// What a text is meant to be, before it is read.

/** A recorded game; a log of views may have one inside. */
export const isReplay = (text: string): boolean => /"format"\s*:\s*"swtcg-replay\//.test(text);

/** A log of views. */
export const isViews = (text: string): boolean => /"format"\s*:\s*"swtcg-views\//.test(text);
