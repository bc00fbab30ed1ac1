// What a disrupt can answer, and "Play only" of effects that have a chance of their own (Play or Pass Chances, 1 to 3).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectRefused, expectRun, light, texts } from '../../../helpers/core.ts';
import { attack, choose, fight, play, refused, use } from '../../../helpers/fight.ts';

const battle = (...text: string[]) => ({ type: 'Battle', text });
const annul = battle('Pay 1 Force -> Disrupt an activated ability.');

test('A static use such as Lucky is no activated ability: it is not disrupted as one (Effect Types, Static effects)', () => {
  const cards = { d: { power: 1, text: ['Lucky 1'] }, l: {} };
  const script = [attack('d', 'l'), use('d', 'Lucky', { dice: [0] }), play('lNo')];
  refused({ ...cards, lNo: annul }, { light: 1, dice: [1, 6], script });
  const effect = battle('Pay 1 Force -> Disrupt an effect.');
  assert.equal(fight({ ...cards, lNo: effect }, { light: 1, dice: [1], script }).damage('l'), 0);
});

test('Only effects on units are abilities: what another card does is disrupted as an effect (Card Effects)', () => {
  const boost = 'Pay 0 Force -> One of your units gets +20 speed until end of turn.';
  const position = (no: string) =>
    ({
      cards: {
        d: 'dark space 50/3/9',
        l: 'light space 30/1/9',
        works: ['light resource 2', boost],
        no: ['dark battle', `Pay 0 Force -> Disrupt ${no}.`],
      },
      light: { resource: 'works' },
      script: [light.use('works', 1, { target: 'l' }), dark.play('no')],
    }) as const;
  expectRefused(position('an activated ability'), 1, 'effect.idle', /does not disrupt this/);
  expectRefused(position('a Battle card or activated ability'), 1, 'effect.idle', /does not disrupt this/);
  expectRun(position('an activated effect'), { l: { speed: 30 } });
});

test('An attack is no effect: "disrupt an effect" does not answer it (Disrupt POP)', () => {
  const lNo = battle('Pay 0 Force -> Disrupt an effect.');
  refused({ d: {}, l: {}, lNo }, { script: [attack('d', 'l'), play('lNo')] });
});

test('A Force-activated ability is one whose cost has Force in it', () => {
  const dNo = battle('Pay 0 Force -> Disrupt a Force-activated ability.');
  const by = (cost: string) => ({
    d: {},
    l: { text: [`${cost} -> This unit gets +20 speed until end of turn.`] },
    dNo,
  });
  const script = [use('l', 1), play('dNo')];
  assert.equal(fight(by('Pay 1 Force'), { light: 1, script }).at('l').speed, 30);
  refused(by('Tap'), { script });
});

test('"That card" after a disrupt is what was disrupted (Terms, disrupt; Phrases, "that card")', () => {
  const lNo = battle('Pay 0 Force -> Disrupt an attack. Put 1 damage counter on that unit.');
  const end = fight({ d: {}, l: {}, lNo }, { script: [attack('d', 'l'), play('lNo')] });
  assert.equal(end.damage('d'), 1);
});

test('"Unless its controller pays": to say "pay" is enough (Terms, disrupt)', () => {
  const dBoost = battle('Pay 1 Force -> One of your units gets +1 power for this attack.');
  const lNo = battle('Pay 0 Force -> Disrupt a Battle card unless its controller pays 2 Force.');
  const script = [attack('d', 'l'), play('dBoost', { target: 'd' }), play('lNo')];
  for (const word of ['pay', 'yes', 'Pay 2 Force']) {
    const end = fight(
      { d: { power: 1 }, l: {}, dBoost, lNo },
      { dark: 3, dice: [6, 6], script: [...script, choose('dark', word)] },
    );
    assert.equal(end.damage('l'), 2);
  }
});

const ONLY = 'Play only when this unit is attacked.';

test('"Play only when this unit is attacked" of a disrupt: right after the attack on it is declared (Phrases, "play only")', () => {
  const l = { text: [`Pay 1 Force -> Disrupt an attack. ${ONLY}`] };
  assert.equal(fight({ d: {}, l }, { light: 1, script: [attack('d', 'l'), use('l', 1)] }).damage('l'), 0);
  refused({ d: {}, l, l2: {} }, { light: 1, script: [attack('d', 'l2'), use('l', 1)] });
});

test('"Play only" of prevention speaks of the attack that brings the damage (Phrases, "play only")', () => {
  const l = { text: [`Pay 0 Force -> Evade 2. ${ONLY}`] };
  const dBolt = battle("Do 2 damage to one of your opponent's units.");
  const hit = { dice: [6, 6, 1] };
  assert.equal(fight({ d: {}, l }, { ...hit, script: [attack('d', 'l'), use('l', 'Evade')] }).damage('l'), 0);
  refused({ d: {}, l, dBolt }, { script: [play('dBolt', { target: 'l' }), use('l', 'Evade')] });
  const calm = { text: ['Pay 0 Force -> Evade 2. Play only when no unit is attacking.'] };
  const out = fight(
    { d: {}, l: calm, dBolt },
    { script: [play('dBolt', { target: 'l' }), use('l', 'Evade')] },
  );
  assert.equal(out.damage('l'), 0);
  refused({ d: {}, l: calm }, { ...hit, script: [attack('d', 'l'), use('l', 'Evade')] });
});

