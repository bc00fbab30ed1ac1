// Lists of things with words between them.
import type { ListRule } from './rule.ts';
import { phrase } from './template.ts';

/** `a, b, and c` with the given joining word or words, the first printed. */
export function joined(item: string, word: string, ...more: readonly string[]): ListRule {
  return {
    item,
    flat: false,
    between: [[',']],
    last: [word, ...more].map(phrase).flatMap((w) => [w, [',', ...w]]),
    min: 1,
    printed: { item, two: [word], mid: [','], last: [',', word] },
  };
}

/** Lists of lists in one: pieces of an effect with the given words between them. */
export function flat(
  item: string,
  printedItem: string,
  printed: string,
  ...separators: readonly string[]
): ListRule {
  const words = phraseOf(printed);
  return {
    item,
    flat: true,
    between: [words, ...separators.map(phraseOf)],
    last: null,
    min: 1,
    printed: { item: printedItem, two: words, mid: words, last: words },
  };
}

/** A lone period is a word here. */
const phraseOf = (text: string): readonly string[] =>
  text.startsWith('.') ? ['.', ...phrase(text.slice(1))] : phrase(text);
