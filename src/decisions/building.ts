// `build`, `complete`, `move`, `retreat`: what a player does in their own build and retreat steps.
import { retreatUnit } from '../battle/leaving.ts';
import { arenaName } from '../build/arrive.ts';
import { instructions, moveUnit, putCounters, startCompletion } from '../build/build.ts';
import { plural } from '../game/log.ts';
import { type Refusal, refuse } from '../game/refusal.ts';
import type { CardId, GameState, Side } from '../game/state.ts';
import {
  card,
  def,
  hasCard,
  inArena,
  isArena,
  label,
  setCard,
  sideName,
  unitOf,
  unitsOf,
} from '../game/table.ts';
import { declineDraw, drawDeclined } from '../turn/steps.ts';
import type { Decision } from './decision.ts';
import { type Choices, choicesOf } from './effects.ts';
import type { DecisionKind } from './kind.ts';

/** Cards that this player may build on: in hand, or partially built. */
const buildable = (game: GameState, by: Side): CardId[] => {
  const { hand, build: zone } = game.players[by].lists;
  return [...hand, ...zone.filter((id) => card(game, id).faceDown)];
};

/** Cards with a build cost can be built: units, Missions, Locations, Equipment, Resources (Building Cards). */
const hasBuildCost = (game: GameState, id: CardId): boolean => {
  const { kind, cost, subordinate } = def(game, id);
  return cost !== null && !subordinate && kind !== 'battle' && kind !== 'event';
};

export const build: DecisionKind = {
  options: (game, by) => {
    const { buildPoints } = game.players[by];
    return buildable(game, by).flatMap((id) =>
      Array.from(
        { length: buildPoints },
        (_, i): Decision => ({ by, do: 'build', card: id, counters: i + 1 }),
      ),
    );
  },
  consider: (game, decision) => {
    const { by, card: id, counters } = decision;
    if (!hasCard(game, id)) return refuse('build.counters', 'no such card');
    if (!buildable(game, by).includes(id))
      return refuse(
        'build.counters',
        `${label(game, id)} is neither in ${sideName(by)}'s hand nor partially built`,
      );
    if (!hasBuildCost(game, id)) return refuse('build.counters', `${label(game, id)} has no build cost`);
    if (counters === undefined || !Number.isInteger(counters) || counters < 1)
      return refuse('build.counters', 'at least 1 build counter has to be put');
    const { buildPoints } = game.players[by];
    if (counters > buildPoints)
      return refuse(
        'build.points',
        `${counters} are to be put and ${sideName(by)} has ${plural(buildPoints, 'build point')}`,
      );
    return (now) => putCounters(now, by, id, counters);
  },
};

/** The cards that a Mission's instructions are aimed at, where the decision names them; else they are asked for. */
function targetsNamed(game: GameState, decision: Decision, id: CardId): Choices | Refusal {
  if (decision.target === undefined && decision.targets === undefined) return [];
  const { by } = decision;
  const name = `completes ${label(game, id)}`;
  const effect = instructions(game, by, id);
  return choicesOf(game, { by, source: id, effect, key: id, how: 'completion', name }, decision);
}

