// Keywords as a view shows them: Edge a number, Protect a list of what it protects, the others true.
import type { Derived } from '../derived/derived.ts';
import { valueOfEdge } from '../keywords/edge.ts';
import { KEYWORDS } from '../keywords/index.ts';
import type { KeywordEffect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { CardId } from '../model/state.ts';

export type KeywordViews = Readonly<Record<string, number | true | readonly string[]>>;

/** What Protect protects, in the words of the card: a trait, a type, an affiliation. */
const protectedBy = ({ trait, card: types, affiliation, name, any }: Filter): readonly string[] => [
  ...(trait ?? []),
  ...(affiliation ?? []),
  ...(name === undefined ? [] : [name]),
  ...(any?.flatMap(protectedBy) ?? []),
  ...(trait || affiliation || name !== undefined || any ? [] : (types ?? [])),
];

export function keywordViews(d: Derived, id: CardId): KeywordViews {
  const found: Record<string, number | true | readonly string[]> = {};
  const add = (one: KeywordEffect): void => {
    const name = KEYWORDS[one.keyword].name;
    if (one.keyword === 'edge') found[name] = Number(found[name] ?? 0) + valueOfEdge(d, id, one);
    else if (one.keyword === 'protect')
      found[name] = [...((found[name] as readonly string[] | undefined) ?? []), ...protectedBy(one.what)];
    else found[name] = true;
  };
  for (const one of d.keywords(id)) add(one);
  return found;
}
