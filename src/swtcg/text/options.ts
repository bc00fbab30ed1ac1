// The options that an effect puts to a player in words: those of "choose one", of Adapt, which is one, and the costs of
// Upkeep. Compiled effects have the words beside the options, so that play needs no grammar to speak of them.

import { memoize } from '../../core/memo.ts';
import { given } from '../keywords/adapt.ts';
import type { ActivatedEffect, Gain, Part } from '../language/effect.ts';

/** What is chosen among: instructions, or costs. */
export type Options =
  | { readonly instructions: readonly (readonly Part[])[] }
  | { readonly costs: readonly ActivatedEffect[] };

/** The options of an effect or an instruction; null where it has none. */
export function optionsOf(one: object): Options | null {
  if ('do' in one && one.do === 'choose-one' && 'of' in one)
    return { instructions: one.of as readonly Part[][] };
  if (!('keyword' in one)) return null;
  if (one.keyword === 'Adapt' && 'oneOf' in one)
    return { instructions: (one.oneOf as readonly Gain[]).map(given) };
  if (one.keyword === 'Upkeep' && 'options' in one)
    return { costs: one.options as readonly ActivatedEffect[] };
  return null;
}

/** Whether cards have options that can be chosen by their words alone, and no words: a cost of Upkeep has its number too. */
export const lacksOptionWords: (cards: Readonly<Record<string, unknown>>) => boolean = memoize(lacksWords);

function lacksWords(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const options = 'words' in data ? null : optionsOf(data);
  return (options !== null && 'instructions' in options) || Object.values(data).some(lacksWords);
}

/** The same effects as their text alone says them. */
export function withoutOptionWords<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withoutOptionWords) as Data;
  const spoken = 'words' in data && optionsOf(data) !== null;
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      spoken && key === 'words' ? [] : [[key, withoutOptionWords(value)]],
    ),
  ) as Data;
}
