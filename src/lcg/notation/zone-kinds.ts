// Where a card is, as views call it.
import type { Cursor } from '../../core/notation/cursor.ts';
import { type Kind, kind } from '../../core/notation/kind.ts';
import { printRef, takeRef } from '../../core/notation/kinds.ts';
import { DIAL } from '../language/terms.ts';

/** By all their names; the first of each is printed. */
const ZONES: readonly (readonly [value: string, ...words: readonly string[]])[] = [
  ['objectiveDeck', 'the objective deck', 'objective deck'],
  ['objectives', 'the objectives', 'objectives'],
  ['units', 'the units', 'units', 'play'],
  ['enhancements', 'the enhancements', 'enhancements'],
  ['affiliation', 'the affiliation', 'affiliation'],
  ['hand', 'hand', 'the hand'],
  ['deck', 'the deck', 'deck', 'the command deck'],
  ['discard', 'the discard pile', 'discard pile', 'discard'],
  ['victory', 'the victory pile', 'victory pile', 'victory'],
  ['edge', 'the edge stack', 'edge stack'],
];

function takeZone(cursor: Cursor): string | undefined {
  for (const [value, ...words] of ZONES)
    for (const word of [...words].sort((a, b) => b.length - a.length))
      if (cursor.take(new RegExp(`(?:the\\s+|its\\s+|his\\s+|her\\s+)?${word.replace(/^the /, '')}\\b`, 'i')))
        return value;
  return undefined;
}

/** "on:<id>", "captured:<id>". */
const lying = (word: string): Kind =>
  kind<string>(
    'a card',
    ['string'],
    (cursor, spoken) => {
      if (word === 'on' && cursor.take(/(?:the\s+)?(?:death\s+star\s+)?dial\b/i)) return `on:${DIAL}`;
      const id = takeRef(cursor, spoken);
      return id === undefined ? undefined : `${word}:${id}`;
    },
    (value, { names }) => {
      if (!value.startsWith(`${word}:`)) return undefined;
      const id = value.slice(word.length + 1);
      return id === DIAL ? 'the dial' : printRef(id, names);
    },
  );

export const zoneKinds = {
  zone: kind<string>(
    'a zone (the units, the objectives, hand, the deck, the discard pile, the victory pile …)',
    ['string'],
    takeZone,
    (value) => ZONES.find(([zone]) => zone === value)?.[1],
  ),
  on: lying('on'),
  at: lying('captured'),
} as const satisfies Readonly<Record<string, Kind>>;
