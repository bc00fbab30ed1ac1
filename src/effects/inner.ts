// Instructions that hold others: what hangs on a decision or a condition.
import type { Part } from './language.ts';

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
