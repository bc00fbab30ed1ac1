// Other words for what happens in battle: each says the same as the words of cards beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from '../../../src/core/grammar/shape.ts';
import type { TriggeredEffect } from '../../../src/swtcg/language/effect.ts';
import { attack, fight, play, refused as refusedInBattle, tap, use } from '../../helpers/fight.ts';
import { read, refused } from './reading.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['This unit must attack if able.', 'This unit must attack.'],
  ['This unit must attack each turn if able.', 'This unit must attack.'],
  ['This unit must attack a Droid if able.', 'This unit must attack a Droid.'],
  ["Your opponent's units must attack this unit if able.", "Your opponent's units must attack this unit."],
  ["This unit can't attack a Droid.", "This unit can't attack Droids."],
  ['This unit can attack a unit with Stealth.', 'This unit can attack units with Stealth.'],
  ['When a turn starts, gain 1 Force.', 'When each turn starts, gain 1 Force.'],
  [
    'When this unit would be damaged, prevent all of that damage.',
    'When this unit would be damaged, prevent that damage.',
  ],
  [
    'As long as this unit has 5 or more power, it gets Armor.',
    'As long as this unit has power 5 or more, it gets Armor.',
  ],
  [
    "Pay 1 Force -> Take control of one of your opponent's units until end of turn.",
    "Pay 1 Force -> Gain control of one of your opponent's units until end of turn.",
  ],
  [
    "Pay 1 Force -> You gain control of one of your opponent's units until end of turn.",
    "Pay 1 Force -> Gain control of one of your opponent's units until end of turn.",
  ],
  ["This unit can't be attacked by a Droid.", "This unit can't be attacked by Droids."],
  ['You win ties for speed.', 'Your units win ties for speed.'],
  [
    'This unit may attack units in the Ground arena using 3 power plus any other effects.',
    'This unit may attack a unit in the Ground arena instead of this arena with 3 power, plus any other effects.',
  ],
  [
    "Your opponent's Battle cards cost 1 more Force.",
    "Each of your opponent's Battle cards costs 1 more Force to play.",
  ],
  ["This unit's abilities cost 1 less Force.", "This unit's activated abilities cost 1 less Force to play."],
  [
    'Whenever this unit discards a unit, gain 1 Force.',
    'Whenever this unit causes a unit to be discarded, gain 1 Force.',
  ],
  [
    'When this unit damages a Droid and that unit is discarded, gain 1 Force.',
    'When damage from this unit causes a Droid to be discarded, gain 1 Force.',
  ],
  [
    'When this unit damages a Droid and the other unit is discarded, gain 1 Force.',
    'When damage from this unit causes a Droid to be discarded, gain 1 Force.',
  ],
  [
    'Whenever this unit does damage to a Droid, gain 1 Force.',
    'Whenever this unit damages a Droid, gain 1 Force.',
  ],
  ["Pay 1 Force -> Disrupt a unit's attack.", 'Pay 1 Force -> Disrupt an attack.'],
  ["Pay 1 Force -> Disrupt a Droid's attack.", 'Pay 1 Force -> Disrupt an attack by a Droid.'],
  ['Pay 1 Force -> Disrupt a unit card.', 'Pay 1 Force -> Disrupt the deployment of a unit.'],
  [
    'Pay 1 Force -> This unit gets Armor until end of turn. Play up to twice per turn.',
    'Pay 1 Force -> This unit gets Armor until end of turn. Play up to 2 times per turn.',
  ],
  [
    'Pay 1 Force -> This unit gets Armor for this attack. Play only when this unit is attacked by a Droid.',
    'Pay 1 Force -> This unit gets Armor for this attack. Play only if this unit is attacked by a Droid.',
  ],
  [
    "Pay 1 Force -> One of your opponent's units loses all abilities until end of turn.",
    "Pay 1 Force -> One of your opponent's units loses its game text until end of turn.",
  ],
];

for (const [words, cards] of SAME)
  test(`"${words}" is read as "${cards}"`, () => assert.equal(keyOf(read(words)), keyOf(read(cards))));

test('"can only attack": nothing else (Phrases, "can\'t attack")', () => {
  const d = { text: ['This unit can only attack Transports.'] };
  const units = { d, l: {}, l2: { subtype: 'Rebel Transport' } };
  assert.equal(fight(units, { dice: [6, 1, 1], script: [attack('d', 'l2')] }).damage('l2'), 1);
  refusedInBattle(units, { script: [attack('d', 'l')] }, 'attack.cant');
  refused('This unit can only attack tapped units.');
});

test('"must attack … if able": neither tapped nor free in its choice (Phrases, "must attack")', () => {
  const units = { d: { text: ['This unit must attack if able.'] }, l: {} };
  refusedInBattle(units, { script: [tap('d')] }, 'attack.must');
});

test('"damaged by your opponent": by whatever the opponent plays, not by counters that are put (Phrases)', () => {
  const l = { text: ['Whenever this unit is damaged by your opponent, gain 2 Force.'] };
  const force = (side: 'd' | 'l', text: string): number => {
    const card = `${side}Bolt`;
    return fight(
      { d: {}, l, [card]: { type: 'Battle', text: [text] } },
      { script: [play(card, { target: 'l' })] },
    ).player('light').force;
  };
  assert.equal(force('d', "Do 1 damage to one of your opponent's units."), 2);
  assert.equal(force('d', "Put 1 damage counter on one of your opponent's units."), 0);
  assert.equal(force('l', 'Do 1 damage to one of your units.'), 0);
});

