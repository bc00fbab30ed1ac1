// Options in words, beside the options (options.ts). The grammar finds them: when a text is compiled, and once more when a
// file is read whose effects were compiled before they had any.
import { type Options, optionsOf } from './options.ts';
import { printCosts, printParts } from './print.ts';

const wordsOf = (options: Options): readonly string[] =>
  'costs' in options ? options.costs.map(printCosts) : options.instructions.map(printParts);

/** The same effects with their options in words. Words that are there already stay what they are: choices were made by them. */
export function withOptionWords<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withOptionWords) as Data;
  const options = 'words' in data ? null : optionsOf(data);
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      options && (key === 'do' || key === 'keyword')
        ? [
            [key, value],
            ['words', wordsOf(options)],
          ]
        : [[key, withOptionWords(value)]],
    ),
  ) as Data;
}
