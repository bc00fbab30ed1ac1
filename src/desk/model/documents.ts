// The documents of all games: what they are called, how old they are, and which is asked first.

export type GameId = 'swtcg' | 'swlcg' | 'swccg';

interface Facts {
  readonly game: GameId;
  /** As a citation names it. */
  readonly title: string;
  /** As exact as the document tells: a year, a month or a day. */
  readonly date: string;
  /** 1 is looked in first. */
  readonly precedence: number;
  /** Whether its rulings are here; others are only named. */
  readonly held: boolean;
  /** Readings of the project: they decide nothing that a document decides. */
  readonly ours?: true;
  /** An older document that this one replaces as a whole. */
  readonly replaces?: string;
}

export const documents = {
  'swtcg-2022': {
    game: 'swtcg',
    title: 'Star Wars TCG expanded rulebook',
    date: '2022',
    precedence: 1,
    held: true,
    replaces: 'swtcg-2002',
  },
  'swtcg-2002': { game: 'swtcg', title: 'Star Wars TCG rulebook', date: '2002', precedence: 2, held: true },
  'swtcg-project': {
    game: 'swtcg',
    title: 'Star Wars TCG, readings of the project',
    date: '2026-11-19',
    precedence: 3,
    held: true,
    ours: true,
  },
  'swlcg-faq-1.1': {
    game: 'swlcg',
    title: 'Star Wars: The Card Game, FAQ and errata 1.1',
    date: '2013-02-22',
    precedence: 1,
    held: true,
  },
  'swlcg-2012': {
    game: 'swlcg',
    title: 'Star Wars: The Card Game, core rulebook',
    date: '2012',
    precedence: 2,
    held: false,
  },
  'swlcg-project': {
    game: 'swlcg',
    title: 'Star Wars: The Card Game, readings of the project',
    date: '2026-11-19',
    precedence: 3,
    held: true,
    ours: true,
  },
  'swccg-supplement-2003': {
    game: 'swccg',
    title: 'Star Wars CCG Rules Supplement',
    date: '2003-01-27',
    precedence: 1,
    held: true,
  },
  'swccg-glossary-supplement-2002': {
    game: 'swccg',
    title: 'Star Wars CCG Glossary Supplement',
    date: '2002-01-29',
    precedence: 2,
    held: false,
  },
  'swccg-glossary-2.0': {
    game: 'swccg',
    title: 'Star Wars CCG Glossary and Rules 2.0',
    date: '1998-11',
    precedence: 3,
    held: false,
  },
} as const satisfies Record<string, Facts>;

export type DocumentId = keyof typeof documents;

/** What is known of a document without its entries. */
export interface DocumentFacts extends Omit<Facts, 'replaces'> {
  readonly id: DocumentId;
  readonly replaces?: DocumentId;
}

export const documentFacts = (id: DocumentId): DocumentFacts => ({ id, ...documents[id] });

/** What can be asked: a game, with all its documents, or one rulebook, with the documents that go with it. */
export type Scope = GameId | 'swtcg-2022' | 'swtcg-2002' | 'swlcg-2012';

const RULEBOOKS: Readonly<Record<Exclude<Scope, GameId>, readonly DocumentId[]>> = {
  'swtcg-2022': ['swtcg-2022', 'swtcg-project'],
  'swtcg-2002': ['swtcg-2002'],
  'swlcg-2012': ['swlcg-faq-1.1', 'swlcg-2012', 'swlcg-project'],
};

const GAMES: readonly GameId[] = ['swtcg', 'swlcg', 'swccg'];

export const SCOPES: readonly Scope[] = [...GAMES, ...(Object.keys(RULEBOOKS) as Exclude<Scope, GameId>[])];

/** In a game by precedence; over several games the newest first, and all readings of the project last. */
function before(a: DocumentFacts, b: DocumentFacts): number {
  if (a.game === b.game) return a.precedence - b.precedence;
  if (a.ours !== b.ours) return a.ours ? 1 : -1;
  return a.date < b.date ? 1 : a.date > b.date ? -1 : GAMES.indexOf(a.game) - GAMES.indexOf(b.game);
}

/** The documents that are looked in, in their order; null: those of all games. */
export function documentsOf(scope: Scope | null): DocumentFacts[] {
  const all = (Object.keys(documents) as DocumentId[]).map(documentFacts);
  const inScope = ({ id, game }: DocumentFacts): boolean =>
    scope === null || game === scope || (RULEBOOKS[scope as Exclude<Scope, GameId>]?.includes(id) ?? false);
  return all.filter(inScope).sort(before);
}
