// `move` and `retreat`: units between arenas and the build zone, Pilots onto and off units.

import { editionOf } from '../editions/index.ts';
import { ofLineup } from '../effects/abilities.ts';
import { noMove, noRetreat } from '../effects/restrictions.ts';
import { note } from '../model/log.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { Arena, CardId, GameState } from '../model/state.ts';
import { currentWindow } from '../model/windows.ts';
import {
  arenaName,
  card,
  def,
  hasCard,
  inArena,
  isArena,
  isForUnits,
  label,
  placeStack,
  unitOf,
  unitsOf,
} from '../model/zones.ts';
import { ownPilots, toSupply } from '../rules/actions/attached-cards.ts';
import { hasRetreated, retreatUnit, tap as tapCard } from '../rules/actions/card-moves.ts';
import { hasMoved, markMoved, moveUnit } from '../rules/build/moving.ts';
import { boardUnit, pilotRefusal, pilots } from '../rules/build/pilots.ts';
import type { Decision } from './decision.ts';
import type { DecisionKind, Move } from './kind.ts';

/** Face-up units of a player in arenas and the build zone. */
const unitsInPlay = ofLineup((game, by): readonly CardId[] => [
  ...unitsOf(game, by),
  ...game.players[by].lists.build.filter((id) => !card(game, id).faceDown && def(game, id).kind === 'unit'),
]);

/** The Pilots of a player that are on units, whoever controls those. */
const pilotsOf = ofLineup((game, by): readonly CardId[] => {
  const found: CardId[] = [];
  for (const { zone, host, controller, id } of game.cards)
    if (zone === 'on' && controller === by && host !== null && def(game, id).kind === 'unit') found.push(id);
  return found;
});

/** Units in play and Pilots on units that could go onto another unit. */
const canBoard = ofLineup((game, by): readonly CardId[] =>
  [...unitsInPlay(game, by), ...pilotsOf(game, by)].filter((unit) => pilots(game, unit).length > 0),
);

/** A move onto a unit. */
function board(game: GameState, pilot: CardId, given: CardId): Move | Refusal {
  const unit = unitOf(game, given);
  if (card(game, pilot).host === unit) return refuse('pilot.move', `${label(game, pilot)} is already there`);
  const refusal = pilotRefusal(game, pilot, unit);
  return refusal ?? ((now) => boardUnit(markMoved(now, pilot), pilot, unit));
}

/** A Pilot leaves its unit for an arena or the build zone. */
function leave(game: GameState, pilot: CardId, to: string, inBuildStep: boolean): Move | Refusal {
  const name = label(game, pilot);
  const { arenas } = def(game, pilot);
  const { controller, host } = card(game, pilot);
  if (to === 'buildZone') {
    if (!inBuildStep && host !== null && ownPilots(game, host).length === 1)
      return refuse('pilot.retreat', `${name} is the only Pilot there: in the retreat step the others leave`);
    return (now) => {
      const left = placeStack(inBuildStep ? markMoved(now, pilot) : now, pilot, 'build');
      const next = note(left, 'deed', 'pilot.move', {
        type: 'pilot-left',
        by: controller,
        cards: { pilot },
        words: { seat: controller },
      });
      return toSupply(next, pilot);
    };
  }
  if (!inBuildStep)
    return refuse('pilot.retreat', 'in the retreat step a Pilot moves to the build zone only');
  if (!isArena(to) || !arenas.includes(to))
    return refuse('pilot.move', `${name} can't go there: its type is ${arenas.map(arenaName).join('/')}`);
  return (now) => moveUnit(markMoved(now, pilot), pilot, to as Arena);
}

