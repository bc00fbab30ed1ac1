// Keywords, Avenge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l1 = { health: 1 };
const l2 = { text: ['Avenge 2'] };

test('Avenge: dice of damage to the attacker when the attack ends (Keywords, Avenge)', () => {
  const end = fight({ d: { power: 1 }, l1, l2 }, { dice: [6, 4, 5], script: [attack('d', 'l1')] });
  assert.equal(end.at('l1').zone, 'discard');
  assert.equal(end.damage('d'), 2);
});

test('Avenge: copies add up (Keywords, Avenge)', () => {
  const end = fight(
    { d: { power: 1 }, l1, l2: { text: ['Avenge 1', 'Avenge 1'] } },
    { dice: [6, 4, 5], script: [attack('d', 'l1')] },
  );
  assert.equal(end.damage('d'), 2);
});

test('Avenge: not for itself, not for a unit in another arena, not without a discard (Keywords, Avenge)', () => {
  fight({ d: { power: 1 }, l: { health: 1, text: ['Avenge 2'] } }, { dice: [6], script: [attack('d', 'l')] });
  fight({ d: { power: 1 }, l1, l2: { ...l2, type: 'Ground' } }, { dice: [6], script: [attack('d', 'l1')] });
  fight({ d: { power: 1 }, l1: { health: 2 }, l2 }, { dice: [6], script: [attack('d', 'l1')] });
});

test('Avenge: it comes before Retaliate when the attack ends (rulings, 8)', () => {
  const end = fight(
    { d: { power: 1 }, l1: { health: 1, text: ['Retaliate 1'] }, l2: { text: ['Avenge 1'] } },
    { dice: [6, 1, 6], script: [attack('d', 'l1'), use('l1', 'Retaliate')] },
  );
  assert.equal(end.damage('d'), 1);
  const first = end.log.find(({ type }) => type === 'damage-dice-counted');
  assert.deepEqual(first?.numbers, { hits: 0 });
});

test('Avenge: it happens by itself (Keywords, Avenge)', () => {
  refused({ d: { power: 1 }, l1, l2 }, { script: [attack('d', 'l1'), use('l2', 'Avenge')] });
});

test('Avenge: not against a unit that discards without attacking, while another attacks (Keywords, Avenge)', () => {
  const does = "Pay 1 Force -> This unit does 1 damage to one of your opponent's units.";
  const end = fight(
    { d: { power: 1 }, d2: { text: [does] }, l1, l2 },
    { dark: 1, dice: [6], script: [attack('d', 'l2'), use('d2', 1, { target: 'l1' })] },
  );
  assert.equal(end.at('l1').zone, 'discard');
  assert.equal(end.damage('d2'), 0);
});

test('Avenge: not for a unit that the attacking unit discards otherwise than by damage (Keywords, Avenge)', () => {
  const d = { power: 1, text: ["When this unit attacks, discard one of your opponent's Jedi."] };
  const end = fight({ d, l1: { subtype: 'Jedi' }, l2 }, { dice: [6], script: [attack('d', 'l2')] });
  assert.equal(end.at('l1').zone, 'discard');
  assert.equal(end.damage('d'), 0);
});
