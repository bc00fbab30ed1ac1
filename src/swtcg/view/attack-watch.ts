// Follows the attacks of a game from state to state. The engine takes dice off the table once they are counted; the
// board shows them, and the sum of what they do, until the attack ends.

import { plural } from '../../core/english.ts';
import type { DieView } from '../../core/game/game-steps.ts';
import { keywordSum } from '../effects/abilities.ts';
import type { Attack, GameState } from '../model/state.ts';
import { hitOn } from '../rules/attack/hit-on.ts';
import { type AttackSum, type AttackView, attackStep, PLACEMENT } from './attack-view.ts';

interface Kept {
  dice: readonly DieView[];
  caption: string;
  odds: NonNullable<AttackView['odds']> | null;
  sum: AttackSum | null;
}

const UNROLLED: Kept = { dice: [], caption: 'The dice are still to come.', odds: null, sum: null };

export class AttackWatch {
  /** The attack as it was in the state that was looked at last. */
  seen: AttackView | null = null;
  readonly #kept = new Map<number, Kept>();

  /** Goes on from a moment that was seen before. */
  resume(game: GameState | undefined, seen: AttackView | null): void {
    this.seen = seen;
    const attack = game?.attacks.at(-1);
    if (attack && seen) {
      const { dice, caption, odds = null, sum } = seen;
      this.#kept.set(attack.id, { dice, caption, odds, sum });
    }
  }

  look(game: GameState): void {
    const attack = game.attacks.at(-1);
    if (!attack) {
      this.seen = null;
      return;
    }
    const kept = this.#keep(game, attack);
    const { by, attacker, defender, arena } = attack;
    this.seen = { by, attacker, defender, arena, step: attackStep(game.path) ?? 1, ...kept };
  }

  #keep(game: GameState, attack: Attack): Kept {
    const old = this.#kept.get(attack.id) ?? UNROLLED;
    const kept = { ...old, ...rolled(game, attack) };
    const item = game.damages.flatMap(({ items }) => items).find((one) => one.attack === attack.id);
    if (item) {
      const { amount, prevented } = item;
      const placed = (attackStep(game.path) ?? 1) >= PLACEMENT;
      const damage = Math.max(0, amount - prevented);
      kept.sum = { hits: attack.hits, added: amount - attack.hits, prevented, damage, placed };
    }
    // Counted, and not yet damage.
    else if (!kept.sum && kept.dice.length > 0 && game.rolls.length === 0)
      kept.sum = { hits: attack.hits, added: 0, prevented: 0, damage: attack.hits, placed: false };
    this.#kept.set(attack.id, kept);
    return kept;
  }
}

function rolled(game: GameState, { attacker, defender }: Attack): Partial<Kept> {
  const roll = game.rolls.at(-1);
  if (roll?.kind !== 'attack') return {};
  const least = hitOn(game, defender);
  const bonus = keywordSum(game, attacker, 'dieBonus');
  const dice = roll.dice.map((value) => ({ value, hit: value > 0 && value + bonus >= least }));
  const more = bonus === 0 ? '' : `, with ${bonus > 0 ? '+' : '−'}${Math.abs(bonus)} on each die`;
  return {
    dice,
    odds: { least, bonus },
    caption: `Power gives ${plural(dice.length, 'die', 'dice')}. A die hits on ${least} or more${more}.`,
  };
}
