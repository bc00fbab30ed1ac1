// Deck files: an affiliation and the numbers of objective sets.
import { array, integer, object, oneOf, string } from '../../core/files/checks.ts';
import { validate } from '../../core/files/validate.ts';
import type { DeckList } from './legal.ts';

export const DECK_FORMAT = 'swtcg-deck/1';

const MOST_SETS = 1000;

const deckFile = object(
  {
    format: oneOf([DECK_FORMAT]),
    ruleset: oneOf(['swlcg-2012'], { title: 'a ruleset' }),
    title: string({ maxLength: 200 }),
    affiliation: string({ title: 'an affiliation', maxLength: 100, pattern: /\S/ }),
    sets: array(integer({ title: 'the number of an objective set', minimum: 1, maximum: 9999 }), {
      title: 'a list of objective sets',
      maxItems: MOST_SETS,
    }),
  },
  { title: 'a deck', required: ['format', 'ruleset', 'affiliation', 'sets'], additional: null },
);

/** Throws a SwtcgError with the path of the first thing that is wrong. */
export function readDeckFile(json: unknown): DeckList {
  validate(deckFile, json);
  const { affiliation, sets } = json as DeckList;
  return { affiliation, sets };
}
