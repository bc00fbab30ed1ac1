// What happens at each point of a turn (Phase Detail; Timing Structure).

import { derive } from '../../derived/derive.ts';
import { contributions, reserveOf, statics } from '../../derived/rules.ts';
import { win } from '../../effects/win.ts';
import type { Phase } from '../../language/terms.ts';
import type { Act, GameEvent } from '../../model/acts.ts';
import { note } from '../../model/log.ts';
import type { Point } from '../../model/points.ts';
import { type GameState, other, SIDES, type Side } from '../../model/state.ts';
import { card, controlled, inPlay, list, setPlayer } from '../../model/zones.ts';
import { occur } from '../acts/occur.ts';
import { askStep, openActions } from './ask.ts';

const begins = (phase: Phase) => (game: GameState) =>
  occur(
    note(game, 'place', 'phase.begin', { type: 'phase-began', by: game.active, words: { phase } }),
    [{ do: 'happening', events: [{ on: 'phase-begins', who: game.active, phase }] }],
    'phase.begin',
  );

const ends = (phase: Phase) => (game: GameState) =>
  occur(
    note(game, 'place', 'phase.end', { type: 'phase-ended', by: game.active, words: { phase } }),
    [{ do: 'end', of: 'phase', events: [{ on: 'phase-ends', who: game.active, phase }] }],
    'phase.end',
  );

function startTurn(game: GameState): GameState {
  const noted = note(game, 'place', 'turn.start', { type: 'turn-began', by: game.active });
  const events: GameEvent[] = [{ on: 'turn-begins', who: game.active }];
  return occur(noted, [{ do: 'happening', events }], 'turn.start');
}

function endTurn(game: GameState): GameState {
  const noted = note(game, 'place', 'turn.end', { type: 'turn-ended', by: game.active });
  const events: GameEvent[] = [{ on: 'turn-ends', who: game.active }];
  return occur(noted, [{ do: 'end', of: 'turn', events }], 'turn.end');
}

const advanceDial = (n: number): Act => ({ do: 'dial', n, who: 'dark', source: null });

/** Dark's turn: the dial, and with the balance once more; Light's: a damage, if the balance is with Light (Ruling 3). */
function balanceForce(game: GameState): GameState {
  if (game.active === 'dark') return occur(game, [advanceDial(1)], 'balance.dial');
  if (game.balance !== 'light' || balanceTargets(game).length === 0) return game;
  return askStep(game, 'balance', 'balance.damage', 'light');
}

export const balanceTargets = (game: GameState) =>
  list(game, 'dark', 'objectives').filter((id) => inPlay(game, id));

/** The second advance, with a check of its own. */
export const advanceAgain = (game: GameState): GameState =>
  game.active === 'dark' && game.balance === 'dark' ? occur(game, [advanceDial(1)], 'balance.force') : game;

/** One token from each card that the player controls, two from one with Elite (Rulings 4, 5). */
function removeFocus(game: GameState): GameState {
  const { active } = game;
  if (active === 'light' && game.players.light.firstTurn) return game;
  const d = derive(game);
  const kept = statics(game, 'forbid').filter(({ part }) => part.what === 'refresh');
  const ids = controlled(game, active).filter(
    (id) => card(game, id).focus > 0 && !kept.some((one) => d.means(one, one.part.to, id)),
  );
  const acts = ids.map(
    (id): Act => ({
      do: 'remove',
      token: 'focus',
      card: id,
      n: Math.min(card(game, id).focus, d.has(id, 'elite') ? 2 : 1),
      who: active,
      source: null,
    }),
  );
  return occur(game, acts, 'refresh.focus');
}

function removeShields(game: GameState): GameState {
  const { active } = game;
  const acts = controlled(game, active)
    .filter((id) => card(game, id).shields > 0)
    .map(
      (id): Act => ({
        do: 'remove',
        token: 'shield',
        card: id,
        n: card(game, id).shields,
        who: active,
        source: null,
      }),
    );
  return occur(game, acts, 'refresh.shields');
}

/** Missing objectives are replaced one at a time; the number is counted when the step starts (Ruling 7). */
export const OBJECTIVES = 3;

function countMissing(game: GameState): GameState {
  const there = list(game, game.active, 'objectives').length;
  return { ...game, missing: Math.max(0, OBJECTIVES - there) };
}

export function replaceObjective(game: GameState): GameState {
  const { active } = game;
  const left = { ...game, missing: game.missing - 1 };
  const [id] = list(game, active, 'objectiveDeck');
  if (id === undefined) {
    if (game.players[active].outside.objectiveDeck) return { ...game, missing: 0 };
    const noted = note(left, 'rule', 'win.deck', {
      type: 'deck-empty',
      by: active,
      words: { pile: 'objectiveDeck' },
    });
    return win(noted, other(active), 'empty-deck');
  }
  const enter: Act = {
    do: 'enter',
    card: id,
    how: 'replaced',
    side: active,
    on: null,
    who: active,
    source: null,
  };
  return occur(left, [enter], 'refresh.objectives');
}

