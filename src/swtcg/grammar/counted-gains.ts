// "… gets +X power and Fury X, where X is …": what a unit gets by a number that is counted, as parts and back.

import type {
  Amount,
  Effect,
  Filter,
  KeywordEffect,
  Selector,
  StatChange,
  StaticPart,
  Tally,
} from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import { amountsIn } from './amounts.ts';
import type { Gains } from './gains.ts';
import { type Getting, settled, standing, toParts } from './static-gains.ts';

export type Counted = Getting & { readonly v: Amount };

/** What is counted, as something that a keyword's number can be multiplied by. */
function countOf(v: Amount): { readonly per: Filter | Tally; readonly times: number } | null {
  if (typeof v !== 'object') return null;
  if ('per' in v) return v;
  if ('counters' in v) return { per: { counters: v.counters, on: v.of }, times: 1 };
  if ('cards' in v && v.cards === 'stack') return { per: { stacked: true, on: { the: 'this' } }, times: 1 };
  return null;
}

export function numbered(to: Selector, gains: Gains, said: Amount): readonly StaticPart[] | undefined {
  const { stats, effects = [], subtypes, per } = gains;
  if (subtypes || per || !standing(to)) return undefined;
  // The cards in "its stack" are counted for this unit alone.
  if (!('the' in to && to.the === 'this') && somePiece(said, ({ cards }) => cards === 'stack'))
    return undefined;
  // "This unit", said on an Equipment of the unit that it is on: not clear enough.
  if ('equipped' in to && somePiece(said, ({ the }) => the === 'this')) return undefined;
  const v = settled(said, to);
  const isX = (one: Effect): one is KeywordEffect =>
    one.kind === 'keyword' && one.x !== undefined && !one.cost;
  const plain = effects.filter((one) => !isX(one));
  const open = effects.filter(isX);
  const inStats = amountsIn(stats ?? {}).includes('X');
  if (!inStats && open.length === 0) return undefined;
  const changed = stats && {
    stats: Object.fromEntries(Object.entries(stats).map(([k, n]) => [k, n === 'X' ? v : n])),
  };
  const fixed =
    changed || plain.length > 0
      ? toParts({ to, g: { ...changed, ...(plain.length > 0 ? { effects: plain } : {}) } })
      : [];
  const count = countOf(v);
  if (!fixed || (open.length > 0 && !count)) return undefined;
  const parts: StaticPart[] = [...fixed];
  for (const { x, ...keyword } of open) {
    const more = typeof x === 'object' && 'plus' in x ? x.n : 0;
    if (!count || (x !== 'X' && more === 0)) return undefined;
    parts.push({ do: 'grant', to, effects: [{ ...keyword, value: count.times }], per: count.per });
    if (more !== 0) parts.push({ do: 'grant', to, effects: [{ ...keyword, value: more }] });
  }
  return parts;
}

/** Which amount is X, and what is had of it; null where nothing is counted or more than one thing is. */
export function fromNumbered([first, ...rest]: readonly StaticPart[]): Counted | null {
  if (first?.do !== 'modify') return null;
  const { to, stats } = first;
  const v = Object.values(stats).find((n) => typeof n === 'object');
  if (v === undefined) return null;
  const withX = Object.entries(stats).map(([stat, n]) => [stat, typeof n === 'number' ? n : 'X']);
  const g: Gains = { stats: Object.fromEntries(withX) as StatChange };
  const effects = keywordsWithX(rest);
  return { to, v, g: effects.length > 0 ? { ...g, effects } : g };
}

/** What is granted besides: first what has no X, then each keyword whose number is counted, and what it has more than X. */
function keywordsWithX(parts: readonly StaticPart[]): readonly Effect[] {
  const found: Effect[] = [];
  for (const part of parts) {
    const { effects, per } = part.do === 'grant' ? part : { effects: [], per: undefined };
    const last = found.at(-1);
    for (const one of effects) {
      if (per && one.kind === 'keyword') {
        const { value: _, ...keyword } = one;
        found.push({ ...keyword, x: 'X' });
      } else if (one.kind === 'keyword' && last?.kind === 'keyword' && last.x === 'X') {
        found[found.length - 1] = { ...last, x: { plus: 'X', n: one.value ?? 0 } };
      } else found.push(one);
    }
  }
  return found;
}
