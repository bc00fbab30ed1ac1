// Known pieces in new order: places, lists that end in something else, conditions before and after, passive words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';
import { dark, fighter, gear, holds, light, soldier, tarn, unit } from '../../helpers/command.ts';

const ONLY = 'Play only during your build step.';
const fight = { at: 'character-battle', until: 'end-of-turn' } as const;
const squad = (more = {}) => unit('Ground', 'Rebel Squad', [30, 2, 5], more);

test('other words for what has a wording already are read as that', () => {
  for (const [said, meant] of [
    [
      'As long as any Droid is in this arena, this unit gets Armor.',
      'As long as there is a Droid in this arena, this unit gets Armor.',
    ],
    ['Pay 1 Force -> Reroll one of your attack dice.', 'Pay 1 Force -> Reroll 1 of your attack dice.'],
    [
      'This unit gets +1 power when attacking Droids.',
      'As long as this unit is attacking a Droid, this unit gets +1 power.',
    ],
    [
      'Foresight: This unit gets +1 power for her next attack.',
      'Foresight: This unit gets +1 power for its next attack.',
    ],
    [
      'Tap -> One of your units gets +10 speed, Armor, and loses Stealth until end of turn.',
      'Tap -> One of your units gets +10 speed and Armor until end of turn. That unit loses Stealth until end of turn.',
    ],
  ] as const) {
    const found = readParagraph(said);
    assert.ok(found.ok, said);
    assert.equal(printEffect(found.effect), meant);
  }
});

test('"X is in the Ground or Character arena": of a unit by name, and of this unit', () => {
  const asks = soldier({
    text: ['As long as Tarn Vell is in the Ground or Character arena, this unit gets +1 power.'],
  });
  const names = { asks, t: tarn('A'), s: tarn('A', { type: 'Space' }) };
  holds({ cards: names, dark: { character: ['asks', 't'] }, script: [], expect: { asks: { power: 3 } } });
  holds({
    cards: names,
    dark: { character: ['asks'], space: ['s'] },
    script: [],
    expect: { asks: { power: 2 } },
  });
  const own = unit('Ground/Character', 'Rebel', [30, 2, 3], {
    text: ['As long as this unit is in the Space or Ground arena, it gets Armor.'],
  });
  holds({
    cards: { own },
    dark: { ground: ['own'] },
    script: [],
    expect: { own: { keywords: { Armor: true } } },
  });
  holds({ cards: { own }, dark: { character: ['own'] }, script: [], expect: { own: { keywords: {} } } });
});

test("units in one's own build zone: had there, and counted there", () => {
  const x = soldier({
    text: [
      'As long as you have another Rebel in your build zone, this unit gets Armor.',
      'This unit gets +1 power for each other unit you have in your build zone.',
    ],
  });
  const cards = { x, a: soldier(), b: soldier() };
  holds({
    cards,
    dark: { character: ['x'], buildZone: ['a', 'b'] },
    script: [],
    expect: { x: { power: 4, keywords: { Armor: true } } },
  });
  holds({
    cards,
    dark: { character: ['x', 'a'] },
    light: { buildZone: ['b'] },
    script: [],
    expect: { x: { power: 2, keywords: {} } },
  });
});

test('a list of what is had may end in what is lost', () => {
  holds({
    cards: {
      x: soldier({
        text: ["Each of your opponent's Characters gets -10 speed, -1 power, and loses Stealth."],
      }),
      l: soldier({ text: ['Stealth', 'Armor'] }),
    },
    dark: { character: ['x'] },
    light: { character: ['l'] },
    script: [],
    expect: { l: { speed: 20, power: 1, keywords: { Stealth: false, Armor: true } } },
  });
});

test('conditions before and after what they are about: both have to be so', () => {
  const text = [
    'As long as you have another Rebel in any arena, this unit gets +2 power when attacking a Droid.',
  ];
  const cards = {
    x: soldier({ speed: 90, text }),
    a: soldier(),
    d: unit('Character', 'Droid', [10, 1, 9]),
    n: unit('Character', 'Hutt', [10, 1, 9]),
  };
  const hits = (character: string[], target: string, dice: number[]) =>
    holds({
      cards,
      dark: { character },
      light: { character: [target] },
      ...fight,
      dice,
      script: [dark('attack', { unit: 'x', target })],
      expect: { [target]: { damage: dice.length } },
    });
  hits(['x', 'a'], 'd', [4, 4, 4, 4]);
  hits(['x', 'a'], 'n', [4, 4]);
  hits(['x'], 'd', [4, 4]);
});

