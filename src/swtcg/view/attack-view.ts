// An attack as the board draws it. It comes beside the view: the documented view has cards and players only.
import type { DieView } from '../../core/game/game-steps.ts';
import type { Arena, CardId, Side } from '../model/state.ts';

export interface AttackView {
  readonly by: Side;
  readonly attacker: CardId;
  readonly defender: CardId;
  readonly arena: Arena;
  /** Which of the eight steps of an attack it is in. */
  readonly step: number;
  /** One sentence on the dice: how many, and what hits. */
  readonly caption: string;
  /** The same in numbers, once the dice lie there: the least number that hits, and what is added to each die. Older logs have none. */
  readonly odds?: { readonly least: number; readonly bonus: number } | null;
  readonly dice: readonly DieView[];
  /** The sum, once the dice are counted: hits, what was added, what was prevented, what is left. */
  readonly sum: AttackSum | null;
}

/** A card or an ability that was played and has not had its effect yet. */
export interface PlayView {
  readonly id: CardId;
  readonly by: Side;
  readonly disrupted: boolean;
}

export interface AttackSum {
  readonly hits: number;
  readonly added: number;
  readonly prevented: number;
  readonly damage: number;
  /** The damage counters lie on the unit. */
  readonly placed: boolean;
}

/** The eight steps of Attacking, as the charts name them. */
const STEPS: readonly string[] = [
  'declareAttack',
  'attackPop',
  'diceRoll',
  'pendingDamage',
  'damagePrevention',
  'damagePlacement',
  'unitDiscard',
  'attackEnd',
];

export const ATTACK_STEPS = STEPS.length;

/** In this step the damage counters are put on the unit. */
export const PLACEMENT = STEPS.indexOf('damagePlacement') + 1;

/** Which step of an attack a path of states is in, from 1; null outside of an attack. */
export function attackStep(path: readonly string[]): number | null {
  const step = path.find((state) => STEPS.includes(state));
  return step === undefined ? null : STEPS.indexOf(step) + 1;
}
