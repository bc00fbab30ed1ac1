// Total speed, power and health: printed values, stacking, lasting modifiers, static effects (Terms, total).
import type { Stat, StatChange, StaticPart } from '../language/effect.ts';
import type { CardId, GameState } from '../model/state.ts';
import { card, def } from '../model/zones.ts';
import type { Context, DerivedState, Totals } from './derived-state.ts';
import { variable } from './variable.ts';

export const STATS: readonly Stat[] = ['speed', 'power', 'health'];
/** Each card beneath the top card (Stacking and Rearranging). */
const STACK_BONUS: Readonly<Record<Stat, number>> = { speed: 10, power: 1, health: 1 };

export function printedValue(derived: DerivedState, id: CardId, stat: Stat): number | null {
  const { game } = derived;
  const printed = def(game, id)[stat];
  if (printed !== '*') return printed;
  // Unknown in setup, whatever the card says (Terms, *).
  if (game.point === 'preparation') return null;
  return variable(derived, id, stat);
}

/** The cards beneath the top card that count; face-down ones give no bonus (Terms, face-down). */
export const openBeneath = (game: GameState, id: CardId): number =>
  card(game, id).stack.filter((lower) => !card(game, lower).faceDown).length;

/** What the cards beneath the top card add to its power. */
export const stackPower = (game: GameState, id: CardId): number => STACK_BONUS.power * openBeneath(game, id);

type Fix = Extract<StaticPart, { do: 'fix' }>;

/** Values of a unit that can't be changed, or not in one direction. */
function fixedValues(derived: DerivedState, id: CardId): Partial<Record<Stat, Fix>> | null {
  const all = derived.staticsOf('fix');
  if (all.length === 0) return null;
  const found: Partial<Record<Stat, Fix>> = {};
  for (const { context, part } of all) if (derived.selects(context, part.to, id)) found[part.stat] = part;
  return found;
}

/** Totals as they are now, negative ones shown as 0 (Terms, +/-). */
export function totals(derived: DerivedState, id: CardId): Totals {
  const { game } = derived;
  const known = derived.lineup.totals;
  const found = known.get(id);
  if (found) return found;
  // A value that depends on itself counts as printed while it is worked out.
  const { speed, power, health } = def(game, id);
  const number = (value: number | '*' | null) => (value === '*' ? null : value);
  const sum = { speed: 0, power: 0, health: 0 };
  const fixed = fixedValues(derived, id);
  const early: Totals = { speed: number(speed), power: number(power), health: number(health), bonus: sum };
  known.set(id, early);

  const below = openBeneath(game, id);
  const add = (change: StatChange, context: Context) => {
    for (const stat of STATS) {
      const amount = change[stat];
      if (amount !== undefined) alter(stat, derived.amountOf(context, amount));
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
  for (const { context: words, part } of derived.staticsOf('modify')) {
    const context = { ...words, that: [id] };
    if (derived.selects(context, part.to, id)) add(part.stats, context);
  }
  const total = (stat: Stat) => {
    const said = fixed?.[stat]?.n;
    if (said !== undefined) return said;
    const base = printedValue(derived, id, stat);
    return base === null ? null : Math.max(0, base + sum[stat]);
  };
  const result: Totals = {
    speed: total('speed'),
    power: total('power'),
    health: total('health'),
    bonus: sum,
  };
  known.set(id, result);
  return result;
}
