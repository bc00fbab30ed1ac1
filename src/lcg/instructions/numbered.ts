// The targets and choices of an effect with their numbers, so that an instruction finds what was chosen for it.
import { memoize } from '../../core/memo.ts';
import type { Instruction } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Selector } from '../language/selector.ts';
import { type Choice, choicesOf } from '../language/walk.ts';

/** A choice with its number, from 0; `shield`: it is for a shield, which a shielded card can't be given. */
export type Slot = Choice & { readonly slot: number; readonly shield?: true };

export const isSlot = (selector: Selector): selector is Slot => 'slot' in selector;

/** The same instructions; each target and choice knows its number. */
export const numbered = memoize((parts: readonly Instruction[]): readonly Instruction[] => {
  const slots = new Map<object, number>(choicesOf(parts).map((choice, slot) => [choice, slot]));
  const copy = (value: unknown, shield: boolean): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const slot = slots.get(value);
    if (slot !== undefined) return { ...value, slot, ...(shield && { shield: true }) };
    if (Array.isArray(value)) return value.map((one) => copy(one, false));
    const { do: deed, even } = value as { readonly do?: string; readonly even?: true };
    return Object.fromEntries(
      Object.entries(value).map(([word, one]) => [
        word,
        copy(one, deed === 'shield' && !even && word === 'to'),
      ]),
    );
  };
  return copy(parts, false) as readonly Instruction[];
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
