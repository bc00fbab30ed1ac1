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
}

export const documents = {
  'swtcg-2022': {
    game: 'swtcg',
    title: 'Star Wars TCG expanded rulebook',
    date: '2022',
    precedence: 1,
    held: true,
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
export interface DocumentFacts extends Facts {
  readonly id: DocumentId;
}

export const documentFacts = (id: DocumentId): DocumentFacts => ({ id, ...documents[id] });
