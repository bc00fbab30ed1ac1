// High Card in words: two kinds of sentences, cards with their number in parentheses, scores.
import type { NotationWords } from '../../../src/core/game/game-notation.ts';
import { DICE } from '../../../src/core/notation/dice.ts';
import { type Json, without } from '../../../src/core/notation/json.ts';
import { KINDS, sideKind } from '../../../src/core/notation/kinds.ts';
import { type HighCardTypes, POINTS, SEATS } from './types.ts';

const seatNames = { north: 'North', south: 'South' };
const side = sideKind(seatNames);
const kinds = { ...KINDS, side };

export const notation: NotationWords<HighCardTypes> = {
  ruleset: null,
  seats: SEATS,
  seatNames,
  common: [],
  cards: {
    example: 'Six (6)',
    reference: /(?!)/,
    goesOn: 'its number in parentheses',
    factsLike: 'its number, from 1 to 6',
    lies: /(?!)/,
    liesLike: 'nothing',
    liesIn: (word) => word,
    lists: {},
    fact: (text) => (/^[1-6]$/.test(text) ? { def: { value: Number(text) } } : null),
    unclear: /^/,
    addOther: () => {},
    describe: (name) => `Give its number, like ${name} (6).`,
    typeIn: () => undefined,
    complete: ({ name, value }: Json) =>
      value === undefined ? { message: `Which number has "${String(name)}"?` } : { def: { name, value } },
    print: ({ value }) => ({ facts: [String(value)] }),
    printMarks: () => [],
    isPlain: () => true,
  },
  table: {
    zones: { hand: 'hand', table: 'table', discard: 'discard' },
    zoneNames: {},
    single: [],
    placeOf: () => null,
    isPurse: (text) => text === '' || /^score\b/i.test(text),
    readPurse(cursor, seat) {
      const found = cursor.take(/score\s+(\d+)/i);
      if (found) seat.score = Number(found[1]);
      if (!cursor.done) cursor.fail(`"score 2" is expected, but ${cursor.here}.`);
    },
    printPurse: ({ score, ...rest }) => ({ words: score === undefined ? '' : `score ${score}`, rest }),
    keys: [],
    line: () => undefined,
    printLine: () => null,
    isList: () => true,
    otherCards: () => [],
    starts: POINTS,
    stops: [...POINTS, 'script-end', 'game-over'],
    points: POINTS,
    ordered: [...SEATS],
  },
  sentences: {
    forms: { lay: ['{card:ref} is laid', '{by:side} lays {card:ref}'], pass: ['{by:side} passes'] },
    kinds,
    subject: (_deed, { card }) => card,
  },
  expected: {
    card: [],
    player: ['score {score:number}', 'hand {hand:pile}', 'table {table:pile}', 'discard {discard:pile}'],
  },
  byHand: { card: [], player: ['score {score:number}'] },
  statements: {
    read(cursor, spoken) {
      const winner = side.read(cursor, spoken);
      return winner !== undefined && cursor.take(/wins\b/i) ? without({ winner }) : null;
    },
    print: (name, value) =>
      name === 'winner' ? [`${seatNames[value as keyof typeof seatNames]} wins`] : null,
    verb: () => 'has',
    like: 'A card, North or South',
  },
  chance: DICE,
  records: { endings: ['score'], fields: ['card'], unknown: () => [] },
  hints: {
    lines: 'A line begins with north:, hand: … or is a sentence like "North lays Six".',
    verbs: /\slays\s/i,
    keywords: [],
    deeds: [],
    expected: ['wins'],
  },
};
