// Further wordings, each read, printed and played: whom a trigger with two cards means, what an opponent chooses, shown cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';
import {
  card,
  dark,
  fighter,
  gear,
  holds,
  light,
  refused as notLegal,
  soldier,
  unit,
} from '../../helpers/command.ts';
import { read, refused } from './reading.ts';

const task = (...text: string[]) => card('Mission', text, { cost: 0 });
const battle = (...text: string[]) => card('Battle', text);
const complete = dark('complete', { card: 'task' });
const fight = { at: 'character-battle', until: 'end-of-turn' } as const;
const person = (values: readonly [number, number, number], subtype = 'Rebel Soldier', text: string[] = []) =>
  unit('Character', subtype, values, { text });
const hit = (unitId: string, target: string) => dark('attack', { unit: unitId, target });

test('other words for what has a wording already are read as that', () => {
  for (const [said, meant] of [
    [
      "When this unit attacks, predict the number of hits you'll roll for that attack. If you're correct, you gain 2 Force.",
      'Foresight: Gain 2 Force.',
    ],
    [
      'When this turn ends, if you have 3 or more Droids in any arena or build zone, even if your opponent controls two arenas, you win the game.',
      'At end of turn, if you have at least 3 Droids in play, you win the game.',
    ],
    [
      'Untap up to two of your Droids in one arena.',
      'Choose an arena. Untap up to 2 of your Droids in that arena.',
    ],
    [
      'Pay 1 Force -> Retreat this Speeder. Play only if this Speeder has 2 or more damage counters on it.',
      'Pay 1 Force -> Retreat this unit. Play only if this unit has 2 or more damage counters on it.',
    ],
    [
      "Tap -> Choose a face-down card in your opponent's build zone. Remove up to 3 build counters from that card.",
      "Tap -> Remove up to 3 build counters from one of your opponent's partially built cards.",
    ],
    [
      "Tap -> Draw a card. Play only during your build step. This unit doesn't untap next turn.",
      "Tap -> Draw a card. This unit doesn't untap during your next untap step. Play only during your build step.",
    ],
    [
      'When this unit is discarded, you may reveal a partially built Droid unit card in your build zone to your opponent. If you do, put 2 build counters on the revealed card.',
      'When this unit is discarded, you may reveal one of your partially built Droid unit cards and put 2 build counters on it.',
    ],
    [
      'Show a face-down Droid unit card in your build zone to your opponent -> Put 1 build counter on that card. Play only during your build step.',
      'Pay 0 Force -> Reveal one of your partially built Droid unit cards and put 1 build counter on it. Play only during your build step.',
    ],
    [
      'When one of your Droids attacks a Hutt, that Droid gets +1 power for that attack.',
      'When one of your Droids attacks a Hutt, the attacking unit gets +1 power for this attack.',
    ],
    [
      'When a Hutt attacks one of your Droids, tap that Droid.',
      'When a Hutt attacks one of your Droids, tap the defending unit.',
    ],
  ] as const) {
    const found = readParagraph(said);
    assert.ok(found.ok, said);
    assert.equal(printEffect(found.effect), meant);
    read(meant);
  }
});

test('of two cards of a trigger neither is meant where the words fit both, or none', () => {
  refused(
    "When one of your units damages one of your opponent's units, that unit gets Armor until end of turn.",
  );
  refused('When one of your Droids damages a Droid, that Droid gets Armor until end of turn.');
  refused('Tap -> Do 1 damage to the unit that caused it.');
  refused('When your build step starts, do 1 damage to the unit that caused it.');
  refused('Tap -> Put that unit face-down beneath this unit.');
  refused('When this unit damages a Droid, put that Droid face-down beneath this unit.');
});

test('"that Droid", of a Droid that caused a Hutt to be discarded: the Droid (Phrases, "that card")', () => {
  holds({
    cards: {
      l: person([10, 1, 5], 'Rebel', [
        "When one of your Droids causes one of your opponent's Hutts to be discarded, put 2 mastery counters on that Droid.",
      ]),
      d: person([60, 1, 5], 'Droid'),
      h: person([20, 1, 1], 'Hutt'),
    },
    dark: { character: ['l', 'd'] },
    light: { character: ['h'] },
    ...fight,
    dice: [6],
    script: [hit('d', 'h')],
    expect: { h: { zone: 'discard' }, d: { counters: { mastery: 2 } }, l: { counters: {} } },
  });
});

