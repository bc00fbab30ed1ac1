// Subordinates: wherever they would go they return to the supply, and what is on them does not (Subordinate Special Rules).
import { test } from 'node:test';
import { card, dark, fighter, gear, holds, soldier, unit } from '../../helpers/command.ts';

const guard = (more: object = {}) =>
  unit('Subordinate', 'Character - Rebel Soldier', [20, 1, 1], {
    name: 'Marsh Guard',
    cost: undefined,
    ...more,
  });
const blade = gear('Character', ['Pay 0 Force -> Equip']);
const task = (text: string) => card('Mission', [text]);
const complete = dark('complete', { card: 'm', target: 'g' });

test('Subordinate Special Rules: the action is completed, then it goes to the supply; Equipment goes where it would', () => {
  const ways = [
    ["Put one of your units into its owner's discard pile.", 'discard'],
    ["Put one of your units on top of its owner's deck.", 'deck'],
    ["Put one of your units on the bottom of its owner's deck.", 'deck'],
    ['Return one of your units to your hand.', 'hand'],
    ['Remove one of your units from the game.', 'out'],
    ['Discard one of your units.', 'build'],
  ];
  for (const [text, zone] of ways)
    holds({
      cards: { m: task(text as string), g: guard(), blade },
      dark: { buildPoints: 2, hand: ['m'], character: [{ card: 'g', equipment: ['blade'] }] },
      script: [complete],
      expect: { g: { zone: 'supply', equipment: [] }, blade: { zone } },
    });
});

test('Subordinate Special Rules: to return to hand is no retreat', () => {
  holds({
    cards: {
      m: task('Return one of your units to your hand.'),
      g: guard(),
      w: fighter({ text: ['Whenever one of your units retreats, gain 1 Force.'] }),
    },
    dark: { buildPoints: 2, hand: ['m'], space: ['w'], character: ['g'] },
    script: [complete],
    expect: { g: { zone: 'supply' }, dark: { force: 0 } },
  });
});

test('Unique Subordinates: a whole stack goes to the supply, and so does one beneath another unit', () => {
  const m = task('Discard one of your units.');
  const hand = { buildPoints: 2, hand: ['m'] };
  holds({
    cards: { m, g: guard({ version: 'A' }), h: guard({ version: 'B' }) },
    dark: { ...hand, character: [{ card: 'g', stack: ['h'] }] },
    script: [complete],
    expect: { g: { zone: 'supply' }, h: { zone: 'supply' } },
  });
  holds({
    cards: { m, g: soldier({ version: 'A', text: ['Stack: Marsh Guard'] }), h: guard() },
    dark: { ...hand, character: [{ card: 'g', stack: ['h'] }] },
    script: [complete],
    expect: { g: { zone: 'discard' }, h: { zone: 'supply' } },
  });
});

test('Contesting Unique Cards: of a Subordinate that loses the Equipment stays in the build zone', () => {
  holds({
    cards: { g: guard({ version: 'A' }), h: guard({ version: 'B' }), blade },
    dark: { character: ['g'] },
    light: { character: [{ card: 'h', equipment: ['blade'] }] },
    at: 'battle-start',
    until: 'space-battle',
    expect: { h: { zone: 'supply' }, blade: { zone: 'build', controller: 'light' } },
  });
});

test('Unique Subordinates: a version that is taken may join the stack of another, on top or beneath it', () => {
  const file = (value: string) => ({
    cards: {
      m: task('Take 1 40/3/3 Marsh Guard Subordinate and put it into the Character arena.'),
      g: guard({ version: 'A' }),
      h: guard({ version: 'B', speed: 40, power: 3, health: 3, text: ['INSERT: Armor'] }),
    },
    dark: { buildPoints: 2, hand: ['m'], character: ['g'], supply: ['h'] },
    script: [dark('complete', { card: 'm' }), dark('choose', { value })],
  });
  holds({ ...file('top'), expect: { h: { zone: 'character', stack: ['g'], power: 4, health: 4 } } });
  holds({ ...file('under'), expect: { g: { stack: ['h'], power: 2, keywords: { Armor: true } } } });
  // As a second unit it contests: one of the two goes.
  const alone = file('character');
  holds({
    ...alone,
    script: [...alone.script, dark('choose', { value: 'g' })],
    expect: { g: { zone: 'supply' }, h: { zone: 'character', stack: [] } },
  });
});

test('Generating Subordinates: to take one is to put it into play, whether the text says where or not', () => {
  const taken = (text: string) =>
    holds({
      cards: { m: task(text), g: guard() },
      dark: { buildPoints: 2, hand: ['m'], supply: ['g', { id: 'g2', card: 'g' }] },
      script: [dark('complete', { card: 'm' })],
      expect: { g: { zone: 'character' }, g2: { zone: /2 20/.test(text) ? 'character' : 'supply' } },
    });
  taken('Take 1 20/1/1 Marsh Guard Subordinate.');
  taken('Take a 20/1/1 Marsh Guard Subordinate.');
  taken('Take one 20/1/1 Marsh Guard Subordinate and put it into its arena.');
  taken('Take 2 20/1/1 Marsh Guard Subordinates.');
  // "It" is the Subordinate, not the unit that was deployed.
  const text = [
    'When you deploy this unit, take 1 20/1/1 Marsh Guard Subordinate and put it into the Character arena.',
  ];
  holds({
    cards: { s: fighter({ text }), g: guard() },
    dark: { buildPoints: 9, hand: ['s'], supply: ['g'] },
    script: [dark('complete', { card: 's', to: 'space' })],
    expect: { s: { zone: 'space' }, g: { zone: 'character' } },
  });
});
