// Asking what stands in an effect, at any depth: `somePiece(effect, ({ do: deed }) => deed === 'draw')`. The words and values
// that can be asked for are those of the language: a question that it no longer has an answer to does not compile.

import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Ability, ConstantEffect, Effect, Gains, Instruction, StaticPart } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Calculated, PerCount, Selector } from './selector.ts';
import type { Trigger } from './trigger.ts';

type Language =
  | Effect
  | Trigger
  | Condition
  | Cost
  | Instruction
  | StaticPart
  | Selector
  | Filter
  | Gains
  | Calculated
  | PerCount;

type WordOf<Kind> = Kind extends object ? keyof Kind & string : never;
type ValueOf<Kind, Word> = Kind extends object ? (Word extends keyof Kind ? Kind[Word] : never) : never;

/** Any piece of an effect: the effect itself, an instruction, a cost, a condition, a filter, an amount. */
export type Piece = { readonly [Word in WordOf<Language>]?: ValueOf<Language, Word> };

/** Whether any piece answers the question. */
export function somePiece<Asked extends object = Piece>(
  data: unknown,
  question: (piece: Asked) => boolean,
): boolean {
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data)) return data.some((one) => somePiece(one, question));
  return question(data as Asked) || Object.values(data).some((one) => somePiece(one, question));
}

/** Whether X stands in it, as an amount or a part of one. */
export const saysX = (data: unknown): boolean =>
  data === 'X' || (typeof data === 'object' && data !== null && Object.values(data).some(saysX));

/** A choice or a target, as it stands in an effect. */
export type Choice = Extract<Selector, { readonly target: Filter } | { readonly choose: Filter }>;

/**
 * The targets and choices of instructions, in the order of the data: `{ the: 'target', n }` is the `n`th of them, from 1. What
 * stands in abilities that a card gains, in conditions and in filters is not counted.
 */
export function choicesOf(parts: readonly Instruction[]): readonly Choice[] {
  const found: Choice[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(walk);
      return;
    }
    if ('target' in value || 'choose' in value) {
      found.push(value as Choice);
      return;
    }
    for (const [word, one] of Object.entries(value)) if (!ASIDE.has(word)) walk(one);
  };
  walk(parts);
  return found;
}

/** What stands in these is no choice of the effect itself. */
const ASIDE: ReadonlySet<string> = new Set(['effects', 'if', 'x', 'cost', 'per']);

/** The effects of a paragraph, one by one. */
export const effectsOf = (effect: Effect): readonly Effect[] =>
  effect.kind === 'several' ? effect.effects.flatMap(effectsOf) : [effect];

/** The effects that are on by themselves. */
export const isConstant = (effect: Effect): effect is ConstantEffect => effect.kind === 'constant';

/** The effects that somebody uses, or that are forced. */
export const isAbility = (effect: Effect): effect is Extract<Effect, Ability> =>
  effect.kind === 'action' || effect.kind === 'interrupt' || effect.kind === 'reaction';
