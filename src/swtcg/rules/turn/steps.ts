// What the rules do by themselves in each step of a turn (Turn Structure).

import { editionOf } from '../../editions/index.ts';
import { controlOf, mayWin } from '../../effects/arena-control.ts';
import { emit, heardIn } from '../../effects/events.ts';
import { settleUnknown } from '../../effects/variables.ts';
import type { Duration } from '../../language/effect.ts';
import { countQuietTurns, note } from '../../model/log.ts';
import {
  ARENAS,
  type CardId,
  type EventName,
  type GameState,
  type Modifier,
  SIDES,
  type Side,
} from '../../model/state.ts';
import { changed } from '../../model/update.ts';
import { card, setPlayer, unitsIn } from '../../model/zones.ts';
import { payBounties } from '../actions/bounty.ts';
import { untap } from '../actions/card-moves.ts';
import { drawCards } from '../actions/draw.ts';
import { endModifiers } from '../actions/modifiers.ts';
import { discardDoomed, doomedUnits } from '../battle/damage.ts';
import { contestsDue } from '../build/unique.ts';
import { currentRoll, endRoll, startRoll } from '../dice/roll.ts';

const FORCE_EACH_TURN = 4;

/** 1. Turn starts. */
export function startTurn(game: GameState): GameState {
  // Who can't lose or win until end of next turn can't for this one.
  const modifiers = game.modifiers.flatMap((one): Modifier[] => {
    if (one.winless === undefined) return [one];
    return one.until === 'next-turn' ? [{ ...one, until: 'turn' }] : [];
  });
  const fresh: GameState = changed(game, { modifiers, point: 'turn-start', used: [], steps: 0, last: {} });
  return emit(note(fresh, 'place', 'turn.start', { type: 'turn-started' }), { type: 'turn-starts' });
}

/** 2. Untap: cards in the build zone and the arenas, Dark first, with all that is on them. */
export function untapAll(game: GameState): GameState {
  let next = game;
  for (const side of SIDES) {
    const tapped: CardId[] = [];
    const look = (id: CardId) => {
      const { tapped: is, pilots, equipment } = card(game, id);
      if (is && !game.modifiers.some((one) => one.on === id && one.stays)) tapped.push(id);
      for (const rider of [...pilots, ...equipment]) look(rider);
    };
    const { space, ground, character, build } = game.players[side].lists;
    for (const row of [space, ground, character, build]) for (const id of row) look(id);
    for (const id of Object.values(game.locations)) if (id && card(game, id).controller === side) look(id);
    if (tapped.length === 0) continue;
    for (const id of tapped) next = untap(next, id);
    next = note(next, 'rule', 'turn.untap', { type: 'cards-untapped', by: side, cards: { cards: tapped } });
  }
  if (next.modifiers.some((one) => one.stays))
    next = changed(next, { modifiers: next.modifiers.filter((one) => !one.stays) });
  return emit(next, { type: 'untap-step' });
}

/** 3. Gain Force. */
export function gainForce(game: GameState): GameState {
  let next = game;
  for (const side of SIDES) {
    const force = next.players[side].force + FORCE_EACH_TURN;
    const numbers = { force: FORCE_EACH_TURN, now: force };
    next = note(setPlayer(next, side, { force }), 'rule', 'turn.force', {
      type: 'force-gained',
      by: side,
      numbers,
    });
    next = emit(next, { type: 'force-gained', side });
  }
  return next;
}

/** 4. Roll for build: Light rolls one die for both. */
export const rollForBuild = (game: GameState): GameState =>
  emit(startRoll(game, 'build', 'light', 1), { type: 'build-rolled' });

export function giveBuildPoints(game: GameState): GameState {
  const die = currentRoll(game)?.dice.reduce((sum, one) => sum + one, 0) ?? 0;
  let next = endRoll(game);
  for (const side of SIDES) {
    const everywhere = ARENAS.every((arena) => unitsIn(next, side, arena).length > 0);
    const bonus = everywhere ? 1 : 0;
    const buildPoints = next.players[side].buildPoints + die + bonus;
    const numbers = { now: buildPoints, bonus };
    next = setPlayer(next, side, { buildPoints });
    next = note(next, 'rule', 'turn.roll', { type: 'build-points-rolled', by: side, numbers });
  }
  return next;
}

/** Whose build or retreat step it is. */
export const stepSide = (game: GameState): Side => (game.point.startsWith('dark') ? 'dark' : 'light');

/** 5. A build step starts. */
export function startBuildStep(game: GameState): GameState {
  const side = stepSide(game);
  const next = note(game, 'place', 'turn.build', { type: 'build-step-started', words: { seat: side } });
  return payBounties(emit(next, { type: 'build-step-starts', side }), side);
}

const declined = (game: GameState, side: Side): string => `decline draw ${side}@turn ${game.turn}`;

export const drawDeclined = (game: GameState, side: Side): boolean =>
  game.used.includes(declined(game, side));

export function declineDraw(game: GameState, side: Side): GameState {
  const next = changed(game, { used: [...game.used, declined(game, side)] });
  return note(next, 'deed', 'turn.draw', { type: 'draw-declined', by: side });
}

