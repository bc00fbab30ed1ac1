// What is true of every position, whatever has been played.
import assert from 'node:assert/strict';
import { mostPilots } from '../../src/build/pilots.ts';
import { stackOf } from '../../src/build/stack-rules.ts';
import { keywordsOf } from '../../src/effects/abilities.ts';
import { totals } from '../../src/effects/totals.ts';
import { ARENAS, type CardId, type GameState, type ListZone, SIDES } from '../../src/game/state.ts';
import { allUnits, card, def, isArena } from '../../src/game/table.ts';

const OWNED: readonly ListZone[] = ['hand', 'deck', 'discard', 'supply', 'out'];

export function checkInvariants(game: GameState): void {
  const seen = new Map<CardId, string>();
  const count = (id: CardId, where: string) => {
    assert.ok(!seen.has(id), `${id} is in ${where} and in ${seen.get(id)}`);
    seen.set(id, where);
  };
  for (const side of SIDES) {
    for (const [zone, list] of Object.entries(game.players[side].lists) as [ListZone, readonly CardId[]][]) {
      for (const id of list) {
        count(id, `${side} ${zone}`);
        const state = card(game, id);
        assert.equal(state.zone, zone, `${id} lies in ${zone}`);
        assert.equal(state.host, null, `${id} has a host`);
        if (OWNED.includes(zone)) {
          assert.equal(state.owner, side, `${id} is in a zone of its owner`);
          assert.equal(state.controller, side, `${id} is controlled by its owner`);
          assert.equal(
            state.stack.length + state.pilots.length + state.equipment.length,
            0,
            `${id} is alone`,
          );
          assert.ok(!state.tapped && state.damage === 0 && state.build === 0, `${id} has nothing on it`);
        } else assert.equal(state.controller, side, `${id} is in a zone of its controller`);
        if (isArena(zone)) {
          assert.equal(def(game, id).kind, 'unit', `${id} is a unit`);
          assert.ok(def(game, id).arenas.includes(zone), `${id} fits its arena`);
        }
        if (def(game, id).subordinate)
          assert.ok(isArena(zone) || zone === 'supply', `${id} is a Subordinate in ${zone}`);
      }
    }
    assert.ok(game.players[side].lists.resource.length <= 1, 'one Resource');
    assert.ok(game.players[side].lists.event.length <= 1, 'one Event');
    assert.ok(game.players[side].force >= 0 && game.players[side].buildPoints >= 0, 'nothing below 0');
  }
  for (const arena of ARENAS) {
    const id = game.locations[arena];
    if (id === null) continue;
    count(id, `${arena} Location`);
    assert.equal(card(game, id).zone, arena);
    assert.equal(def(game, id).kind, 'location');
  }
  for (const { id, stack, pilots, equipment } of game.cards) {
    for (const [name, list, zone] of [
      ['stack', stack, 'under'],
      ['pilots', pilots, 'on'],
      ['equipment', equipment, 'on'],
    ] as const) {
      for (const one of list) {
        count(one, `${name} of ${id}`);
        assert.equal(card(game, one).host, id, `${one} has its host`);
        assert.equal(card(game, one).zone, zone);
      }
    }
    assert.ok(stackOf(game, id).length <= 4, `${id} has a stack of more than 4 cards`);
    const resting = game.frames.length === 0 && game.windows.length === 1;
    if (resting && pilots.length > 0)
      assert.ok(pilots.length <= mostPilots(game, id), `${id} has too many Pilots`);
  }
  assert.equal(seen.size, game.cards.length, 'no card is lost');
  checkTotals(game);
}

/** What is kept of totals and keywords is what a fresh look at the same table gives. */
function checkTotals(game: GameState): void {
  const fresh: GameState = { ...game, cards: game.cards.slice(), modifiers: game.modifiers.slice() };
  for (const id of allUnits(game)) {
    assert.deepEqual(totals(game, id), totals(fresh, id), `totals of ${id}`);
    assert.deepEqual(keywordsOf(game, id), keywordsOf(fresh, id), `keywords of ${id}`);
    for (const stat of ['speed', 'power', 'health'] as const) {
      const total = totals(game, id)[stat];
      assert.ok(total === null || total >= 0, `${id} has a ${stat} of ${total}`);
    }
  }
}
