// What a card went through: drawn, played, attached, discarded, each at a step that can be gone to.
import type { CardId } from '../../../src/lcg/language/terms.ts';
import type { Perspective, Steps } from '../../shared/steps.ts';

/** Something that happened to a card: where it came to, and at which step. */
export interface Journey {
  readonly to: string;
  readonly index: number;
  readonly now: boolean;
}

/** As far as the onlooker saw it: a card that was hidden then has no journey. `last` is the last step to tell of. */
export function journeysOf(
  steps: Steps,
  id: CardId,
  who: Perspective,
  { last, now }: { readonly last: number; readonly now: number },
): Journey[] {
  const found: { to: string; index: number; now: boolean }[] = [];
  let before: string | null | undefined;
  for (let index = 0; index <= last; index++) {
    const zone = steps.at(index).zoneOf?.(id, who) ?? null;
    const start = before === undefined && zone !== 'deck' && zone !== 'objectiveDeck';
    if (zone !== null && (start || (before !== undefined && zone !== before)))
      found.push({ to: start && index === 0 ? 'start' : zone, index, now: false });
    before = zone;
  }
  const present = found.findLast(({ index }) => index <= now);
  if (present) present.now = true;
  return found;
}