test('the unit that caused this unit to be discarded is hit back', () => {
  holds({
    cards: {
      d: person([60, 1, 5], 'Droid'),
      h: person([20, 1, 1], 'Hutt', [
        'When this unit is discarded, do 2 damage to the unit that caused this unit to be discarded.',
      ]),
    },
    dark: { character: ['d'] },
    light: { character: ['h'] },
    ...fight,
    dice: [6],
    script: [hit('d', 'h')],
    expect: { h: { zone: 'discard' }, d: { damage: 2 } },
  });
});

test('a Trait goes to the unit that was attacked', () => {
  holds({
    cards: {
      e: gear('Character - Trait', [
        "When one of your opponent's Characters attacks one of your Hutts, attach this Trait to that Hutt.",
        'Equipped unit gets +2 power.',
      ]),
      d: person([10, 1, 5], 'Hutt'),
      a: person([60, 1, 5], 'Droid'),
    },
    dark: { character: ['d'], buildZone: ['e'] },
    light: { character: ['a'] },
    ...fight,
    dice: [1],
    script: [light('attack', { unit: 'a', target: 'd' }), dark('use', { unit: 'e', ability: 1 })],
    expect: { e: { zone: 'on:d' }, d: { power: 3 }, a: { power: 1 } },
  });
});

test("the opponent chooses among their own units, and pays or doesn't", () => {
  const text = [
    'Tap -> Your opponent chooses one of his or her Characters. Tap that unit unless your opponent pays 2 Force. Play only during your build step.',
  ];
  const file = {
    cards: { x: person([30, 1, 3], 'Rebel', text), a: soldier(), b: soldier() },
    dark: { character: ['x'] },
    until: 'battle-start',
  };
  const use = [dark('use', { unit: 'x', ability: 1 }), light('choose', { value: 'b' })];
  holds({
    ...file,
    light: { character: ['a', 'b'] },
    script: use,
    expect: { a: { tapped: false }, b: { tapped: true } },
  });
  holds({
    ...file,
    light: { character: ['a', 'b'], force: 2 },
    script: [...use, light('choose', { value: 'yes' })],
    expect: { b: { tapped: false }, light: { force: 0 } },
  });
});

test("back to the opponent's hand, unless they pay", () => {
  const file = {
    cards: {
      task: task(
        "Choose one of your opponent's Droids. Return that Droid to your opponent's hand unless he or she pays 1 Force.",
      ),
      d: person([30, 1, 3], 'Droid'),
    },
    until: 'battle-start',
    script: [complete],
  };
  holds({ ...file, dark: { hand: ['task'] }, light: { character: ['d'] }, expect: { d: { zone: 'hand' } } });
});

test('a hand is looked at, and for a price a card of a sort is discarded', () => {
  const text = [
    "When you deploy this unit, look at your opponent's hand. If there are any Space unit cards there, you may pay 1 build point. If you do, discard one of those cards.",
  ];
  const file = {
    cards: { x: soldier({ cost: 0, text }), s: fighter(), c: soldier() },
    dark: { hand: ['x'], buildPoints: 1 },
    light: { hand: ['c', 's'] },
  };
  const deploy = dark('complete', { card: 'x', to: 'character' });
  holds({
    ...file,
    script: [deploy, dark('choose', { value: 'yes' })],
    expect: { s: { zone: 'discard' }, c: { zone: 'hand' }, dark: { buildPoints: 0 } },
  });
  holds({
    ...file,
    until: 'script-end',
    script: [deploy],
    expect: { s: { zone: 'hand' }, dark: { buildPoints: 1 } },
  });
});

test('as many dice as its own power, not that of the unit they are rolled against', () => {
  holds({
    cards: {
      x: person([30, 2, 3], 'Rebel', [
        "Reserves: Tap -> This unit does a number of dice of damage equal to her power to a Character in your opponent's build zone. Play only when no unit is attacking.",
      ]),
      d: person([10, 5, 9], 'Droid'),
    },
    dark: { buildZone: ['x'] },
    light: { buildZone: ['d'] },
    ...fight,
    dice: [6, 6],
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { d: { damage: 2 } },
  });
});

