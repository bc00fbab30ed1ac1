// "You may stack this unit beneath …": a card that may lie under units of another name (Stacking and Rearranging).
import { test } from 'node:test';
import { dark, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';
import { read } from './reading.ts';

const UNDER =
  "You may stack this unit beneath one of your unique Officers, and there can only be one copy of this card in that stack. This unit can't be on top of that stack.";
const cards = {
  t: tarn('A'),
  u: tarn('B'),
  s: soldier({ text: [UNDER] }),
  w: unit('Character', 'Rebel Officer', [10, 1, 1]),
};
const under = (one: string, to = 't') => dark('complete', { card: one, to: 'under', unit: to });

test('it lies under the unit as part of its stack and gives what every card there gives', () => {
  read(UNDER);
  holds({
    cards,
    dark: { hand: ['s'], character: ['t'], buildPoints: 4 },
    script: [under('s')],
    // Its build cost of 3, and 1 for joining the stack.
    expect: { s: { zone: 'under:t' }, t: { speed: 50, power: 4, health: 5 }, dark: { buildPoints: 0 } },
  });
});

test('it is never on top, neither at once nor later', () => {
  const file = { cards, dark: { hand: ['s'], character: ['t'], buildPoints: 9 } };
  refused({ ...file, script: [dark('complete', { card: 's', to: 'top', unit: 't' })] }, 'keyword.stack');
  refused({ ...file, script: [under('s'), dark('rearrange', { unit: 't', top: 's' })] }, 'keyword.stack');
});

test('it stays where another version comes on top', () => {
  holds({
    cards,
    dark: { hand: ['s', 'u'], character: ['t'], buildPoints: 9 },
    script: [under('s'), dark('complete', { card: 'u', to: 'top', unit: 't' })],
    expect: { s: { zone: 'under:u' }, t: { zone: 'under:u' }, u: { power: 5 } },
  });
});

test('one copy, and only under a unit of that sort', () => {
  const two = [
    { id: 's1', card: 's' },
    { id: 's2', card: 's' },
  ];
  refused(
    {
      cards,
      dark: { hand: two, character: ['t'], buildPoints: 9 },
      script: [under('s1'), under('s2')],
    },
    'stack.unique',
  );
  refused(
    { cards, dark: { hand: ['s'], character: ['w'], buildPoints: 9 }, script: [under('s', 'w')] },
    'stack.unique',
  );
});

test('by name: whose stack it is is said by a part of the name', () => {
  const text = ["You may stack this unit under Tarn Vell. This unit can't be on top of Tarn's stack."];
  holds({
    cards: { ...cards, s: soldier({ text }) },
    dark: { hand: ['s'], character: ['t'], buildPoints: 4 },
    script: [under('s')],
    expect: { s: { zone: 'under:t' } },
  });
});
