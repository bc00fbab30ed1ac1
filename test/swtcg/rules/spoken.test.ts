// Whom an effect speaks of: "that unit", "another", "without", and what a keyword does besides.
import { test } from 'node:test';
import {
  card,
  dark,
  fighter,
  gear,
  holds,
  light,
  refused,
  soldier,
  tarn,
  unit,
} from '../../helpers/command.ts';

const ONLY = 'Play only during your build step.';

test('"that card [or unit]": what the cost was paid with, not the unit that the effect is on', () => {
  const text = `Discard one of your other units -> This unit gets +X power until end of turn, where X is that unit's build cost. ${ONLY}`;
  holds({
    cards: { x: soldier({ cost: 1, power: 2, text: [text] }), a: soldier({ cost: 5 }) },
    dark: { character: ['x', 'a'] },
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { x: { power: 7 }, a: { zone: 'discard' } },
  });
});

test('"is attacked by a unit with a higher build cost": the attacker is compared with the unit that it attacks', () => {
  const text = 'Whenever this unit is attacked by a unit with a higher build cost, gain 2 Force.';
  for (const [cost, force] of [
    [9, 2],
    [3, 0],
    [1, 0],
  ])
    holds({
      cards: { x: soldier({ cost: 3, health: 9, text: [text] }), l: soldier({ cost, speed: 90, power: 1 }) },
      dark: { character: ['x'] },
      light: { character: ['l'] },
      at: 'character-battle',
      until: 'end-of-turn',
      dice: [1],
      script: [light('attack', { unit: 'l', target: 'x' })],
      expect: { dark: { force } },
    });
});

test('"without": what an effect gives itself does not keep it from giving it; what others give does', () => {
  const gives = soldier({ text: ['Each of your Characters without Parry gets Parry 1.'] });
  const more = soldier({ text: ['Each of your other Characters gets Parry 2.'] });
  holds({
    cards: { gives, own: soldier({ text: ['Parry 4'] }), a: soldier() },
    dark: { character: ['gives', 'own', 'a'] },
    script: [],
    expect: {
      gives: { keywords: { Parry: 1 } },
      own: { keywords: { Parry: 4 } },
      a: { keywords: { Parry: 1 } },
    },
  });
  for (const character of [
    ['gives', 'more', 'a'],
    ['a', 'more', 'gives'],
  ])
    holds({
      cards: { gives, more, a: soldier() },
      dark: { character },
      script: [],
      expect: { more: { keywords: { Parry: 1 } }, a: { keywords: { Parry: 2 } } },
    });
});

test('"another Equipment": not the Equipment that gives the ability', () => {
  const cards = {
    a: soldier(),
    e: gear('Character - Weapon', [
      `Equipped unit gets "Discard another Equipment attached to this unit -> Gain 2 Force. ${ONLY}"`,
    ]),
    f: gear('Character - Weapon', []),
  };
  const script = [dark('use', { unit: 'a', ability: 'e:1' })];
  holds({
    cards,
    dark: { character: [{ card: 'a', equipment: ['e', 'f'] }] },
    script,
    expect: { f: { zone: 'discard' }, e: { zone: 'on:a' }, dark: { force: 2 } },
  });
  refused({ cards, dark: { character: [{ card: 'a', equipment: ['e'] }] }, script }, 'effect.target');
});

test('Keywords, Meditate: what it does besides is done then, and only then; its "play only" counts', () => {
  const battle = (more: string) => card('Battle', ['Gain 3 Force.', `Pay 1 Force -> Meditate${more}`]);
  const mission = (more: string) => card('Mission', ['Gain 3 Force.', `Pay 1 Force -> Meditate${more}`]);
  const fight = { at: 'character-battle', until: 'end-of-turn' } as const;
  const script = [dark('play', { card: 'x' })];
  holds({
    cards: { x: battle(', and your opponent loses 1 Force.') },
    dark: { force: 1, discard: ['x'] },
    light: { force: 2 },
    ...fight,
    script,
    expect: { dark: { force: 3 }, light: { force: 1 }, x: { zone: 'out' } },
  });
  holds({
    cards: { x: battle(', and your opponent loses 1 Force.') },
    dark: { hand: ['x'] },
    light: { force: 2 },
    ...fight,
    script,
    expect: { dark: { force: 3 }, light: { force: 2 } },
  });
  holds({
    cards: { x: mission(', and your opponent loses 1 Force.') },
    dark: { force: 1, discard: ['x'] },
    light: { force: 2 },
    script,
    expect: { dark: { force: 3 }, light: { force: 1 }, x: { zone: 'out' } },
  });
  for (const [kind, when] of [
    [battle, fight],
    [mission, {}],
  ] as const)
    refused(
      {
        cards: { x: kind('. Play only if you have a Jedi in any arena.') },
        dark: { force: 1, discard: ['x'] },
        ...when,
        script,
      },
      'effect.play-only',
    );
});

