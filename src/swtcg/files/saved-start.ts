// The start of a saved game. Nothing of it is taken on trust: its cards and seats are written down as a replay has them, read
// as a replay is read, and the game that comes of it has to be the one that was given.

import { fail, within } from '../../core/files/fail.ts';
import { FORMATS } from '../../core/files/formats.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { validate } from '../../core/files/validate.ts';
import type { Edition } from '../editions/edition.ts';
import { editionOf } from '../editions/index.ts';
import { EFFECTS_VERSION } from '../effects/version.ts';
import { changedBox } from '../model/game-setup.ts';
import type { CardState, GameState } from '../model/state.ts';
import { changed } from '../model/update.ts';
import { checkEffects } from './effects.ts';
import { readStartTable } from './replays.ts';
import { startGame } from './start.ts';
import { type ReplayFile, replayFile } from './validators/replay.ts';
import type { SaveFile } from './validators/save.ts';
import { writeCards } from './write-card.ts';
import { writeStart } from './write-start.ts';

type StartFile = ReplayFile['start'];

export function readSavedStart(json: unknown, ruleset: string): GameState {
  const given = json as SaveFile['start'];
  const told = json as GameState;
  const edition = editionOf({ ruleset });
  let replay: ReturnType<typeof asReplay>;
  try {
    alone(told);
    replay = asReplay(edition, told);
  } catch {
    return fail('$.start', 'This is not the start of a game.');
  }
  validate(replayFile, replay);
  checkEffects(replay.cards, '$.cards');
  const plain = atStart(edition, replay);
  const { random, stop } = given;
  const start = { ...inOrder(plain, told), random, stop };
  const where = difference(thenKnown(JSON.parse(JSON.stringify(start)), told), given, '$.start');
  if (where) fail(where, 'No game starts so.');
  return start;
}

/** The game as a replay without a decision. */
const asReplay = ({ id }: Edition, told: GameState) => ({
  format: FORMATS.replay,
  ruleset: id,
  made: { by: 'saved', effects: EFFECTS_VERSION },
  cards: writeCards(told.box.defs),
  start: writeStart(told),
  settings: { autoPass: told.box.autoPass },
  decisions: [],
  rolls: told.box.dice.map((die) => [die]),
  shuffles: told.box.shuffles,
  checks: [],
});

function atStart(edition: Edition, { cards, start, settings, rolls, shuffles }: ReturnType<typeof asReplay>) {
  const { at = 'preparation', shuffle = true, ...table } = start as StartFile;
  const position = {
    ...readStartTable(edition, cards, table),
    at,
    until: 'game-over',
    dice: [],
    seed: null,
    shuffle,
  } as const;
  return startGame(edition, position, { ...settings, dice: rolls.flat(), shuffles });
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
