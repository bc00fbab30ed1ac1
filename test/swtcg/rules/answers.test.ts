// What effects ask, and how it is answered: cards named beforehand, "if you do", options that fit the moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dark, expectRefused, expectRun, light, type Position, run } from '../../helpers/core.ts';

const TURN = { at: 'turn-start', until: 'untap' } as const;

test('"if you do": to have chosen a unit is to have done it', () => {
  const cards = {
    d: [
      'dark space 50/2/4',
      "When the turn starts, you may choose one of your opponent's units. If you do, that unit gets -1 power until end of turn.",
    ],
    a: 'light space 30/3/4',
    b: 'light space 20/3/4',
  } as const;
  expectRun(
    { cards, ...TURN, script: [dark.use('d', 1, { target: 'b' })] },
    { a: { power: 3 }, b: { power: 2 } },
  );
  expectRun({ cards, ...TURN, script: [] }, { a: { power: 3 }, b: { power: 3 } });
});

test('Card Effects, costs: the first card that can pay is taken by itself, and the card named is the target', () => {
  const cards = {
    d: [
      'dark space 50/2/4',
      'Discard a card from your hand -> One of your units gets +2 power until end of turn.',
    ],
    e: 'dark space 40/1/4',
    x: 'dark battle',
    y: 'dark battle',
  } as const;
  const script = [dark.use('d', 1, { target: 'e' })];
  expectRun(
    { cards: { d: cards.d, e: cards.e, x: cards.x }, script },
    { e: { power: 3 }, x: { zone: 'discard' } },
  );
  expectRun({ cards, script }, { e: { power: 3 }, x: { zone: 'discard' }, y: { zone: 'hand' } });
});

test('"may" inside an effect: naming its card, "yes", its words or a use say that it shall be done', () => {
  const cards = {
    d: ['dark space 50/2/4', "Tap -> Gain 1 Force. You may tap one of your opponent's units."],
    a: 'light space 30/3/4',
    b: 'light space 20/3/4',
  } as const;
  const until = 'script-end';
  const at = 'space-battle';
  for (const script of [
    [dark.use('d', 1, { target: 'b' })],
    [dark.use('d'), dark.choose('yes'), dark.choose('b')],
    [dark.use('d'), dark.use('d'), dark.choose('b')],
  ])
    expectRun(
      { cards, at, until, script },
      { dark: { force: 1 }, a: { tapped: false }, b: { tapped: true } },
    );
  expectRun({ cards, at, until, script: [dark.use('d')] }, { dark: { force: 1 }, a: { tapped: false } });
  expectRefused(
    { cards, script: [dark.use('d', 1, { target: 'd' })] },
    0,
    'effect.target',
    /does not ask you to choose/,
  );
});

test('what has triggered asks for its card: a choice, or a use of it, says which', () => {
  const cards = {
    d: ['dark space 50/2/4', "When the turn starts, tap one of your opponent's units."],
    a: 'light space 30/3/4',
    b: 'light space 20/3/4',
  } as const;
  for (const answer of [dark.choose('b'), dark.use('d', 1, { target: 'b' })])
    expectRun({ cards, ...TURN, script: [answer] }, { a: { tapped: false }, b: { tapped: true } });
  expectRefused(
    { cards, ...TURN, script: [dark.use('d', 2, { target: 'b' })] },
    0,
    'effect.use',
    /no such ability/,
  );
});

test('"unless … pays": the other player answers with the words, with "yes" or "no", or by a use of it', () => {
  const cards = {
    d: [
      'dark space 50/2/4',
      "Tap -> Discard one of your opponent's units unless your opponent pays 2 Force.",
    ],
    a: 'light space 30/3/4',
  } as const;
  const position = { cards, light: { force: 3 } };
  for (const answer of [light.choose('pay 2 Force'), light.choose('Yes'), light.use('d')])
    expectRun(
      { ...position, script: [dark.use('d'), answer] },
      { a: { zone: 'space' }, light: { force: 1 } },
    );
  for (const refusal of [[], [light.choose('no')]])
    expectRun(
      { ...position, script: [dark.use('d'), ...refusal] },
      { a: { zone: 'discard' }, light: { force: 3 } },
    );
  expectRefused({ ...position, script: [dark.use('d'), light.use('a')] }, 1, 'effect.use', /no such ability/);
});

