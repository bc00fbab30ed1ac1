// What the tests of the rulebook index look for, as functions of plain text.
import type { Rule } from '../../../src/swtcg/rulebook/rules.ts';

export type Index = Readonly<Record<string, Rule>>;

/** Rule ids are cited by name in these places whatever they look like. */
const IN_PLACE = [
  /\brule: '([^'\n]+)'/g,
  /\b(?:refuse|notNow)\(\s*'([^'\n]+)'/g,
  /,\s*'(?:deed|place|roll|rule|window)',\s*'([^'\n]+)'/g,
];

const all = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * The rule ids that the code cites: what stands where a rule is named, and every literal with the prefix of an
 * indexed rule. Paths of states look alike (`'battle.space'`, a target elsewhere as `'#turn.battle.space'`):
 * those count only where a rule is named.
 */
export function citedIds(code: string, index: Index): Set<string> {
  const prefixes = new Set(Object.keys(index).map((id) => id.slice(0, id.indexOf('.'))));
  const literals = all(code, new RegExp(`'((?:${[...prefixes].join('|')})\\.[a-z0-9-]+)'`, 'g'));
  const states = new Set(all(code, /'#\w+\.([\w.-]+)'/g));
  const named = IN_PLACE.flatMap((pattern) => all(code, pattern));
  return new Set([...named, ...literals.filter((id) => !states.has(id))]);
}

export const unknownIds = (code: string, index: Index): string[] =>
  [...citedIds(code, index)].filter((id) => !Object.hasOwn(index, id)).sort();

export function uncitedIds(code: string, index: Index): string[] {
  const cited = citedIds(code, index);
  return Object.keys(index).filter((id) => !cited.has(id));
}

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])["”’)]*\s+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const MOST_SENTENCES = 2;
const MOST_CHARACTERS = 320;

/** What is wrong with the form of the rules, one sentence each. */
export function wrongForm(index: Index): string[] {
  const titles = new Map<string, string>();
  return Object.entries(index).flatMap(([id, { title, section, text }]) => {
    const found: string[] = [];
    for (const [name, value] of Object.entries({ title, section, text }))
      if (value.trim() === '' || value !== value.trim())
        found.push(`${id}: its ${name} is empty or has blanks around it`);
    if (sentencesOf(text).length > MOST_SENTENCES) found.push(`${id}: more than ${MOST_SENTENCES} sentences`);
    if (text.length > MOST_CHARACTERS) found.push(`${id}: ${text.length} characters`);
    if (!/[.!?]$/.test(text)) found.push(`${id}: its text does not end as a sentence`);
    const twin = titles.get(title.toLowerCase());
    if (twin !== undefined) found.push(`${id}: same title as ${twin}`);
    titles.set(title.toLowerCase(), id);
    return found;
  });
}

const plain = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/<\/?b>|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

interface Place {
  readonly line: number;
  /** Depth of a heading; a numbered point or an entry has none. */
  readonly level?: number;
  readonly name: string;
}

/** Headings, numbered points (by their number) and entries (by the words before their colon or in bold) of a book. */
export function placesOf(book: string): Place[] {
  return book.split('\n').flatMap((raw, line): Place[] => {
    const number = /^(?:- |#+ )?(?:\*\*)?(\d+)\. /.exec(raw)?.[1];
    if (number !== undefined) return [{ line, name: number }];
    const heading = /^(#+) (.+)$/.exec(raw);
    if (heading) return [{ line, level: (heading[1] ?? '').length, name: plain(heading[2] ?? '') }];
    const entry = /^(?:- )?\*\*(.+?)\*\*/.exec(raw)?.[1] ?? /^([^\s:]{1,3}):/.exec(raw)?.[1];
    return entry === undefined ? [] : [{ line, name: plain(entry).replace(/[.:]$/, '') }];
  });
}

/** Entries such as "evade x", "foresight: [effect]" and "accuracy x/-x" are found by their first words. */
const isNamed = ({ name, level }: Place, wanted: string): boolean =>
  name === wanted ||
  (level === undefined && name.startsWith(wanted) && /^:? ?(?:x\b|\[|\(|\+)/.test(name.slice(wanted.length)));

/** Whether the path of headings, points and entries stands in the book, each part within the one before. */
export function standsIn(book: string, section: string): boolean {
  const places = placesOf(book);
  const search = (path: readonly string[], from: number, to: number, inside: boolean): boolean => {
    const [name, ...rest] = path;
    if (name === undefined) return true;
    return places.some((place) => {
      if (place.line < from || place.line >= to || !isNamed(place, name)) return false;
      if (!inside && place.level === undefined) return false;
      const { level } = place;
      const end = places.find(
        (one) => one.line > place.line && one.level !== undefined && one.level <= (level ?? 99),
      );
      return search(rest, place.line + 1, Math.min(to, end?.line ?? Number.POSITIVE_INFINITY), true);
    });
  };
  return search(plain(section).split(/, /), 0, Number.POSITIVE_INFINITY, false);
}

const RULING = /^Project rulings, (\d+)$/;

/** Sections that neither the book nor the rulings have. */
export const wrongSections = (index: Index, book: string, rulings: string): string[] =>
  Object.entries(index)
    .filter(([, { section }]) => {
      if (section === 'Engine') return false;
      const ruling = RULING.exec(section)?.[1];
      if (ruling !== undefined) return !new RegExp(`^${ruling}\\. `, 'm').test(rulings);
      return !standsIn(book, section);
    })
    .map(([id, { section }]) => `${id}: ${section}`);

const RUN = 7;

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\d']+/gu) ?? [];

/** Whole sentences and runs of words that the rules share with the book. */
export function borrowed(index: Index, book: string): string[] {
  const bookWords = ` ${wordsOf(book).join(' ')} `;
  const bookSentences = new Set(
    book.split('\n').flatMap((line) => sentencesOf(plain(line)).map((one) => wordsOf(one).join(' '))),
  );
  return Object.entries(index).flatMap(([id, { text }]) => {
    const found = sentencesOf(text).filter((one) => bookSentences.has(wordsOf(one).join(' ')));
    const words = wordsOf(text);
    for (let at = 0; at + RUN <= words.length; at++) {
      const run = words.slice(at, at + RUN).join(' ');
      if (bookWords.includes(` ${run} `)) found.push(run);
    }
    return found.map((one) => `${id}: ${one}`);
  });
}