/** The draw step of the ready phase: a card for each player. */
export const drawForBoth = (game: GameState): GameState =>
  SIDES.reduce((next, side) => drawCards(next, side, 1, 'turn.draw'), game);

/** The card that one draws when the build step starts. */
export function drawForTurn(game: GameState): GameState {
  const side = stepSide(game);
  if (editionOf(game.box).drawsIn !== 'build-step') return game;
  return drawDeclined(game, side) ? game : drawCards(game, side, 1, 'turn.draw');
}

/** Build points that are left are wasted. */
export function endBuildStep(game: GameState): GameState {
  const side = stepSide(game);
  const { buildPoints } = game.players[side];
  const wasted = { numbers: { points: buildPoints }, words: { seat: side } };
  const next =
    buildPoints === 0
      ? game
      : note(setPlayer(game, side, { buildPoints: 0 }), 'rule', 'build.wasted', {
          type: 'build-points-wasted',
          ...wasted,
        });
  return emit(next, { type: 'build-step-ends', side });
}

export const startRetreatStep = (game: GameState): GameState =>
  note(game, 'place', 'turn.retreat', { type: 'retreat-step-started', words: { seat: stepSide(game) } });

export const endRetreatStep = (game: GameState): GameState =>
  emit(game, { type: 'retreat-step-ends', side: stepSide(game) });

/** 7. The battle phase starts; contests come before anything that it sets off (Contesting Unique Cards). */
export function startBattle(game: GameState): { readonly game: GameState; readonly owes: EventName | null } {
  const next = note(game, 'place', 'battle.start', { type: 'battle-phase-started' });
  const owes = 'battle-phase-starts';
  return contestsDue(next).length > 0
    ? { game: next, owes }
    : { game: emit(next, { type: owes }), owes: null };
}

/**
 * 11. What lasted until end of turn ends, in its order; then "when the battle phase ends" and "at end of turn". Where an
 * edition has these abilities first, only the battle is over now.
 */
export const endOfTurn = (game: GameState): GameState =>
  editionOf(game.box).endsFirst === 'effects' ? endsInOrder(game) : hearEnd(endBattleEffects(game));

const BATTLE_DURATIONS: readonly Duration[] = [...ARENAS, 'battle', 'step'];

const endBattleEffects = (game: GameState): GameState =>
  settle(endModifiers(game, ({ until }) => BATTLE_DURATIONS.includes(until)));

const hearEnd = (game: GameState): GameState => {
  const next = note(game, 'place', 'turn.end', { type: 'turn-ended' });
  return emit(emit(next, { type: 'battle-phase-ends' }), { type: 'turn-ends' });
};

/** Where they come last: what lasted until end of turn is over (End of Turn, 2002). */
export const endTurnEffects = (game: GameState): GameState =>
  settle(settleUnknown(oneTurnLess(endModifiers(game, (one) => endsWithTurn(one)))));

/** Who can't lose this turn can't lose by the check at its very end. */
const endsWithTurn = ({ until, winless }: Modifier): boolean =>
  (until === 'turn' || BATTLE_DURATIONS.includes(until)) && winless === undefined;

/** What lasts until the end of the next turn has one more to go. */
function oneTurnLess(game: GameState): GameState {
  const goesOn = ({ until, winless }: Modifier) => until === 'next-turn' && winless === undefined;
  return game.modifiers.some(goesOn)
    ? changed(game, {
        modifiers: game.modifiers.map((one) => (goesOn(one) ? { ...one, until: 'turn' } : one)),
      })
    : game;
}

function endsInOrder(game: GameState): GameState {
  // What waits for this very time is still there to happen.
  const waits = ({ lasting }: Modifier) =>
    lasting?.kind === 'triggered' && ['battle-phase-ends', 'turn-ends'].includes(lasting.when.on);
  const next = oneTurnLess(endModifiers(game, (one) => endsWithTurn(one) && !waits(one)));
  return endModifiers(hearEnd(settle(settleUnknown(next))), (one) => endsWithTurn(one) && waits(one));
}

/**
 * A unit whose damage counters equal or exceed its health is discarded, whatever brought that about (Terms, health). Where
 * something could take the place of the discard, that is asked first (Attacking, 6).
 */
export const settle = (game: GameState): GameState =>
  doomedUnits(game).length > 0 && !heardIn(game.box).has('would-be-discarded') ? discardDoomed(game) : game;

/** 12. Check for win condition: two arenas or more. */
export function checkWin(game: GameState): GameState {
  if (game.result) return game;
  const held = (side: Side) => ARENAS.filter((arena) => controlOf(game, arena) === side);
  const winner = SIDES.find((side) => held(side).length >= 2);
  if (winner && !mayWin(game, winner))
    return note(game, 'rule', 'win.cant', { type: 'win-withheld', by: winner, words: { how: 'control' } });
  if (!winner) return note(game, 'rule', 'win.control', { type: 'game-goes-on' });
  const result = { winner, by: 'control', turn: game.turn } as const;
  const words = { arenas: held(winner) };
  return note(changed(game, { result }), 'rule', 'win.control', { type: 'game-won', by: winner, words });
}

export function nextTurn(game: GameState): GameState {
  countQuietTurns(game);
  return changed(game, { turn: game.turn + 1, point: 'turn-start' });
}
