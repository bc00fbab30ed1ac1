// Which of the further rules cards need is told by all that their effects name.
import { FURTHER_COSTS } from './effects/further-costs-names.ts';
import { FURTHER_PARTS } from './effects/parts/further-names.ts';

const NAMED = new RegExp(`"do":"(${FURTHER_PARTS.join('|')})"|"pay":"(${FURTHER_COSTS.join('|')})"`);

/** Whether cards, or effects, can't be played without the further rules. */
export const needsFurther = (cards: unknown): boolean => NAMED.test(JSON.stringify(cards));

/** Loads them where cards need them. */
export async function learnFor(cards: unknown): Promise<void> {
  if (needsFurther(cards)) await import('./further.ts');
}
