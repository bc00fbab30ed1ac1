// Whole paragraphs: costs, triggers, conditions, "Play only", static effects, keywords.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';
import { ANY_CARD } from '../../../src/swtcg/grammar/filters.ts';
import type {
  Condition,
  Cost,
  Effect,
  Only,
  StaticPart,
  Trigger,
} from '../../../src/swtcg/language/effect.ts';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { knownNames, readParagraph, tableReader } from '../../../src/swtcg/text/read.ts';
import { assertFixed, conditionsOf, costOf, onlyOf, read, staticOf, triggerOf } from './reading.ts';

const THIS = { the: 'this' } as const;
const SELF = { self: 'this' } as const;
const DRAW = { do: 'draw', who: 'you', n: 1 } as const;

test('costs', () => {
  const card = { card: ANY_CARD };
  const table: readonly (readonly [string, readonly Cost[]])[] = [
    ['Pay 2 Force', [{ pay: 'force', n: 2 }]],
    ['Pay 1 build point', [{ pay: 'build', n: 1 }]],
    [
      'Pay 1 build point, 2 Force',
      [
        { pay: 'build', n: 1 },
        { pay: 'force', n: 2 },
      ],
    ],
    ['[Tap]', [{ pay: 'tap', what: THIS }]],
    ['Tap this unit', [{ pay: 'tap', what: THIS }]],
    [
      'Tap, pay 1 Force',
      [
        { pay: 'tap', what: THIS },
        { pay: 'force', n: 1 },
      ],
    ],
    [
      'Tap one of your other Droids',
      [{ pay: 'tap', what: { choose: { of: 'you', self: 'other', subtype: ['Droid'] } } }],
    ],
    ['Discard a card from your hand', [{ pay: 'discard-from-hand', what: card, n: 1 }]],
    ['Discard 2 cards from your hand', [{ pay: 'discard-from-hand', what: card, n: 2 }]],
    [
      'Discard a Battle card from your hand',
      [{ pay: 'discard-from-hand', what: { card: ['battle'] }, n: 1 }],
    ],
    ['Discard this unit', [{ pay: 'discard', what: THIS }]],
    ['Retreat this unit', [{ pay: 'retreat', what: THIS }]],
    ['Put 1 damage counter on this unit', [{ pay: 'damage-counters', what: THIS, n: 1 }]],
    ['Add 2 counters', [{ pay: 'add-counters', counter: 'resource', n: 2 }]],
    ['Remove 3 counters', [{ pay: 'remove-counters', counter: 'resource', n: 3 }]],
    ['Remove 1 mastery counter from this unit', [{ pay: 'remove-counters', counter: 'mastery', n: 1 }]],
  ];
  for (const [text, cost] of table) assert.deepEqual(costOf(text), cost, text);
});

test('triggers', () => {
  const table: readonly (readonly [string, Trigger])[] = [
    ['When this unit attacks', { on: 'attacks', card: SELF }],
    ['Whenever this unit attacks a Walker', { on: 'attacks', card: SELF, object: { subtype: ['Walker'] } }],
    ['Whenever this unit is attacked', { on: 'attacked', card: SELF }],
    ["When one of your opponent's units attacks", { on: 'attacks', card: { of: 'opponent' } }],
    ['When this unit damages a unit', { on: 'damaged', card: {}, object: SELF }],
    ['When this unit is damaged by a Sith', { on: 'damaged', card: SELF, object: { subtype: ['Sith'] } }],
    ['When this unit is discarded', { on: 'discarded', card: SELF }],
    [
      'When one of your Ewoks is discarded from the Ground arena',
      { on: 'discarded', card: { of: 'you', subtype: ['Ewok'], arena: 'ground' } },
    ],
    [
      'When this unit is discarded from any arena',
      { on: 'discarded', card: { self: 'this', zone: 'arena' } },
    ],
    [
      'When damage from this unit causes a Droid to be discarded',
      { on: 'discarded', card: { subtype: ['Droid'] }, object: SELF, fatal: true },
    ],
    ['When this unit damages a unit (after damage prevention)', { on: 'damaged', card: {}, object: SELF }],
    ['When you deploy this unit', { on: 'deployed', card: SELF }],
    ['When you deploy a Pirate', { on: 'deployed', card: { subtype: ['Pirate'] }, side: 'you' }],
    [
      'When your opponent plays a Battle card',
      { on: 'card-played', card: { card: ['battle'] }, side: 'opponent' },
    ],
    ['When you complete a Mission', { on: 'completed', card: { card: ['mission'] }, side: 'you' }],
    ['When your build step starts', { on: 'build-step-starts', side: 'you' }],
    ['When the battle phase starts', { on: 'battle-phase-starts' }],
    ['When the Space battle step ends', { on: 'battle-step-ends', arena: 'space' }],
    ['At end of turn', { on: 'turn-ends' }],
    ['When this unit retreats', { on: 'retreated', card: SELF }],
    ["When this unit's attack ends", { on: 'attack-ends', card: SELF }],
  ];
  for (const [text, when] of table) assert.deepEqual(triggerOf(text), when, text);
});

