// The names of cards, where they are known: a text may speak of another card by its name.
import type { Names, Reading } from '../../core/grammar/reading.ts';
import type { Token } from '../../core/grammar/token.ts';
import { plural } from '../cards/subtype-names.ts';
import { tokenize } from '../cards/tokens.ts';

/** Names by their first word, and words of subtype lines that the language itself does not know. */
export class CardNames implements Names {
  readonly #byFirst = new Map<string, { readonly name: string; readonly words: readonly string[] }[]>();

  readonly #subtypes = new Map<string, string>();

  constructor(names: Iterable<string>, isOther: (name: string) => boolean, subtypes: Iterable<string> = []) {
    for (const word of subtypes)
      for (const form of [word, plural(word)]) this.#subtypes.set(form.toLowerCase(), word);
    for (const name of new Set(names)) {
      const words = tokenize(name).map((t) => t.lower);
      const [first] = words;
      // A name that says something else too ("Imperial Knight") would make every such phrase two things.
      if (first === undefined || isOther(name)) continue;
      const same = this.#byFirst.get(first);
      if (same) same.push({ name, words });
      else this.#byFirst.set(first, [{ name, words }]);
    }
  }

  at(tokens: readonly Token[], at: number): readonly Reading[] {
    const candidates = this.#byFirst.get(tokens[at]?.lower ?? '') ?? [];
    return candidates
      .filter(({ words }) => words.every((word, i) => tokens[at + i]?.lower === word))
      .map(({ name, words }) => ({ value: name, end: at + words.length }));
  }

  /** A subtype. */
  sort(word: string): string | undefined {
    return this.#subtypes.get(word);
  }
}
