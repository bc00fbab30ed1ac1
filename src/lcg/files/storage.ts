// How games are written down, and how what may come from anybody is read. The module as a whole is the game's `storage`
// (src/core/game/game-files.ts).
import { any, array, integer, object, oneOf, string } from '../../core/files/checks.ts';
import { fail, within } from '../../core/files/fail.ts';
import { FORMATS } from '../../core/files/formats.ts';
import { validate } from '../../core/files/validate.ts';
import type { GameState } from '../model/state.ts';
import { readStartTable, recordedCards } from './replays.ts';
import { startGame } from './start.ts';
import { writeCards, writeStart } from './write-start.ts';

export const checkCards = (cards: unknown, path: string): void => validate(recordedCards, cards, path);

export const writeTable = (start: GameState) => ({
  cards: writeCards(start.box.defs),
  start: writeStart(start),
});

export const saveCheck = object(
  {
    format: oneOf([FORMATS.save]),
    title: string({ title: 'a title' }),
    start: object(
      { box: object({}, { title: 'what never changes' }) },
      { title: 'the start', required: ['box'] },
    ),
    inputs: array(object({ do: string({ title: 'a deed' }) }, { title: 'an input', required: ['do'] })),
    position: integer({ title: 'a position', minimum: 0 }),
    ended: any,
    autoPass: any,
    passed: array(integer({ title: 'the number of an input', minimum: 0 })),
  },
  { title: 'a saved game', required: ['format', 'start', 'inputs', 'position'], additional: null },
);

/** Where two values of JSON are not the same. */
function difference(a: unknown, b: unknown, path: string): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  if (Array.isArray(a) !== Array.isArray(b) || Object.keys(a).length !== Object.keys(b).length) return path;
  for (const [key, value] of Object.entries(a)) {
    const at = within(path, Array.isArray(a) ? Number(key) : key);
    if (!Object.hasOwn(b, key)) return at;
    const found = difference(value, (b as Record<string, unknown>)[key], at);
    if (found) return found;
  }
  return null;
}

/** Nothing is taken on trust: the start is written down, read as a replay is read, and has to be what was given. */
export function readStart(json: unknown, ruleset: string): GameState {
  const told = json as GameState;
  let plain: GameState;
  try {
    const { cards, start } = writeTable(told);
    const { box, point, random, stop } = told;
    plain = startGame(
      ruleset,
      {
        ...readStartTable(cards, start),
        at: point,
        until: 'game-over',
        dice: box.dice,
        seed: null,
        shuffle: box.shuffle,
      },
      { autoPass: box.autoPass, shuffles: box.shuffles },
    );
    plain = { ...plain, random, stop };
  } catch {
    return fail('$.start', 'This is not the start of a game.');
  }
  const where = difference(JSON.parse(JSON.stringify(plain)), json, '$.start');
  if (where) fail(where, 'No game starts so.');
  return plain;
}
