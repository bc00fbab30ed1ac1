// What lasts for a time, and what is done to several units one after the other: in play.
import { test } from 'node:test';
import { card, dark, holds, light, soldier, tarn, unit } from '../../helpers/command.ts';

const task = (...text: string[]) => card('Mission', text, { cost: 0 });
const complete = dark('complete', { card: 'task' });
const play = (more: object = {}) => dark('play', { card: 'b', ...more });
const battle = (...text: string[]) => card('Battle', text);
const fight = { at: 'character-battle', until: 'end-of-turn' } as const;
const person = (values: readonly [number, number, number], subtype = 'Rebel Soldier') =>
  unit('Character', subtype, values);

test('what is given for a turn "as long as it\'s attacking that unit" comes with the attack (Phrases, "as long as")', () => {
  const cards = {
    b: battle(
      "Choose one of your opponent's Droids. This turn, each of your units gets Critical Hit 3 as long as it's attacking that unit.",
    ),
    a: person([60, 1, 5]),
    d: person([10, 1, 9], 'Droid'),
    e: person([10, 1, 9], 'Droid'),
  };
  for (const [target, damage] of [
    ['d', 4],
    ['e', 1],
  ] as const)
    holds({
      cards,
      dark: { character: ['a'], hand: ['b'] },
      light: { character: ['d', 'e'] },
      ...fight,
      dice: [6],
      script: [play({ target: 'd' }), dark('attack', { unit: 'a', target })],
      expect: { [target]: { damage } },
    });
});

test('a Mission that waits for the end of the turn is carried out then, and in no later turn (End of Turn, 11)', () => {
  const cards = {
    task: task('When the turn ends, if your opponent has no Droids in any arena, gain 3 Force.'),
  };
  holds({
    cards,
    dark: { hand: ['task'] },
    until: 'turn-end',
    script: [complete],
    expect: { dark: { force: 3 } },
  });
  holds({
    cards: { ...cards, d: person([60, 1, 1], 'Droid'), x: person([90, 1, 5]) },
    dark: { hand: ['task'], character: ['x'] },
    light: { character: ['d'] },
    until: { turn: 2, point: 'turn-end' },
    dice: [1, 6],
    script: [
      complete,
      dark('done'),
      { by: 'dark', do: 'tap', unit: 'x' },
      dark('attack', { unit: 'x', target: 'd' }),
    ],
    // 4 in the ready phase of the second turn.
    expect: { d: { zone: 'discard' }, dark: { force: 4 } },
  });
  holds({
    cards: { task: task('When the battle phase ends, draw a card.'), a: soldier() },
    dark: { hand: ['task'], deck: ['a'] },
    until: 'turn-end',
    script: [dark('decline', { what: 'draw' }), complete],
    expect: { a: { zone: 'hand' } },
  });
});

test('what a Mission gives for a turn is called by its paragraph', () => {
  holds({
    cards: {
      task: task(
        'Until end of turn, each of your Droids gets "Pay 1 Force -> This unit gets +2 power until end of turn."',
      ),
      d: person([30, 2, 5], 'Droid'),
    },
    dark: { hand: ['task'], character: ['d'], force: 1 },
    until: 'end-of-turn',
    script: [complete, dark('use', { unit: 'd', ability: 'task:1' })],
    expect: { d: { power: 4 } },
  });
});

test('dice of damage to each: "other" is other than who does it, and a discard leaves nobody out (Terms, dice of damage)', () => {
  const cards = {
    j: person([30, 2, 5], 'Jedi'),
    o: person([10, 1, 1]),
    e: person([10, 1, 5]),
    f: person([10, 1, 5]),
  };
  holds({
    cards: {
      ...cards,
      b: battle('Tap one of your Jedi -> That Jedi does 2 dice of damage to each other Character.'),
    },
    dark: { character: ['j', 'o'], hand: ['b'] },
    light: { character: ['e', 'f'] },
    ...fight,
    dice: [6, 1, 5, 5, 1, 1],
    script: [play()],
    expect: { j: { damage: 0 }, o: { zone: 'discard' }, e: { damage: 2 }, f: { damage: 0 } },
  });
});

test('"instead" of an Enhance keeps the unit that was chosen, also for what waits (Keywords, Enhance)', () => {
  holds({
    cards: {
      b: battle(
        'Pay 1 Force -> Choose one of your Droids. This turn, when that unit would be damaged, prevent 1 of that damage.',
        'Enhance: Pay 1 more Force -> This turn, when that unit would be damaged, prevent 3 of that damage instead.',
      ),
      d: person([10, 1, 5], 'Droid'),
      e: person([10, 1, 5], 'Droid'),
      a: person([60, 4, 5]),
    },
    dark: { character: ['d', 'e'], hand: ['b'], force: 2 },
    light: { character: ['a'] },
    ...fight,
    dice: [5, 5, 5, 5],
    script: [play({ effect: 2, target: 'e' }), light('attack', { unit: 'a', target: 'e' })],
    expect: { e: { damage: 1 }, dark: { force: 0 } },
  });
});

test('after a search for a card of its name, "that unit" is still the unit (Phrases, "that card")', () => {
  holds({
    cards: {
      task: task(
        'Choose one of your Officers. Search your deck for a card with the same name as that unit, reveal it, and put it into your hand. Shuffle your deck. Do 1 damage to that unit.',
      ),
      t: tarn('A'),
      u: tarn('B'),
      s: soldier(),
    },
    dark: { hand: ['task'], character: ['t'], deck: ['s', 'u'] },
    seed: 1,
    script: [dark('decline', { what: 'draw' }), complete],
    expect: { u: { zone: 'hand' }, t: { damage: 1 } },
  });
});

test('an Enhance speaks of the arena that was chosen, or that the chosen unit is in (Keywords, Enhance)', () => {
  const chosen =
    'Pay 1 Force -> Choose an arena. Each of your Droids in that arena gets +1 power until end of turn.';
  const one = 'Pay 1 Force -> Choose one of your Droids. That Droid gets +1 power until end of turn.';
  const also =
    'Enhance: Pay 1 more Force -> Each of your Hutts in the chosen arena also gets Armor until end of turn.';
  const instead =
    'Enhance: Pay 2 more Force -> Each of your Characters in that arena gets Armor until end of turn instead.';
  for (const [text, entries, droid] of [
    [[chosen, also], [play({ effect: 2 }), dark('choose', { value: 'character' })], { power: 2 }],
    [
      [chosen, instead],
      [play({ effect: 2 }), dark('choose', { value: 'character' })],
      { keywords: { Armor: true } },
    ],
    [[one, instead], [play({ effect: 2, target: 'd' })], { keywords: { Armor: true } }],
  ] as const)
    holds({
      cards: {
        b: battle(...text),
        d: person([10, 1, 5], 'Droid'),
        h: person([10, 1, 5], 'Hutt'),
        g: unit('Ground', 'Hutt Droid', [10, 1, 5]),
      },
      dark: { character: ['d', 'h'], ground: ['g'], hand: ['b'], force: 3 },
      ...fight,
      until: 'script-end',
      script: entries,
      expect: { d: droid, h: { keywords: { Armor: true } }, g: { power: 1, keywords: { Armor: false } } },
    });
});
