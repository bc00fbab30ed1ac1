// A card's text in a set file, paragraph by paragraph: each one is one effect (Parts of an Effect).
import { KEYWORDS } from '../cards/keyword-names.ts';
import { correctedText } from './corrections.ts';

/** Keywords that stand alone, followed by their reminder text. */
const REMINDED = KEYWORDS.filter(({ parameter }) => parameter === 'none' || parameter === 'number')
  .map(({ name, parameter }) => (parameter === 'none' ? name : `${name} \\d+`))
  .join('|');

/** What only ever begins a paragraph, after the end of a sentence or a semicolon. */
const PARAGRAPH_STARTS = new RegExp(
  [
    '(?:;|(?<=[.!)"])) +(?=',
    '(?:Pay \\d+ (?:Force|build points?)\\b|Tap\\b|\\[tap\\])[^.;|]*->',
    '|\\[pilot\\]|Reserves:|INSERT:|Alternative Cost:|Upkeep:',
    `|(?:${REMINDED}) \\(`,
    ')',
  ].join(''),
  'gi',
);

/** A keyword that stands before the next sentence without any sign between them. */
const KEYWORD_FIRST = new RegExp(`^ *((?:${REMINDED})) +(?=(?:When|Whenever|As long as|This unit|Each of) )`);

/** What is so, followed by what is so under a condition or happens at a time: two effects in one paragraph. */
const TWO_STATES =
  /^((?:As long as|Each of your|This unit)(?![^.]*(?:\buntil\b|this turn|\bmay\b|->))[^.|"]* (?:gets?|is equal to) [^.|"]*\.) +(?=(?:As long as|When|Whenever) )/;

/** `key`: the card's, for the misprints that are known. */
export function paragraphsOf(text: string, key: string): readonly string[] {
  return correctedText(text, key)
    .split('|')
    .map(quoted)
    .flatMap((text) => text.replace(KEYWORD_FIRST, '$1|').replace(TWO_STATES, '$1|').split('|'))
    .flatMap(separated)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Abilities that are granted stand in quotes; some old sets have single ones, and some quotes are never closed. */
function quoted(text: string): string {
  const double = text.replace(/(?<=\bgets? :? ?)'(?=[A-Z])(.+?[.)])'(?=$|[\s,.])/g, '"$1"');
  return countOf(double, '"') % 2 === 1 ? `${double.trimEnd()}"` : double;
}

/** In some old sets a separator is missing: a new cost or keyword outside quotes and lists begins a new paragraph. */
function separated(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(PARAGRAPH_STARTS)) {
    const before = text.slice(from, index);
    // Inside quotes, and in the list of what a Pilot or Reserves gives, it belongs to what stands before.
    if (countOf(before, '"') % 2 === 1 || /\[pilot\]|(?<!extra )\bpilot\.|gets ?:|reserves:|\*/i.test(before))
      continue;
    pieces.push(before);
    from = index + gap.length;
  }
  return [...pieces, text.slice(from)];
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
