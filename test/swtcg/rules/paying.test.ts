// Costs that are refused, costs for both players, and what the log tells of what was paid (Card Effects, costs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, refused, soldier, unit } from '../../helpers/command.ts';

const ONLY = 'Play only during your build step.';
const spender = (cost: string, more: object = {}) =>
  soldier({ text: [`${cost} -> Gain 3 Force. ${ONLY}`], ...more });
const use = (more: object = {}) => dark('use', { unit: 'x', ability: 1, ...more });
const noDraw = dark('decline', { what: 'draw' });
const said = (result: ReturnType<typeof holds>, rule: string): string =>
  result.log
    .filter((one) => one.rule === rule)
    .map((one) => one.text)
    .join(' ');

test('X Force, up to so much: no more than that, and as much as that', () => {
  const x = soldier({ text: [`Pay X Force, up to 2 -> Draw X cards. ${ONLY}`] });
  const file = (n: number) => ({
    cards: { x, a: soldier(), b: soldier(), c: soldier() },
    dark: { force: 5, character: ['x'], deck: ['a', 'b', 'c'] },
    script: [noDraw, use({ x: n })],
  });
  holds({ ...file(2), expect: { dark: { force: 3, hand: ['a', 'b'] } } });
  refused(file(3), 'cost.pay');
});

test('X counters, up to so many: no more than that, nor more than there are', () => {
  const x = soldier({ text: [`Remove X, up to 2, credit counters from this unit -> Gain X Force. ${ONLY}`] });
  const file = (n: number, credit: number) => ({
    cards: { x },
    dark: { character: [{ card: 'x', counters: { credit } }] },
    script: [noDraw, use({ x: n })],
  });
  holds({ ...file(2, 3), expect: { dark: { force: 2 }, x: { counters: { credit: 1 } } } });
  refused(file(3, 3), 'cost.pay');
  refused(file(2, 1), 'cost.pay');
});

test('X counters without a limit: as many as there are', () => {
  const x = soldier({ text: [`Remove X credit counters from this unit -> Gain X Force. ${ONLY}`] });
  const file = (n: number) => ({
    cards: { x },
    dark: { character: [{ card: 'x', counters: { credit: 4 } }] },
    script: [noDraw, use({ x: n })],
  });
  holds({ ...file(4), expect: { dark: { force: 4 } } });
  refused(file(5), 'cost.pay');
});

test('Force that is paid twice in one cost has to be there twice; build points too', () => {
  const x = spender('Pay 2 Force, pay 1 Force');
  const file = (seat: object, cost = x) => ({
    cards: { x: cost },
    dark: { character: ['x'], ...seat },
    script: [use()],
  });
  holds({ ...file({ force: 3 }), expect: { dark: { force: 3 } } });
  refused(file({ force: 2 }), 'cost.pay');
  const points = spender('Pay 2 build points, pay 1 build point');
  holds({ ...file({ buildPoints: 3 }, points), expect: { dark: { buildPoints: 0 } } });
  refused(file({ buildPoints: 2 }, points), 'cost.pay');
});

test('several units are tapped or none: a cost is paid in full', () => {
  const x = spender('Tap two of your Droids');
  const droid = unit('Ground', 'Droid', [20, 1, 3]);
  const file = (ground: unknown[], targets?: string[]) => ({
    cards: { x, a: droid, b: droid, c: droid },
    dark: { character: ['x'], ground },
    script: [use(targets ? { targets } : {})],
  });
  holds({
    ...file(['a', 'b', 'c'], ['a', 'c']),
    expect: { a: { tapped: true }, b: { tapped: false }, c: { tapped: true } },
  });
  refused(file(['a'], ['a']), 'effect.target');
  refused(file([]), 'effect.target');
});

test('units that are retreated or discarded for it have to be in an arena', () => {
  for (const [cost, zone] of [
    ['Retreat one of your Droids', 'build'],
    ['Discard one of your Droids', 'discard'],
  ] as const) {
    const cards = { x: spender(cost), a: unit('Ground', 'Droid', [20, 1, 3]) };
    holds({
      cards,
      dark: { character: ['x'], ground: ['a'] },
      script: [use({ target: 'a' })],
      expect: { a: { zone }, dark: { force: 3 } },
    });
    refused(
      { cards, dark: { character: ['x'], hand: ['a'] }, script: [use({ target: 'a' })] },
      'effect.target',
    );
  }
});

test('Equipment on a unit is in play, and can be discarded for a cost', () => {
  const gun = gear('Character - Weapon', ['Equipped unit gets +1 power.']);
  const x = spender('Discard one of your Equipment');
  holds({
    cards: { x, gun },
    dark: { character: [{ card: 'x', equipment: ['gun'] }] },
    script: [use({ target: 'gun' })],
    expect: { gun: { zone: 'discard' }, dark: { force: 3 } },
  });
});

