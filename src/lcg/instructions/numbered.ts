// The targets and choices of an effect with their numbers, so that an instruction finds what was chosen for it.
import { memoize } from '../../core/memo.ts';
import type { Instruction } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Selector } from '../language/selector.ts';
import { type Choice, choicesOf } from '../language/walk.ts';

/** What is done to the chosen card where the rules restrict it: a shielded card is given no shield, a dark one is not captured. */
type Purpose = 'shield' | 'capture';

/** A choice with its number, from 0. */
export type Slot = Choice & { readonly slot: number; readonly for?: Purpose };

const purposeOf = (instruction: object, word: string): Purpose | null => {
  const { do: deed, even } = instruction as { readonly do?: string; readonly even?: true };
  if (deed === 'shield' && !even && word === 'to') return 'shield';
  return deed === 'capture' && word === 'what' ? 'capture' : null;
};

export const isSlot = (selector: Selector): selector is Slot => 'slot' in selector;

/** The same instructions; each target and choice knows its number. */
export const numbered = memoize((parts: readonly Instruction[]): readonly Instruction[] => {
  const slots = new Map<object, number>(choicesOf(parts).map((choice, slot) => [choice, slot]));
  const copy = (value: unknown, purpose: Purpose | null): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const slot = slots.get(value);
    if (slot !== undefined) return { ...value, slot, ...(purpose && { for: purpose }) };
    if (Array.isArray(value)) return value.map((one) => copy(one, null));
    return Object.fromEntries(
      Object.entries(value).map(([word, one]) => [word, copy(one, purposeOf(value, word))]),
    );
  };
  return copy(parts, null) as readonly Instruction[];
});

/** All targets and choices, in order. */
export const slotsOf = memoize((parts: readonly Instruction[]): readonly Slot[] => {
  const found: Slot[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('slot' in value) found.push(value as Slot);
    else for (const one of Object.values(value)) walk(one);
  };
  walk(numbered(parts));
  return found.sort((a, b) => a.slot - b.slot);
});

export const filterOf = (slot: Choice): Filter => ('target' in slot ? slot.target : slot.choose);
