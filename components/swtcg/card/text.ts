// A card's text with its keywords picked out: each opens our explanation of it.
import { html, type TemplateResult } from 'lit';
import { findKeyword, KEYWORDS } from '../../../src/swtcg/cards/keyword-names.ts';

/** Words of a paragraph, or a keyword in it. */
export type Run = string | { readonly words: string; readonly rule: string; readonly x: string };

/** The rule of a keyword goes by its name: "Critical Hit" is `keyword.critical-hit`. */
export const keywordRule = (name: string): string => `keyword.${name.toLowerCase().replaceAll(' ', '-')}`;

const NAMES = KEYWORDS.flatMap(({ name, aliases = [] }) => [name, ...aliases]).sort(
  (a, b) => b.length - a.length,
);
/** In print a keyword has its capitals, and its number behind it. */
const KEYWORD = new RegExp(
  `(?<![\\p{L}\\d-])(${NAMES.join('|')})(?:\\s+(-?\\d+|X)(?![\\p{L}\\d]))?(?![\\p{L}\\d-])`,
  'gu',
);
const STARTS_SENTENCE = /(^|[.:>→"“])\s*$/;

/** "Switch the two": the first word of a sentence has a capital for another reason. */
const isVerb = (before: string, after: string, number: string | undefined): boolean =>
  number === undefined && STARTS_SENTENCE.test(before) && /^\s+[a-z]/.test(after);

export function runs(paragraph: string): Run[] {
  const text = paragraph.replaceAll('->', '→');
  const found: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(KEYWORD)) {
    const [words, name = '', number] = match;
    const end = match.index + words.length;
    if (isVerb(text.slice(0, match.index), text.slice(end), number)) continue;
    const keyword = findKeyword(name);
    if (!keyword) continue;
    if (match.index > at) found.push(text.slice(at, match.index));
    const x = number === undefined || number === 'X' ? '' : number;
    found.push({ words, rule: keywordRule(keyword.name), x });
    at = end;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

export const paragraph = (text: string): TemplateResult =>
  html`<p>${runs(text).map((run) =>
    typeof run === 'string'
      ? run
      : html`<swtcg-rule inline rule=${run.rule} x=${run.x}>${run.words}</swtcg-rule>`,
  )}</p>`;
