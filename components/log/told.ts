// The engine tells twins apart by their id: "Lance Fighter [lance-fighter-2]". A reader is told "Lance Fighter #2".
const TWIN = / \[[^[\]]*?-(\d+)\]/g;

export const told = (text: string): string => text.replace(TWIN, ' #$1');
