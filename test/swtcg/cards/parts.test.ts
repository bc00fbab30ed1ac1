// Instructions, their targets, amounts and durations.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Part, Selector } from '../../../src/swtcg/language/effect.ts';
import { partsOf, read } from './reading.ts';

const THIS = { the: 'this' } as const;

test('Force, build points, cards', () => {
  const table: readonly (readonly [string, Part])[] = [
    ['Gain 2 Force.', { do: 'force', who: 'you', n: 2 }],
    ['You gain 2 Force.', { do: 'force', who: 'you', n: 2 }],
    ['You gain +2 Force.', { do: 'force', who: 'you', n: 2 }],
    ['Your opponent loses 3 Force', { do: 'force', who: 'opponent', n: 3, lose: true }],
    ['Each player gains 1 Force.', { do: 'force', who: 'each', n: 1 }],
    ['You lose 1 Force.', { do: 'force', who: 'you', n: 1, lose: true }],
    [
      'Gain 2 Force for each of your Ewoks.',
      { do: 'force', who: 'you', n: { per: { of: 'you', subtype: ['Ewok'] }, times: 2 } },
    ],
    ["Gain Force equal to this unit's power.", { do: 'force', who: 'you', n: { stat: 'power', of: THIS } }],
    [
      'Gain X Force, where X is the number of Pirates you have in any arena.',
      { do: 'force', who: 'you', n: { per: { of: 'you', subtype: ['Pirate'], zone: 'arena' }, times: 1 } },
    ],
    ['Gain 1 build point.', { do: 'build-points', who: 'you', n: 1 }],
    ['You get +2 build points this turn.', { do: 'build-points', who: 'you', n: 2 }],
    ['Draw a card.', { do: 'draw', who: 'you', n: 1 }],
    ['Your opponent draws 2 cards.', { do: 'draw', who: 'opponent', n: 2 }],
    [
      'Your opponent discards a card from his or her hand.',
      { do: 'discard-from-hand', who: 'opponent', n: 1 },
    ],
    ['Each player discards 2 cards from their hand.', { do: 'discard-from-hand', who: 'each', n: 2 }],
    ['You win the game.', { do: 'win', who: 'you' }],
  ];
  for (const [text, part] of table) assert.deepEqual(partsOf(text), [part], text);
});

test('whom it is about', () => {
  const table: readonly (readonly [string, Selector])[] = [
    ['this unit', THIS],
    ['the attacking unit', { the: 'attacker' }],
    ['the defending unit', { the: 'defender' }],
    ['one of your units', { choose: { of: 'you' } }],
    ['one of your other units', { choose: { of: 'you', self: 'other' } }],
    ["one of your opponent's Speeders", { choose: { of: 'opponent', subtype: ['Speeder'] } }],
    ['one of your unique units', { choose: { of: 'you', unique: true } }],
    [
      'one of your untapped Imperial Capital Ships',
      { choose: { of: 'you', tapped: false, subtype: ['Imperial Capital Ship'] } },
    ],
    ['a unit', { choose: {} }],
    ['another unit in this arena', { choose: { self: 'other', arena: 'here' } }],
    ['a damaged Character', { choose: { damaged: true, type: ['character'] } }],
    [
      'a Ground unit with power 3 or less',
      { choose: { type: ['ground'], stat: { of: 'power', is: 'at-most', n: 3 } } },
    ],
    [
      'a Droid with printed build cost 4 or more',
      { choose: { subtype: ['Droid'], stat: { of: 'cost', is: 'at-least', n: 4 } } },
    ],
    ['a unit with Stealth', { choose: { keyword: 'Stealth' } }],
    ['a Jedi or Sith in the Character arena', { choose: { subtype: ['Jedi', 'Sith'], arena: 'character' } }],
    ['a unit in the Space or Ground arena', { choose: { type: ['space', 'ground'], zone: 'arena' } }],
    ['a non-Droid Character', { choose: { notSubtype: ['Droid'], type: ['character'] } }],
    [
      'each of your other Droids in this arena',
      { each: { of: 'you', self: 'other', subtype: ['Droid'], arena: 'here' } },
    ],
    ['each Ewok', { each: { subtype: ['Ewok'] } }],
    ["all of your opponent's Space units", { each: { of: 'opponent', type: ['space'] } }],
    ['up to 2 of your Spies', { choose: { of: 'you', subtype: ['Spy'] }, count: 2, upTo: true }],
    ['2 units with no damage counters on them', { choose: { damaged: false }, count: 2 }],
    ['this unit from the Ground arena', { choose: { self: 'this', arena: 'ground' } }],
  ];
  for (const [words, to] of table) assert.deepEqual(partsOf(`Untap ${words}.`), [{ do: 'untap', to }], words);
});

