// Names of cards in set and deck files: "Tarn Vell (B) (Promo)" is a name, a version, and a mark of the printing.

export interface CardName {
  /** What the card is called in the game. */
  readonly name: string;
  /** A letter, or a letter and a number, makes the card unique. */
  readonly version: string | null;
  /** The same for every printing of a card, different for different cards. */
  readonly key: string;
}

const VERSION = /^[A-Z]\d?$/i;
/** A card printed again under the same name. */
const REPRINT = /^(promo( \w+)?|starter|lego|preview)$/i;

export function readCardName(written: string): CardName {
  let version: string | null = null;
  const apart: string[] = [];
  // Brackets at the end; those inside a name belong to it.
  let name = written.replace(/\s+/g, ' ').trim();
  for (;;) {
    const open = name.endsWith(')') ? name.lastIndexOf('(') : -1;
    const before = name.slice(0, Math.max(0, open)).trim();
    const mark = name.slice(open + 1, -1).trim();
    if (before === '' || mark.includes(')')) break;
    if (VERSION.test(mark) && version === null) version = mark.toUpperCase();
    else if (!REPRINT.test(mark)) apart.unshift(mark.toLowerCase());
    name = before;
  }
  const key = [name.toLowerCase(), version ?? '', ...apart].join('|');
  return { name, version, key };
}

/** A card's name as players write it. */
export const fullName = ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string | null;
}): string => (version === null ? name : `${name} (${version})`);