test('"Play only when this unit attacks" of a reroll: after its own dice (Phrases, "play only")', () => {
  const d = {
    power: 1,
    text: ['Pay 0 Force -> Reroll all of your attack dice. Play only when this unit attacks.'],
  };
  const end = fight({ d, l: {} }, { dice: [1, 6], script: [attack('d', 'l'), use('d', 1)] });
  assert.equal(end.damage('l'), 1);
  refused(
    { d: { power: 1 }, d2: { ...d, speed: 10 }, l: {} },
    { dice: [1], script: [attack('d', 'l'), use('d2', 1)] },
  );
});

test("A unit's own attack dice are those of its attack, dice against it those of an attack on it (Terms, attack dice)", () => {
  const d = { power: 2, text: ["Pay 0 Force -> Reroll up to 2 of this unit's attack dice."] };
  const own = fight(
    { d, l: {} },
    { dice: [1, 1, 6, 6], script: [attack('d', 'l'), use('d', 1, { dice: [0, 1] })] },
  );
  assert.equal(own.damage('l'), 2);
  refused(
    { d: { power: 1 }, d2: { ...d, speed: 10 }, l: {} },
    { dice: [1], script: [attack('d', 'l'), use('d2', 1, { dice: [0] })] },
  );
  const l = { text: ['Pay 0 Force -> Your opponent rerolls one attack die against this unit.'] };
  const against = fight(
    { d: { power: 1 }, l },
    { dice: [6, 1], script: [attack('d', 'l'), use('l', 1, { dice: [0] })] },
  );
  assert.equal(against.damage('l'), 0);
  refused(
    { d: { power: 1 }, l, l2: {} },
    { dice: [6], script: [attack('d', 'l2'), use('l', 1, { dice: [0] })] },
  );
});

const SAVED = 'When this unit would be discarded, return it to your hand instead.';

test('A discard to which something else happens does not pay: the effect does not take place (Terms, discard)', () => {
  const l1 = { text: [SAVED, 'Discard this unit -> Prevent all damage to one of your other units.'] };
  const setting = { dice: [6, 6, 1], script: [attack('d', 'l2'), use('l1', 2, { target: 'l2' })] };
  const end = fight({ d: {}, l1, l2: {} }, setting);
  assert.deepEqual([end.at('l1').zone, end.damage('l2')], ['hand', 2]);
  // It was no use: nobody disrupts it (Effect Types, Activated effects).
  refused(
    { d: {}, l1, l2: {}, dNo: annul },
    { ...setting, dark: 1, script: [...setting.script, play('dNo')] },
  );
  const plain = { text: ['Discard this unit -> Prevent all damage to one of your other units.'] };
  const paid = fight(
    { d: {}, l1: plain, l2: {} },
    { dice: [6, 6, 1], script: [attack('d', 'l2'), use('l1', 1, { target: 'l2' })] },
  );
  assert.deepEqual([paid.at('l1').zone, paid.damage('l2')], ['discard', 0]);
});

test('"Play only when one of your other units in that arena is being attacked" asks of the unit that is chosen (Phrases, "play only")', () => {
  const lHelp = battle(
    'One of your units gets Armor until end of turn. Play only if one of your other units in the same arena is being attacked.',
  );
  const units = { d: {}, l1: {}, l2: {}, l3: { type: 'Ground' }, lHelp };
  const chosen = (target: string) => ({
    dice: [1, 1, 1],
    script: [attack('d', 'l1'), play('lHelp', { target })],
  });
  assert.deepEqual(fight(units, chosen('l2')).at('l2').keywords, { Armor: true });
  refused(units, chosen('l1'), 'effect.play-only');
  refused(units, chosen('l3'), 'effect.play-only');
});

const ATTACKED = 'When this unit is attacked, disrupt that attack.';

test('What triggers and disrupts an attack does so in the disrupt window: attack triggers never happen (Attacking, 1)', () => {
  const end = expectRun(
    {
      cards: {
        d: ['dark space 50/3/9', 'When this unit attacks, gain 2 Force.'],
        l: ['light space 30/1/9', ATTACKED],
      },
      script: [dark.attack('d', 'l')],
    },
    { d: { tapped: true }, l: { damage: 0 }, dark: { force: 0 } },
  );
  const log = texts(end);
  const at = (sentence: RegExp) => log.findIndex((text) => sentence.test(text));
  assert.ok(at(/attack is disrupted/) > at(/attacks/));
  assert.equal(at(/before the roll/), -1, 'there is no attack window');
  const step = end.log.find(({ text }) => /attack is disrupted/.test(text));
  assert.ok(step?.path.includes('declareAttack'), 'it happens in the disrupt window');
});

test('An optional one is asked about in the disrupt window; declined, the attack takes place (Attacking, 1 and 2)', () => {
  const cards = {
    d: ['dark space 50/3/9', 'When this unit attacks, gain 2 Force.'],
    l: ['light space 30/1/9', 'When this unit is attacked, you may disrupt that attack.'],
  } as const;
  const yes = [dark.attack('d', 'l'), light.use('l', 1)];
  expectRun({ cards, script: yes }, { l: { damage: 0 }, dark: { force: 0 } });
  const no = [dark.attack('d', 'l'), light.pass];
  expectRun({ cards, dice: [6, 6, 6], script: no }, { l: { damage: 3 }, dark: { force: 2 } });
});

test('A disrupt of an attack that is already disrupted would do nothing (Disrupt POP; rulings, 2)', () => {
  expectRefused(
    {
      cards: {
        d: 'dark space 50/3/9',
        l: ['light space 30/1/9', ATTACKED],
        no: ['light battle', 'Pay 0 Force -> Disrupt an attack against one of your units.'],
      },
      script: [dark.attack('d', 'l'), light.play('no')],
    },
    1,
    'effect.idle',
    /disrupted/,
  );
});
