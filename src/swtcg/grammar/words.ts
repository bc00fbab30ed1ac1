// The smallest words: numbers, arenas, values of a unit, subtypes, kinds of card.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { type Names, NO_NAMES, type Reading } from '../../core/grammar/reading.ts';
import type { Token } from '../../core/grammar/token.ts';
import { FIXED_SUBTYPES } from '../cards/fixed-subtypes.ts';
import { findKeyword } from '../cards/keyword-names.ts';
import { plural, SUBTYPE_WORDS } from '../cards/subtype-names.ts';
import { tokenize } from '../cards/tokens.ts';
import type { Stat } from '../language/effect.ts';
import type { CardKind } from '../language/terms.ts';
import type { Arena } from '../model/state.ts';

const one = (value: unknown, end: number): readonly Reading[] => [{ value, end }];

/** Known subtype words, in small letters, as they are written in the singular; the plural stands for the same. */
const units = new Map<string, string>();
for (const name of [...SUBTYPE_WORDS, ...FIXED_SUBTYPES]) {
  // A plural that is the same as the singular may have an "s" all the same.
  if (plural(name) === name) units.set(`${name}s`.toLowerCase(), name);
  units.set(plural(name).toLowerCase(), name);
}
for (const name of [...SUBTYPE_WORDS, ...FIXED_SUBTYPES]) units.set(name.toLowerCase(), name);

export const isSubtypeWord = (word: string): boolean => units.has(word.toLowerCase());

/** References that start here: one to three units, each a word or a fixed subtype. Only the last may be a plural. */
function readSubtype(tokens: readonly Token[], at: number, known: Names = NO_NAMES): readonly Reading[] {
  const found: Reading[] = [];
  const go = (from: number, names: readonly string[]): void => {
    if (names.length > 0) found.push({ value: names.join(' '), end: from });
    if (names.length === 3) return;
    for (let length = 1; length <= 3; length += 1) {
      const words = tokens.slice(from, from + length).map((t) => t.lower);
      if (words.length < length) break;
      const phrase = words.join(' ');
      // A subtype that begins with a number's name has a capital: "a One Sith", not "one Sith".
      if (phrase === 'one sith' && tokens[from]?.text !== 'One') continue;
      const name = units.get(phrase) ?? known.sort(phrase);
      // A fixed subtype is one unit: "Capital Ship" is never read as "Capital" and "Ship".
      if (name !== undefined && !splitsFixed(names.at(-1), name)) go(from + length, [...names, name]);
    }
  };
  go(at, []);
  return found;
}

/** Whether the words from one place to another are a reference to a subtype. */
export const isSubtypeAt = (tokens: readonly Token[], at: number, end: number, known?: Names): boolean =>
  readSubtype(tokens, at, known).some((reading) => reading.end === end);

/** Whether a whole phrase is a reference to a subtype. */
export function isSubtypeReference(text: string): boolean {
  const tokens = tokenize(text);
  return isSubtypeAt(tokens, 0, tokens.length);
}

const fixedNames = new Set(FIXED_SUBTYPES);
const splitsFixed = (before: string | undefined, name: string): boolean =>
  before !== undefined && fixedNames.has(`${before} ${name}`);

/** How many units a reference has: "Imperial Capital Ship" has two. */
export function unitCount(reference: string): number {
  let words = reference;
  for (const name of FIXED_SUBTYPES) words = words.replace(name, 'x');
  return words.split(' ').length;
}

/** "Two" is 2. "One" is not among them: it stands in "one of your units". */
const SPELLED: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4', five: '5', six: '6' };
const spelled = (token: Token | undefined): string => SPELLED[token?.lower ?? ''] ?? token?.text ?? '';