test('"that unit" of a trigger is the card it speaks of', () => {
  const to = (text: string): unknown => {
    const effect = read(text);
    return effect.kind === 'triggered' && effect.parts[0] && 'to' in effect.parts[0]
      ? effect.parts[0].to
      : effect;
  };
  assert.deepEqual(to("When one of your opponent's units attacks, tap that unit."), { the: 'event' });
  assert.deepEqual(to('When this unit attacks a Droid, tap that Droid.'), { the: 'event-object' });
  assert.deepEqual(to('When this unit damages a unit, tap that unit.'), { the: 'event' });
  const later = read(
    'When a unit attacks, tap one of your units. That unit gets +1 power until end of turn.',
  );
  assert.deepEqual(later.kind === 'triggered' && later.parts[1], {
    do: 'modify',
    to: { the: 'that' },
    stats: { power: 1 },
    until: 'turn',
  });
});

test('if, may, if you do', () => {
  const when: Trigger = { on: 'attacks', card: SELF };
  const condition: Condition = { is: 'force', who: 'you', count: 'at-least', n: 3 };
  assert.deepEqual(read('When this unit attacks, you may draw a card.'), {
    kind: 'triggered',
    when,
    may: true,
    parts: [DRAW],
  });
  assert.deepEqual(read('When this unit attacks, if you have at least 3 Force, draw a card.'), {
    kind: 'triggered',
    when,
    if: [condition],
    parts: [DRAW],
  });
  assert.deepEqual(read('When this unit attacks, you may pay 1 Force. If you do, draw a card.'), {
    kind: 'triggered',
    when,
    may: true,
    cost: [{ pay: 'force', n: 1 }],
    parts: [DRAW],
  });
  assert.deepEqual(read('If you have at least 3 Force, draw a card.'), {
    kind: 'instruction',
    if: [condition],
    parts: [DRAW],
  });
});

