// Titles that somebody may have meant who found nothing.
import { words } from '../model/plain.ts';
import type { Desk } from './desk.ts';
import { mistakes } from './mistakes.ts';

const MOST = 5;
const LONG_ENOUGH = 3;
/** No title is longer: what a query has beyond is of no use for comparing. */
const MOST_LETTERS = 120;

interface Candidate {
  readonly title: string;
  readonly plain: string;
  readonly shared: number;
  readonly wrong: number;
}

/**
 * Up to five titles, the nearest first: those that share a word with the query in title or alias, more words before
 * fewer, then by mistakes; and those with at most a third of the query's letters wrong.
 */
export function nearTitles(desk: Desk, query: string): string[] {
  const asked = new Set(words(query));
  const whole = words(query).join('').slice(0, MOST_LETTERS);
  const long = [...asked].filter((word) => word.length >= LONG_ENOUGH);
  const third = Math.floor(whole.length / 3);
  const candidates: Candidate[] = [];
  for (const { ruling, titles } of desk.entries) {
    const shared = long.filter((word) => titles.some((name) => name.words.includes(word))).length;
    const wrongIn = (most: number) => Math.min(...titles.map((name) => mistakes(whole, name.plain, most)));
    const most = shared > 0 ? Math.max(whole.length, ...titles.map((name) => name.plain.length)) : third;
    const wrong = most > 0 ? wrongIn(most) : 1;
    if (shared > 0 || wrong <= third)
      candidates.push({ title: ruling.title, plain: titles[0]?.plain ?? '', shared, wrong });
  }
  candidates.sort((a, b) => b.shared - a.shared || a.wrong - b.wrong);
  const titles = new Map<string, string>();
  for (const { title, plain } of candidates) if (!titles.has(plain)) titles.set(plain, title);
  return [...titles.values()].slice(0, MOST);
}