test('units of one arena alone', () => {
  const file = {
    cards: {
      task: task('Untap up to two of your units in one arena.'),
      a: soldier(),
      b: soldier(),
      s: fighter(),
    },
    dark: {
      hand: ['task'],
      character: [
        { card: 'a', tapped: true },
        { card: 'b', tapped: true },
      ],
      space: [{ card: 's', tapped: true }],
    },
  };
  holds({
    ...file,
    script: [
      complete,
      dark('choose', { value: 'character' }),
      dark('choose', { value: 'a' }),
      dark('choose', { value: 'b' }),
    ],
    expect: { a: { tapped: false }, b: { tapped: false }, s: { tapped: true } },
  });
});

test('what was discarded comes back to hand for a price', () => {
  const text = [
    'When this unit is discarded from the Character arena, you may pay 1 Force. If you do, return this unit from your discard pile to your hand.',
  ];
  for (const [force, zone] of [
    [1, 'hand'],
    [0, 'discard'],
  ] as const)
    holds({
      cards: { x: person([10, 1, 1], 'Rebel', text), a: person([60, 1, 5]) },
      dark: { character: ['x'], force },
      light: { character: ['a'] },
      ...fight,
      dice: [6],
      script: [
        light('attack', { unit: 'a', target: 'x' }),
        ...(force ? [dark('use', { unit: 'x', ability: 1 })] : []),
      ],
      expect: { x: { zone }, dark: { force: 0 } },
    });
});

test('dice of its own attack, and of an attack on it, are rolled again at the chance for that (Dice Roll POP)', () => {
  const own = ["When you roll this unit's attack dice, you may reroll any number of those dice once."];
  holds({
    cards: { x: person([60, 3, 5], 'Rebel', own), d: person([10, 1, 9]) },
    dark: { character: ['x'] },
    light: { character: ['d'] },
    ...fight,
    dice: [6, 1, 2, 5, 5],
    script: [hit('x', 'd'), dark('use', { unit: 'x', ability: 1, dice: [1, 2] })],
    expect: { d: { damage: 3 } },
  });
  const against = [
    'When your opponent rolls one or more dice in an attack on this unit, you may reroll any of those dice.',
  ];
  holds({
    cards: { x: person([10, 1, 9], 'Rebel', against), a: person([60, 2, 5]) },
    dark: { character: ['x'] },
    light: { character: ['a'] },
    ...fight,
    dice: [6, 6, 1],
    script: [light('attack', { unit: 'a', target: 'x' }), dark('use', { unit: 'x', ability: 1, dice: [0] })],
    expect: { x: { damage: 1 } },
  });
});

test('a unit that it discarded lies face-down under it and is counted (Terms, face-down)', () => {
  holds({
    cards: {
      x: person([60, 1, 5], 'Rebel', [
        'When damage from this unit causes a unit to be discarded, put that unit face-down beneath this unit.',
        'This unit gets +2 power for each face-down card beneath him.',
      ]),
      d: person([10, 1, 1]),
      e: person([5, 1, 1]),
    },
    dark: { character: ['x'] },
    light: { character: ['d', 'e'] },
    ...fight,
    dice: [6],
    script: [hit('x', 'd')],
    expect: { x: { power: 3 }, d: { zone: 'under:x', faceDown: true }, e: { zone: 'character' } },
  });
});

test('from hand into one of two arenas: that of the card', () => {
  const file = {
    cards: {
      task: task(
        'Put a Droid card with build cost 3 or less from your hand into the Ground or Character arena.',
      ),
      c: person([10, 1, 1], 'Droid'),
      s: unit('Space', 'Droid', [10, 1, 1]),
    },
  };
  holds({
    ...file,
    dark: { hand: ['task', 's', 'c'] },
    script: [complete],
    expect: { c: { zone: 'character' }, s: { zone: 'hand' } },
  });
});

