// Card data of a game as people look at it: how much of it is played, and what was understood of a card.

/** A card's text is played in full, in part, or not at all. */
export type Extent = 'full' | 'partial' | 'manual';
export const EXTENTS: readonly Extent[] = ['full', 'partial', 'manual'];

export interface Counts {
  readonly cards: number;
  readonly full: number;
  readonly partial: number;
  readonly manual: number;
  readonly paragraphs: number;
  readonly paragraphsRead: number;
}

/** A wording that is not read, on how many cards it stands, and how many of them it alone keeps from being full. */
export interface Unread {
  readonly text: string;
  readonly cards: number;
  readonly alone: number;
}

export interface Coverage {
  readonly total: Counts;
  readonly sets: Readonly<Record<string, Counts>>;
  readonly unread: readonly Unread[];
}

/** What matters of a card to count it. */
export interface CountedCard {
  readonly set: string;
  readonly paragraphs: number;
  /** The wordings of paragraphs that are left to the players, one for each. */
  readonly unread: readonly string[];
}

/** A card without text has nothing that could be left out. */
export const extentOf = ({ paragraphs, unread }: Pick<CountedCard, 'paragraphs' | 'unread'>): Extent =>
  unread.length === 0 ? 'full' : unread.length < paragraphs ? 'partial' : 'manual';

export interface ListedCard {
  readonly set: string;
  readonly name: string;
  readonly unread: readonly string[];
}

export interface ShownCard {
  readonly ref: string;
  readonly name: string;
  /** What is printed on it besides its text, in a line. */
  readonly line: string;
  readonly played: Extent;
  readonly paragraphs: readonly {
    readonly text: string;
    /** The engine's own wording; null where it was not read. */
    readonly means: string | null;
    readonly note: string | null;
  }[];
}

/** Sets that are counted together, as a format of play has them. */
export interface SetGroup {
  readonly label: string;
  readonly sets: readonly string[];
}

export interface CardLibrary {
  /** What could not be read of the files, in sentences, and as data. */
  readonly faults: readonly string[];
  readonly faultData: readonly object[];
  readonly size: number;
  readonly groups: readonly SetGroup[];
  coverage(): Coverage;
  list(extent: Extent): readonly ListedCard[];
  /** Every printing of the card that is called so, by name or reference. */
  show(name: string): readonly ShownCard[];
  /** The names of all cards, each once. */
  names(): readonly string[];
  /** The cards with their effects compiled, as a file. */
  compiled(): object;
}

export function countsOf(list: readonly CountedCard[]): Counts {
  const having = (extent: Extent) => list.filter((one) => extentOf(one) === extent).length;
  const paragraphs = list.reduce((sum, one) => sum + one.paragraphs, 0);
  return {
    cards: list.length,
    full: having('full'),
    partial: having('partial'),
    manual: having('manual'),
    paragraphs,
    paragraphsRead: list.reduce((sum, { unread }) => sum - unread.length, paragraphs),
  };
}

/** `sets`: in the order in which they are told; one without cards is told, too. */
export function coverageOf(cards: readonly CountedCard[], sets: readonly string[]): Coverage {
  const bySet = new Map<string, CountedCard[]>(sets.map((set) => [set, []]));
  for (const card of cards) bySet.get(card.set)?.push(card);
  return {
    total: countsOf(cards),
    sets: Object.fromEntries([...bySet].map(([set, list]) => [set, countsOf(list)])),
    unread: ranked(cards),
  };
}

/** First what, once read, would make the most cards full. */
function ranked(cards: readonly CountedCard[]): readonly Unread[] {
  const found = new Map<string, { text: string; cards: number; alone: number }>();
  for (const { unread } of cards) {
    const texts = new Set(unread);
    for (const text of texts) {
      const one = found.get(text) ?? { text, cards: 0, alone: 0 };
      one.cards += 1;
      if (texts.size === 1) one.alone += 1;
      found.set(text, one);
    }
  }
  return [...found.values()].sort(
    (a, b) => b.alone - a.alone || b.cards - a.cards || (a.text < b.text ? -1 : 1),
  );
}
