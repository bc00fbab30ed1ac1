// Sentences that hang on a decision, a condition, or the sentence before (Parts of an Effect; Phrases, "may", "unless").
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attack, choose, fight, pass, refused, use } from '../../helpers/fight.ts';
import { read } from './reading.ts';

test('"unless your opponent pays": the opponent decides, and pays before the effect would happen', () => {
  const l = {
    text: [
      "When one of your opponent's units would damage this unit, prevent that damage unless your opponent pays 2 Force.",
    ],
  };
  const paid = fight(
    { d: { power: 1 }, l },
    { dark: 3, dice: [6], script: [attack('d', 'l'), choose('dark', 'pay 2 Force')] },
  );
  assert.equal(paid.damage('l'), 1);
  assert.equal(paid.player('dark').force, 1);
  const unpaid = fight(
    { d: { power: 1 }, l },
    { dark: 3, dice: [6], script: [attack('d', 'l'), pass('dark')] },
  );
  assert.equal(unpaid.damage('l'), 0);
  assert.equal(unpaid.player('dark').force, 3);
});

test('"unless your opponent pays": nobody is asked who could not pay', () => {
  const l = {
    text: [
      "When one of your opponent's units would damage this unit, prevent that damage unless your opponent pays 2 Force.",
    ],
  };
  const end = fight({ d: { power: 1 }, l }, { dark: 1, dice: [6], script: [attack('d', 'l')] });
  assert.equal(end.damage('l'), 0);
});

test('"your opponent may pay …. If he or she does, …"', () => {
  const d = {
    text: ['When the battle phase starts, your opponent may pay 2 Force. If he or she does, tap this unit.'],
  };
  const at = 'battle-start';
  const paid = fight({ d, l: {} }, { light: 2, at, until: 'space-battle', script: [choose('light', 1)] });
  assert.equal(paid.at('d').tapped, true);
  assert.equal(paid.player('light').force, 0);
  const not = fight({ d, l: {} }, { light: 2, at, until: 'space-battle', script: [pass('light')] });
  assert.equal(not.at('d').tapped, false);
});

test('"if you do": what follows happens with what was done', () => {
  const d = {
    power: 1,
    text: [
      'When this unit attacks, you may give it +1 power for that attack. If you do, it does 2 damage to itself when the attack ends.',
    ],
  };
  const end = fight({ d, l: {} }, { dice: [6, 6], script: [attack('d', 'l'), use('d', 1)] });
  assert.equal(end.damage('l'), 2);
  assert.equal(end.damage('d'), 2);
  const not = fight({ d, l: {} }, { dice: [6], script: [attack('d', 'l'), pass('dark')] });
  assert.equal(not.damage('d'), 0);
});

test('"if you do": nothing follows what could not be done', () => {
  const d = {
    text: [
      "Pay 1 Force -> Remove 1 damage counter from one of your opponent's units. If you do, draw a card.",
    ],
  };
  refused({ d, l: {} }, { dark: 1, script: [use('d', 1, { target: 'l' })] });
  const gone = {
    text: [
      'When the battle phase starts, remove all damage counters from each of your units. If you do, gain 1 Force.',
    ],
  };
  const setting = { at: 'battle-start', until: 'space-battle' };
  assert.equal(fight({ d: { ...gone, damage: 2 }, l: {} }, setting).player('dark').force, 1);
  assert.equal(fight({ d: gone, l: {} }, setting).player('dark').force, 0);
  for (const nothing of [
    'draw a card',
    'your opponent loses 1 Force',
    'your opponent discards the top card of his or her deck',
    'remove 1 captivity counter from this unit',
  ]) {
    const text = [`When the battle phase starts, ${nothing}. If you do, gain 1 Force.`];
    assert.equal(fight({ d: { text }, l: {} }, setting).player('dark').force, 0, nothing);
  }
});

test('"if you do": who prevents in vain has prevented nothing (Phrases, "can\'t be prevented")', () => {
  const l2 = {
    text: [
      'Whenever one of your other units would be damaged, you may prevent up to 2 of that damage. If you do, put 1 damage counter on this unit.',
    ],
  };
  const setting = { dice: [6], script: [attack('d', 'l'), use('l2', 1)] };
  const saved = fight({ d: { power: 1 }, l: {}, l2 }, setting);
  assert.deepEqual([saved.damage('l'), saved.damage('l2')], [0, 1]);
  const vain = fight({ d: { power: 1, text: ['Ferocity'] }, l: {}, l2 }, setting);
  assert.deepEqual([vain.damage('l'), vain.damage('l2')], [1, 0]);
});

test('a further sentence with "you may" is decided when it comes up', () => {
  const d = {
    text: ['When the battle phase starts, gain 1 Force. You may tap this unit. If you do, gain 2 Force.'],
  };
  const setting = { at: 'battle-start', until: 'space-battle' };
  const yes = fight({ d, l: {} }, { ...setting, script: [choose('dark', 'yes')] });
  assert.equal(yes.player('dark').force, 3);
  assert.equal(yes.at('d').tapped, true);
  const no = fight({ d, l: {} }, { ...setting, script: [pass('dark')] });
  assert.equal(no.player('dark').force, 1);
  assert.equal(no.at('d').tapped, false);
});

test('a condition within the effect is looked at when it comes up, of the card last spoken of too', () => {
  const text = [
    "Pay 1 Force -> Do 1 damage to one of your opponent's units. If that unit is tapped, do 2 damage to it.",
  ];
  const tapped = fight({ d: { text }, l: { tapped: true } }, { dark: 1, script: [use('d', 1)] });
  assert.equal(tapped.damage('l'), 3);
  const not = fight({ d: { text }, l: {} }, { dark: 1, script: [use('d', 1)] });
  assert.equal(not.damage('l'), 1);
});

test('"otherwise"', () => {
  const text = [
    'When the battle phase starts, gain 1 Force. If you have 3 or more Force, draw a card. Otherwise, lose 1 Force.',
  ];
  const setting = { at: 'battle-start', until: 'space-battle' };
  assert.equal(fight({ d: { text }, l: {} }, setting).player('dark').force, 0);
  assert.equal(fight({ d: { text }, l: {} }, { ...setting, dark: 2 }).player('dark').force, 3);
});

test('a lone "may" or "if" belongs to the whole effect', () => {
  const effect = read('When this unit attacks, you may draw a card.');
  assert.ok(effect.kind === 'triggered' && effect.may);
  const other = read('When this unit attacks, if you have 3 or more Force, draw a card.');
  assert.ok(other.kind === 'triggered' && other.if?.length === 1);
});
