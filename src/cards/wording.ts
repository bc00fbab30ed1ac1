// The words of effects, for the few rules that speak of them (an option of "choose one", a cost of Upkeep). They come
// from the grammar, which is large: whoever plays cards that need it loads `read.ts`, and `read.ts` makes itself known
// here. So the grammar is no part of what plays cards that were compiled before.
import type { ActivatedEffect, Part } from '../effects/language.ts';
import { SwtcgError } from '../game/error.ts';

export interface Wording {
  printParts(parts: readonly Part[]): string;
  /** Instructions in the engine's own words, if they can be read. */
  inOwnWords(text: string, self: { readonly name: string }): string;
  /** Which of the costs of Upkeep a text says, from 0; -1: none. */
  upkeepSaid(text: string, options: readonly ActivatedEffect[], self: { readonly name: string }): number;
}

let known: Wording | null = null;

export function makeKnown(wording: Wording): void {
  known = wording;
}

/** What reads words, where it is there: whoever decides may say by its number what can't be said in words. */
export const readsWords = (): Wording | null => known;

export function wording(): Wording {
  if (!known)
    throw new SwtcgError({
      code: 'internal',
      message: 'The words of effects are needed here and the grammar is not loaded (src/cards/read.ts).',
    });
  return known;
}
