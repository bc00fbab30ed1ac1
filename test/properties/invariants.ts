// What is true of every game at every moment.
import assert from 'node:assert/strict';
import { totals } from '../../src/effects/totals.ts';
import { ARENAS, type CardId, type GameState, SIDES } from '../../src/game/state.ts';
import { card, def } from '../../src/game/table.ts';

/** Each card is in one place only, and the place and the card agree on it. */
export function checkPlaces(game: GameState): void {
  const places = new Map<CardId, string>();
  const put = (id: CardId, place: string): void => {
    assert.ok(!places.has(id), `${id} is at ${places.get(id)} and at ${place}`);
    places.set(id, place);
  };
  for (const side of SIDES) {
    for (const [zone, ids] of Object.entries(game.players[side].lists)) {
      for (const id of ids) {
        put(id, `${side} ${zone}`);
        const state = card(game, id);
        assert.equal(state.zone, zone, `${id} says where it lies`);
        assert.equal(state.host, null, `${id} lies with nobody`);
        const holder = ['space', 'ground', 'character', 'build', 'resource', 'event'].includes(zone)
          ? state.controller
          : state.owner;
        assert.equal(holder, side, `${id} lies on the right side (${zone})`);
      }
    }
  }
  for (const state of game.cards) {
    for (const id of state.stack) {
      put(id, `under ${state.id}`);
      assert.equal(card(game, id).zone, 'under');
      assert.equal(card(game, id).host, state.id);
    }
    for (const id of [...state.pilots, ...state.equipment]) {
      put(id, `on ${state.id}`);
      assert.equal(card(game, id).host, state.id);
    }
  }
  assert.equal(places.size, game.cards.length, 'no card is lost');
}

export function checkNumbers(game: GameState): void {
  for (const side of SIDES) {
    const { force, buildPoints, setupSpent, setupPoints } = game.players[side];
    assert.ok(Number.isInteger(force) && force >= 0, `${side} has ${force} Force`);
    assert.ok(Number.isInteger(buildPoints) && buildPoints >= 0, `${side} has ${buildPoints} build points`);
    assert.ok(setupSpent >= 0 && setupSpent <= setupPoints, `${side} spent ${setupSpent} in setup`);
  }
  for (const { id, damage, build, zone, faceDown, tapped, counters } of game.cards) {
    assert.ok(Number.isInteger(damage) && damage >= 0, `${id} has ${damage} damage`);
    assert.ok(Number.isInteger(build) && build >= 0, `${id} has ${build} build counters`);
    for (const n of Object.values(counters)) assert.ok(n >= 0, `${id} has ${n} counters`);
    if (def(game, id).kind === 'unit')
      for (const total of Object.values(totals(game, id)))
        assert.ok(total === null || total >= 0, `${id} has a total of ${total}`);
    if (zone === 'hand' || zone === 'deck' || zone === 'discard')
      assert.ok(damage === 0 && build === 0 && !tapped && !faceDown, `${id} keeps nothing in ${zone}`);
    if ((ARENAS as readonly string[]).includes(zone)) assert.ok(!faceDown, `${id} is face-up in its arena`);
    if (faceDown) assert.equal(zone, 'build', `${id} is face-down in the build zone only`);
  }
}

/** Where nothing is under way nobody stands who has no health left. */
export function checkHealth(game: GameState): void {
  if (game.frames.length > 0 || game.damages.length > 0 || game.attacks.length > 0 || game.waiting.length > 0)
    return;
  for (const side of SIDES)
    for (const arena of ARENAS)
      for (const id of game.players[side].lists[arena]) {
        const { health } = totals(game, id);
        assert.ok(health === null || card(game, id).damage < health, `${id} should have been discarded`);
      }
}

export function checkGame(game: GameState): void {
  checkPlaces(game);
  checkNumbers(game);
  checkHealth(game);
}
