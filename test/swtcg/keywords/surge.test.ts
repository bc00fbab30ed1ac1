// Keywords, Surge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { power: 1, text: ['Surge 2'] };

test('Surge: when another unit damages it, a unit in the arena may get +X power (Keywords, Surge)', () => {
  const end = fight(
    { d: { power: 1 }, l },
    { dice: [6], script: [attack('d', 'l'), use('l', 'Surge', { target: 'l' })] },
  );
  assert.equal(end.at('l').power, 3);
});

test('Surge: copies add up; any unit in the arena may be chosen (Keywords, Surge)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Surge 1', 'Surge 1'] }, lg: { type: 'Ground' } },
    { dice: [6], script: [attack('d', 'l'), use('l', 'Surge', { target: 'd' })] },
  );
  assert.equal(end.at('d').power, 3);
  refused(
    { d: { power: 1 }, l, lg: { type: 'Ground' } },
    { dice: [6], script: [attack('d', 'l'), use('l', 'Surge', { target: 'lg' })] },
    'effect.target',
  );
});

test('Surge: not without damage counters, not before, not twice (Keywords, Surge)', () => {
  const surge = use('l', 'Surge', { target: 'l' });
  refused({ d: { power: 1 }, l }, { dice: [1], script: [attack('d', 'l'), surge] });
  refused({ d: { power: 1 }, l }, { script: [surge] });
  refused({ d: { power: 1 }, l }, { dice: [6], script: [attack('d', 'l'), surge, surge] });
});

test('Surge: not for damage without a source or from itself (Keywords, Surge)', () => {
  const surge = use('l', 'Surge', { target: 'l' });
  refused(
    { d: { text: ["Pay 1 Force -> Do 1 damage to one of your opponent's units."] }, l },
    { dark: 1, script: [use('d', 1, { target: 'l' }), surge] },
  );
  refused(
    { d: {}, l: { text: ['Surge 2', 'Pay 1 Force -> This unit does 1 damage to itself.'] } },
    { light: 1, script: [use('l', 2), surge] },
  );
});

test('Surge: it need not be used, and works for any damage of another unit (Keywords, Surge)', () => {
  const end = fight(
    { d: { text: ["Pay 1 Force -> This unit does 1 damage to one of your opponent's units."] }, l },
    { dark: 1, script: [use('d', 1, { target: 'l' }), use('l', 'Surge', { target: 'l' })] },
  );
  assert.equal(end.at('l').power, 3);
});

test('Surge: not when another unit is damaged, and no longer than the turn (Keywords, Surge)', () => {
  const surge = use('l', 'Surge', { target: 'l' });
  refused({ d: { power: 1 }, l, l2: {} }, { dice: [6], script: [attack('d', 'l2'), surge] });
  const later = fight(
    { d: { power: 1 }, l },
    { until: { turn: 2, point: 'battle-start' }, dice: [6, 1], script: [attack('d', 'l'), surge] },
  );
  assert.equal(later.at('l').power, 1);
});

test('Surge: a unit that is discarded by it still gives power where it was (Keywords, Surge; Effect Types)', () => {
  const surge = use('d', 'Surge', { target: 'd2' });
  const end = fight(
    { d: { power: 1, health: 1, text: ['Surge 2'] }, d2: { power: 1 }, l: { text: ['Retaliate 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate'), surge] },
  );
  assert.equal(end.at('d').zone, 'discard');
  assert.equal(end.at('d2').power, 3);
  refused(
    { d: { power: 1, health: 1, text: ['Surge 2'] }, d2: { type: 'Ground' }, l: { text: ['Retaliate 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate'), surge] },
  );
});