export const move: DecisionKind = {
  options: (game, by) => {
    const riders = pilotsOf(game, by);
    const off = riders.flatMap((unit) =>
      [...def(game, unit).arenas, 'buildZone'].map((to): Decision => ({ by, do: 'move', unit, to })),
    );
    if (currentWindow(game)?.kind === 'retreat') return editionOf(game.box).pilots.retreats ? [] : off;
    const units = unitsInPlay(game, by);
    const found: Decision[] = [];
    for (const unit of units) {
      const { zone } = card(game, unit);
      for (const to of def(game, unit).arenas) if (to !== zone) found.push({ by, do: 'move', unit, to });
    }
    for (const unit of canBoard(game, by)) {
      for (const to of units) if (to !== unit) found.push({ by, do: 'move', unit, to });
    }
    found.push(...off);
    return found;
  },
  consider: (game, decision) => {
    const { by, to } = decision;
    if (!hasCard(game, decision.unit) || to === undefined) return refuse('build.move', 'no such unit');
    const unit = unitOf(game, decision.unit);
    const { controller, zone, faceDown } = card(game, unit);
    const name = label(game, unit);
    const { kind, arenas } = def(game, unit);
    if (kind !== 'unit' || faceDown || !isForUnits(zone))
      return refuse('build.move', `${name} is not a unit in play`);
    if (controller !== by) return refuse('control.yours', `${name} is controlled by the opponent`);
    const inBuildStep = currentWindow(game)?.kind === 'build';
    if (!inBuildStep && zone !== 'on') return refuse('build.move', `${name} moves in the build step only`);
    if (!inBuildStep && editionOf(game.box).pilots.retreats)
      return refuse('pilot.retreat', `in the retreat step ${name} retreats`);
    const again = inBuildStep && hasMoved(game, unit);
    if (zone === 'on' || hasCard(game, to)) {
      if (again) return refuse('build.one-move', `${name} has already moved in this build step`);
      if (!hasCard(game, to)) return leave(game, unit, to, inBuildStep);
      if (!inBuildStep)
        return refuse('pilot.retreat', 'in the retreat step a Pilot moves to the build zone only');
      return board(game, unit, to);
    }
    if (to === 'buildZone')
      return refuse('unit.retreat', 'a unit goes to the build zone by retreating, in the retreat step');
    if (!isArena(to) || !arenas.includes(to))
      return refuse('build.move', `${name} can't go there: its type is ${arenas.map(arenaName).join('/')}`);
    if (to === zone) return refuse('build.move', `${name} is already there`);
    if (zone === 'build' && hasRetreated(game, unit))
      return refuse('build.move', `${name} has retreated this turn and is sent back in a later one`);
    const keeper = isArena(zone) ? noMove(game, unit) : null;
    if (keeper) return refuse('build.move', `${label(game, keeper)} keeps ${name} from moving`);
    if (isArena(zone) && again)
      return refuse('build.one-move', `${name} has already moved in this build step`);
    return (now) => moveUnit(now, unit, to);
  },
};

/** A piloted unit retreats with its one Pilot, both untapped before (Retreating Pilots; rulings, 19). */
function pilotsRefusal(game: GameState, unit: CardId): Refusal | null {
  const own = ownPilots(game, unit);
  if (own.length > 1)
    return refuse(
      'pilot.retreat',
      `${label(game, unit)} has ${own.length} Pilots: all but one have to leave it first`,
    );
  const tapped = own.find((id) => card(game, id).tapped);
  return tapped === undefined ? null : refuse('pilot.retreat', `its Pilot ${label(game, tapped)} is tapped`);
}

/** A Pilot on a unit in an arena, where Pilots retreat by themselves. */
function isAboard(game: GameState, id: CardId): boolean {
  const { host, zone } = card(game, id);
  return (
    editionOf(game.box).pilots.retreats &&
    zone === 'on' &&
    host !== null &&
    def(game, id).kind === 'unit' &&
    inArena(game, host)
  );
}

export const retreat: DecisionKind = {
  options: (game, by) =>
    [...unitsOf(game, by), ...(editionOf(game.box).pilots.retreats ? pilotsOf(game, by) : [])].map(
      (unit): Decision => ({ by, do: 'retreat', unit }),
    ),
  consider: (game, decision) => {
    if (!hasCard(game, decision.unit)) return refuse('turn.retreat', 'no such unit');
    const unit = unitOf(game, decision.unit);
    const name = label(game, unit);
    if (card(game, unit).controller !== decision.by)
      return refuse('control.yours', `${name} is controlled by the opponent`);
    if (!inArena(game, unit) && !isAboard(game, unit))
      return refuse('turn.retreat', `${name} is not a unit in an arena`);
    if (card(game, unit).tapped) return refuse('turn.retreat', `${name} is tapped and can't retreat`);
    const keeper = noRetreat(game, unit, true);
    if (keeper) return refuse('unit.no-retreat', `${label(game, keeper)} keeps ${name} from retreating`);
    const pilots = pilotsRefusal(game, unit);
    if (pilots) return pilots;
    return (now) => {
      if (isAboard(now, unit)) return retreatUnit(tapCard(now, unit), unit);
      const own = card(now, unit).pilots.filter((id) => card(now, id).controller === decision.by);
      return retreatUnit([unit, ...own].reduce(tapCard, now), unit);
    };
  },
};
