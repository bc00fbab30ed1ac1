// From the text of a saved game to one that can be taken up again, or to an error that says what is wrong and where.

import { fail, within } from '../core/files/fail.ts';
import { parseJson } from '../core/files/json.ts';
import { LIMITS } from '../core/files/limits.ts';
import { validate } from '../core/files/validate.ts';
import { writeCard } from '../swtcg/files/card.ts';
import { replayStart } from '../swtcg/files/replay-start.ts';
import { type SaveFile, saveFile } from '../swtcg/files/validators/save.ts';
import { changedBox } from '../swtcg/model/game-setup.ts';
import type { CardState, GameState } from '../swtcg/model/state.ts';
import { changed } from '../swtcg/model/update.ts';
import { FORMATS, migrated, sizeOf } from './files/formats.ts';
import { EFFECTS_VERSION, REPLAY_FORMAT, type Replay } from './replay/format.ts';
import { readReplay } from './replay/read.ts';
import { startOf } from './replay/record.ts';
import { RULESET } from './scenario/format.ts';
import type { Input, SavedGame } from './session.ts';

export const parseSave = (source: string): SavedGame & { readonly title?: string } =>
  readSave(parseJson(source, sizeOf('save')));

export function readSave(json: unknown): SavedGame & { readonly title?: string } {
  const given = migrated(json, 'save');
  validate(saveFile, given);
  const {
    title,
    start,
    inputs,
    position,
    ended = null,
    autoPass,
    passed = [],
  } = given as unknown as SaveFile;
  const most = inputs.length;
  const beyond = (path: string) => fail(path, `Only ${most} inputs stand in this file.`);
  if (position > most) beyond('$.position');
  passed.forEach((pass, i) => {
    if (pass > most) beyond(within('$.passed', i));
  });
  return {
    format: FORMATS.save,
    ...(title !== undefined && { title }),
    start: readStart(start),
    inputs: inputs as readonly object[] as readonly Input[],
    position,
    ended,
    ...(autoPass !== undefined && { autoPass }),
    passed,
  };
}

/**
 * A game before its first decision. Nothing of it is taken on trust: its cards and seats are written down as a replay has
 * them, read as a replay is read, and the game that comes of it has to be the one that was given.
 */
function readStart(given: SaveFile['start']): GameState {
  const told = given as unknown as GameState;
  let replay: unknown;
  try {
    alone(told);
    const { box } = told;
    const cards = Object.entries(box.defs).map(([key, def]) => [key, writeCard(def)]);
    replay = {
      format: REPLAY_FORMAT,
      ruleset: RULESET,
      made: { by: 'saved', effects: EFFECTS_VERSION },
      cards: Object.fromEntries(cards),
      start: startOf(told),
      settings: { autoPass: box.autoPass },
      decisions: [],
      rolls: box.dice.map((die) => [die]),
      shuffles: box.shuffles,
      checks: [],
    } satisfies Replay;
  } catch {
    return fail('$.start', 'This is not the start of a game.');
  }
  const plain = replayStart(readReplay(replay), true);
  const { random, stop } = given;
  const start = { ...inOrder(plain, told), random, stop };
  const where = difference(thenKnown(JSON.parse(JSON.stringify(start)), told), given, '$.start');
  if (where) fail(where, 'No game starts so.');
  return start;
}

/** Each card lies with one other at most, or it could not even be written down. */
function alone({ cards, box }: GameState): void {
  if (cards.length > LIMITS.cards || box.ids.length !== cards.length) throw new RangeError();
  const lying = cards.flatMap(({ stack, pilots, equipment }) => [...stack, ...pilots, ...equipment]);
  if (new Set(lying).size !== lying.length) throw new RangeError();
}

/** The cards in the order in which they stood in the file that the game began with: it breaks ties. */
function inOrder(plain: GameState, { box: { ids, dice } }: GameState): GameState {
  const places = new Map(plain.cards.map((card) => [card.id, card]));
  const cards = ids.map(
    (id) => places.get(id) ?? fail('$.start.box.ids', 'These are not the cards of the game.'),
  );
  const index = Object.fromEntries(ids.map((id, i) => [id, i]));
  return changed(plain, { cards: cards as CardState[], box: changedBox(plain.box, { ids, index, dice }) });
}

/** What a game could tell of itself when it was saved: what it has learnt to tell since is as at every start. */
const thenKnown = (start: GameState, told: GameState): Partial<GameState> =>
  Object.fromEntries(Object.entries(start).filter(([fact]) => Object.hasOwn(told, fact)));

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
