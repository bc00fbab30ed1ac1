// Granting Effects: what hangs on what other effects give is the same in whatever order the cards stand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mismatches, readScenario, runScenario } from '../../../src/engine.ts';
import { keywordsOf } from '../../../src/swtcg/effects/abilities.ts';
import { totals } from '../../../src/swtcg/effects/totals.ts';
import type { GameState } from '../../../src/swtcg/model/state.ts';
import { type CardLine, dark, expectRun, fileOf, tableOf } from '../../helpers/core.ts';

const CARDS: Readonly<Record<string, CardLine>> = {
  asks: [
    'dark space 50/1/3',
    'As long as you have a unit with Armor in this arena, this unit gets +1 power.',
  ],
  gets: 'dark space 40/1/3',
  gives: ['dark space 30/2/3', 'Each of your other units in this arena gets Armor.'],
  more: ['dark space 20/2/3', 'Each of your units with Armor gets Shields 1.'],
};

const ORDERS = [
  ['asks', 'gets', 'gives', 'more'],
  ['more', 'gives', 'gets', 'asks'],
  ['more', 'asks', 'gives', 'gets'],
];

test('Using Effects, Condition: a keyword that another card gives counts, wherever that card stands', () => {
  for (const order of ORDERS) {
    const { game } = tableOf({ cards: CARDS, dark: { space: order } });
    assert.equal(totals(game, 'asks').power, 2, order.join());
    assert.deepEqual(keywordsOf(game, 'gets'), { Armor: true, Shields: 1 }, order.join());
    assert.deepEqual(keywordsOf(game, 'gives'), {}, order.join());
  }
});

test('Cumulative: Resilience that is given is added to the printed one before it is looked at', () => {
  const cards: Readonly<Record<string, CardLine>> = {
    own: ['dark space 50/1/5', 'Resilience 1'],
    gives: ['dark space 30/2/3', 'Each of your other units in this arena gets Resilience 1.'],
  };
  const power = (damage: number) =>
    totals(tableOf({ cards, dark: { space: [{ card: 'own', damage }, 'gives'] } }).game, 'own').power;
  assert.deepEqual([0, 1, 2, 3].map(power), [1, 1, 3, 3]);
});

test('"treat this unit as a…": what lasts on a card counts for effects that stand before it', () => {
  const { game } = tableOf({
    cards: {
      d: ['dark space 50/1/3', 'Each of your Droids gets Armor.'],
      other: 'dark space 40/1/3',
    },
  });
  const treated = (on: string): GameState['modifiers'][number] => ({
    id: 1,
    on,
    by: 'dark',
    source: on,
    n: 0,
    until: 'leaves',
    attack: null,
    effects: [{ kind: 'static', parts: [{ do: 'treat-as', to: { the: 'this' }, subtype: 'Droid' }] }],
  });
  for (const on of ['d', 'other'])
    assert.deepEqual(keywordsOf({ ...game, modifiers: [treated(on)] }, on), { Armor: true }, on);
});

test('Isolated: what is lost until end of turn is not regained from a card that grants it', () => {
  const { game } = tableOf({
    cards: {
      d: ['dark space 50/1/3', 'Armor'],
      gives: ['dark space 30/2/3', 'Each of your other units in this arena gets Armor and Shields 1.'],
    },
  });
  const modifier = {
    id: 99,
    on: 'd',
    by: 'light',
    source: 'gives',
    n: 1,
    until: 'turn',
    attack: null,
  } as const;
  const without = (lose: 'text' | readonly string[]) =>
    keywordsOf({ ...game, modifiers: [{ ...modifier, lose }] }, 'd');
  assert.deepEqual(keywordsOf(game, 'd'), { Armor: true, Shields: 1 });
  assert.deepEqual(without(['Armor']), { Shields: 1 });
  assert.deepEqual(without('text'), {});
});

test('effects that contradict each other for ever are taken as they stood first', () => {
  const { game } = tableOf({
    cards: {
      d: [
        'dark space 50/1/3',
        'As long as you have no units with Armor in this arena, this unit gets Armor.',
      ],
    },
  });
  assert.deepEqual(keywordsOf(game, 'd'), { Armor: true });
});

test('"has no effect": what is granted, or lasts for a time, takes text away like what is printed', () => {
  const lost = { keywords: { Stealth: false, Armor: true } };
  const a = ['light space 50/2/4', 'Stealth', 'Armor'] as const;
  const strips = "Each of your opponent's units in this arena loses Stealth.";
  const given = { d: ['dark space 20/2/4', `Each of your units gets "${strips}"`], a } as const;
  expectRun({ cards: given, script: [] }, { a: lost });
  const far = { ...given, a: ['light ground 50/2/4', 'Stealth'] } as const;
  expectRun({ cards: far, script: [] }, { a: { keywords: { Stealth: true } } });
  const lasting = "Tap -> Until end of turn, each of your opponent's units loses Stealth.";
  const forATime = { cards: { d: ['dark space 20/2/4', lasting], a } } as const;
  expectRun({ ...forATime, script: [dark.use('d')] }, { a: lost });
  expectRun({ ...forATime, script: [] }, { a: { keywords: { Stealth: true } } });
});

test('Equipment Cards: tapped, it takes nothing away either', () => {
  const position = (tapped: boolean) => ({
    cards: {
      d: ['dark space 20/2/4', 'Stealth'],
      e: ['dark equipment 1', 'Equipped unit loses Stealth.'],
    } as Readonly<Record<string, CardLine>>,
    dark: { space: [{ card: 'd', equipment: [{ card: 'e', tapped }] }] },
    script: [],
  });
  const file = (tapped: boolean) => {
    const { cards, ...rest } = fileOf({ ...position(tapped), at: 'space-battle', until: 'ground-battle' });
    const { e, ...others } = cards as Record<string, object>;
    return { ...rest, cards: { ...others, e: { ...e, subtype: 'Space - Weapon' } } };
  };
  for (const tapped of [true, false]) {
    const { state, error } = runScenario(readScenario(file(tapped)));
    assert.deepEqual(error, null);
    assert.deepEqual(mismatches(state, { d: { keywords: { Stealth: tapped } } }), []);
  }
});
