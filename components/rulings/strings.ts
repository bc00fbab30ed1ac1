// What the judge's desk says, in English.
import type { Standing } from '../../src/desk/lookup/chain.ts';
import type { Scope } from '../../src/desk/model/documents.ts';
import { KINDS, STATUS } from '../../src/desk/words.ts';
import { stringsFor } from '../shared/language.ts';

const english = {
  desk: 'Rulings',
  field: 'Card or term',
  hint: 'Eject, Eject! · Evade 2 · 4.2',
  clear: 'Clear',
  games: 'Game',
  scopes: {
    swtcg: 'Star Wars TCG',
    'swtcg-2022': 'Star Wars TCG, 2022 rulebook',
    'swtcg-2002': 'Star Wars TCG, 2002 rulebook',
    swlcg: 'Star Wars: The Card Game',
    'swlcg-2012': 'Star Wars: The Card Game',
    swccg: 'Star Wars CCG',
  } as Record<Scope, string>,
  allGames: 'All games',
  loading: 'Fetching the rulings…',
  notFetched: 'The rulings could not be loaded.',
  tryAgain: 'Try again',
  viewerComing: 'Fetching the viewer…',
  noSuchGame: (game: string, known: readonly string[]) =>
    `There is no game “${game}”: it is one of ${known.join(', ')}.`,
  found: (n: number, query: string) => `${n === 1 ? '1 ruling' : `${n} rulings`} on “${query}”`,
  nothing: (query: string) => `There is no ruling on “${query}”.`,
  near: 'Did you mean',
  lookedIn: (documents: string) => `Looked in: ${documents}.`,
  back: (query: string) => `Back to “${query}”`,
  start: 'Back to the start',
  kinds: KINDS,
  status: STATUS,
  changed: 'new or changed',
  ourReading: 'our reading',
  via: 'By way of',
  see: 'See',
  also: 'See also',
  chain: 'What each document has on it',
  standings: {
    'in-force': 'in force',
    replaced: 'replaced',
    silent: 'in force where the newer is silent',
    reading: 'our reading',
    none: 'no entry',
  } as Record<Standing, string>,
  notHeld: 'text not held here',
  ownWords: 'In our own words',
  example: 'Show the example',
  hideExample: 'Hide the example',
  exampleNotFetched: 'The viewer could not be loaded. Try again.',
  cite: 'Copy citation',
  link: 'Link',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Here it is:',

  // browsing
  documents: 'Documents',
  entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  recent: 'Looked up lately',
  forget: 'Forget these',
  browse: 'Browse',
  anyKind: 'All',
  manyKinds: { card: 'Cards', term: 'Terms', 'card-type': 'Card types', question: 'Questions' } as Record<
    keyof typeof KINDS,
    string
  >,
  letters: 'Letter',
  signs: '#',
  print: 'Print',
};

export type RulingsStrings = typeof english;

export const rulingsStrings = stringsFor('rulings', english);
