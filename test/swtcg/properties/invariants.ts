// What is true of every position, whatever has been played: no card is lost or doubled, no number is below 0, everything
// lies where it may lie, what has left play has nothing on it.
import { AssertionError } from 'node:assert/strict';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { stackRoom } from '../../../src/swtcg/effects/restrictions.ts';
import { totals } from '../../../src/swtcg/effects/totals.ts';
import {
  ARENAS,
  type CardId,
  type CardState,
  type GameState,
  type ListZone,
  SIDES,
  type Side,
} from '../../../src/swtcg/model/state.ts';
import { allUnits, card, def, isArena, stackOf } from '../../../src/swtcg/model/zones.ts';
import { mostPilots } from '../../../src/swtcg/rules/build/pilots.ts';

/** Asked of every card at every decision: the sentence is made only where it is needed. */
function must(isSo: boolean, sentence: () => string): void {
  if (!isSo) throw new AssertionError({ message: sentence() });
}

/** Zones of a card's owner; the others are of its controller. */
const OWNED: ReadonlySet<string> = new Set(['hand', 'deck', 'discard', 'supply', 'out']);

/** Each card is in one place only, and the place and the card agree on it. */
function checkPlaces(game: GameState): void {
  const places = new Map<CardId, string>();
  const put = (id: CardId, place: string): void => {
    must(!places.has(id), () => `${id} is at ${places.get(id)} and at ${place}`);
    places.set(id, place);
  };
  for (const side of SIDES) {
    for (const [zone, ids] of Object.entries(game.players[side].lists) as [ListZone, readonly CardId[]][])
      for (const id of ids) {
        put(id, zone);
        checkListed(game, card(game, id), side, zone);
      }
    const { resource, event } = game.players[side].lists;
    must(resource.length <= 1 && event.length <= 1, () => 'one Resource, one Event');
  }
  for (const arena of ARENAS) {
    const id = game.locations[arena];
    if (id === null) continue;
    put(id, 'a Location');
    const fits = card(game, id).zone === arena && def(game, id).kind === 'location';
    must(fits, () => `${id} is no Location of the ${arena} arena`);
  }
  for (const { id, stack, pilots, equipment } of game.cards) {
    const check = (one: CardId, where: 'under' | 'on'): void => {
      put(one, where);
      const { host, zone } = card(game, one);
      must(host === id && zone === where, () => `${one} does not lie ${where} ${id}`);
    };
    for (const one of stack) check(one, 'under');
    for (const one of pilots) check(one, 'on');
    for (const one of equipment) check(one, 'on');
  }
  must(places.size === game.cards.length, () => 'a card is lost');
}

/** A card in a list of a player. */
function checkListed(game: GameState, state: CardState, side: Side, zone: ListZone): void {
  const { id, owner, controller, faceDown } = state;
  must(state.zone === zone && state.host === null, () => `${id} does not lie in ${zone}`);
  const owned = OWNED.has(zone);
  must((owned ? owner : controller) === side, () => `${id} lies on the wrong side (${zone})`);
  if (owned) checkBare(state);
  const { kind, arenas, subordinate } = def(game, id);
  if (isArena(zone))
    must(kind === 'unit' && arenas.includes(zone) && !faceDown, () => `${id} can't be in ${zone}`);
  if (subordinate) must(isArena(zone) || zone === 'supply', () => `${id} is a Subordinate in ${zone}`);
}

/** A card that has left play is as it was in its box. */
function checkBare(state: CardState): void {
  const { id, owner, controller, tapped, damage, build, counters, zone, faceDown } = state;
  must(controller === owner, () => `${id} is not controlled by its owner in ${zone}`);
  const riders = state.stack.length + state.pilots.length + state.equipment.length;
  must(riders === 0, () => `${id} is not alone in ${zone}`);
  must(!tapped && damage === 0 && build === 0, () => `${id} has something on it in ${zone}`);
  for (const n of Object.values(counters)) must(n === 0, () => `${id} has counters in ${zone}`);
  must(!faceDown || zone === 'out', () => `${id} lies face-down in ${zone}`);
}

const FACE_DOWN: ReadonlySet<string> = new Set(['build', 'under', 'out']);

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

function checkNumbers(game: GameState): void {
  for (const side of SIDES) {
    const { force, buildPoints, setupSpent, setupPoints } = game.players[side];
    must(isCount(force), () => `${side} has ${force} Force`);
    must(isCount(buildPoints), () => `${side} has ${buildPoints} build points`);
    must(isCount(setupSpent) && setupSpent <= setupPoints, () => `${side} spent ${setupSpent} in setup`);
  }
  for (const { id, damage, build, zone, faceDown, counters } of game.cards) {
    must(isCount(damage), () => `${id} has ${damage} damage`);
    must(isCount(build), () => `${id} has ${build} build counters`);
    for (const n of Object.values(counters)) must(isCount(n), () => `${id} has ${n} counters`);
    must(!faceDown || FACE_DOWN.has(zone), () => `${id} lies face-down in ${zone}`);
  }
  for (const id of allUnits(game)) {
    const { speed, power, health } = totals(game, id);
    for (const total of [speed, power, health])
      must(total === null || isCount(total), () => `${id} has a value of ${total}`);
  }
}

/** Whether nothing is under way that could still put something right. */
const isResting = ({ frames, damages, attacks, waiting, windows }: GameState): boolean =>
  frames.length + damages.length + attacks.length + waiting.length === 0 && windows.length <= 1;

/** Where nothing is under way nobody stands who has no health left, and nothing holds more than it may. */
function checkRest(game: GameState): void {
  if (!isResting(game)) return;
  for (const id of allUnits(game)) {
    const { health } = totals(game, id);
    const { damage, pilots, stack } = card(game, id);
    must(health === null || damage < health, () => `${id} should have been discarded`);
    if (pilots.length > 0)
      must(pilots.length <= mostPilots(game, id), () => `${id} has ${pilots.length} Pilots`);
    if (stack.length > 3)
      must(stackOf(game, id).length <= 4 + stackRoom(game, id), () => `${id} has too large a stack`);
  }
}

export function checkGame(game: GameState): void {
  checkPlaces(game);
  checkNumbers(game);
  checkRest(game);
}

/** Build points become as many build counters, on that card, and nothing else is paid or put (Building Cards with Build Costs). */
export function checkBuilding(
  { by, card: id, counters }: Decision,
  before: GameState,
  after: GameState,
): void {
  if (id === undefined || counters === undefined) return;
  const points = (game: GameState) => game.players[by].buildPoints;
  must(points(before) - points(after) === counters, () => `${points(before) - points(after)} points paid`);
  must(before.players[by].force === after.players[by].force, () => 'Force is paid for building');
  for (const { id: one, build, damage } of after.cards) {
    const more = build - card(before, one).build;
    must(more === (one === id ? counters : 0), () => `${more} build counters more on ${one}`);
    must(damage === card(before, one).damage, () => `building damages ${one}`);
  }
}
