// Keywords, Stealth.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, refused, use } from '../../helpers/fight.ts';

const l = { text: ['Stealth'] };

test('Stealth: untapped and undamaged the unit cannot be attacked (Keywords, Stealth)', () => {
  refused({ d: {}, l }, { script: [attack('d', 'l')] }, 'keyword.stealth');
});

test('Stealth: tapped or damaged it can (Keywords, Stealth)', () => {
  assert.equal(
    fight({ d: { power: 1 }, l: { ...l, tapped: true } }, { dice: [6], script: [attack('d', 'l')] }).damage(
      'l',
    ),
    1,
  );
  assert.equal(
    fight({ d: { power: 1 }, l: { ...l, damage: 1 } }, { dice: [6], script: [attack('d', 'l')] }).damage('l'),
    2,
  );
});

test('Stealth: copies are one; other damage reaches it (Keywords, Stealth)', () => {
  const end = fight(
    {
      d: { text: ["Pay 1 Force -> Do 1 damage to one of your opponent's units."] },
      l: { text: ['Stealth', 'Stealth'] },
    },
    { dark: 1, script: [use('d', 1, { target: 'l' })] },
  );
  assert.equal(end.damage('l'), 1);
  assert.deepEqual(end.at('l').keywords, { Stealth: true });
});

test('Stealth: gained when the attack is under way it changes nothing (Phrases, "can\'t attack")', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Pay 1 Force -> This unit gets Stealth until end of turn.'] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 1)] },
  );
  assert.equal(end.damage('l'), 1);
});

test('Stealth: a unit that was made faster by Velocity cannot gain it (Keywords, Velocity)', () => {
  const end = fight(
    {
      d: { power: 1 },
      l: { text: ['Velocity 10', 'Pay 1 Force -> This unit gets Stealth until end of turn.'] },
    },
    { light: 1, dice: [6], script: [use('l', 'Velocity'), use('l', 2), attack('d', 'l')] },
  );
  assert.equal(end.damage('l'), 1);
});
