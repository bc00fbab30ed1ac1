// What the greedy player thinks of an effect: whether it is meant for its own cards or for the enemy's.
import type { Effect, Instruction } from '../language/effect.ts';

/** What is good for the card that it is done to, and what is not. */
const GOOD: ReadonlySet<Instruction['do']> = new Set([
  'remove-damage',
  'remove-focus',
  'shield',
  'commit',
  'lasting',
]);
const BAD: ReadonlySet<Instruction['do']> = new Set([
  'damage',
  'move-damage',
  'focus',
  'destroy',
  'discard',
  'capture',
  'control',
  'sacrifice',
  'redirect',
  'remove-shield',
  'uncommit',
  'leave-engagement',
]);

function* instructions(parts: readonly Instruction[]): Generator<Instruction> {
  for (const part of parts) {
    yield part;
    if ('parts' in part && part.do !== 'lasting') yield* instructions(part.parts as readonly Instruction[]);
  }
}

const partsOf = (effect: Effect | null): readonly Instruction[] =>
  effect && 'parts' in effect && effect.kind !== 'constant' ? effect.parts : [];

/** 1: for one's own cards; -1: for the enemy's; 0: it chooses no card. */
export function leaning(effect: Effect | null): 1 | -1 | 0 {
  for (const { do: deed } of instructions(partsOf(effect))) {
    if (GOOD.has(deed)) return 1;
    if (BAD.has(deed)) return -1;
  }
  return 0;
}

/** How much harm or help is in it, for choosing among targets. */
export function strengthOf(effect: Effect | null): number {
  for (const part of instructions(partsOf(effect))) {
    if (part.do === 'destroy' || part.do === 'capture') return 9;
    if ('n' in part && typeof part.n === 'number') return part.n;
  }
  return 1;
}

const has = (effect: Effect | null, ...deeds: readonly Instruction['do'][]): boolean =>
  [...instructions(partsOf(effect))].some((part) => deeds.includes(part.do));

export const draws = (effect: Effect | null): boolean => has(effect, 'draw', 'search');

export const rescues = (effect: Effect | null): boolean => has(effect, 'rescue');

export const cancels = (effect: Effect | null): boolean => has(effect, 'cancel');

/** What must be given for it that is worth something on the table. */
export const gives = (effect: Effect | null): number =>
  effect && 'cost' in effect ? (effect.cost ?? []).length : 0;
