// Duplicate Effects: of several copies of a layered ability each can be used, and its player says which.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { GameHost, readScenario, startPosition } from '../../../src/engine.ts';
import { card } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { unit } from '../../helpers/command.ts';
import { attack, fight, refused, told, use } from '../../helpers/fight.ts';

const pilot = (text: string) =>
  unit('Character', 'Rebel Officer', [10, 1, 1], {
    name: `Pilot of ${text}`,
    text: [`[Pilot] Transport Pilot. The Transport gets: * ${text}`],
  });

/** Two Pilots, each of whom gives Evade; the ship is attacked and 5 damage is pending. */
function pending(): GameHost<SwtcgTypes> {
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {
      d: unit('Space', 'Pirate', [50, 5, 3], { name: 'Attacker' }),
      ship: unit('Space', 'Transport', [10, 1, 9], { name: 'Ship' }),
      one: pilot('Pay 1 Force -> Evade 1'),
      two: pilot('Pay 2 Force -> Evade 4'),
    },
    dark: { space: ['d'] },
    light: { space: [{ card: 'ship', pilots: ['one', 'two'] }], force: 9 },
    at: 'space-battle',
    until: 'game-over',
    dice: [6, 6, 6, 6, 6],
  };
  const table = new GameHost(swtcg2022, startPosition(readScenario(file), { autoPass: 'empty' }));
  assert.equal(table.decide({ by: 'dark', do: 'attack', unit: 'd', target: 'ship' }), null);
  return table;
}

test('Layered: copies that were given by several cards are offered each under a name of its own', () => {
  const table = pending();
  const abilities = table.legal().flatMap((one) => (one.do === 'use' ? [one.ability] : []));
  assert.deepEqual([...new Set(abilities)], ['Evade', 'two:1']);
  const texts = table.legal().map((one) => JSON.stringify(one));
  assert.equal(new Set(texts).size, texts.length, 'nothing is offered twice');
});

test('Layered: the copy that is named is the one that is used and paid', () => {
  const table = pending();
  assert.equal(table.decide({ by: 'light', do: 'use', unit: 'ship', ability: 'two:1', amount: 4 }), null);
  assert.equal(table.game.players.light.force, 7);
  assert.equal(table.decide({ by: 'light', do: 'use', unit: 'ship', ability: 'Evade', amount: 1 }), null);
  assert.equal(table.game.players.light.force, 6);
  assert.equal(card(table.game, 'ship').damage, 0);
});

test('Cumulative: copies of a triggered keyword that add up to 0 set nothing off', () => {
  const d = { text: ['Area Damage 2', 'Area Damage -2', 'Stun 1', 'Stun -1'] };
  const units = { d, l1: { health: 2 }, l2: { text: ['Avenge 1', 'Avenge -1'] } };
  const script = [attack('d', 'l1')];
  assert.deepEqual(told(fight(units, { dice: [6, 6, 1], script }), 'effect.triggered'), []);
  refused(units, { dice: [6, 6, 1], script: [...script, use('d', 'Area Damage', { target: 'l2' })] });
});
