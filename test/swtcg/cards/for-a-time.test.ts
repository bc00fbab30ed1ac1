// Times, decisions and what lasts: the opponent's build step, the end of the battle phase, prices and second thoughts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, light, refused, soldier } from '../../helpers/command.ts';
import { attack, fight, refused as refusedInBattle, use } from '../../helpers/fight.ts';
import { read } from './reading.ts';

const noDraw = dark('decline', { what: 'draw' });
const one = (unit: string, ability = 1, more: object = {}) => ({ unit, ability, ...more });

test('during the opponent\'s build step, and in no other (Phrases, "anytime")', () => {
  const text = ["Tap -> Your opponent loses 1 build point. Play only during your opponent's build step."];
  const cards = { spy: soldier({ text }), a: fighter() };
  const file = { cards, dark: { hand: ['a'], buildPoints: 3 }, light: { character: ['spy'] } };
  const build = dark('complete', { card: 'a', to: 'space' });
  holds({ ...file, script: [noDraw, build], expect: { a: { zone: 'space' } } });
  refused({ ...file, script: [noDraw, light('use', one('spy')), build] }, 'card.complete');
  refused(
    {
      cards,
      dark: { character: ['spy'] },
      light: { buildPoints: 3 },
      script: [noDraw, dark('use', one('spy'))],
    },
    'effect.play-only',
  );
});

test("when the opponent's build step starts", () => {
  const text = ["Pay 1 Force -> Gain 3 Force. Play only when your opponent's build step starts."];
  const cards = { spy: soldier({ text }), a: fighter() };
  holds({
    cards,
    dark: { deck: ['a'], buildPoints: 3 },
    light: { character: ['spy'], force: 1 },
    script: [light('use', one('spy')), noDraw],
    expect: { light: { force: 3 } },
  });
});

test('the battle phase ends with the turn: what is played then is played at its end', () => {
  const text = ['Pay 1 Force -> Gain 3 Force. Play only when the battle phase ends.'];
  const cards = { dA: { text }, lA: {} };
  refusedInBattle(cards, { dark: 1, script: [use('dA', 1)] }, 'effect.play-only');
  const after = fight(cards, {
    dark: 1,
    at: 'character-battle',
    until: { turn: 2, point: 'turn-start' },
    script: [use('dA', 1)],
  });
  assert.equal(after.player('dark').force, 3);
});

test('what a unit gets and what it cannot do for a time are said in one sentence', () => {
  const text = ["Pay 1 Force -> One of your units gets +2 power and can't be attacked until end of turn."];
  const effect = read(text[0] ?? '');
  assert.ok(effect.kind === 'activated' && effect.parts.length === 2);
  const cards = { dA: { text }, dB: {}, lA: { speed: 60 } };
  const script = [use('dA', 1, { target: 'dB' })];
  assert.equal(fight(cards, { dark: 1, script }).at('dB').power, 5);
  refusedInBattle(cards, { dark: 1, script: [...script, attack('lA', 'dB')] });
});

test('"play only if that unit is …" says which units can be chosen', () => {
  const text = ['Pay 1 Force -> Put 1 damage counter on a unit. Play only if that unit is damaged.'];
  const cards = { dA: { text }, lA: {}, lB: { damage: 1 } };
  assert.equal(fight(cards, { dark: 1, script: [use('dA', 1, { target: 'lB' })] }).damage('lB'), 2);
  refusedInBattle(cards, { dark: 1, script: [use('dA', 1, { target: 'lA' })] }, 'effect.target');
});

test('"play only if" after a triggered effect is its condition', () => {
  const text = ['When this unit is attacked, gain 2 Force. Play only if this unit is tapped.'];
  const gained = (tapped: boolean) =>
    fight({ dA: { power: 1 }, lA: { text, tapped } }, { dice: [1], script: [attack('dA', 'lA')] }).player(
      'light',
    ).force;
  assert.deepEqual([gained(true), gained(false)], [2, 0]);
});

test('the other player may pay with the top of a deck, and cannot without cards', () => {
  const text = [
    'When this unit attacks, your opponent may discard the top 2 cards of his or her deck. If he or she does, the attack ends.',
  ];
  const spare = { in: 'deck' as const };
  const cards = { dA: { text }, lA: {}, lX: spare, lY: spare };
  const saved = fight(cards, {
    script: [attack('dA', 'lA'), { by: 'light', do: 'choose', value: 'yes' }],
  });
  assert.deepEqual([saved.damage('lA'), saved.at('lX').zone], [0, 'discard']);
  const bare = fight({ dA: { text }, lA: {}, lX: spare }, { dice: [5, 5, 5], script: [attack('dA', 'lA')] });
  assert.equal(bare.damage('lA'), 3);
});