test('"damaged by an attack": not by other damage (Phrases, "damage done")', () => {
  const l = { text: ['Whenever this unit is damaged by an attack, gain 1 Force.'] };
  const dBolt = { type: 'Battle', text: ["Do 1 damage to one of your opponent's units."] };
  const end = fight(
    { d: { power: 1 }, l, dBolt },
    { dice: [6], script: [play('dBolt', { target: 'l' }), attack('d', 'l')] },
  );
  assert.equal(end.player('light').force, 1);
});

test('"the only unit you have in this arena": one beside it, and it is not', () => {
  const text = ['As long as this unit is the only unit you have in this arena, it gets +2 power.'];
  const power = (more: object) =>
    fight({ d: { text }, l: {}, ...more }, { until: 'script-end' }).at('d').power;
  assert.equal(power({ d2: { type: 'Ground' } }), 5);
  assert.equal(power({ d2: {} }), 3);
});

test('"can\'t be reduced": a value that others would lower stays (Terms, +/-)', () => {
  const d = { power: 1, text: ['Stun 2'] };
  const l = { power: 3, text: ["This unit's power can't be reduced."] };
  const end = fight({ d, l }, { dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.at('l').power, 3);
});

test('"can\'t use" for an attack ends with it (Phrases, "can\'t use")', () => {
  const d = {
    power: 1,
    text: ["Pay 1 Force -> Your opponent can't use Evade for this attack.", 'Double Strike'],
  };
  const l = { text: ['Pay 0 Force -> Evade 1'] };
  const first = [attack('d', 'l'), use('d', 1)];
  refusedInBattle({ d, l }, { dark: 1, dice: [6], script: [...first, use('l', 'Evade')] });
  const end = fight(
    { d, l },
    { dark: 1, dice: [6, 6], script: [...first, attack('d', 'l'), use('l', 'Evade')] },
  );
  assert.equal(end.damage('l'), 1);
});

test('"more damage for this attack": only where it does some (Phrases, "would be damaged")', () => {
  const d = { power: 2, text: ['Pay 0 Force -> This unit does 2 more damage for this attack.'] };
  const script = [attack('d', 'l'), use('d', 1)];
  assert.equal(fight({ d, l: {} }, { dice: [6, 1], script }).damage('l'), 3);
  assert.equal(fight({ d, l: {} }, { dice: [1, 1], script }).damage('l'), 0);
});

test('"abilities cost more", whoever has them (Phrases, "costs X [more/less]")', () => {
  const l = { text: ['Pay 1 Force -> Evade 2'] };
  const units = { d: { text: ['Evade abilities cost 1 more Force.'] }, l };
  const hit = { dice: [6, 6, 1], script: [attack('d', 'l'), use('l', 'Evade')] };
  assert.equal(fight(units, { ...hit, light: 2 }).player('light').force, 0);
  refusedInBattle(units, { ...hit, light: 1 }, 'cost.pay');
});

test('"can\'t use", said of units without an owner: of both players (Phrases, "can\'t use")', () => {
  const d = { text: ["Units in this arena can't use Evade."] };
  const l = { text: ['Pay 0 Force -> Evade 1'] };
  refusedInBattle({ d, l }, { dice: [6, 6, 6], script: [attack('d', 'l'), use('l', 'Evade')] });
});

test('hits may be divided by a card, none of them or all (Phrases, "divide hits")', () => {
  const d = {
    power: 4,
    text: ['When this unit attacks, you may divide its hits between two units in this arena.'],
  };
  const end = fight(
    { d, l1: {}, l2: {} },
    { dice: [6, 6, 6, 1], script: [attack('d', 'l1'), use('d', 1, { target: 'l2', amount: 3 })] },
  );
  assert.deepEqual([end.damage('l1'), end.damage('l2')], [0, 3]);
});

test("hits that may go to another of the opponent's units go to none of one's own", () => {
  const text = [
    "When this unit attacks, you may divide its hits between the defending unit and another of your opponent's units in the same arena.",
  ];
  const cards = { d: { power: 2, text }, d2: {}, l1: {}, l2: {} };
  const moved = (target: string) => ({
    dice: [6, 6],
    script: [attack('d', 'l1'), use('d', 1, { target, amount: 1 })],
  });
  assert.equal(fight(cards, moved('l2')).damage('l2'), 1);
  refusedInBattle(cards, moved('d2'));
  const said =
    "For this attack, you may divide the hits from the attacking unit between the defending unit and another of your opponent's units in the same arena.";
  assert.ok(
    JSON.stringify(read(said)).includes(JSON.stringify((read(text[0] as string) as TriggeredEffect).parts)),
  );
});

for (const words of [
  'Pay 1 Force -> Disrupt a non-unit card.',
  "Pay 1 Force -> Disrupt one of your opponent's activated abilities.",
  'Pay 1 Force -> End the attack.',
  'Pay 1 Force -> Turn one of your attack dice to a 6.',
  "Retaliate X, where X is this unit's power.",
  'At end of turn, if you have this unit in the Space arena, you win.',
])
  test(`"${words}" is read, and said in words of cards`, () => void read(words));
