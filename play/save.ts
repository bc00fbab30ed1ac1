// From the text of a saved game to one that can be taken up again, or to an error that says what is wrong and where.
import { changedBox } from '../src/game/box.ts';
import { changed } from '../src/game/copy.ts';
import { type CardState, type GameState, type Result, SIDES, TURN_POINTS } from '../src/game/state.ts';
import { writeCard } from './replay/card.ts';
import { EFFECTS_VERSION, REPLAY_FORMAT, type Replay } from './replay/format.ts';
import { readReplay } from './replay/read.ts';
import { startOf } from './replay/record.ts';
import { replayStart } from './replay/start.ts';
import { fail, within } from './scenario/fail.ts';
import { fieldsOf, integer, listOf, oneOf, text } from './scenario/fields.ts';
import { RULESET } from './scenario/format.ts';
import { parseJson } from './scenario/json.ts';
import { LIMITS } from './scenario/limits.ts';
import { type Input, SAVE_FORMAT, type SavedGame } from './session.ts';

const KEYS = ['format', 'title', 'start', 'inputs', 'position', 'ended', 'autoPass', 'passed'] as const;
const AUTO_PASS = ['never', 'empty', 'always'] as const;
const ENDINGS = ['control', 'effect', 'conceded', 'agreed', 'time', 'judge', 'turn-limit'] as const;
const MOST_TURNS = 1_000_000;
const MOST_SEED = 2 ** 32;

export const parseSave = (source: string): SavedGame & { readonly title?: string } =>
  readSave(parseJson(source, LIMITS.replaySize));

export function readSave(json: unknown): SavedGame & { readonly title?: string } {
  const fields = fieldsOf(json, '$', KEYS, 'a saved game');
  oneOf(fields.format, '$.format', [SAVE_FORMAT], 'the format of a saved game');
  const inputs = listOf(fields.inputs, '$.inputs', 'what was done', (one) => one as Input, LIMITS.script);
  const most = inputs.length;
  return {
    format: SAVE_FORMAT,
    ...(fields.title !== undefined && { title: text(fields.title, '$.title', 'the title') }),
    start: readStart(fields.start),
    inputs,
    position: integer(fields.position, '$.position', 'how much of it stands', 0, most),
    ended: readResult(fields.ended),
    ...(fields.autoPass !== undefined && {
      autoPass: oneOf(fields.autoPass, '$.autoPass', AUTO_PASS, 'what passes by itself'),
    }),
    passed: listOf(
      fields.passed ?? [],
      '$.passed',
      'a list of numbers',
      (one, path) => integer(one, path, 'the number of a pass', 0, most),
      most,
    ),
  };
}

function readResult(value: unknown): Result | null {
  if (value === null || value === undefined) return null;
  const { winner, by, turn } = fieldsOf(value, '$.ended', ['winner', 'by', 'turn'], 'the end of a game');
  return {
    winner: winner === null ? null : oneOf(winner, '$.ended.winner', SIDES, 'the winner'),
    by: oneOf(by, '$.ended.by', ENDINGS, 'how it ended'),
    turn: integer(turn, '$.ended.turn', 'the turn', 0, MOST_TURNS),
  };
}

/**
 * A game before its first decision. Nothing of it is taken on trust: its cards and seats are written down as a replay has
 * them, read as a replay is read, and the game that comes of it has to be the one that was given.
 */
function readStart(given: unknown): GameState {
  const told = given as GameState;
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
  const start = { ...inOrder(plain, told), random: readRandom(told.random), stop: readStop(told.stop) };
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

function readRandom(value: unknown): GameState['random'] {
  if (value === null) return null;
  const path = '$.start.random';
  const fields = fieldsOf(value, path, ['dice', ...SIDES], 'where dice and shuffles come from');
  const state = (key: string) => integer(fields[key], within(path, key), 'a state of chance', 0, MOST_SEED);
  return { dice: state('dice'), dark: state('dark'), light: state('light') };
}

function readStop(value: unknown): GameState['stop'] {
  if (value === null) return null;
  const path = '$.start.stop';
  const { turn, point } = fieldsOf(value, path, ['turn', 'point'], 'where play rests');
  return {
    turn: integer(turn, within(path, 'turn'), 'a turn', 0, MOST_TURNS),
    point: oneOf(point, within(path, 'point'), TURN_POINTS, 'a point of the turn'),
  };
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