test('conditions', () => {
  const jedi = { subtype: ['Jedi'], arena: 'character' } as const;
  const have = { is: 'have', who: 'you', count: 'at-least', n: 1 } as const;
  const table: readonly (readonly [string, readonly Condition[]])[] = [
    ['you have a Jedi in the Character arena', [{ ...have, what: jedi }]],
    ['you have another unit in this arena', [{ ...have, what: { self: 'other', arena: 'here' } }]],
    ['you have at least 2 Droids', [{ ...have, what: { subtype: ['Droid'] }, n: 2 }]],
    ['you have 2 or more Droids', [{ ...have, what: { subtype: ['Droid'] }, n: 2 }]],
    [
      'your opponent has no Droids',
      [{ is: 'have', who: 'opponent', what: { subtype: ['Droid'] }, count: 'at-most', n: 0 }],
    ],
    [
      'a Jedi is in the Character arena',
      [
        {
          is: 'any',
          of: [
            { ...have, what: jedi },
            { ...have, who: 'opponent', what: jedi },
          ],
        },
      ],
    ],
    ['you control the Space arena', [{ is: 'control', who: 'you', arena: 'space' }]],
    [
      "your opponent doesn't control the Ground arena",
      [{ is: 'control', who: 'opponent', arena: 'ground', not: true }],
    ],
    ['your opponent has 2 or less Force', [{ is: 'force', who: 'opponent', count: 'at-most', n: 2 }]],
    ['this unit is tapped', [{ is: 'self', what: { tapped: true } }]],
    ['this unit is in the Space arena', [{ is: 'self', what: { arena: 'space' } }]],
    ['this unit has damage counters on it', [{ is: 'self', what: { damaged: true } }]],
    [
      'this unit is attacking a unique Character',
      [{ is: 'attacking', attacker: SELF, defender: { unique: true, type: ['character'] } }],
    ],
    ['this unit is being attacked', [{ is: 'attacking', defender: SELF }]],
    ['no unit is attacking', [{ is: 'not', what: { is: 'attacking' } }]],
    [
      'this unit is tapped and you have at least 1 Force',
      [
        { is: 'self', what: { tapped: true } },
        { is: 'force', who: 'you', count: 'at-least', n: 1 },
      ],
    ],
    [
      'this unit is tapped or you have no Force',
      [
        {
          is: 'any',
          of: [
            { is: 'self', what: { tapped: true } },
            { is: 'force', who: 'you', count: 'at-most', n: 0 },
          ],
        },
      ],
    ],
  ];
  for (const [text, conditions] of table) assert.deepEqual(conditionsOf(text), conditions, text);
});

test('play only', () => {
  const table: readonly (readonly [string, readonly Only[]])[] = [
    ['Play only during your build step.', [{ when: 'your-build-step' }]],
    ['Play only when this unit would attack.', [{ when: 'this-would-attack' }]],
    ['Play only if no unit is attacking.', [{ when: 'no-unit-attacking' }]],
    ['Play only when the Ground battle step starts.', [{ when: 'battle-step-starts', arena: 'ground' }]],
    ['Play only once per turn.', [{ once: 'turn' }]],
    [
      'Play only if you have at least 3 Force.',
      [{ if: { is: 'force', who: 'you', count: 'at-least', n: 3 } }],
    ],
    [
      'Play only during your build step and only once per turn.',
      [{ when: 'your-build-step' }, { once: 'turn' }],
    ],
    [
      'Play only when this unit attacks. Play only once per turn.',
      [{ when: 'this-attacks' }, { once: 'turn' }],
    ],
    ['Play anytime.', [{ when: 'anytime' }]],
  ];
  for (const [text, only] of table) assert.deepEqual(onlyOf(text), only, text);
});

test('static effects', () => {
  const armor = [{ kind: 'keyword', keyword: 'Armor' }] as const;
  const table: readonly (readonly [string, readonly StaticPart[]])[] = [
    [
      'Each of your Ewoks gets +1 power.',
      [{ do: 'modify', to: { each: { of: 'you', subtype: ['Ewok'] } }, stats: { power: 1 } }],
    ],
    [
      'This unit gets +1 power and Armor.',
      [
        { do: 'modify', to: THIS, stats: { power: 1 } },
        { do: 'grant', to: THIS, effects: armor },
      ],
    ],
    [
      'Equipped Character gets +1 power.',
      [{ do: 'modify', to: { equipped: { type: ['character'] } }, stats: { power: 1 } }],
    ],
    ['Equipped unit gets Armor.', [{ do: 'grant', to: { equipped: {} }, effects: armor }]],
    ['Treat this unit as a Jedi.', [{ do: 'treat-as', to: THIS, subtype: 'Jedi' }]],
    [
      'Each Pirate gets the Rebel subtype.',
      [{ do: 'treat-as', to: { each: { subtype: ['Pirate'] } }, subtype: 'Rebel' }],
    ],
    [
      "This unit's power is equal to the number of Jedi you have in any arena.",
      [
        {
          do: 'define',
          stat: 'power',
          as: { per: { of: 'you', subtype: ['Jedi'], zone: 'arena' }, times: 1 },
        },
      ],
    ],
    ["This unit can't attack.", [{ do: 'forbid', what: 'attack', to: THIS }]],
    [
      "This unit can't be attacked by Droids.",
      [{ do: 'forbid', what: 'be-attacked', to: THIS, object: { subtype: ['Droid'] } }],
    ],
  ];
  for (const [text, parts] of table) assert.deepEqual(staticOf(text), parts, text);
  const attacking: Effect = {
    kind: 'static',
    if: [{ is: 'attacking', attacker: SELF, defender: { subtype: ['Droid'] } }],
    parts: [{ do: 'modify', to: THIS, stats: { power: 2 } }],
  };
  for (const text of [
    'As long as this unit is attacking a Droid, this unit gets +2 power.',
    "This unit gets +2 power as long as it's attacking a Droid.",
    'This unit gets +2 power when attacking a Droid.',
  ]) {
    assert.deepEqual(read(text), attacking, text);
  }
});

