// From a card's text to words, and from words back to text. Differences of print that mean nothing end here.
import { joinedWords } from '../../core/grammar/joined-words.ts';
import type { Token } from '../../core/grammar/token.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u0060\u00b4]/g, "'"],
  [/[\u2010-\u2014\u2212]/g, '-'],
  [/[\u201c\u201d]/g, '"'],
  [/[\p{Cc}\u00a0\u200b\ufeff]/gu, ' '],
  // Edge-enabled icons stand in round brackets once more on some cards.
  [/\(\s*((?:\[[^\]]+\]\s*)+)\)/g, '$1'],
  [/\bface-(down|up)\b/gi, 'face$1'],
  // "Another unit" is any other unit; joinWords puts it together again.
  [/\b(a)nother\b/gi, '$1n other'],
];

const KEYWORD = String.raw`elite|limited|shielding|targeted strike|no enhancements|edge \([\dx]+\)|protect [^.:()"]+`;
/** What stands in round brackets right after a keyword reminds of its rule (Keywords). */
const REMINDER = new RegExp(String.raw`((?:^|[.:]\s+)(?:${KEYWORD})\.?)\s*\([^()]*\)`, 'gi');

/** Normal print: plain signs, no reminder text, single spaces. */
export function normalize(text: string): string {
  let out = text;
  for (const [from, to] of SIGNS) out = out.replace(from, to);
  return out.replace(/\s+/g, ' ').replace(REMINDER, '$1').trim();
}

// An icon or an affiliation; signed number or X; "non-" before one of them; word; any other sign by itself.
const TOKEN =
  /and\/or|\[[^\]]+\]|[+-](?:\d+|X)(?![\p{L}\d])|non-(?=\[)|[\p{L}\d]+(?:['.-](?=[\p{L}\d])[\p{L}\d]+)*'?|\S/gu;
const OPENING = '\u201c';
const CLOSING = '\u201d';

/** The words of a text. Quotes are told apart as opening and closing; a period at an end says nothing and is left out. */
export function tokenize(text: string): readonly Token[] {
  const words: string[] = [];
  let open = false;
  const end = (): void => {
    while (words.at(-1) === '.' || words.at(-1) === ',') words.pop();
  };
  for (const [word] of normalize(text).matchAll(TOKEN)) {
    if (word === ')') end();
    if (word !== '"') {
      words.push(word);
      continue;
    }
    if (open) end();
    words.push(open ? CLOSING : OPENING);
    open = !open;
  }
  end();
  return words.map((word) => ({ text: word, lower: word.toLowerCase() }));
}

/** Words as a text, without a final period. What stands in round brackets after a sentence is one itself. */
export const joinWords = (words: readonly string[], goodPrint = true): string => {
  const text = joinedWords(words, goodPrint);
  if (!goodPrint) return text;
  return text
    .replace(
      /\. \(([a-z])([^()]*)\)/g,
      (_, first: string, rest: string) => `. (${first.toUpperCase()}${rest}.)`,
    )
    .replace(/\b(a)n other\b/gi, '$1nother')
    .replace(/\bnon- \[/g, 'non-[');
};
