// Abilities taken over from other cards, and options that the other player chooses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, holds, light } from '../../helpers/command.ts';
import { attack, choose, fight, refused, use } from '../../helpers/fight.ts';
import { refused as unread } from './reading.ts';

const noDraw = dark('decline', { what: 'draw' });
const person = { name: 'Tarn Vell', subtype: 'Rebel Officer' };

test('an ability of another card of the stack is chosen and had until end of turn', () => {
  const text = [
    "Pay 0 Force -> Choose an ability on another card in this unit's stack. This unit gets the chosen ability until end of turn.",
  ];
  const below = ['Pay 1 Force -> Evade 2', 'Armor', 'INSERT: Lucky 1', 'Stack: Any Droid.'];
  const cards = {
    lA: { ...person, version: 'A', text, stack: ['lB'] },
    lB: { ...person, version: 'B', text: below },
    dA: {},
  };
  const armed = fight(cards, {
    dice: [5, 5, 5],
    script: [use('lA', 1), choose('light', 2), attack('dA', 'lA')],
  });
  assert.equal(armed.at('lA').keywords.Armor, true);
  const evading = fight(cards, {
    light: 1,
    dice: [5, 5, 5],
    script: [use('lA', 1), choose('light', 1), attack('dA', 'lA'), use('lA', 'Evade')],
  });
  assert.equal(evading.damage('lA'), 1);
  // What belongs to the card itself is not offered.
  refused(cards, { script: [use('lA', 1), choose('light', 3)] });
  // Not used, nothing is had.
  assert.equal(fight(cards, { script: [] }).at('lA').keywords.Armor, undefined);
});

test('only abilities of the sort that is named, on cards of the sort that is named', () => {
  const text = [
    'Pay 1 Force -> Choose a Force-activated ability on a Pirate unit card in your discard pile. This unit gets the chosen ability until end of turn.',
  ];
  const gone = (more: object) => ({ in: 'discard' as const, ...more });
  const cards = {
    dA: { text },
    dR: gone({ subtype: 'Pirate', text: ['Armor', 'Tap -> Gain 4 Force.', 'Pay 0 Force -> Gain 2 Force.'] }),
    dS: gone({ subtype: 'Droid', text: ['Pay 0 Force -> Gain 9 Force.'] }),
    lA: {},
  };
  const gained = fight(cards, { dark: 1, script: [use('dA', 1), choose('dark', 1), use('dA', 'dA:1')] });
  assert.equal(gained.player('dark').force, 2);
  refused(cards, { dark: 1, script: [use('dA', 1), choose('dark', 2)] });
  refused({ dA: { text }, lA: {} }, { dark: 1, script: [use('dA', 1)] }, 'effect.idle');
});

test('all abilities of a sort, or up to so many, of the unit that was chosen', () => {
  const text = [
    "Pay 1 Force -> Choose one of your opponent's units. This unit gets each of that unit's Force-activated abilities until end of turn.",
    "Pay 1 Force -> Choose one of your opponent's units. This unit gets up to 2 of that unit's abilities until end of turn.",
  ];
  const cards = {
    dA: { text },
    lA: { text: ['Armor', 'Critical Hit 1', 'Pay 2 Force -> Evade 3', 'Overkill'] },
  };
  const all = fight(cards, { dark: 1, script: [use('dA', 1)] });
  assert.deepEqual([all.at('dA').keywords.Armor, all.at('dA').keywords.Evade], [undefined, [3]]);
  const two = fight(cards, { dark: 1, script: [use('dA', 2), choose('dark', 4), choose('dark', 1)] });
  const { Armor, Overkill, 'Critical Hit': hit } = two.at('dA').keywords;
  assert.deepEqual([Armor, Overkill, hit], [true, true, undefined]);
});

test('the other player chooses one of the options (Phrases, "choose one")', () => {
  const text =
    'Your opponent chooses one: You gain 4 Force. Or: You draw a card. Or: Your opponent loses 2 Force.';
  const task = card('Mission', [text], { cost: 0 });
  for (const [n, force] of [
    [1, [4, 3]],
    [3, [0, 1]],
  ] as const)
    holds({
      cards: { task },
      dark: { hand: ['task'] },
      light: { force: 3 },
      script: [noDraw, dark('complete', { card: 'task' }), light('choose', { value: n })],
      expect: { dark: { force: force[0] }, light: { force: force[1] } },
    });
  unread('Your opponent chooses one: Tap one of your units. Or: Gain 1 Force.');
});
