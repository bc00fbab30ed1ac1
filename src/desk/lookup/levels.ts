// The levels of a look-up: equal titles and aliases, then parts of them and other cards named, then near misses.
import { plain, words } from '../model/plain.ts';
import type { Desk, Indexed, Name } from './desk.ts';
import { mistakes } from './mistakes.ts';

/** An entry and how well it fits: the lower, the better. */
export interface Match {
  readonly entry: Indexed;
  readonly rank: number;
}

const MOST_PARTIAL = 20;

const matches = (desk: Desk, rankOf: (entry: Indexed) => number | null): Match[] =>
  desk.entries.flatMap((entry) => {
    const rank = rankOf(entry);
    return rank === null ? [] : [{ entry, rank }];
  });

/** The title is equal (0) or an alias is (1). */
function equalTo(desk: Desk, texts: readonly string[]): Match[] {
  const wanted = new Set(texts.map(plain).filter((text) => text !== ''));
  return matches(desk, ({ titles: [title, ...aliases] }) => {
    if (title && wanted.has(title.plain)) return 0;
    return aliases.some((alias) => wanted.has(alias.plain)) ? 1 : null;
  });
}

/** A query with a slash that is no title is also looked up half by half. */
export function equal(desk: Desk, query: string): Match[] {
  const whole = equalTo(desk, [query]);
  return !query.includes('/') || whole.some(({ rank }) => rank === 0)
    ? whole
    : equalTo(desk, [query, ...query.split('/')]);
}

/** Each word of the query is one of the name; the last may be the beginning of one, from three letters on. */
function hasWords(name: Name, asked: readonly string[]): boolean {
  const last = asked.at(-1) as string;
  const has = (word: string) => name.words.includes(word);
  return (
    asked.slice(0, -1).every(has) &&
    (has(last) || (last.length >= 3 && name.words.some((word) => word.startsWith(last))))
  );
}

/** The query is a part of the title or of an alias (0), or another card that the ruling names (1). */
export function partial(desk: Desk, query: string, inOrder: (found: Match[]) => Match[]): Match[] {
  const asked = words(query);
  const whole = plain(query);
  if (asked.length === 0) return [];
  const found = matches(desk, ({ titles, names }) => {
    if (titles.some((name) => hasWords(name, asked))) return 0;
    return names.some((name) => name.plain === whole) ? 1 : null;
  });
  return inOrder(found).slice(0, MOST_PARTIAL);
}

/** How many mistakes are forgiven in so many letters. */
const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : letters < 15 ? 2 : 3);

/** The entries whose names have the fewest mistakes, if these are few enough. */
function nearest(desk: Desk, asked: string, namesOf: (entry: Indexed) => readonly Name[]): Match[] {
  let least = forgiven(asked.length);
  let found: Match[] = [];
  for (const entry of desk.entries)
    for (const name of namesOf(entry)) {
      const wrong = mistakes(asked, name.plain, least);
      if (wrong > least) continue;
      if (wrong < least) found = [];
      least = wrong;
      if (found.at(-1)?.entry !== entry) found.push({ entry, rank: 0 });
    }
  return found;
}

/** The titles and aliases with the fewest mistakes; if none is so near, the other cards named. */
export function fuzzy(desk: Desk, query: string): Match[] {
  const asked = words(query).join('');
  if (forgiven(asked.length) === 0) return [];
  const found = nearest(desk, asked, ({ titles }) => titles);
  return found.length > 0 ? found : nearest(desk, asked, ({ names }) => names);
}