test('"choose one": an option may be said in the words of the card', () => {
  const cards = {
    d: [
      'dark space 50/2/4',
      "Tap -> Choose one: Gain 1 Force. Or: Discard a card at random from your opponent's hand.",
    ],
    x: 'light battle',
  } as const;
  expectRun(
    { cards, script: [dark.use('d'), dark.choose("Discard a card at random from your opponent's hand.")] },
    { dark: { force: 0 }, x: { zone: 'discard' } },
  );
  expectRefused(
    { cards, script: [dark.use('d'), dark.choose('Gain 2 Force.')] },
    1,
    'effect.choose',
    /not among/,
  );
});

test('a card to search for may be named when the effect is played', () => {
  const cards = {
    d: [
      'dark space 50/2/4',
      'Tap -> Search your deck for a Pirate unit card, reveal it, and put it into your hand. Shuffle your deck.',
    ],
    x: 'dark space 10/1/1',
    y: 'dark space 10/1/1',
  } as const;
  expectRun(
    { cards, dark: { space: ['d'], deck: ['x', 'y'] }, seed: 1, script: [dark.use('d', 1, { target: 'y' })] },
    { dark: { hand: ['y'], deck: 1 } },
  );
});

test('Disrupt POP: of several disrupts only those that fit what was done can be chosen', () => {
  const cards = {
    d: [
      'dark space 20/2/4',
      'Tap -> Choose one: Disrupt an attack by a unit with Stealth. Or: Disrupt a Battle card.',
    ],
    a: 'light space 50/3/4',
    s: ['light space 40/3/4', 'Stealth'],
    b: ['light battle', 'Gain 3 Force.'],
  } as const;
  expectRun(
    { cards, dice: [6, 6, 6], script: [light.attack('s', 'd'), dark.use('d')] },
    { d: { damage: 0, tapped: true }, s: { tapped: true } },
  );
  expectRun(
    { cards, script: [light.play('b'), dark.use('d')] },
    { light: { force: 0 }, d: { tapped: true } },
  );
  expectRefused(
    { cards, dice: [1, 1, 1], script: [light.attack('a', 'd'), dark.use('d')] },
    1,
    'effect.idle',
    /does not disrupt this/,
  );
});

test('Disrupt POP: "that arena" is the one of the unit that paid', () => {
  const cards = {
    k: [
      'dark battle',
      'Tap one of your units in any arena -> Disrupt an attack against a unit in that arena.',
    ],
    d: 'dark space 20/2/4',
    e: 'dark space 10/2/4',
    g: 'dark ground 10/2/4',
    a: 'light space 50/3/4',
  } as const;
  const script = (unit: string) => [light.attack('a', 'd'), dark.play('k', { target: unit })];
  expectRun({ cards, dice: [6, 6, 6], script: script('e') }, { d: { damage: 0 }, e: { tapped: true } });
  expectRefused(
    { cards, dice: [6, 6, 6], script: script('g') },
    1,
    'effect.idle',
    /does not disrupt this attack/,
  );
});

test('an option in other words that mean it; words that mean nothing, or no instruction, are refused', () => {
  const cards: Position['cards'] = {
    d: ['dark space 50/1/3', 'When this unit attacks, choose one: Gain 1 Force. Or: Gain 2 Force.'],
    l: 'light space 30/1/4',
  };
  const answer = (value: string): Position => ({
    cards,
    dice: [1],
    script: [dark.attack('d', 'l'), dark.choose(value)],
  });
  expectRun(answer('You gain 2 Force'), { dark: { force: 2 } });
  for (const value of ['sing a song', 'Evade 2', 'Gain 3 Force'])
    assert.equal(run(answer(value)).error?.code, 'entry-not-legal');
});
