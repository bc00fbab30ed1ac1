// Keywords, Retaliate.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, fight, play, refused, told, use } from '../../helpers/fight.ts';

const l = { text: ['Pay 1 Force -> Retaliate 2'] };

test('Retaliate: dice of damage to the attacker when the attack ends, even if discarded (Keywords, Retaliate)', () => {
  const end = fight(
    { d: { power: 1 }, l: { ...l, health: 1 } },
    { light: 1, dice: [6, 4, 1], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('l').zone, 'discard');
  assert.equal(end.damage('d'), 1);
});

test('Retaliate: without a cost it costs 0 Force and has to be declared (Keywords, Retaliate)', () => {
  const cards = { d: { power: 1 }, l: { text: ['Retaliate 1'] } };
  assert.equal(
    fight(cards, { dice: [6, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] }).damage('d'),
    1,
  );
  assert.equal(fight(cards, { dice: [6], script: [attack('d', 'l')] }).damage('d'), 0);
});

test('Retaliate: each copy once per attack, in every attack (rulings, 1)', () => {
  const two = { text: [...l.text, ...l.text] };
  const end = fight(
    { d: { power: 1 }, l: two },
    {
      light: 2,
      dice: [1, 4, 4, 4, 4],
      script: [attack('d', 'l'), use('l', 'Retaliate'), use('l', 'Retaliate')],
    },
  );
  assert.equal(end.damage('d'), 4);
  refused(
    { d: { power: 1 }, l },
    { light: 2, script: [attack('d', 'l'), use('l', 'Retaliate'), use('l', 'Retaliate')] },
    'effect.once',
  );
});

test('Retaliate: only by the unit that is attacked, and only during the attack (Keywords, Retaliate)', () => {
  refused({ d: {}, l1: {}, l2: l }, { light: 1, script: [attack('d', 'l1'), use('l2', 'Retaliate')] });
  refused({ d: {}, l }, { light: 1, script: [use('l', 'Retaliate')] });
});

test('Retaliate: each defending unit can activate it before the next one steps in (Keywords, Retaliate)', () => {
  const end = fight(
    {
      d: { power: 1 },
      l1: { text: ['Retaliate 1'] },
      l2: { text: ['Pay 1 Force -> Intercept', 'Retaliate 1'] },
    },
    {
      light: 1,
      dice: [6, 6, 6],
      script: [attack('d', 'l1'), use('l1', 'Retaliate'), use('l2', 'Intercept'), use('l2', 'Retaliate')],
    },
  );
  assert.equal(end.damage('d'), 2);
});

test('Retaliate: it can stun, and Lucky does not touch its dice (Keywords, Retaliate)', () => {
  const end = fight(
    { d: { power: 1 }, l: { text: ['Retaliate 1', 'Stun 1'] } },
    { dice: [1, 6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('d').power, 0);
});

test('Retaliate: disrupted, it does nothing and stays paid (Disrupt POP)', () => {
  const end = fight(
    {
      d: { power: 1 },
      l,
      dAnnul: { type: 'Battle', text: ['Pay 1 Force -> Disrupt an activated ability.'] },
    },
    { dark: 1, light: 1, dice: [1], script: [attack('d', 'l'), use('l', 'Retaliate'), play('dAnnul')] },
  );
  assert.equal(end.player('light').force, 0);
});

test('Retaliate: no dice against an attacker that is gone (Keywords, Retaliate)', () => {
  const end = fight(
    { d: { power: 1, health: 1 }, l: { text: ['Riposte 1', 'Retaliate 3'] } },
    { dice: [2], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.equal(end.at('d').zone, 'discard');
});

test('Retaliate: that it waits for the end of the attack and resolves then is told by its rule (Keywords, Retaliate)', () => {
  const end = fight(
    { d: { power: 1 }, l },
    { light: 1, dice: [6, 4, 1], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.deepEqual(told(end, 'keyword.retaliate'), [
    "Test L's Retaliate 2 waits for the end of the attack.",
    "Test L's Retaliate 2 resolves.",
  ]);
});

test("Retaliate: a card's own words that wait are told by the rule of attacks (Attacking, 8)", () => {
  const waits = 'Pay 1 Force -> Gain 2 Force when the attack ends.';
  const end = fight(
    { d: { power: 1 }, l: { text: [waits] } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 1)] },
  );
  assert.ok(told(end, 'attack.end').some((text) => text.includes('waits')));
  assert.equal(end.player('light').force, 2);
});

test('Retaliate: against an attack from another arena it is told why not', () => {
  const { message } = refused(
    { d: { text: ['Bombard 1'] }, l: { ...l, type: 'Ground' } },
    { light: 1, dice: [6], script: [attack('d', 'l'), use('l', 'Retaliate')] },
  );
  assert.match(message, /the attacking unit is in another arena/);
});

test('Retaliate, Intercept, Evade: the unit that they are about anyway may be named (Keywords)', () => {
  const cards = { d: { power: 1 }, l, l2: { text: ['Pay 0 Force -> Intercept', 'Pay 0 Force -> Evade 1'] } };
  const end = fight(cards, {
    light: 1,
    dice: [6, 6, 1],
    script: [
      attack('d', 'l'),
      use('l', 'Retaliate', { target: 'd' }),
      use('l2', 'Intercept', { target: 'd' }),
      use('l2', 'Evade', { target: 'l2' }),
    ],
  });
  assert.equal(end.damage('d'), 1);
  assert.equal(end.damage('l2'), 0);
  const other = [attack('d', 'l'), use('l', 'Retaliate', { target: 'l2' })];
  refused(cards, { light: 1, dice: [6], script: other }, 'effect.target');
});

test('Retaliate, Area Damage, Surge: the number that they have anyway may be said, no other (Keywords)', () => {
  const cards = {
    d: { power: 2, text: ['Area Damage 2'] },
    l: { health: 2, text: ['Retaliate 2'] },
    l2: { text: ['Surge 1', 'Pay 0 Force -> Intercept'] },
  };
  const script = (n: number) => [
    attack('d', 'l'),
    use('l', 'Retaliate', { amount: n }),
    use('d', 'Area Damage', { target: 'l2', amount: 2 }),
    use('l2', 'Surge', { target: 'l2', amount: 1 }),
  ];
  const end = fight(cards, { dice: [4, 4, 5, 1, 6, 6], script: script(2) });
  assert.equal(end.damage('d'), 2);
  assert.equal(end.at('l2').power, 2);
  refused(cards, { dice: [1, 1], script: script(1).slice(0, 2) }, 'effect.amount');
  // Who is attacked is known too.
  const meant = [attack('d', 'l'), use('l2', 'Intercept', { target: 'l' })];
  assert.equal(fight(cards, { dice: [4, 1], script: meant }).damage('l2'), 1);
});
