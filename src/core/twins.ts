// Cards of one name in sentences.

// The engine tells twins apart by their id: "Lance Fighter [lance-fighter-2]"; those of the notation are "TIE Fighter [TIE Fighter]"
// and "TIE Fighter [TIE Fighter 2]". A reader is told "Lance Fighter #2", "TIE Fighter #1".
const TWIN = / \[[^[\]]*?-(\d+)\]/g;
const BY_NAME = /(\S[^[\]]*?) \[\1(?: (\d+))?\]/g;

export const numberTwins = (text: string): string =>
  text.includes('[')
    ? text.replace(BY_NAME, (_, name, n = 1) => `${name} #${n}`).replace(TWIN, ' #$1')
    : text;