test('damage, prevention, counters, moves', () => {
  const a = { choose: {} } as const;
  const table: readonly (readonly [string, Part])[] = [
    ['Do 2 damage to a unit.', { do: 'damage', to: a, n: 2 }],
    ['Do 3 dice of damage to a unit.', { do: 'damage', to: a, n: 3, dice: true }],
    ['This unit does 3 dice of damage to a unit.', { do: 'damage', to: a, n: 3, dice: true, from: THIS }],
    ['This unit does 1 damage to itself.', { do: 'damage', to: THIS, n: 1, from: THIS }],
    ["Do 2 damage to a unit that can't be prevented.", { do: 'damage', to: a, n: 2, unpreventable: true }],
    ['Prevent 2 damage to this unit.', { do: 'prevent', to: THIS, n: 2 }],
    [
      'Prevent up to 3 damage to one of your units.',
      { do: 'prevent', to: { choose: { of: 'you' } }, n: 3, upTo: true },
    ],
    ['Put 1 damage counter on a unit.', { do: 'counters', to: a, counter: 'damage', n: 1 }],
    [
      'Remove up to 2 damage counters from a unit.',
      { do: 'counters', to: a, counter: 'damage', n: 2, remove: true, upTo: true },
    ],
    ['Put 2 mastery counters on this unit.', { do: 'counters', to: THIS, counter: 'mastery', n: 2 }],
    ['Retreat this unit.', { do: 'retreat', to: THIS }],
    [
      "Discard one of your opponent's Walkers from the Ground arena.",
      { do: 'discard', to: { choose: { of: 'opponent', subtype: ['Walker'], arena: 'ground' } } },
    ],
    ["Return a unit to its owner's hand.", { do: 'return-to-hand', to: a }],
    ['Gain control of a unit until end of turn.', { do: 'control', to: a, until: 'turn' }],
    ['Roll 2 extra attack dice.', { do: 'add-dice', n: 2 }],
    ['Reroll up to 2 of your attack dice.', { do: 'reroll', whose: 'you', n: 2, upTo: true }],
    ['Reroll up to 2 attack dice.', { do: 'reroll', whose: 'you', n: 2, upTo: true }],
    ['Reroll any number of attack dice.', { do: 'reroll', whose: 'you', n: 'all', upTo: true }],
    ['Reroll the attack dice.', { do: 'reroll', whose: 'you', n: 'all' }],
    ["Reroll this unit's attack dice.", { do: 'reroll', whose: 'you', unit: 'attacks', n: 'all' }],
    ['Your opponent rerolls all attack dice.', { do: 'reroll', whose: 'opponent', n: 'all' }],
  ];
  for (const [text, part] of table) assert.deepEqual(partsOf(text), [part], text);
});

test('disrupts', () => {
  const table: readonly (readonly [string, Extract<Part, { do: 'disrupt' }>['what']])[] = [
    ['an attack', { what: 'attack' }],
    [
      "an attack by one of your opponent's Jedi",
      { what: 'attack', by: { of: 'opponent', subtype: ['Jedi'] } },
    ],
    ['a Battle card', { what: 'card', card: ['battle'] }],
    ['a Mission', { what: 'completion', card: ['mission'] }],
    ['a Mission card', { what: 'completion', card: ['mission'] }],
    ['an activated ability', { what: 'ability' }],
  ];
  for (const [words, what] of table)
    assert.deepEqual(partsOf(`Disrupt ${words}.`), [{ do: 'disrupt', what }], words);
});

test('durations', () => {
  const until = (words: string): unknown => {
    const [part] = partsOf(`This unit gets Armor ${words}.`);
    return part?.do === 'grant' ? part.until : part;
  };
  assert.equal(until('for this attack'), 'attack');
  assert.equal(until('until end of turn'), 'turn');
  assert.equal(until('until end of battle'), 'battle');
  assert.equal(until('this turn'), 'turn');
  assert.equal(until('for its next attack'), 'next-attack');
});

test('values and abilities in one sentence ask for one target only', () => {
  assert.deepEqual(partsOf('One of your units gets +1 power and Accuracy 1 until end of turn.'), [
    { do: 'modify', to: { choose: { of: 'you' } }, stats: { power: 1 }, until: 'turn' },
    {
      do: 'grant',
      to: { the: 'that' },
      effects: [{ kind: 'keyword', keyword: 'Accuracy', value: 1 }],
      until: 'turn',
    },
  ]);
  assert.deepEqual(partsOf('This unit gets +10 speed, +1 power, and +1 health for this attack.'), [
    { do: 'modify', to: THIS, stats: { speed: 10, power: 1, health: 1 }, until: 'attack' },
  ]);
  assert.deepEqual(
    partsOf('This unit gets Armor and -1 power for this attack.'),
    partsOf('Give this unit -1 power and Armor for this attack.'),
  );
  assert.deepEqual(
    partsOf('Choose a unit. That unit gets +1 power and Armor for this attack.'),
    partsOf('A unit gets +1 power and Armor for this attack.'),
  );
  assert.deepEqual(partsOf('One of your units gets "Pay 1 Force -> Evade 1." until end of turn.'), [
    {
      do: 'grant',
      to: { choose: { of: 'you' } },
      effects: [{ kind: 'keyword', keyword: 'Evade', value: 1, cost: [{ pay: 'force', n: 1 }] }],
      until: 'turn',
    },
  ]);
  assert.deepEqual(partsOf('Each of your Droids gets +1 power for each of your Ewoks until end of turn.'), [
    {
      do: 'modify',
      to: { each: { of: 'you', subtype: ['Droid'] } },
      stats: { power: { per: { of: 'you', subtype: ['Ewok'] }, times: 1 } },
      until: 'turn',
    },
  ]);
});

test('parts are joined by sentences, "and", "then"', () => {
  const both = [
    { do: 'force', who: 'you', n: 1 },
    { do: 'draw', who: 'you', n: 1 },
  ];
  for (const text of [
    'Gain 1 Force. Draw a card.',
    'Gain 1 Force and draw a card.',
    'Gain 1 Force, and draw a card.',
    'Gain 1 Force. Then draw a card.',
    'Gain 1 Force, then draw a card.',
  ]) {
    assert.deepEqual(partsOf(text), both, text);
  }
});

test('X is what was paid', () => {
  assert.deepEqual(read('Pay X Force -> Prevent X damage to this unit.'), {
    kind: 'activated',
    cost: [{ pay: 'force', n: 'X' }],
    parts: [{ do: 'prevent', to: THIS, n: 'X' }],
  });
});
