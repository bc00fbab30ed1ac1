// The exact odds of an attack: how often it has so many hits and does so much damage, worked out and not tried out.
// Rerolls are left out: they are the players' choice.

import { SwtcgError } from '../../../core/error.ts';
import { MOST_DICE } from '../../../core/most-dice.ts';

/** What decides about the dice of an attack. */
export interface AttackDice {
  /** Power of the attacker for this attack, before Shields. */
  readonly power: number;
  readonly shields?: number;
  readonly accuracy?: number;
  /** The least number that hits: 4, or 5 against Armor. */
  readonly hitOn?: number;
  readonly criticalHit?: number;
  readonly fury?: number;
  readonly parry?: number;
  /** Ferocity against a unit without Fortitude: Parry prevents nothing. */
  readonly unpreventable?: boolean;
  readonly doubleDamage?: boolean;
}

/** Entry n is the chance of exactly n. */
export type Distribution = readonly number[];

export interface AttackOdds {
  readonly hits: Distribution;
  /** Damage counters that the attack puts on the defender. */
  readonly damage: Distribution;
  /** The chance that a number is among the first throw, and among the dice that count; entry n is for the number n. */
  readonly first: Distribution;
  readonly natural: Distribution;
}

/** Which of the numbers that matter have been seen: a one, a four in the first throw, a six. */
const ONE = 1;
const FOUR = 2;
const SIX = 4;

/** Chances by what has been seen (8 ways) and by hits. */
type Throw = readonly number[][];

const NOTHING: Throw = [[1], [], [], [], [], [], [], []];

/** One die more. */
function addDie(before: Throw, least: number, first: boolean): Throw {
  const after: number[][] = before.map(() => []);
  before.forEach((row, seen) => {
    row.forEach((chance, hits) => {
      if (chance === 0) return;
      for (let die = 1; die <= 6; die++) {
        const now = seen | (die === 1 ? ONE : 0) | (die === 4 && first ? FOUR : 0) | (die === 6 ? SIX : 0);
        const to = after[now] as number[];
        const n = hits + (die >= least ? 1 : 0);
        to[n] = (to[n] ?? 0) + chance / 6;
      }
    });
  });
  return after.map((row) => Array.from(row, (chance) => chance ?? 0));
}

function addDice(before: Throw, count: number, least: number, first: boolean): Throw {
  let now = before;
  for (let i = 0; i < count; i++) now = addDie(now, least, first);
  return now;
}

const only = (thrown: Throw, fits: (seen: number) => boolean): Throw =>
  thrown.map((row, seen) => (fits(seen) ? row : []));

const together = (a: Throw, b: Throw): Throw =>
  a.map((row, seen) => {
    const other = b[seen] ?? [];
    return Array.from(
      { length: Math.max(row.length, other.length) },
      (_, n) => (row[n] ?? 0) + (other[n] ?? 0),
    );
  });

function gathered(thrown: Throw, value: (seen: number, hits: number) => number): number[] {
  const out: number[] = [];
  thrown.forEach((row, seen) => {
    row.forEach((chance, hits) => {
      if (chance === 0) return;
      const n = value(seen, hits);
      while (out.length <= n) out.push(0);
      out[n] = (out[n] as number) + chance;
    });
  });
  return out;
}

const FIGURES = ['power', 'shields', 'accuracy', 'hitOn', 'criticalHit', 'fury', 'parry'] as const;

export function attackOdds(dice: AttackDice): AttackOdds {
  for (const key of FIGURES) {
    const { [key]: figure = 0 } = dice;
    if (!Number.isInteger(figure) || Math.abs(figure) > MOST_DICE)
      throw new SwtcgError({
        code: 'bad-scenario',
        message: `Odds take a ${key} of at most ${MOST_DICE}.`,
        path: key,
      });
  }
  const { accuracy = 0, hitOn = 4, criticalHit = 0, fury = 0, shields = 0 } = dice;
  const parry = dice.unpreventable ? 0 : (dice.parry ?? 0);
  const count = Math.max(0, dice.power - shields);
  const least = hitOn - accuracy;
  const start = addDice(NOTHING, count, least, true);
  // Fury adds its dice once, for a four in the first throw; they are not part of that throw.
  const calm = only(start, (seen) => (seen & FOUR) === 0);
  const furious = addDice(
    only(start, (seen) => (seen & FOUR) !== 0),
    Math.max(0, fury),
    least,
    false,
  );
  const thrown = together(calm, furious);
  const damage = gathered(thrown, (seen, hits) => {
    const pending = hits + (seen & SIX ? Math.max(0, criticalHit) : 0);
    const left = Math.max(0, pending - (seen & ONE ? Math.max(0, parry) : 0));
    return dice.doubleDamage ? 2 * left : left;
  });
  return {
    hits: gathered(thrown, (_seen, hits) => hits),
    damage,
    first: chances((number) => missing(count, number, 0)),
    natural: chances((number) => missing(count, number, Math.max(0, fury))),
  };
}

const chances = (missed: (number: number) => number): Distribution =>
  Array.from({ length: 7 }, (_, number) => (number === 0 ? 0 : 1 - missed(number)));

/** The chance that a number is on none of the dice. */
function missing(count: number, number: number, fury: number): number {
  const none = (5 / 6) ** count;
  if (fury === 0 || number === 4) return none;
  const neither = (4 / 6) ** count;
  return neither + (none - neither) * (5 / 6) ** fury;
}

/** What is to be expected on average. */
export const expected = (chancesOf: Distribution): number =>
  chancesOf.reduce((sum, chance, n) => sum + n * chance, 0);

/** The chance of at least so much. */
export const atLeast = (chancesOf: Distribution, least: number): number =>
  chancesOf.reduce((sum, chance, n) => (n >= least ? sum + chance : sum), 0);