test('an equipped unit gets something when attacking; counters on the defending unit count', () => {
  const cards = {
    x: soldier({ speed: 90 }),
    e: gear('Character - Weapon', ['Equipped unit gets +1 power when attacking a Droid.']),
    y: soldier({
      speed: 90,
      text: ['This unit gets +1 power for each corruption counter on the defending unit.'],
    }),
    d: unit('Character', 'Droid', [10, 1, 9]),
  };
  holds({
    cards,
    dark: { character: [{ card: 'x', equipment: ['e'] }] },
    light: { character: ['d'] },
    ...fight,
    dice: [4, 4, 4],
    script: [dark('attack', { unit: 'x', target: 'd' })],
    expect: { d: { damage: 3 }, x: { power: 2 } },
  });
  holds({
    cards,
    dark: { character: ['y'] },
    light: { character: [{ card: 'd', counters: { corruption: 2 } }] },
    ...fight,
    dice: [4, 4, 4, 4],
    script: [dark('attack', { unit: 'y', target: 'd' })],
    expect: { d: { damage: 4 }, y: { power: 2 } },
  });
});

test('"the only unit you have": no other', () => {
  const x = soldier({
    text: ['As long as this unit is the only unit you have in this arena, it gets +2 power.'],
  });
  const cards = { x, a: soldier(), g: squad() };
  holds({
    cards,
    dark: { character: ['x'], ground: ['g'] },
    light: { character: ['a'] },
    script: [],
    expect: { x: { power: 4 } },
  });
  holds({ cards, dark: { character: ['x', 'a'] }, script: [], expect: { x: { power: 2 } } });
});

test('somebody by name costs less; "is deployed or put": whoever does it', () => {
  holds({
    cards: {
      x: soldier({ text: ['Tarn Vell costs 2 less build counters to deploy.'] }),
      t: tarn('A', { cost: 3 }),
    },
    dark: { character: ['x'], hand: ['t'], buildPoints: 1 },
    script: [dark('complete', { card: 't', to: 'character' })],
    expect: { t: { zone: 'character' } },
  });
  holds({
    cards: {
      x: soldier({
        text: [
          'Whenever a Starfighter is deployed or put into any arena, gain 1 Force.',
          `Tap -> Put a Starfighter unit card from your hand into its arena. ${ONLY}`,
        ],
      }),
      s: fighter(),
      t: fighter({ cost: 0 }),
    },
    dark: { character: ['x'], hand: ['s'] },
    light: { hand: ['t'] },
    until: 'dark-retreat',
    script: [dark('use', { unit: 'x', ability: 2 }), light('complete', { card: 't', to: 'space' })],
    expect: { dark: { force: 2 } },
  });
});

test('"your opponent puts … on one of his or her units": the opponent chooses; "put up to": the player says how many', () => {
  const cards = {
    x: soldier({
      text: [
        `Tap -> Your opponent puts 1 damage counter on one of his or her units. ${ONLY}`,
        `Pay 0 Force -> Put up to 2 damage counters on one of your opponent's units. ${ONLY}`,
      ],
    }),
    a: soldier({ health: 5 }),
    b: soldier({ health: 5 }),
  };
  const position = { cards, dark: { character: ['x'] }, light: { character: ['a', 'b'] } };
  holds({
    ...position,
    script: [dark('use', { unit: 'x', ability: 1 }), light('choose', { value: 'b' })],
    expect: { a: { damage: 0 }, b: { damage: 1 } },
  });
  holds({
    ...position,
    script: [dark('use', { unit: 'x', ability: 2, target: 'a', amount: 1 })],
    expect: { a: { damage: 1 } },
  });
  holds({
    ...position,
    script: [dark('use', { unit: 'x', ability: 2, target: 'a' })],
    expect: { a: { damage: 2 } },
  });
});

test('cards in the stack of each unit are counted for it', () => {
  holds({
    cards: {
      x: soldier({ text: ['Each of your other Characters gets +1 power for each card in its stack.'] }),
      a: tarn('A', { power: 2 }),
      b: tarn('B'),
      s: soldier(),
    },
    dark: { character: ['x', { card: 'a', stack: ['b'] }, 's'] },
    script: [],
    expect: { a: { power: 5 }, s: { power: 3 }, x: { power: 2 } },
  });
});