test('"when you discard a card": each card of a hand that is discarded as a cost counts', () => {
  holds({
    cards: {
      x: soldier({ text: [`Discard your hand -> Gain 1 Force. ${ONLY}`] }),
      y: soldier({ text: ['Whenever you discard a card from your hand, gain 1 Force.'] }),
      a: soldier(),
      b: soldier(),
    },
    dark: { character: ['x', 'y'], hand: ['a', 'b'] },
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { dark: { force: 3 } },
  });
});

test('"choose an arena": what lasts is said of the arena, units that come there later are meant too', () => {
  const x = soldier({
    text: [
      `Tap -> Choose an arena. Each of your units in that arena gets +2 power and Armor until end of turn. ${ONLY}`,
    ],
  });
  const file = {
    cards: { x, s: fighter({ cost: 0 }), g: soldier({ cost: 0 }) },
    dark: { character: ['x'], hand: ['s', 'g'] },
    script: [
      dark('use', { unit: 'x', ability: 1 }),
      dark('choose', { value: 'space' }),
      dark('complete', { card: 's', to: 'space' }),
      dark('complete', { card: 'g', to: 'character' }),
    ],
  };
  holds({ ...file, expect: { s: { power: 5, keywords: { Armor: true } }, g: { power: 2, keywords: {} } } });
  holds({
    ...file,
    until: { turn: 2, point: 'dark-build' },
    dice: [3, 3],
    expect: { s: { power: 3, keywords: {} } },
  });
});

test('"when this unit is discarded": "this arena" is the one that it was in', () => {
  holds({
    cards: {
      x: soldier({
        health: 1,
        text: ['When this unit is discarded, do 2 damage to each unit in this arena.'],
      }),
      l: soldier({ speed: 90, power: 1, health: 5 }),
      s: fighter(),
    },
    dark: { character: ['x'], space: ['s'] },
    light: { character: ['l'] },
    at: 'character-battle',
    until: 'end-of-turn',
    dice: [6],
    script: [light('attack', { unit: 'l', target: 'x' })],
    expect: { x: { zone: 'discard' }, l: { damage: 2 }, s: { damage: 0 } },
  });
});

test('Generating Subordinates: by name and values; the name alone tells where no card of it has the values', () => {
  const spare = (name: string, values: readonly [number, number, number]) =>
    unit('Subordinate', 'Character - Guard', values, { name, cost: undefined });
  const x = soldier({
    text: [
      `Pay 1 Force -> Take 1 30/2/2 Gate-Guard Subordinate and put it into the Character arena. ${ONLY}`,
    ],
  });
  const script = [dark('use', { unit: 'x', ability: 1 })];
  const play = (cards: Record<string, ReturnType<typeof soldier>>) => ({
    cards: { x, ...cards },
    dark: { force: 1, character: ['x'], supply: Object.keys(cards) },
    script,
  });
  const other = spare('Gate Guard', [10, 1, 1]);
  holds({
    ...play({ other, a: spare('Gate-Guard', [30, 2, 2]) }),
    expect: { a: { zone: 'character' }, other: { zone: 'supply' } },
  });
  holds({ ...play({ other }), expect: { other: { zone: 'character' } } });
  refused(play({ a: spare('Door Guard', [30, 2, 2]) }), 'effect.idle');
});

test('Terms, total: the cards beneath the top card are part of the total build cost, not of the printed one', () => {
  const x = (words: string) =>
    soldier({ text: [`Tap -> Tap one of your opponent's units with ${words} 5 or more. ${ONLY}`] });
  const cards = { a: tarn('A', { cost: 4 }), b: tarn('B', { cost: 2 }) };
  const play = (words: string, stack: string[]) => ({
    cards: { x: x(words), ...cards },
    dark: { character: ['x'] },
    light: { character: [{ card: 'a', stack }] },
    script: [dark('use', { unit: 'x', ability: 1 })],
  });
  holds({ ...play('total build cost', ['b']), expect: { a: { tapped: true } } });
  refused(play('total build cost', []), 'effect.target');
  refused(play('printed build cost', ['b']), 'effect.target');
});
