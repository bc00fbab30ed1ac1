// From a card's text to words, and from words back to text. Differences of print that mean nothing end here.
import { joinedWords } from '../../core/grammar/joined-words.ts';
import type { Token } from '../../core/grammar/token.ts';

const QUOTES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u0060\u00b4]/g, "'"],
  [/[\u2010-\u2014\u2212]/g, '-'],
  [/\u2192|-\s+>|=>/g, '->'],
  [/[\p{Cc}\u00a0\u200b\ufeff\u00c2]/gu, ' '],
  // Signs that were lost on the way to a plain file: an apostrophe, an arrow.
  [/(?<=\p{L})\?(?=[st]\b)/gu, "'"],
  [/(?<=[\p{L}\d\]]) \? (?=\p{Lu})/gu, ' -> '],
  [/([+-]) (?=\d+ (?:speed|power|health)\b)/gi, '$1'],
];

/** Words in brackets that are rules; all others only remind (Glossary, Reminder text). */
const RULES_IN_BRACKETS = /^(rounded (up|down)|after damage prevention)$/i;

/** Normal print: plain quotes and arrows, no reminder text, single spaces. */
export function normalize(text: string): string {
  let out = text;
  for (const [from, to] of QUOTES) out = out.replace(from, to);
  out = out.replace(/\bface ?(down|up)\b/gi, 'face-$1');
  out = out.replace(/\[\s*tap\s*\]/gi, 'Tap').replace(/\[\s*pilot\s*\]/gi, '\u2194 ');
  out = out.replace(/\(([^()]*)\)/g, (all, inner: string) =>
    RULES_IN_BRACKETS.test(inner.trim()) ? all : ' ',
  );
  return (
    out
      .replace(/\bcannot\b/gi, "can't")
      // "Must" says so already (Phrases, "must attack").
      .replace(/(\bmust\b[^.]*?),? if able\b/gi, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

// Arrow; signed number or X; word (letters, digits, inner apostrophes and hyphens); any other sign by itself.
const TOKEN = /->|[+-](?:\d+|X)(?![\p{L}\d])|[\p{L}\d]+(?:['.-](?=[\p{L}\d])[\p{L}\d]+)*'?|[^\s]/gu;
const OPENING = '\u201c';
const CLOSING = '\u201d';

/** The words of a text. Quotes are told apart as opening and closing; a final period says nothing and is left out. */
export function tokenize(text: string): readonly Token[] {
  const plain = normalize(text).replace(/[\u201c\u201d]/g, '"');
  const words: string[] = [];
  let open = false;
  // A period that stands before the closing quotes ends the sentence around them too, if another one follows.
  let ended = false;
  for (const [word] of plain.matchAll(TOKEN)) {
    if (word !== '"') {
      if (ended && /^(?:Each|Equipped|When|Whenever|As|This)$/.test(word)) words.push('.');
      ended = false;
      words.push(word);
      continue;
    }
    ended = open && words.at(-1) === '.';
    if (open) while (words.at(-1) === '.' || words.at(-1) === ',') words.pop();
    words.push(open ? CLOSING : OPENING);
    open = !open;
  }
  const out = words.filter((word, i) => word !== '.' || words[i + 1] !== '.');
  while (out.at(-1) === '.') out.pop();
  return out.map((word) => ({ text: word, lower: word.toLowerCase() }));
}

/** Words as a text, without a final period. */
export const joinWords = (words: readonly string[], goodPrint = true): string =>
  joinedWords(words, goodPrint).replaceAll('\u2194', '[Pilot]');
