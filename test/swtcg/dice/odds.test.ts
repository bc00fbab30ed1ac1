// The odds of an attack equal a count over all rolls, and what the engine plays.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseScenario, runScenario, startPosition } from '../../../src/engine.ts';
import { oddsOf } from '../../../src/swtcg/rules/battle/odds.ts';
import { type AttackDice, atLeast, attackOdds, expected } from '../../../src/swtcg/rules/dice/odds.ts';
import type { CardView } from '../../../src/swtcg/view/view.ts';
import { attack, scenario } from '../../helpers/fight.ts';

/** Every roll of so many dice, sorted, with the number of orders in which it falls. */
function rollsOf(count: number, least = 1): [readonly number[], number][] {
  if (count === 0) return [[[], 1]];
  const found: [readonly number[], number][] = [];
  for (let die = least; die <= 6; die++)
    for (const [rest, orders] of rollsOf(count - 1, die)) {
      const dice = [die, ...rest];
      // The new die may stand at any place but those that its equals make the same.
      found.push([dice, (orders * count) / dice.filter((one) => one === die).length]);
    }
  return found;
}

const known = Array.from({ length: 6 }, (_, count) => rollsOf(count));
const rolls = (count: number) => known[count] as [readonly number[], number][];

/** The same by the rules of the book, roll by roll. */
function counted(dice: AttackDice) {
  const hits: number[] = [];
  const damage: number[] = [];
  const add = (list: number[], n: number, weight: number) => {
    while (list.length <= n) list.push(0);
    list[n] = (list[n] as number) + weight;
  };
  const count = Math.max(0, dice.power - (dice.shields ?? 0));
  for (const [initial, orders] of rolls(count)) {
    const more = initial.includes(4) ? (dice.fury ?? 0) : 0;
    for (const [extra, moreOrders] of rolls(more)) {
      const all = [...initial, ...extra];
      const weight = orders * moreOrders * 6 ** -all.length;
      const n = all.filter((die) => die + (dice.accuracy ?? 0) >= (dice.hitOn ?? 4)).length;
      add(hits, n, weight);
      const pending = n + (all.includes(6) ? (dice.criticalHit ?? 0) : 0);
      const parried = all.includes(1) && !dice.unpreventable ? (dice.parry ?? 0) : 0;
      add(damage, Math.max(0, pending - parried) * (dice.doubleDamage ? 2 : 1), weight);
    }
  }
  return { hits, damage };
}

const near = (a: readonly number[], b: readonly number[], what: string) => {
  const length = Math.max(a.length, b.length);
  for (let n = 0; n < length; n++)
    assert.ok(Math.abs((a[n] ?? 0) - (b[n] ?? 0)) < 1e-12, `${what}, ${n}: ${a[n]} and ${b[n]}`);
};

test('odds: every roll is counted, in each of its orders', () => {
  for (const count of [0, 1, 2, 3, 4, 5])
    assert.equal(
      rolls(count).reduce((sum, [, orders]) => sum + orders, 0),
      6 ** count,
    );
});

test('odds: equal to a count over all rolls up to five dice, for every mix of the dice keywords', () => {
  for (const power of [0, 1, 2, 3, 4, 5])
    for (const shields of [0, 1])
      for (const accuracy of [-1, 0, 2])
        for (const hitOn of [4, 5])
          for (const criticalHit of [0, 2])
            for (const parry of [0, 1])
              for (const unpreventable of [false, true])
                for (const fury of [0, 1, 2])
                  for (const doubleDamage of [false, true]) {
                    const dice = {
                      power,
                      shields,
                      accuracy,
                      hitOn,
                      criticalHit,
                      parry,
                      unpreventable,
                      fury,
                      doubleDamage,
                    };
                    const odds = attackOdds(dice);
                    const all = counted(dice);
                    near(odds.hits, all.hits, `hits ${JSON.stringify(dice)}`);
                    near(odds.damage, all.damage, `damage ${JSON.stringify(dice)}`);
                  }
});

test('odds: chances of natural numbers, averages, unpreventable damage', () => {
  const odds = attackOdds({ power: 2, fury: 1 });
  near([odds.first[5] as number], [11 / 36], 'a five in the first throw');
  let twos = 0;
  for (const [initial, orders] of rolls(2))
    for (const [extra, more] of rolls(initial.includes(4) ? 1 : 0))
      if ([...initial, ...extra].includes(2)) twos += orders * more * 6 ** -(2 + extra.length);
  near([odds.natural[2] as number], [twos], 'a two among the dice that count');
  assert.ok(Math.abs(expected(attackOdds({ power: 4 }).hits) - 2) < 1e-12);
  assert.ok(Math.abs(atLeast(attackOdds({ power: 2 }).hits, 1) - 0.75) < 1e-12);
  near(attackOdds({ power: 1, parry: 3, unpreventable: true }).damage, [0.5, 0.5], 'Ferocity');
});

test("odds: they agree with the engine's own play", () => {
  const cards = {
    d: { power: 3, text: ['Accuracy 1', 'Critical Hit 1', 'Fury 1'] },
    l: { health: 30, text: ['Armor', 'Parry 1', 'Shields 1'] },
  };
  const file = parseScenario(JSON.stringify(scenario(cards, { seed: 1, script: [attack('d', 'l')] })));
  const odds = oddsOf(startPosition(file), 'd', 'l');
  assert.ok(odds);
  const games = 600;
  let sum = 0;
  let hurt = 0;
  for (let seed = 1; seed <= games; seed++) {
    const { damage } = runScenario({ ...file, seed }).state.l as CardView;
    sum += damage;
    if (damage > 0) hurt++;
  }
  assert.ok(
    Math.abs(sum / games - expected(odds.damage)) < 0.2,
    `${sum / games} and ${expected(odds.damage)}`,
  );
  assert.ok(Math.abs(hurt / games - atLeast(odds.damage, 1)) < 0.08);
});