test('safe beside others, and a shield of those beside it, for a turn (Phrases, "can\'t attack")', () => {
  const cards = { a: person([60, 1, 5]), x: person([10, 1, 5]), y: person([10, 1, 5]) };
  const beside = battle(
    "Choose one of your Characters. That Character can't be attacked this turn as long as you have any other units in the same arena.",
  );
  const at = { light: { character: ['a'] }, ...fight };
  notLegal(
    {
      ...at,
      cards: { ...cards, b: beside },
      dark: { character: ['x', 'y'], hand: ['b'] },
      script: [dark('play', { card: 'b', target: 'x' }), light('attack', { unit: 'a', target: 'x' })],
    },
    'attack.cant',
  );
  holds({
    ...at,
    cards: { ...cards, b: beside },
    dark: { character: ['x'], hand: ['b'] },
    dice: [6],
    script: [dark('play', { card: 'b', target: 'x' }), light('attack', { unit: 'a', target: 'x' })],
    expect: { x: { damage: 1 } },
  });
  const shield = task(
    "Choose one of your units. As long as that unit is in an arena, your other Characters in that arena can't be attacked this turn.",
  );
  const wall = {
    cards: { ...cards, task: shield },
    dark: { character: ['x', 'y'], hand: ['task'] },
    light: { character: ['a'] },
  };
  const build = dark('complete', { card: 'task', target: 'x' });
  notLegal(
    { ...wall, until: 'end-of-turn', script: [build, light('attack', { unit: 'a', target: 'y' })] },
    'attack.cant',
  );
  holds({
    ...wall,
    until: 'end-of-turn',
    dice: [6],
    script: [build, light('attack', { unit: 'a', target: 'x' })],
    expect: { x: { damage: 1 } },
  });
});

test('"Play only when that Droid is attacking a Hutt": it is the attacker that can be chosen', () => {
  const cards = {
    b: battle(
      'Pay 1 Force -> One of your Droids gets +2 power for this attack. Play only when that Droid is attacking a Hutt.',
    ),
    d: person([60, 1, 5], 'Droid'),
    e: person([20, 1, 5], 'Droid'),
    h: person([10, 1, 9], 'Hutt'),
    o: person([10, 1, 9]),
  };
  const file = {
    cards,
    dark: { character: ['d', 'e'], hand: ['b'], force: 1 },
    light: { character: ['h', 'o'] },
    ...fight,
  };
  holds({
    ...file,
    dice: [6, 6, 6],
    script: [hit('d', 'h'), dark('play', { card: 'b' })],
    expect: { h: { damage: 3 } },
  });
  notLegal({ ...file, dice: [6], script: [hit('d', 'o'), dark('play', { card: 'b' })] }, 'effect.play-only');
});

test('"this turn, … when attacking": units that come later are meant too (Phrases, "this turn")', () => {
  holds({
    cards: {
      task: task('This turn, each of your Droids gets Critical Hit 2 when attacking a Hutt.'),
      d: unit('Character', 'Droid', [60, 1, 5], { cost: 0 }),
      h: person([10, 1, 9], 'Hutt'),
    },
    dark: { hand: ['task', 'd'] },
    light: { character: ['h'] },
    until: 'end-of-turn',
    dice: [6],
    script: [complete, dark('complete', { card: 'd', to: 'character' }), hit('d', 'h')],
    expect: { h: { damage: 3 } },
  });
});

test('what happens when the battle phase or a step ends, said after what is done now', () => {
  const b = battle(
    'Pay 1 Force -> Tap one of your units. When the battle phase ends, if your opponent has no Hutts in any arena, draw a card.',
  );
  for (const [subtype, zone] of [
    ['Droid', 'hand'],
    ['Hutt', 'deck'],
  ] as const)
    holds({
      cards: { b, x: soldier(), d: person([10, 1, 9], subtype), c: soldier() },
      dark: { character: ['x'], hand: ['b'], deck: ['c'], force: 1 },
      light: { character: ['d'] },
      at: 'character-battle',
      until: 'turn-end',
      script: [dark('play', { card: 'b' })],
      expect: { c: { zone }, x: { tapped: true } },
    });
  holds({
    cards: {
      x: person([30, 1, 5], 'Rebel', [
        'Pay 1 Force -> This unit gets +2 power until end of turn. When the Character battle step ends, put 2 damage counters on this unit.',
      ]),
    },
    dark: { character: ['x'], force: 1 },
    ...fight,
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { x: { power: 3, damage: 2 } },
  });
});
