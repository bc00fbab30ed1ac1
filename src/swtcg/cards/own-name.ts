// A card that calls itself by its name means "this unit" (Glossary, name).
import { memoizeText } from '../../core/memo.ts';

/** Words before a name by which nobody is called alone. */
const TITLES = new Set(
  'admiral agent baron boss captain chancellor commander count darth doctor dr general governor grand king lady lieutenant lord major master moff mother the prince princess queen senator sergeant supreme vice'.split(
    ' ',
  ),
);
const CAPITAL = /^\p{Lu}/u;

/** The names a card may use of itself: all of it, its first word that is no title, its last word. */
function namesOf(name: string, isWord: (word: string) => boolean): readonly string[] {
  const plain = name.replace(/\s*\([^)]*\)/g, '').trim();
  const words = plain.split(/\s+/);
  // What belongs to somebody ("Bren Tokk's Blaster") is not called by its owner's name.
  if (/['\u2019]s?\s/.test(plain)) return isWord(plain) ? [] : [plain];
  // Without its titles: "Dllr Nep" of "Captain Dllr Nep".
  const bare = words.slice(words.findIndex((word) => !TITLES.has(word.toLowerCase()))).join(' ');
  // A name in quotes is one that its bearer goes by.
  const called = /["\u201c]([^"\u201c\u201d]+)["\u201d]/.exec(plain)?.[1];
  const twice = words[0] === words[1] ? `${words[0]} ${words[1]}` : undefined;
  const short = [
    called,
    twice,
    bare,
    words.find((word) => !TITLES.has(word.toLowerCase())),
    words.at(-1),
  ].filter((word): word is string => word !== undefined && word.length > 1 && CAPITAL.test(word));
  return [...new Set([plain, ...short])].filter(
    (own) => own !== '' && !isWord(own) && !TITLES.has(own.toLowerCase()),
  );
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The text with the card's own name put as "this unit", where it cannot be part of another name.
 * `isWord`: a word that the language of cards has itself ("Force", "Droid") is nobody's name.
 */
export function withoutOwnName(text: string, name: string, isWord: (word: string) => boolean): string {
  // A list of cards that may be stacked names them all in full.
  if (/^(?:INSERT:\s*)?Stack\s*:/i.test(text)) return text;
  const names = namesOf(name, isWord);
  const worn = equippedNames(text, isWord);
  // In quotes stands what somebody gets: there the name is "this unit" only if this unit gets it.
  // In the list of what a Pilot gives, "this unit" is the unit that it pilots: the Pilot's own name is somebody else.
  const given = PILOT_GIVES.exec(text);
  if (given) {
    const at = given.index + given[0].length;
    return withoutOwnName(text.slice(0, at - 1), name, isWord) + text.slice(at - 1);
  }
  const pieces = text.split(/(["\u201c\u201d])/);
  let before = '';
  let open = false;
  return pieces
    .map((piece, i) => {
      if (/^["\u201c\u201d]$/.test(piece)) {
        open = !open;
        return piece;
      }
      // A word that names have is quoted for itself ("with … in its name").
      if (open && /^\S+( \S+){0,2}$/.test(piece) && IN_NAMES.test(pieces.slice(i + 1).join(''))) return piece;
      if (!open || OWN_GRANT.test(before)) {
        const said = replaceNames(piece, names);
        before = open ? before : before + said;
        return said;
      }
      return open && worn.length > 0 ? replaceNames(piece, worn) : piece;
    })
    .join('');
}

const IN_NAMES = /^[^.]*? in (?:its|their) names?\b/;

/** "Equipped Bren Tokk gets "When Bren attacks, …"": in what it gets, the unit is called by its name. */
function equippedNames(text: string, isWord: (word: string) => boolean): readonly string[] {
  const named = /\bequipped ([\p{L}\d' .-]+?) (?:also )?gets\b/iu.exec(text)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(named) || / or |,/.test(named) || named.split(' ').every(isWord)) return [];
  return namesOf(named, isWord);
}

const PILOT_GIVES = /\bPilot\s*[.,]\s*(?:the\s+)?[^.*"]{1,80}?\bgets?\b[:\s]+(?=\S)./iu;

/** The last one of whom it was said that it gets something is this unit: "it" is, where a condition speaks of nobody else. */
const OWN_GRANT =
  /(?:\bthis unit|^(?:as long as|if) this unit [^.,]*, (?:it|he|she)) (?:also )?(?:gets|has)\b(?!.*\b(?:gets?|has|have)\b)[^.]*$/is;

const patternOf = memoizeText((own) => {
  // Of a name in -s the apostrophe alone is enough: "Bren Tokks' stack".
  const owning = own.endsWith('s') ? "('(?=\\s))?" : '()';
  return new RegExp(`(?<![\\p{L}\\d'"-])(?:[Tt]he )?${literally(own)}${owning}(?![\\p{L}\\d-])`, 'gu');
});

function replaceNames(text: string, names: readonly string[]): string {
  let out = text;
  for (const own of names) {
    if (!out.includes(own)) continue;
    out = out.replace(patternOf(own), (match, owning: string | undefined, at: number) =>
      partOfOther(out, at, match.length) ? match : owning ? "this unit's" : 'this unit',
    );
  }
  return out;
}

/** A capital word right before (not at a sentence's start) or after it belongs to a longer name. */
function partOfOther(text: string, at: number, length: number): boolean {
  const after = text.slice(at + length);
  // "A Tarn Vell card" is any card of that name.
  if (/^ (unit )?cards?\b/.test(after)) return true;
  if (/^ \p{Lu}/u.test(after) || /^'s \p{Lu}/u.test(after)) return true;
  // Others of that name: "another Tarn Vell", "your Tarn Vell units".
  if (/\b(?:another|other|your|each|\d) $/i.test(text.slice(0, at)) && !/^'s\b/.test(after)) return true;
  const before = /(\S+) $/.exec(text.slice(0, at))?.[1];
  if (before === undefined || /[.,:>|"]$/.test(before) || !CAPITAL.test(before)) return false;
  // "When Vader attacks", "Tap Vader": the first word of a sentence has a capital too.
  const start = text.slice(0, at - before.length - 1).trimEnd();
  return start !== '' && !/[.:>"]$/.test(start);
}
