// Total speed, power and health: printed values, stacking, lasting modifiers, static effects (Terms, total).

import type { Stat, StatChange, StaticPart } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import { lineupOf, staticsOf } from './abilities.ts';
import { amountOf } from './amounts.ts';
import { type Context, selects } from './select.ts';
import { variable } from './variables.ts';

export interface Totals {
  /** Null is the unknown value of a `*` (Terms, *). */
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
}

export const STATS: readonly Stat[] = ['speed', 'power', 'health'];
/** Each card beneath the top card (Stacking and Rearranging). */
const STACK_BONUS: Readonly<Record<Stat, number>> = { speed: 10, power: 1, health: 1 };

export function printedValue(game: GameState, id: CardId, stat: Stat): number | null {
  const printed = def(game, id)[stat];
  if (printed !== '*') return printed;
  // Unknown in setup, whatever the card says (Terms, *).
  if (game.point === 'preparation') return null;
  return variable(game, id, stat);
}

/** The cards beneath the top card that count; face-down ones give no bonus (Terms, face-down). */
export const openBeneath = (game: GameState, id: CardId): number =>
  card(game, id).stack.filter((lower) => !card(game, lower).faceDown).length;

/** What the cards beneath the top card add to its power. */
export const stackPower = (game: GameState, id: CardId): number => STACK_BONUS.power * openBeneath(game, id);

interface Known extends Totals {
  readonly bonus: Readonly<Record<Stat, number>>;
}

/** What is added to the printed value: stacking, modifiers, static effects; it may be negative. */
export const bonusTo = (game: GameState, id: CardId, stat: Stat): number =>
  (totals(game, id) as Known).bonus[stat];

type Fix = Extract<StaticPart, { do: 'fix' }>;

/** Values of a unit that can't be changed, or not in one direction. */
function fixedValues(game: GameState, id: CardId): Partial<Record<Stat, Fix>> | null {
  const all = staticsOf(game, 'fix');
  if (all.length === 0) return null;
  const found: Partial<Record<Stat, Fix>> = {};
  for (const { context, part } of all) if (selects(game, context, part.to, id)) found[part.stat] = part;
  return found;
}

/** Totals as they are now, negative ones shown as 0 (Terms, +/-). */
export function totals(game: GameState, id: CardId): Totals {
  const kept = lineupOf(game).totals;
  const known = kept.get(id) as Totals | undefined;
  if (known) return known;
  // A value that depends on itself counts as printed while it is worked out.
  const { speed, power, health } = def(game, id);
  const number = (value: number | '*' | null) => (value === '*' ? null : value);
  const sum = { speed: 0, power: 0, health: 0 };
  const fixed = fixedValues(game, id);
  const early: Known = { speed: number(speed), power: number(power), health: number(health), bonus: sum };
  kept.set(id, early);

  const below = openBeneath(game, id);
  const add = (change: StatChange, context: Context) => {
    for (const stat of STATS) {
      const amount = change[stat];
      if (amount !== undefined) alter(stat, amountOf(game, context, amount));
    }
  };
  const alter = (stat: Stat, n: number): void => {
    const said = fixed?.[stat];
    if (said && (!said.only || (said.only === 'gain') === n > 0)) return;
    sum[stat] += n;
  };
  if (below > 0) for (const stat of STATS) sum[stat] += below * STACK_BONUS[stat];
  for (const modifier of game.modifiers) {
    // "For its next attack" counts once that attack is there (rulings, 12).
    if (modifier.on !== id || (modifier.until === 'next-attack' && modifier.attack === null)) continue;
    for (const stat of STATS) alter(stat, modifier[stat] ?? 0);
  }
  for (const { context: words, part } of staticsOf(game, 'modify')) {
    const context = { ...words, that: [id] };
    if (selects(game, context, part.to, id)) add(part.stats, context);
  }
  const total = (stat: Stat) => {
    const said = fixed?.[stat]?.n;
    if (said !== undefined) return said;
    const base = printedValue(game, id, stat);
    return base === null ? null : Math.max(0, base + sum[stat]);
  };
  const result: Known = {
    speed: total('speed'),
    power: total('power'),
    health: total('health'),
    bonus: sum,
  };
  kept.set(id, result);
  return result;
}
