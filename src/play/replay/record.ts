// Writing a game down: its cards, its start, its decisions, what the dice gave, and hashes to check it by.

import { ALGORITHM } from '../../core/random.ts';
import { writeCard } from '../../swtcg/files/card.ts';
import {
  ARENAS,
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  SIDES,
  type Side,
} from '../../swtcg/model/state.ts';
import { view } from '../../swtcg/view/view.ts';
import type { Session } from '../session.ts';
import { VERSION } from '../version.ts';
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

/**
 * Fields with cards in them, in the order in which these stood in the file: that order breaks ties of choice. `first` is
 * the first of the cards; undefined: there is none and the field is left out; null: there is none and it stays.
 */
const inOrder = (
  game: GameState,
  fields: readonly (readonly [key: string, first: CardId | null | undefined, value: unknown])[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .flatMap(([key, first, value]) =>
        first === undefined
          ? []
          : [{ key, value, at: first === null ? -1 : (game.box.index[first] as number) }],
      )
      .sort((a, b) => a.at - b.at)
      .map(({ key, value }) => [key, value]),
  );

const stateOf = (game: GameState, id: CardId): CardState =>
  game.cards[game.box.index[id] as number] as CardState;

/** A card as a scenario places it: only what differs from a card fresh from its box. */
function placed(game: GameState, id: CardId, side: Side): unknown {
  const card = stateOf(game, id);
  const lower = (key: 'stack' | 'pilots' | 'equipment') =>
    [key, card[key][0], card[key].map((one) => placed(game, one, side))] as const;
  const full: Record<string, unknown> = {
    id,
    card: card.def,
    ...(card.owner !== side && { owner: card.owner }),
    ...(card.tapped && { tapped: true }),
    ...(card.faceDown && { faceDown: true }),
    ...(card.damage > 0 && { damage: card.damage }),
    ...(card.build > 0 && { build: card.build }),
    ...inOrder(game, [lower('stack'), lower('pilots'), lower('equipment')]),
    ...(Object.keys(card.counters).length > 0 && { counters: card.counters }),
  };
  return Object.keys(full).length === 2 && id === card.def ? id : full;
}

function seatOf(game: GameState, side: Side): Record<string, unknown> {
  const { force, buildPoints, lists } = game.players[side];
  const many = LISTS.map(
    ([key, zone]) => [key, lists[zone][0], lists[zone].map((id) => placed(game, id, side))] as const,
  );
  const single = (['resource', 'event'] as const).map((zone) => {
    const [id] = lists[zone];
    return [zone, id, id === undefined ? null : placed(game, id, side)] as const;
  });
  return {
    ...(force > 0 && { force }),
    ...(buildPoints > 0 && { buildPoints }),
    ...inOrder(game, [...many, ...single]),
  };
}

export function startOf(game: GameState): Record<string, unknown> {
  const place = (id: CardId): number => game.box.index[id] as number;
  const first = (ids: readonly (CardId | undefined)[]): CardId | undefined =>
    ids.flatMap((id) => id ?? []).sort((a, b) => place(a) - place(b))[0];
  const seats = SIDES.map((side) => {
    const heads = Object.values(game.players[side].lists).map(([head]) => head);
    return [side, first(heads) ?? null, seatOf(game, side)] as const;
  });
  const lying = ARENAS.flatMap((arena) => {
    const id = game.locations[arena];
    return id === null ? [] : [{ arena, id }];
  }).sort((a, b) => place(a.id) - place(b.id));
  const locations = lying.map(({ arena, id }) => {
    const by = stateOf(game, id).controller;
    return { [arena]: placed(game, id, by), by };
  });
  return {
    at: game.point,
    ...inOrder(game, [...seats, ['locations', lying[0]?.id, locations]]),
    ...(!game.box.shuffle && { shuffle: false }),
  };
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
