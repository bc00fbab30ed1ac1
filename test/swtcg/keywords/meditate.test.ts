// Keywords, Meditate.
import { test } from 'node:test';
import { card, dark, fighter, holds, light, refused, soldier } from '../../helpers/command.ts';

const focus = card(
  'Battle',
  ['Pay 5 Force -> One of your units gets +2 power until end of turn.', 'Pay 2 Force -> Meditate'],
  { cost: undefined },
);

test('Meditate: a Battle card from the discard pile for this cost, then out of the game', () => {
  const file = (force: number) => ({
    cards: { focus, s: soldier() },
    dark: { force, discard: ['focus'], character: ['s'] },
    at: 'character-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'focus' })],
  });
  holds({ ...file(2), expect: { s: { power: 4 }, dark: { force: 0, discard: [] }, focus: { zone: 'out' } } });
  refused(file(1), 'cost.pay');
});

test('Meditate: played from hand the printed cost is paid and the card is discarded', () => {
  holds({
    cards: { focus, s: soldier() },
    dark: { force: 5, hand: ['focus'], character: ['s'] },
    at: 'character-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'focus' })],
    expect: { focus: { zone: 'discard' }, dark: { force: 0 } },
  });
});

test('Meditate: not at another time than the card is normally played', () => {
  refused(
    {
      cards: { focus, s: soldier() },
      dark: { force: 2, discard: ['focus'], character: ['s'] },
      script: [dark('play', { card: 'focus' })],
    },
    'effect.activated',
  );
});

test('Meditate: a Mission in the build step', () => {
  const task = card('Mission', ['Gain 3 Force.', 'Pay 1 Force -> Meditate']);
  holds({
    cards: { task },
    dark: { force: 1, discard: ['task'] },
    script: [dark('play', { card: 'task' })],
    expect: { dark: { force: 3, discard: [] }, task: { zone: 'out' } },
  });
  refused(
    {
      cards: { task },
      dark: { force: 1, discard: ['task'] },
      at: 'battle-start',
      until: 'space-battle',
      script: [dark('play', { card: 'task' })],
    },
    'keyword.meditate',
  );
});

test('Meditate: a unit comes back undeployed and leaves the game when it would be discarded', () => {
  const ghost = fighter({
    health: 1,
    text: ['Pay 1 Force -> Meditate', 'When you deploy this unit, gain 9 Force.'],
  });
  holds({
    cards: { ghost, x: fighter({ speed: 90 }) },
    dark: { space: ['x'] },
    light: { force: 1, discard: ['ghost'] },
    at: 'light-build',
    until: 'ground-battle',
    dice: [6, 6, 6],
    script: [light('play', { card: 'ghost' }), dark('attack', { unit: 'x', target: 'ghost' })],
    expect: { ghost: { zone: 'out' }, light: { force: 0, discard: [] } },
  });
});

test('Meditate: a Trap when its condition is met, without counters', () => {
  const trap = card('Mission - Trap', [
    "Whenever one of your opponent's units attacks, put 1 damage counter on that unit.",
    'Pay 1 Force -> Meditate',
  ]);
  holds({
    cards: { trap, x: fighter({ power: 1 }), y: fighter({ speed: 10 }) },
    dark: { space: ['x'] },
    light: { force: 1, space: ['y'], discard: ['trap'] },
    at: 'space-battle',
    until: 'ground-battle',
    dice: [1],
    script: [dark('attack', { unit: 'x', target: 'y' }), light('play', { card: 'trap' })],
    expect: { x: { damage: 1 }, trap: { zone: 'out' }, light: { force: 0 } },
  });
});

test('Meditate: it is the card that leaves the game, whatever lies on it, and not another of its stack', () => {
  const sage = (version: string, text: string[]) =>
    fighter({ name: 'Test Sage', version, health: 1, text, speed: 10 });
  holds({
    cards: { a: sage('A', ['Pay 1 Force -> Meditate']), b: sage('B', []), x: fighter({ speed: 90 }) },
    dark: { space: ['x'] },
    light: { force: 1, buildPoints: 1, hand: ['b'], discard: ['a'] },
    at: 'light-build',
    until: 'ground-battle',
    dice: [6, 6, 6],
    script: [
      light('play', { card: 'a' }),
      light('complete', { card: 'b', to: 'top', unit: 'a' }),
      dark('attack', { unit: 'x', target: 'b' }),
    ],
    expect: { a: { zone: 'out' }, b: { zone: 'discard' } },
  });
});

test('Meditate: an Enhance is paid besides (Keywords, Enhance)', () => {
  const rite = card(
    'Battle',
    [
      'Pay 5 Force -> Draw a card.',
      'Enhance: Pay 3 more Force -> Also gain 1 Force.',
      'Pay 2 Force -> Meditate',
    ],
    { cost: undefined },
  );
  const file = (force: number) => ({
    cards: { rite, s: soldier() },
    dark: { force, discard: ['rite'], deck: ['s'] },
    at: 'character-battle',
    until: 'end-of-turn',
    script: [dark('play', { card: 'rite', effect: 2 })],
  });
  holds({ ...file(5), expect: { rite: { zone: 'out' }, dark: { force: 1, hand: ['s'] } } });
  refused(file(4), 'cost.pay');
});

test('Meditate: a Mission is played so enhanced too, for both costs (Keywords, Enhance)', () => {
  const task = card('Mission', [
    'Gain 1 Force.',
    'Enhance: Pay 2 more Force -> Gain 6 Force instead.',
    'Pay 1 Force -> Meditate',
  ]);
  holds({
    cards: { task },
    dark: { force: 3, discard: ['task'] },
    until: 'script-end',
    script: [dark('play', { card: 'task', effect: 2 })],
    expect: { task: { zone: 'out' }, dark: { force: 6 } },
  });
});

test('Meditate: what leaves the game was not discarded, for nobody and for no cost (Terms, replacement effect; discard)', () => {
  const ghost = fighter({
    health: 1,
    text: [
      'Pay 0 Force -> Meditate',
      'When this unit is discarded, gain 5 Force.',
      'Discard this unit -> Gain 9 Force.',
    ],
  });
  const file = {
    cards: { ghost, x: fighter({ speed: 90, text: ['Bounty: Gain 3 Force.'] }) },
    dark: { space: ['x'] },
    light: { discard: ['ghost'] },
    at: 'light-build',
    dice: [6, 6, 6, 1],
  };
  const back = light('play', { card: 'ghost' });
  holds({
    ...file,
    until: { turn: 2, point: 'light-build' },
    script: [back, dark('attack', { unit: 'x', target: 'ghost' })],
    expect: { ghost: { zone: 'out' }, dark: { force: 4 }, light: { force: 4 } },
  });
  holds({
    ...file,
    until: 'ground-battle',
    script: [back, light('use', { unit: 'ghost', ability: 3 })],
    expect: { ghost: { zone: 'out' }, light: { force: 0 } },
  });
});

test('Meditate: a card with several arenas goes to the one that is named, else to the first', () => {
  const both = soldier({ type: 'Ground/Character', text: ['Pay 1 Force -> Meditate'] });
  const file = (more: object) => ({
    cards: { both },
    dark: { force: 1, discard: ['both'] },
    script: [dark('play', { card: 'both', ...more })],
  });
  holds({ ...file({}), expect: { both: { zone: 'ground' } } });
  holds({ ...file({ to: 'character' }), expect: { both: { zone: 'character' } } });
  refused(file({ to: 'space' }), 'card.deploy');
});
