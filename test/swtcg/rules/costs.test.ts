// Costs of every kind: paid in full before the effect, or the effect can't be played (Card Effects, costs).
import { test } from 'node:test';
import { card, dark, holds, refused, soldier, unit } from '../../helpers/command.ts';

const ONLY = 'Play only during your build step.';
const spender = (cost: string) => soldier({ text: [`${cost} -> Gain 3 Force. ${ONLY}`] });
const use = dark('use', { unit: 'x', ability: 1 });
const cards = { a: soldier(), b: soldier(), c: soldier() };

test('a card from the top of the deck: it goes to the discard pile; without a deck it cannot be paid', () => {
  const x = spender('Discard the top card of your deck');
  holds({
    cards: { x, ...cards },
    dark: { character: ['x'], deck: ['a', 'b', 'c'] },
    script: [use],
    // The first card was drawn at the start of the build step.
    expect: { dark: { force: 3 }, a: { zone: 'hand' }, b: { zone: 'discard' }, c: { zone: 'deck' } },
  });
  refused(
    { cards: { x, ...cards }, dark: { character: ['x'] }, light: { deck: ['a'] }, script: [use] },
    'cost.pay',
  );
});

test('the hand: all of it; an empty one cannot be discarded', () => {
  const x = spender('Discard your hand');
  holds({
    cards: { x, ...cards },
    dark: { character: ['x'], hand: ['a', 'b'] },
    script: [use],
    expect: { dark: { force: 3 }, a: { zone: 'discard' }, b: { zone: 'discard' } },
  });
  refused({ cards: { x, ...cards }, dark: { character: ['x'] }, script: [use] }, 'cost.pay');
});

test('a card from the hand under the deck; without one it cannot be paid', () => {
  const x = spender('Put a card from your hand on the bottom of your deck');
  holds({
    cards: { x, ...cards },
    dark: { character: ['x'], hand: ['a'] },
    script: [use],
    expect: { dark: { force: 3 }, a: { zone: 'deck' } },
  });
  refused({ cards: { x, ...cards }, dark: { character: ['x'] }, script: [use] }, 'effect.target');
});

test('Force for the opponent: gained by the opponent alone', () => {
  const x = spender('Your opponent gains 2 Force');
  holds({
    cards: { x },
    dark: { character: ['x'] },
    script: [use],
    expect: { dark: { force: 3 }, light: { force: 2 } },
  });
});

test('damage counters of a Droid: it must have them', () => {
  const x = spender('Remove 1 damage counter from one of your Droids');
  const droid = unit('Ground', 'Droid', [20, 1, 3]);
  holds({
    cards: { x, droid },
    dark: { character: ['x'], ground: [{ card: 'droid', damage: 2 }] },
    script: [use],
    expect: { dark: { force: 3 }, droid: { damage: 1 } },
  });
  refused({ cards: { x, droid }, dark: { character: ['x'], ground: ['droid'] }, script: [use] }, 'cost.pay');
});

test('cards of the discard pile leave the game; too few cannot pay', () => {
  const x = spender('Remove 2 unit cards from your discard pile from the game');
  holds({
    cards: { x, ...cards },
    dark: { character: ['x'], discard: ['a', 'b'] },
    script: [use],
    expect: { dark: { force: 3 }, a: { zone: 'out' }, b: { zone: 'out' } },
  });
  refused({ cards: { x, ...cards }, dark: { character: ['x'], discard: ['a'] }, script: [use] }, 'cost.pay');
});

test('a unit discarded or retreated, damage counters put: it happens, and Force is gained after it', () => {
  holds({
    cards: { x: spender('Discard this unit') },
    dark: { character: ['x'] },
    script: [use],
    expect: { dark: { force: 3 }, x: { zone: 'discard' } },
  });
  holds({
    cards: { x: spender('Retreat this unit') },
    dark: { character: ['x'] },
    script: [use],
    expect: { dark: { force: 3 }, x: { zone: 'build', tapped: false } },
  });
  holds({
    cards: { x: spender('Put 1 damage counter on this unit') },
    dark: { character: ['x'] },
    script: [use],
    expect: { dark: { force: 3 }, x: { damage: 1 } },
  });
});

test('tapping: not with a unit that is tapped; build points: not with too few', () => {
  refused(
    { cards: { x: spender('Tap') }, dark: { character: [{ card: 'x', tapped: true }] }, script: [use] },
    'cost.pay',
  );
  const x = spender('Pay 2 build points');
  holds({
    cards: { x },
    dark: { character: ['x'], buildPoints: 2 },
    script: [use],
    expect: { dark: { force: 3, buildPoints: 0 } },
  });
  refused({ cards: { x }, dark: { character: ['x'], buildPoints: 1 }, script: [use] }, 'cost.pay');
});

test('several units to tap: as many as the cost says, each untapped', () => {
  const x = spender('Tap 2 of your units');
  const paid = (units: readonly unknown[]) => ({
    cards: { x, ...cards },
    dark: { character: ['x', ...units] },
    script: [dark('use', { unit: 'x', ability: 1, targets: ['a', 'b'] })],
  });
  holds({ ...paid(['a', 'b']), expect: { dark: { force: 3 }, a: { tapped: true }, b: { tapped: true } } });
  refused(paid(['a', { card: 'b', tapped: true }]), 'cost.pay');
});

test('a Resource is never discarded, not for a cost either (Resource Cards)', () => {
  const file = (what: string) => ({
    cards: { x: spender(`Discard one of your ${what}`), mint: card('Resource', []), ...cards },
    dark: { resource: 'mint', character: ['x', 'a'] },
    script: [use],
  });
  refused(file('Resources'), 'cost.pay');
  holds({ ...file('other units'), expect: { dark: { force: 3 }, a: { zone: 'discard' } } });
});
