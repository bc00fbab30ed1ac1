// A card's text in a set file, paragraph by paragraph: each one is one effect (Parts of an Effect).
import { correctedText } from './corrections.ts';

/** Costs and abilities that only ever begin a paragraph, after the end of a sentence or a semicolon. */
const PARAGRAPH_STARTS =
  /(?:;|(?<=[.!)”"])) +(?=(?:Pay \d+ (?:Force|build points?)\b|Tap\b|\[tap\])[^.;|]*->|\[pilot\]|Reserves:|INSERT:|Alternative Cost:|Upkeep:)/gi;

/** `card`: "SET/Name", for the misprints that are known. */
export function paragraphsOf(text: string, card: string): readonly string[] {
  return correctedText(text, card)
    .split('|')
    .flatMap(separated)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** In some old sets a separator is missing: a new cost outside quotes and lists begins a new paragraph. */
function separated(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(PARAGRAPH_STARTS)) {
    const before = text.slice(from, index);
    // Inside quotes, and in the list of what a Pilot or Reserves gives, it belongs to what stands before.
    if (countOf(before, '"') % 2 === 1 || /\[pilot\]|\bpilot\.|gets ?:|reserves:|\*/i.test(before)) continue;
    pieces.push(before);
    from = index + gap.length;
  }
  return [...pieces, text.slice(from)];
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;