test('"unless your opponent pays" may stand after "if you do"', () => {
  const text = [
    'When this unit is attacked, you may gain 1 Force. If you do, the attack ends unless your opponent pays 3 Force.',
  ];
  const cards = { dA: {}, lA: { text } };
  const ended = fight(cards, { dark: 1, script: [attack('dA', 'lA'), use('lA', 1)] });
  assert.equal(ended.damage('lA'), 0);
  const paid = fight(cards, {
    dark: 3,
    dice: [5, 5, 5],
    script: [attack('dA', 'lA'), use('lA', 1), { by: 'dark', do: 'choose', value: 1 }],
  });
  assert.deepEqual([paid.damage('lA'), paid.player('dark').force], [3, 0]);
});

test('"you may pay … to …" is a price and what it brings', () => {
  const text = ['When this unit is attacked, you may pay 2 Force to gain 5 Force.'];
  const cards = { dA: { power: 1 }, lA: { text } };
  const used = fight(cards, { light: 2, dice: [1], script: [attack('dA', 'lA'), use('lA', 1)] });
  assert.equal(used.player('light').force, 5);
  assert.equal(fight(cards, { light: 1, dice: [1], script: [attack('dA', 'lA')] }).player('light').force, 1);
});

test('how much may speak of the very unit that is chosen', () => {
  const text = [
    'Pay 1 Force -> Do damage to a unit equal to the number of mastery counters on it.',
    'Pay 1 Force -> Put 2 mastery counters on a unit.',
  ];
  const cards = { dA: { text }, lA: {}, lB: {} };
  const after = fight(cards, {
    dark: 2,
    script: [use('dA', 2, { target: 'lA' }), use('dA', 1, { target: 'lA' })],
  });
  assert.deepEqual([after.damage('lA'), after.damage('lB')], [2, 0]);
});

test('it was discarded without having damaged anybody', () => {
  const text = [
    "When this unit is discarded from the Space arena without damaging one of your opponent's units during that turn, lose 2 Force.",
  ];
  const idle = fight(
    { dA: {}, lA: { text, health: 1 } },
    { light: 3, dice: [5, 1, 1], script: [attack('dA', 'lA')] },
  );
  assert.equal(idle.player('light').force, 1);
  const fought = fight(
    { dA: {}, lA: { text, health: 1, speed: 60 } },
    { light: 3, dice: [5, 5, 1, 1], script: [attack('lA', 'dA'), attack('dA', 'lA')] },
  );
  assert.equal(fought.player('light').force, 3);
});

test('a period inside the last quotes ends the sentence around them', () => {
  const effect = read('Equipped unit gets "Pay 1 Force -> Evade 1." Equipped Droid gets +1 power.');
  assert.ok(effect.kind === 'static' && effect.parts.length === 2);
  const tool = gear('Space - Device', [
    'Equipped unit gets "Pay 1 Force -> Evade 1." Equipped Droid gets +1 power.',
  ]);
  holds({
    cards: { a: fighter(), b: fighter({ subtype: 'Droid' }), one: tool, two: tool },
    dark: {
      space: [
        { card: 'a', equipment: ['one'] },
        { card: 'b', equipment: ['two'] },
      ],
    },
    script: [noDraw],
    expect: { a: { power: 3 }, b: { power: 4 } },
  });
});

test('both units of one sentence', () => {
  const text = [
    'When one of your other units is attacked, the attacking unit gets -1 power and this unit gets +2 power until end of turn.',
  ];
  const after = fight({ dA: {}, lA: {}, lB: { text } }, { dice: [1, 1], script: [attack('dA', 'lA')] });
  assert.deepEqual([after.at('dA').power, after.at('lB').power], [2, 3]);
});

test('a card from outside the deck is not needed: cards in the build zone are counted there', () => {
  const text = [
    'Reserves: Tap -> One of your units in any arena gets +X power until end of turn, where X is the number of Droids in your build zone.',
  ];
  const chief = soldier({ subtype: 'Droid', text });
  holds({
    cards: { chief, other: soldier({ subtype: 'Droid' }), away: fighter({ subtype: 'Droid' }), a: fighter() },
    dark: { buildZone: ['chief', 'other'], space: ['a'], character: [] },
    light: { space: ['away'] },
    at: 'space-battle',
    until: 'ground-battle',
    script: [dark('use', { unit: 'chief', ability: 1, target: 'a' })],
    expect: { a: { power: 5 } },
  });
});

test('a Mission that speaks of a choice and of what cannot be done', () => {
  const text = "One of your units gets Armor and can't lose Armor until end of turn.";
  holds({
    cards: { task: card('Mission', [text], { cost: 0 }), a: fighter() },
    dark: { hand: ['task'], space: ['a'] },
    script: [noDraw, dark('complete', { card: 'task' })],
    expect: { a: { keywords: { Armor: true } } },
  });
});
