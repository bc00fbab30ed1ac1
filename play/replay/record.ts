// Writing a game down: its cards, its start, its decisions, what the dice gave, and hashes to check it by.

import { ALGORITHM } from '../../src/dice/random.ts';
import { type GameState, type ListZone, SIDES, type Side } from '../../src/game/state.ts';
import { view } from '../../src/view.ts';
import type { Session } from '../session.ts';
import { VERSION } from '../version.ts';
import { writeCard } from './card.ts';
import {
  type Check,
  EFFECTS_VERSION,
  REPLAY_FORMAT,
  type Replay,
  type ReplayDecision,
  type ReplayHeader,
} from './format.ts';
import { hashView } from './hash.ts';

export interface RecordOptions {
  readonly header?: ReplayHeader;
  readonly seed?: number | string;
  /** A hash is taken after so many decisions; 1 finds the very step where a copy leaves the track. */
  readonly every?: number;
}

const LISTS: readonly (readonly [key: string, zone: ListZone])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard', 'discard'],
  ['supply', 'supply'],
  ['outOfPlay', 'out'],
  ['space', 'space'],
  ['ground', 'ground'],
  ['character', 'character'],
  ['buildZone', 'build'],
];

/** A card as a scenario places it: only what differs from a card fresh from its box. */
function placed(game: GameState, id: string, side: Side): unknown {
  const card = game.cards[game.box.index[id] as number];
  if (!card) return id;
  const lower = (ids: readonly string[]) => ids.map((one) => placed(game, one, side));
  const full: Record<string, unknown> = {
    id,
    card: card.def,
    ...(card.owner !== side && { owner: card.owner }),
    ...(card.tapped && { tapped: true }),
    ...(card.faceDown && { faceDown: true }),
    ...(card.damage > 0 && { damage: card.damage }),
    ...(card.build > 0 && { build: card.build }),
    ...(card.stack.length > 0 && { stack: lower(card.stack) }),
    ...(card.pilots.length > 0 && { pilots: lower(card.pilots) }),
    ...(card.equipment.length > 0 && { equipment: lower(card.equipment) }),
    ...(Object.keys(card.counters).length > 0 && { counters: card.counters }),
  };
  return Object.keys(full).length === 2 && id === card.def ? id : full;
}

function seatOf(game: GameState, side: Side): Record<string, unknown> {
  const { force, buildPoints, lists } = game.players[side];
  const seat: Record<string, unknown> = {};
  if (force > 0) seat.force = force;
  if (buildPoints > 0) seat.buildPoints = buildPoints;
  for (const [key, zone] of LISTS)
    if (lists[zone].length > 0) seat[key] = lists[zone].map((id) => placed(game, id, side));
  for (const zone of ['resource', 'event'] as const)
    if (lists[zone][0]) seat[zone] = placed(game, lists[zone][0], side);
  return seat;
}

export function startOf(game: GameState): Record<string, unknown> {
  const start: Record<string, unknown> = { at: game.point };
  for (const side of SIDES) start[side] = seatOf(game, side);
  const locations = Object.entries(game.locations).flatMap(([arena, id]) =>
    id
      ? [
          {
            [arena]: placed(game, id, game.cards[game.box.index[id] as number]?.controller ?? 'dark'),
            by: game.cards[game.box.index[id] as number]?.controller,
          },
        ]
      : [],
  );
  if (locations.length > 0) start.locations = locations;
  if (!game.box.shuffle) start.shuffle = false;
  return start;
}

/** The game of a session as a replay. The session is played through once for the hashes and left where it was. */
export function record(session: Session, options: RecordOptions = {}): Replay {
  const { start } = session;
  const here = session.position;
  const every = options.every ?? 1;
  const checks: Check[] = [];
  const decisions: ReplayDecision[] = [];
  session.inputs.forEach((input) => {
    if (input.do !== 'roll') decisions.push(input as ReplayDecision);
  });
  let taken = 0;
  for (let i = 0; i <= here; i++) {
    session.seek(i);
    if (i > 0 && session.inputs[i - 1]?.do !== 'roll') taken++;
    // How the players ended the game is the file's result, and no part of the position.
    if (taken % every === 0 || i === here) checks.push({ after: taken, hash: hashView(view(session.game)) });
  }
  const { rolls, shuffles } = session.chances();
  return {
    format: REPLAY_FORMAT,
    ruleset: start.box.ruleset,
    made: { by: `swtcg-elements ${VERSION}`, effects: EFFECTS_VERSION },
    ...(options.header && { header: options.header }),
    cards: Object.fromEntries(Object.entries(start.box.defs).map(([key, def]) => [key, writeCard(def)])),
    start: startOf(start),
    settings: { autoPass: start.box.autoPass },
    ...(options.seed !== undefined && { seed: `${ALGORITHM}:${options.seed}` }),
    decisions,
    rolls,
    ...(shuffles.length > 0 && { shuffles }),
    checks: checks.filter((check, i) => checks[i + 1]?.after !== check.after),
    result: session.result,
  };
}