test('keywords', () => {
  // The 54 of the book, and 4 of later sets.
  assert.equal(KEYWORDS.length, 58);
  assert.deepEqual(read('Adapt: Armor/+1 power, Fury 2'), {
    kind: 'keyword',
    keyword: 'Adapt',
    oneOf: [
      { effects: [{ kind: 'keyword', keyword: 'Armor' }] },
      { stats: { power: 1 }, effects: [{ kind: 'keyword', keyword: 'Fury', value: 2 }] },
    ],
  });
  assert.deepEqual(read('Tenacity 2 (It may attack again.)'), {
    kind: 'keyword',
    keyword: 'Tenacity',
    value: 2,
  });
  assert.deepEqual(read('Accuracy -1'), { kind: 'keyword', keyword: 'Accuracy', value: -1 });
  assert.deepEqual(read('Elude'), { kind: 'keyword', keyword: 'Precision' });
  assert.deepEqual(read('Pay 1 Force -> Evade 2'), {
    kind: 'keyword',
    keyword: 'Evade',
    value: 2,
    cost: [{ pay: 'force', n: 1 }],
  });
  assert.deepEqual(read('Tap -> Protect 2. Play only once per turn.'), {
    kind: 'keyword',
    keyword: 'Protect',
    value: 2,
    cost: [{ pay: 'tap', what: THIS }],
    only: [{ once: 'turn' }],
  });
  const gain = { kind: 'instruction', parts: [{ do: 'force', who: 'you', n: 2 }] } as const;
  assert.deepEqual(read('Foresight: Gain 2 Force.'), { kind: 'keyword', keyword: 'Foresight', effect: gain });
  assert.deepEqual(read('Bounty: You gain 2 Force.'), { kind: 'keyword', keyword: 'Bounty', effect: gain });
  assert.deepEqual(read('INSERT: Damage Control 1'), {
    kind: 'keyword',
    keyword: 'INSERT',
    effect: { kind: 'keyword', keyword: 'Damage Control', value: 1 },
  });
  assert.deepEqual(read('Enhance: Pay 2 more Force -> That unit also gets Armor for this attack.'), {
    kind: 'keyword',
    keyword: 'Enhance',
    effect: {
      kind: 'activated',
      cost: [{ pay: 'force', n: 2 }],
      parts: [
        {
          do: 'grant',
          to: { the: 'that' },
          effects: [{ kind: 'keyword', keyword: 'Armor' }],
          until: 'attack',
        },
      ],
    },
  });
  const costs: Readonly<Record<string, string>> = {
    Enhance: 'Pay 1 more Force -> ',
    INSERT: 'Pay 1 Force -> ',
    Reserves: 'Pay 1 Force -> ',
  };
  for (const { name, parameter } of KEYWORDS) {
    if (parameter === 'none') read(name);
    if (parameter === 'number') read(`${name} 3`);
    if (parameter === 'effect') read(`${name}: ${costs[name] ?? ''}Draw a card.`);
  }
});

test('names are read where they are known', () => {
  const names = knownNames(['Bren Tokk', 'Armor']);
  const text = 'As long as you have Bren Tokk in any arena, this unit gets Armor.';
  assert.equal(readParagraph(text).ok, false);
  const result = readParagraph(text, undefined, names);
  assert.ok(result.ok);
  assert.deepEqual(result.effect, {
    kind: 'static',
    if: [{ is: 'have', who: 'you', what: { name: 'Bren Tokk', zone: 'arena' }, count: 'at-least', n: 1 }],
    parts: [{ do: 'grant', to: THIS, effects: [{ kind: 'keyword', keyword: 'Armor' }] }],
  });
  assert.equal(assertFixed(result.effect, names), text);
});

