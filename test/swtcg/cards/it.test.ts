// "It" after a condition is the unit that the condition is about, and an X is one number wherever it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf, read, refused } from './reading.ts';

/** Words with "it", and the same words with "this unit". */
const same = (text: string): void =>
  assert.deepEqual(read(text), read(text.replace(/, it /, ', this unit ')));

test('a condition about this unit: "it" is this unit (Using Effects, Condition)', () => {
  for (const so of [
    'this unit is tapped',
    "this unit isn't tapped",
    'this unit is attacking a Droid',
    'this unit is being attacked',
    'this unit is damaged and this unit is attacking a Droid',
  ])
    for (const what of ['gets Armor', 'gets +1 power and Fury 2', 'loses Stealth', "can't attack"])
      same(`As long as ${so}, it ${what}.`);
  same('As long as this unit is tapped, it gets +X power, where X is your Force total.');
});

test('a condition about something else: nobody knows what "it" is (Using Effects, Condition)', () => {
  for (const so of [
    'you have a Droid in any arena',
    'you have no Force',
    'a Droid is attacking this unit',
    'this unit is tapped and you have no Force',
    "you don't have a Droid in any arena",
  ])
    for (const what of [
      'gets Armor',
      'loses Stealth',
      "can't attack",
      'gets +X power, where X is your Force total',
    ])
      refused(`As long as ${so}, it ${what}.`);
});

test('"for that attack" is said of an attack of this unit, or against it', () => {
  same('As long as this unit is attacking a Droid, it gets +1 power.');
  assert.deepEqual(
    read('As long as this unit is attacking a Droid, it gets +1 power for that attack.'),
    read('As long as this unit is attacking a Droid, this unit gets +1 power.'),
  );
  refused('As long as this unit is tapped, it gets +1 power for that attack.');
});

const FORCE = { force: 'you' };

test('"where X is …": each X of the sentence is that number', () => {
  for (const stat of ['speed', 'power', 'health'])
    assert.deepEqual(partsOf(`This unit gets +X ${stat} until end of turn, where X is your Force total.`), [
      { do: 'modify', to: { the: 'this' }, stats: { [stat]: FORCE }, until: 'turn' },
    ]);
  assert.deepEqual(partsOf('Draw X cards, where X is your Force total.'), [
    { do: 'draw', who: 'you', n: FORCE },
  ]);
  const granted = (x: unknown) => [
    {
      do: 'grant',
      to: { the: 'this' },
      effects: [{ kind: 'keyword', keyword: 'Fury', x }],
      until: 'turn',
    },
  ];
  assert.deepEqual(
    partsOf('This unit gets Fury X until end of turn, where X is your Force total.'),
    granted(FORCE),
  );
  assert.deepEqual(
    partsOf('This unit gets Fury X +1 until end of turn, where X is your Force total.'),
    granted({ plus: FORCE, n: 1 }),
  );
  assert.deepEqual(partsOf('This unit gets -X power until end of turn, where X is your Force total.'), [
    { do: 'modify', to: { the: 'this' }, stats: { power: { minus: FORCE } }, until: 'turn' },
  ]);
});

test('"where X is …": an ability that is given has an X of its own', () => {
  refused('This unit gets "Pay X Force -> Evade X" until end of turn, where X is your Force total.');
  refused('Draw 2 cards, where X is your Force total.');
});

test('an X has to be paid, or told', () => {
  refused('Pay 1 Force -> This unit gets Fury X until end of turn.');
  refused('Pay 1 Force -> This unit gets +X health until end of turn.');
  refused('Pay X Force -> Draw a card.');
});