export const complete: DecisionKind = {
  options: (game, by) =>
    buildable(game, by).flatMap((id): Decision[] => {
      const { kind, arenas } = def(game, id);
      if (kind !== 'unit') return [{ by, do: 'complete', card: id }];
      return [...arenas, 'buildZone'].map((to): Decision => ({ by, do: 'complete', card: id, to }));
    }),
  consider: (game, decision) => {
    const { by, card: id } = decision;
    if (!hasCard(game, id)) return refuse('card.complete', 'no such card');
    const name = label(game, id);
    if (!buildable(game, by).includes(id))
      return refuse('card.complete', `${name} is neither in ${sideName(by)}'s hand nor partially built`);
    const { kind, arenas, cost, version } = def(game, id);
    if (!hasBuildCost(game, id) || cost === null)
      return refuse('card.complete', `${name} is not a card that is completed`);
    if (kind !== 'unit' && kind !== 'mission')
      return refuse('card.complete', `${name} can't be completed by these rules yet`);
    const to = decision.to ?? (kind === 'unit' && arenas.length === 1 ? (arenas[0] as string) : undefined);
    if (kind === 'unit') {
      if (to === undefined) return refuse('card.deploy', `say where ${name} is deployed`);
      if (to !== 'buildZone' && !(isArena(to) && arenas.includes(to)))
        return refuse(
          'card.deploy',
          `${name} can't be deployed there: its type is ${arenas.map(arenaName).join('/')}`,
        );
      const twin = unitsOf(game, by).find(
        (one) => def(game, one).version !== null && def(game, one).name === def(game, id).name,
      );
      if (version !== null && twin) return refuse('unique.one', `${label(game, twin)} is already in play`);
    } else if (decision.to !== undefined) return refuse('card.complete', `${name} has no place to go to`);
    const missing = Math.max(0, cost - card(game, id).build);
    const { buildPoints } = game.players[by];
    if (missing > buildPoints)
      return refuse(
        'card.complete',
        `${plural(missing, 'build point')} missing and ${sideName(by)} has ${buildPoints}`,
      );
    const choices = targetsNamed(game, decision, id);
    if ('message' in choices) return choices;
    return (now) =>
      startCompletion(now, by, id, missing, to === 'buildZone' ? 'build' : (to ?? null), choices);
  },
};

export const move: DecisionKind = {
  options: (game, by) => {
    const zone = game.players[by].lists.build.filter((id) => !card(game, id).faceDown);
    return [...unitsOf(game, by), ...zone].flatMap((unit) =>
      def(game, unit).arenas.map((to): Decision => ({ by, do: 'move', unit, to })),
    );
  },
  consider: (game, decision) => {
    const { by, to } = decision;
    if (!hasCard(game, decision.unit)) return refuse('build.move', 'no such unit');
    const unit = unitOf(game, decision.unit);
    const { controller, zone, faceDown } = card(game, unit);
    const name = label(game, unit);
    if (controller !== by) return refuse('control.yours', `${name} is under the other player's control`);
    const { kind, arenas } = def(game, unit);
    if (kind !== 'unit' || faceDown || !(isArena(zone) || zone === 'build'))
      return refuse('build.move', `${name} is not a unit in play`);
    if (to === undefined || !isArena(to) || !arenas.includes(to))
      return refuse('build.move', `${name} can't go there: its type is ${arenas.map(arenaName).join('/')}`);
    if (to === zone) return refuse('build.move', `${name} is there already`);
    if (isArena(zone) && game.used.includes(`move ${unit}@turn ${game.turn}`))
      return refuse('build.one-move', `${name} has already moved in this build step`);
    return (now) => moveUnit(now, unit, to);
  },
};

export const retreat: DecisionKind = {
  options: (game, by) => unitsOf(game, by).map((unit): Decision => ({ by, do: 'retreat', unit })),
  consider: (game, decision) => {
    if (!hasCard(game, decision.unit)) return refuse('turn.retreat', 'no such unit');
    const unit = unitOf(game, decision.unit);
    const name = label(game, unit);
    if (card(game, unit).controller !== decision.by)
      return refuse('control.yours', `${name} is under the other player's control`);
    if (!inArena(game, unit)) return refuse('turn.retreat', `${name} is not in an arena`);
    if (card(game, unit).tapped) return refuse('turn.retreat', `${name} is tapped and can't retreat`);
    return (now) => retreatUnit(setCard(now, unit, { tapped: true }), unit);
  },
};

/** `decline`: the card of the draw step is not drawn. */
export const decline: DecisionKind = {
  options: (_game, by) => [{ by, do: 'decline', what: 'draw' }],
  consider: (game, decision) => {
    const { by } = decision;
    if (decision.what !== 'draw')
      return refuse('turn.draw', 'only the card of the draw step can be declined');
    if (drawDeclined(game, by)) return refuse('turn.draw', 'it was declined already');
    return (now) => declineDraw(now, by);
  },
};
