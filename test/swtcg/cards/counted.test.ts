// "… gets +X power and Fury X, where X is …": what is counted, for whom, and what has no such words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf, read, refused, staticOf } from './reading.ts';

const to = { the: 'this' } as const;
const fury = { kind: 'keyword', keyword: 'Fury' } as const;
const COUNTERS = 'where X is the number of mastery counters on this unit';
const onThis = { counters: 'mastery', on: to };

test('a keyword X is given so many times: cards, counters, cards of the stack (Phrases, "for each")', () => {
  for (const [counted, per, value] of [
    ['the number of mastery counters on this unit', onThis, 1],
    ['the number of Droids you have', { subtype: ['Droid'], of: 'you' }, 1],
    ['double the number of Droids you have', { subtype: ['Droid'], of: 'you' }, 2],
    ["the number of cards in this unit's stack", { stacked: true, on: to }, 1],
  ] as const)
    assert.deepEqual(staticOf(`This unit gets Fury X, where X is ${counted}.`), [
      { do: 'grant', to, effects: [{ ...fury, value }], per },
    ]);
});

test('what is no number of things is none for a keyword, but is one for a value', () => {
  for (const counted of ['your Force total', 'the number of cards in your hand']) {
    refused(`This unit gets Fury X, where X is ${counted}.`);
    refused(`This unit gets +X power and Fury X, where X is ${counted}.`);
    assert.equal(staticOf(`This unit gets +X power, where X is ${counted}.`).length, 1);
  }
});

test('values, keywords and what has no X, in one sentence: each once, in this order', () => {
  const v = { counters: 'mastery', of: to };
  const power = { do: 'modify', to, stats: { power: v } };
  const armor = { kind: 'keyword', keyword: 'Armor' };
  const counted = { do: 'grant', to, effects: [{ ...fury, value: 1 }], per: onThis };
  assert.deepEqual(staticOf(`This unit gets +X power and Fury X, ${COUNTERS}.`), [power, counted]);
  assert.deepEqual(staticOf(`This unit gets +X power, Armor, and Fury X, ${COUNTERS}.`), [
    power,
    { do: 'grant', to, effects: [armor] },
    counted,
  ]);
  assert.deepEqual(staticOf(`This unit gets +X power and Fury X +2, ${COUNTERS}.`), [
    power,
    counted,
    { do: 'grant', to, effects: [{ ...fury, value: 2 }] },
  ]);
  assert.deepEqual(staticOf(`This unit gets +10 speed and +X power, ${COUNTERS}.`), [
    { do: 'modify', to, stats: { speed: 10, power: v } },
  ]);
  assert.deepEqual(staticOf(`This unit gets +X power and +X health, ${COUNTERS}.`), [
    { do: 'modify', to, stats: { power: v, health: v } },
  ]);
});

test('where nothing is X, or something else is given that can not be counted: not read', () => {
  refused(`This unit gets +1 power, ${COUNTERS}.`);
  refused(`This unit gets Armor, ${COUNTERS}.`);
  refused(`This unit gets +X power and the Jedi subtype, ${COUNTERS}.`);
  refused(`This unit gets Fury X and the Jedi subtype, ${COUNTERS}.`);
  refused(`One of your units gets +X power, ${COUNTERS}.`);
  refused(`One of your units gets Fury X, ${COUNTERS}.`);
});

test("whose stack, whose counters: clear for this unit, not for others'", () => {
  for (const who of ['Each of your units', 'The attacking unit']) {
    refused(`${who} gets +X power, where X is the number of cards in its stack.`);
    refused(`${who} gets Fury X, where X is the number of cards in its stack.`);
  }
  refused(`Equipped unit gets +X power, ${COUNTERS}.`);
  assert.deepEqual(
    staticOf('Equipped unit gets +X power, where X is the number of mastery counters on it.').length,
    1,
  );
  assert.deepEqual(
    staticOf('Each of your Droids gets +X power, where X is the number of mastery counters on it.'),
    [
      {
        do: 'modify',
        to: { each: { of: 'you', subtype: ['Droid'] } },
        stats: { power: { counters: 'mastery', of: { the: 'that' } } },
      },
    ],
  );
});

test('"for each" and "where X is" are not said of one bonus', () => {
  refused(`This unit gets Fury 2 for each of your Droids, ${COUNTERS}.`);
});

test('"removed this way": counters were removed before it, in the same effect', () => {
  const gain = 'gain X Force, where X is the number of counters removed this way';
  const [, gained] = (
    read(`Pay 1 Force -> Remove all damage counters from this unit. G${gain.slice(1)}.`) as {
      parts: readonly object[];
    }
  ).parts;
  assert.deepEqual(gained, { do: 'force', who: 'you', n: { removed: 1 } });
  refused(`Pay 1 Force -> G${gain.slice(1)}.`);
  refused(`Pay 1 Force -> Put 1 damage counter on this unit. G${gain.slice(1)}.`);
  refused(`Pay 1 Force -> Tap this unit. G${gain.slice(1)}.`);
  refused(`Pay 1 Force -> G${gain.slice(1)}. Remove all damage counters from this unit.`);
  assert.equal(
    partsOf(`Remove all damage counters from this unit. Tap this unit. G${gain.slice(1)}.`).length,
    3,
  );
});

test('"if you do": what can be paid is the price, what can not is done first (Phrases, "if you do")', () => {
  const priced = (deed: string) => {
    const effect = read(`When this unit attacks, you may ${deed}. If you do, draw a card.`);
    assert.ok(effect.kind === 'triggered' && effect.may);
    return effect.cost?.map((one) => one.pay);
  };
  assert.deepEqual(priced('return this unit to your hand'), ['put']);
  assert.deepEqual(priced('remove this unit from the game'), ['put']);
  assert.deepEqual(priced('discard the top card of your deck'), ['mill']);
  assert.deepEqual(priced('retreat this unit'), ['retreat']);
  assert.equal(
    priced("search your opponent's deck for a Droid unit card and remove it from the game"),
    undefined,
  );
  assert.equal(priced("discard the top card of your opponent's deck and draw a card"), undefined);
  assert.equal(priced('remove up to 2 damage counters from this unit'), undefined);
  assert.equal(priced('put this unit into the Ground arena'), undefined);
});