/** "After you refresh" comes once, after objectives were replaced (Ruling 4). */
export const refreshed = (game: GameState): GameState =>
  occur(game, [{ do: 'happening', events: [{ on: 'refreshed', who: game.active }] }], 'refresh.after');

/** The reserve value is read anew after each card (Ruling 8). */
export function drawUp(game: GameState): GameState {
  const { active } = game;
  const [hand, reserve] = [list(game, active, 'hand').length, reserveOf(game, active)];
  if (hand < reserve) return occur(game, [{ do: 'draw', who: active, source: null }], 'draw.reserve');
  return hand > reserve ? askStep(game, 'reserve', 'draw.reserve', active) : game;
}

/** Whether the hand is not yet what the reserve value says, and can become it. */
export function drawsMore(game: GameState): boolean {
  const { active } = game;
  const [hand, reserve] = [list(game, active, 'hand').length, reserveOf(game, active)];
  if (hand > reserve) return true;
  const outside = game.players[active].outside.deck && list(game, active, 'deck').length === 0;
  return hand < reserve && !outside;
}

/** Ready committed units count, and what effects add (Ruling 63). */
export function forceTotal(game: GameState, side: Side): number {
  const d = derive(game);
  const exhausted = statics(game, 'count-exhausted');
  const units = list(game, side, 'units').filter(
    (id) =>
      d.isCommitted(id) &&
      (card(game, id).focus === 0 || exhausted.some((one) => d.means(one, one.part.what, id))),
  );
  const icons = units.reduce((sum, id) => sum + d.forceIcons(id), 0);
  return Math.max(0, icons + contributions(game, side, 'struggle'));
}

const struggle = (game: GameState): GameState =>
  occur(game, [{ do: 'happening', events: [{ on: 'struggle-begins', who: game.active }] }], 'force.struggle');

/** A tie has no winner and no loser, and leaves the balance as it is. */
export function resolveStruggle(game: GameState): GameState {
  const totals = { dark: forceTotal(game, 'dark'), light: forceTotal(game, 'light') };
  let next = game;
  for (const side of SIDES) next = setPlayer(next, side, { forceTotal: totals[side] });
  const winner: Side | null =
    totals.dark === totals.light ? null : totals.dark > totals.light ? 'dark' : 'light';
  next = note(next, 'rule', 'force.struggle', { type: 'struggle-resolved', by: winner, numbers: totals });
  const ending: Act = { do: 'end', of: 'struggle', events: [] };
  if (!winner) return occur(next, [ending], 'force.struggle');
  const amount = totals[winner] - totals[other(winner)];
  const events: GameEvent[] = [
    { on: 'struggle-won', who: winner, amount },
    { on: 'struggle-lost', who: other(winner), amount },
  ];
  const turn: Act = { do: 'balance', side: winner, who: winner, source: null };
  return occur(next, [turn, { ...ending, events }], 'force.struggle');
}

/** What happens when play comes to a point of a turn; points that the charts of an engagement have are not here. */
export const AT_POINT: Partial<Record<Point, (game: GameState) => GameState>> = {
  'turn-start': startTurn,
  balance: begins('balance'),
  'balance-force': balanceForce,
  'balance-end': ends('balance'),
  refresh: begins('refresh'),
  'refresh-focus': removeFocus,
  'refresh-shields': removeShields,
  'refresh-objectives': countMissing,
  'refresh-actions': openActions,
  'refresh-end': ends('refresh'),
  draw: begins('draw'),
  'draw-discard': (game) =>
    list(game, game.active, 'hand').length > 0 ? askStep(game, 'discard', 'draw.discard', game.active) : game,
  'draw-actions': openActions,
  'draw-end': ends('draw'),
  deployment: begins('deployment'),
  'deployment-actions': openActions,
  'deployment-end': ends('deployment'),
  conflict: begins('conflict'),
  'conflict-actions': openActions,
  'conflict-engage': (game) => askStep(game, 'engage', 'conflict.engage', game.active),
  'conflict-end': ends('conflict'),
  force: begins('force'),
  'force-commit': (game) => askStep(game, 'commit', 'force.commit', game.active),
  'force-struggle': struggle,
  'force-actions': openActions,
  'force-end': ends('force'),
  'turn-end': endTurn,
};

/** Dark's first turn has no conflict phase at all (Ruling 6). */
export const skipsConflict = (game: GameState): boolean =>
  game.active === 'dark' && game.players.dark.firstTurn;

export const noteSkip = (game: GameState): GameState =>
  note(game, 'rule', 'conflict.first-turn', {
    type: 'phase-skipped',
    by: game.active,
    words: { phase: 'conflict' },
  });

/** The next player's turn. What counts by the turn begins anew. */
export function nextTurn(game: GameState): GameState {
  const after = setPlayer(game, game.active, { firstTurn: false });
  return {
    ...after,
    turn: game.turn + 1,
    active: other(game.active),
    point: 'turn-start',
    engaged: [],
    again: [],
    played: [],
    uses: {},
    left: {},
    steps: 0,
  };
}