export function words(g: Grammar): void {
  g.terminal<number>('int', {
    read: (tokens, at) => {
      const text = spelled(tokens[at]);
      return /^\d{1,4}$/.test(text) ? one(Number(text), at + 1) : [];
    },
    print: (v) => (typeof v === 'number' && Number.isInteger(v) && v >= 0 ? [String(v)] : null),
  });
  // What is lowered by that much: "2 less".
  g.terminal<number>('lowered', {
    read: (tokens, at) => {
      const text = spelled(tokens[at]);
      return /^[1-9]\d{0,3}$/.test(text) ? one(-Number(text), at + 1) : [];
    },
    print: (v) => (typeof v === 'number' && Number.isInteger(v) && v < 0 ? [String(-v)] : null),
  });
  // A number of things: "2", "+2", "X".
  g.terminal<number | 'X'>('count', {
    read: (tokens, at) => {
      const text = spelled(tokens[at]);
      const more = tokens[at + 1]?.text ?? '';
      // As many as were paid.
      if (tokens[at]?.lower === 'that' && more === 'many') return one('X', at + 2);
      if (/^\+?X$/.test(text) && /^[+-]\d$/.test(more)) return one({ plus: 'X', n: Number(more) }, at + 2);
      if (/^\+?X$/.test(text)) return one('X', at + 1);
      return /^\+?\d{1,4}$/.test(text) ? one(Number(text), at + 1) : [];
    },
    print: (v) => {
      const sum = v as { readonly plus?: unknown; readonly n?: number };
      if (sum.plus === 'X' && sum.n) return ['X', sum.n < 0 ? String(sum.n) : `+${sum.n}`];
      return v === 'X' || (typeof v === 'number' && Number.isInteger(v) && v >= 0) ? [String(v)] : null;
    },
  });
  // A change: "+2", "-1", "+X".
  g.terminal<number | 'X'>('signed', {
    read: (tokens, at) => {
      const text = tokens[at]?.text ?? '';
      if (text === '+X') return one('X', at + 1);
      if (text === '-X') return one({ minus: 'X' }, at + 1);
      return /^[+-]\d{1,4}$/.test(text) ? one(Number(text) || 0, at + 1) : [];
    },
    print: (v) => {
      if (v === 'X') return ['+X'];
      if ((v as { readonly minus?: unknown } | null)?.minus === 'X') return ['-X'];
      return typeof v === 'number' && Number.isInteger(v) ? [v < 0 ? String(v) : `+${v}`] : null;
    },
  });
  g.terminal<string>('subtype-one', {
    read: readSubtype,
    print: (v) => (typeof v === 'string' ? v.split(' ') : null),
  });
  g.terminal<string>('subtype-many', {
    read: readSubtype,
    print: (v) => (typeof v === 'string' ? plural(v).split(' ') : null),
  });
  // Before a noun ("Jedi or Clone Characters") a subtype stands in the singular; in the plural it is a noun itself.
  const isPlural = (tokens: readonly Token[], at: number, { value, end }: Reading): boolean => {
    const said = tokens.slice(at, end).map((t) => t.lower);
    return said.join(' ') !== (value as string).toLowerCase();
  };
  for (const [name, wanted] of [
    ['subtype-before', false],
    ['subtype-noun', true],
  ] as const)
    g.terminal<string>(name, {
      read: (tokens, at, names) =>
        readSubtype(tokens, at, names).filter((one) => isPlural(tokens, at, one) === wanted),
      print: (v) => (typeof v === 'string' ? (wanted ? plural(v) : v).split(' ') : null),
    });
  g.terminal<string>('non-subtype', {
    read: (tokens, at) => {
      const name = /^non-(.+)$/.exec(tokens[at]?.lower ?? '')?.[1];
      if (name === undefined) return [];
      // A fixed subtype is never split: "non-Crime Lord" is no Lord that is not Crime.
      const fixed = units.get(`${name} ${tokens[at + 1]?.lower}`);
      if (fixed !== undefined) return one(fixed, at + 2);
      const found = units.get(name);
      return found === undefined ? [] : one(found, at + 1);
    },
    print: (v) => (typeof v === 'string' && isSubtypeWord(v) ? `non-${v}`.split(' ') : null),
  });
  // A card's name: only where the reader was told which names there are.
  g.terminal<string>('name', {
    read: (tokens, at, names) => names.at(tokens, at),
    print: (v) => (typeof v === 'string' ? v.split(' ') : null),
  });
  // Words in quotes that are no ability: part of a name.
  g.terminal<string>('raw-words', {
    read: (tokens, at) => {
      const length = tokens.slice(at, at + 5).findIndex((t) => t.text === '\u201d');
      if (length < 1) return [];
      const said = tokens.slice(at, at + length).map((t) => t.text);
      return /^[\p{Lu}\d]/u.test(said[0] ?? '') ? one(said.join(' '), at + length) : [];
    },
    print: (v) => (typeof v === 'string' ? v.split(' ') : null),
  });
  g.terminal<string>('keyword-name', {
    read: (tokens, at) => {
      const out: Reading[] = [];
      for (const length of [1, 2]) {
        const name = tokens.slice(at, at + length).map((t) => t.lower);
        const found = name.length === length ? findKeyword(name.join(' ')) : undefined;
        if (found) out.push({ value: found.name, end: at + length });
      }
      return out;
    },
    print: (v) => (typeof v === 'string' && findKeyword(v)?.name === v ? v.split(' ') : null),
  });

  const arena = g.category<Arena>('arena');
  g.form(arena, 'Space', 'space');
  g.form(arena, 'Ground', 'ground');
  g.form(arena, 'Character', 'character');

  const stat = g.category<Stat>('stat');
  g.form(stat, 'speed', 'speed');
  g.form(stat, 'power', 'power');
  g.form(stat, 'health', 'health');

  const kind = g.category<CardKind>('kind');
  g.form(kind, 'Battle', 'battle');
  g.form(kind, 'Mission', 'mission');
  g.form(kind, 'Location', 'location');
  g.form(kind, 'Equipment', 'equipment');
  g.form(kind, 'Resource', 'resource');
  g.form(kind, 'Event', 'event');
  g.form(kind, 'unit', 'unit');
}
