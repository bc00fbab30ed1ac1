// Instructions that hold others: what hangs on a decision or a condition.

import type { Part, Selector } from './effect.ts';
import { saysX, somePiece } from './walk.ts';

/** Words that mean the card itself. */
export const isThis = (selector: Selector | undefined): boolean =>
  selector !== undefined && 'the' in selector && selector.the === 'this';

const NONE: readonly Part[] = [];

/** The instructions inside an instruction, in the order in which they stand. */
export function innerParts(part: Part): readonly Part[] {
  switch (part.do) {
    case 'may':
    case 'if':
      return part.else ? [...part.parts, ...part.else] : part.parts;
    case 'if-done':
    case 'choose-arena':
    case 'choose-player':
      return part.parts;
    case 'roll-dice':
      return part.cases.flatMap((one) => one.parts);
    case 'choose-one':
      return part.of.flat();
    default:
      return NONE;
  }
}

/** Instructions and all that they hold, at any depth. */
export const deepParts = (parts: readonly Part[]): readonly Part[] =>
  parts.some((part) => innerParts(part).length > 0)
    ? parts.flatMap((part) => [part, ...deepParts(innerParts(part))])
    : parts;

/** Whether amounts are known only as the effect is carried out. */
const isCounted = (parts: readonly Part[]): boolean =>
  saysX(parts) ||
  somePiece(parts, ({ x, per, removed, prevented }) => (x ?? per ?? removed ?? prevented) !== undefined);

/**
 * What is said until end of turn of all units in a chosen arena is said of the arena: units that come there later are
 * meant too (Phrases, "choose an arena").
 */
export function saidOfArena(parts: readonly Part[]): readonly Part[] {
  let all: Selector | null = null;
  return parts.map((part): Part => {
    if (part.do !== 'modify' && part.do !== 'grant' && part.do !== 'lose') return part;
    const { until, ...standing } = part;
    const { to } = part;
    const those = 'the' in to && to.the === 'that';
    if ('each' in to) all = to.each.arena === 'there' && !isCounted(parts) ? to : null;
    else if (!those) all = null;
    if (!all || (until !== 'turn' && until !== 'battle')) return part;
    return { do: 'lasting', parts: [{ ...standing, to: all }], until };
  });
}