test('a card of the hand that is shown stays there, and the log names it', () => {
  const x = spender('Reveal a Jedi unit card from your hand');
  const cards = { x, a: soldier({ subtype: 'Jedi Knight' }), b: soldier() };
  const shown = holds({
    cards,
    dark: { character: ['x'], hand: ['a', 'b'] },
    script: [use({ target: 'a' })],
    expect: { a: { zone: 'hand' }, dark: { force: 3 } },
  });
  assert.match(said(shown, 'cost.pay'), /Test A/);
  refused({ cards, dark: { character: ['x'], hand: ['b'] }, script: [use()] }, 'effect.target');
});

test('the top cards of both decks: both must have them, and each loses its own', () => {
  const x = spender("Discard the top 2 cards of each player's deck");
  const cards = { x, a: soldier(), b: soldier(), c: soldier(), d: soldier(), e: soldier() };
  const file = (mine: string[], theirs: string[]) => ({
    cards,
    dark: { character: ['x'], deck: mine },
    light: { deck: theirs },
    script: [noDraw, use()],
  });
  const milled = holds({
    ...file(['a', 'b'], ['c', 'd', 'e']),
    expect: {
      dark: { force: 3, deck: [], discard: ['b', 'a'] },
      light: { deck: ['e'], discard: ['d', 'c'] },
    },
  });
  assert.match(said(milled, 'effect.mill'), /Test A and Test B.*into the discard pile.*Test C and Test D/);
  refused(file(['a', 'b'], ['c']), 'cost.pay');
  refused(file(['a'], ['c', 'd']), 'cost.pay');
});

test("the top card of the opponent's deck: one's own stays", () => {
  holds({
    cards: { x: spender("Discard the top card of your opponent's deck"), a: soldier(), b: soldier() },
    dark: { character: ['x'], deck: ['a'] },
    light: { deck: ['b'] },
    script: [noDraw, use()],
    expect: { a: { zone: 'deck' }, b: { zone: 'discard' } },
  });
});

test('Force for each player: both gain it', () => {
  holds({
    cards: { x: spender('Each player gains 2 Force') },
    dark: { character: ['x'] },
    script: [use()],
    expect: { dark: { force: 5 }, light: { force: 2 } },
  });
});

test('the hand is discarded without the card that is played for it', () => {
  const task = card('Mission', ['Discard your hand -> Gain 3 Force.'], { cost: 0 });
  const file = (hand: string[]) => ({
    cards: { task, a: soldier() },
    dark: { hand },
    script: [noDraw, dark('complete', { card: 'task' })],
  });
  holds({ ...file(['task', 'a']), expect: { dark: { force: 3 }, a: { zone: 'discard' } } });
  refused(file(['task']), 'cost.pay');
});

test('a card that pays with itself works from where it says alone, and goes where it says', () => {
  for (const [cost, from, to] of [
    ['Discard this card from your hand', 'hand', 'discard'],
    ['Remove this card from your discard pile from the game', 'discard', 'out'],
  ] as const) {
    const file = (seat: object) => ({ cards: { x: spender(cost) }, dark: { ...seat }, script: [use()] });
    holds({ ...file({ [from]: ['x'] }), expect: { x: { zone: to }, dark: { force: 3 } } });
    refused(file({ character: ['x'] }), 'effect.use');
  }
});

test('cards from hand out of the game, or back to it', () => {
  holds({
    cards: { x: spender('Remove a unit card from your hand from the game'), a: soldier() },
    dark: { character: ['x'], hand: ['a'] },
    script: [use({ target: 'a' })],
    expect: { a: { zone: 'out' }, dark: { force: 3 } },
  });
  holds({
    cards: { x: spender('Return this unit to your hand') },
    dark: { character: ['x'] },
    script: [use()],
    expect: { x: { zone: 'hand' }, dark: { force: 3 } },
  });
});

test("counters for one's Resource: there has to be one, and it has to have them", () => {
  const x = spender('Remove 2 counters from your Resource');
  const store = card('Resource', []);
  const file = (seat: object) => ({
    cards: { x, store },
    dark: { character: ['x'], ...seat },
    script: [use()],
  });
  holds({
    ...file({ resource: { card: 'store', counters: { resource: 3 } } }),
    expect: { store: { counters: { resource: 1 } }, dark: { force: 3 } },
  });
  refused(file({ resource: { card: 'store', counters: { resource: 1 } } }), 'cost.pay');
  refused(file({}), 'cost.pay');
});

test('counters that are put on another unit for it: there has to be one', () => {
  const x = spender('Put 2 mastery counters on one of your Starfighters');
  const cards = { x, a: fighter() };
  holds({
    cards,
    dark: { character: ['x'], space: ['a'] },
    script: [use({ target: 'a' })],
    expect: { a: { counters: { mastery: 2 } }, dark: { force: 3 } },
  });
  refused({ cards, dark: { character: ['x'] }, script: [use()] }, 'effect.target');
});