test('"in any arena or your build zone": in the build zone it is one\'s own', () => {
  const names = knownNames(['Bren Tokk']);
  const text = 'As long as Bren Tokk is in any arena or your build zone, this unit gets Armor.';
  const result = readParagraph(text, undefined, names);
  assert.ok(result.ok && result.effect.kind === 'static');
  const at = (who: 'you' | 'opponent', zone: 'play' | 'arena') =>
    ({ is: 'have', who, what: { name: 'Bren Tokk', zone }, count: 'at-least', n: 1 }) as const;
  assert.deepEqual(result.effect.if, [{ is: 'any', of: [at('you', 'play'), at('opponent', 'arena')] }]);
  assert.equal(assertFixed(result.effect, names), text);
});

test('what one player has or the other has is worded as two things where it is two', () => {
  const text =
    'As long as you have a Droid in the Ground arena or your opponent has a Jedi in the Space arena, this unit gets Armor.';
  assert.equal(printEffect(read(text)), text);
});

test('a card of another name gets something', () => {
  const names = knownNames(['Bren Tokk']);
  const text = 'Bren Tokk gets +1 power.';
  const result = readParagraph(text, undefined, names);
  assert.ok(result.ok);
  assert.deepEqual(result.effect, {
    kind: 'static',
    parts: [{ do: 'modify', to: { each: { name: 'Bren Tokk' } }, stats: { power: 1 } }],
  });
  assert.equal(assertFixed(result.effect, names), text);
});

test("a short name that is a ship's is the ship's, but for a person who is called so too", () => {
  const ship = { name: 'Gull', kind: 'unit', arenas: ['space', 'ground'] } as const;
  const crew = { name: 'Gull Crew', kind: 'unit', arenas: ['ground'] } as const;
  const vell = { name: 'Gull Vell', kind: 'unit', arenas: ['character'] } as const;
  const read = tableReader([ship, crew, vell]);
  const of = (text: string, self: typeof ship | typeof crew | typeof vell) => {
    const found = read(text, self);
    assert.ok(found.ok && found.effect.kind === 'static', text);
    const [part] = found.effect.parts;
    return part?.do === 'modify' && part.to;
  };
  assert.deepEqual(of('Gull gets +1 power.', crew), { each: { name: 'Gull' } });
  assert.deepEqual(of('Gull Crew gets +1 power.', crew), { the: 'this' });
  assert.deepEqual(of('Gull gets +1 power.', ship), { the: 'this' });
  assert.deepEqual(of('Gull gets +1 power.', vell), { the: 'this' });
});

test('at a table a text may name somebody who is not there, and speak of the subtypes that are', () => {
  const self = { name: 'Zal Marr' };
  const read = tableReader([self, { name: 'Grey Maw', subtype: 'Cave Beast' }]);
  const reads = (text: string) => read(text, self).ok;
  assert.ok(
    reads('As long as you have Bren Tokk or Anakin Skywalker in any arena, this unit gets +1 power.'),
  );
  assert.ok(reads('Tap Bren Tokk -> Gain 1 Force.'));
  assert.ok(reads('Stack: Bren Tokk and Tokk of the Reef.'));
  assert.ok(reads('This unit gets +1 power as long as Bren is in the Character arena.'));
  assert.ok(reads('Each of your Beasts gets +1 power.'));
  // A capital letter alone does not make a keyword, a subtype or a sentence.
  assert.ok(!reads('Each of your Ghouls gets +1 power.'));
  assert.ok(!reads('Juggle gets +1 power.'));
  assert.ok(!reads('Pay 1 Force -> Juggle 2'));
  assert.ok(!reads('Juggle 3'));
});

test('what has no wording is shown as such, a manual effect as its text', () => {
  assert.equal(printEffect({ kind: 'manual', text: 'Dance.' }), 'Dance.');
  assert.match(printEffect({ kind: 'keyword', keyword: 'Juggle' }), /no wording/);
});
