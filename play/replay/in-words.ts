// Options in words, beside the options: a recorded game is shown without the grammar then, and its choices stay what they
// were when the grammar finds other words.
import { readsWords } from '../../src/cards/wording.ts';
import type { Gain, Part } from '../../src/effects/language.ts';
import { given } from '../../src/keywords/adapt.ts';

/** What can be chosen, where an effect or an instruction asks for it and does not say it in words. */
export function optionsOf(one: object): readonly (readonly Part[])[] | null {
  if ('words' in one) return null;
  if ('do' in one && one.do === 'choose-one' && 'of' in one) return one.of as readonly Part[][];
  if ('keyword' in one && one.keyword === 'Adapt' && 'oneOf' in one)
    return (one.oneOf as readonly Gain[]).map(given);
  return null;
}

/** The same effects with their options in words. */
export function inWords<Data>(data: Data): Data {
  const wording = readsWords();
  if (!wording || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(inWords) as Data;
  const options = optionsOf(data);
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      options && (key === 'do' || key === 'keyword')
        ? [
            [key, value],
            ['words', options.map(wording.printParts)],
          ]
        : [[key, inWords(value)]],
    ),
  ) as Data;
}
