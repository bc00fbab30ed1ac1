// From words back to text.

const OPENING = '\u201c';
const CLOSING = '\u201d';

const NO_SPACE_BEFORE = new Set(['.', ',', ':', ';', '/', ')', CLOSING]);
const NO_SPACE_AFTER = new Set([OPENING, '/', '(']);
const STARTS_SENTENCE = new Set(['.', '->', ':', OPENING]);
/** By sound: "an untapped unit", but "a unique unit". */
const VOWEL = /^\[?([aeio]|un(?!i)|u[^n])/i;

/** Words as a text: spaces, and in good print capitals at the start of sentences, "a" or "an". No final period. */
export function joinedWords(words: readonly string[], goodPrint = true): string {
  let out = '';
  words.forEach((word, i) => {
    const before = words[i - 1];
    let shown = word;
    if (goodPrint && word === 'a' && VOWEL.test(words[i + 1] ?? '')) shown = 'an';
    if (goodPrint && (before === undefined || STARTS_SENTENCE.has(before)))
      shown = shown.charAt(0).toUpperCase() + shown.slice(1);
    const tight = before === undefined || NO_SPACE_BEFORE.has(word) || NO_SPACE_AFTER.has(before);
    out += (tight ? '' : ' ') + shown;
  });
  return out.replace(/[\u201c\u201d]/g, '"');
}
