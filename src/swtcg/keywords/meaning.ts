// A keyword that is a plain effect in other words is played as that effect.

import { memoize } from '../../core/memo.ts';
import type { Effect, KeywordEffect } from '../language/effect.ts';
import { gainEffects } from '../language/gains.ts';
import { deepParts, saidOfArena } from '../language/nested-parts.ts';
import { keywords } from './index.ts';

/** The effect that a paragraph stands for: a keyword's plain meaning with the card's own cost, or the effect itself. */
export const meaning = (effect: Effect): Effect => (effect.kind === 'keyword' ? meant(effect) : effect);

const meant = memoize((effect: KeywordEffect): Effect => {
  const plain = keywords.get(effect.keyword)?.means?.(effect.x ?? effect.value ?? 0, effect);
  const { cost = [], more = [], only = [] } = effect;
  if (plain?.kind === 'activated')
    return {
      ...plain,
      parts: [...plain.parts, ...more],
      cost: [...cost, ...plain.cost],
      ...(effect.only && { only: [...(plain.only ?? []), ...only] }),
    };
  if (plain?.kind === 'triggered' && effect.cost) return { ...plain, parts: [...plain.parts, ...more], cost };
  return plain ?? effect;
});

/** An effect and every effect that it can grant, at any depth. */
export function nested(effect: Effect): Effect[] {
  const plain = meaning(effect);
  const inner: Effect[] = [];
  if (effect.kind === 'keyword') inner.push(...heldBy(effect));
  if (plain.kind === 'static')
    for (const part of plain.parts) if (part.do === 'grant') inner.push(...part.effects);
  if (plain.kind !== 'static' && 'parts' in plain)
    for (const part of deepParts(plain.parts)) {
      if (part.do === 'grant') inner.push(...part.effects);
      for (const one of part.do === 'choose-arena' ? saidOfArena(part.parts) : [part])
        if (one.do === 'lasting') inner.push({ kind: 'static', parts: one.parts });
      if (part.do === 'this-turn' || part.do === 'next-time') inner.push(part.effect);
    }
  return [plain, ...inner.flatMap(nested)];
}

/** The effects that stand inside a keyword's own text. */
const heldBy = ({ effect, effects, byArena, oneOf, options }: KeywordEffect): readonly Effect[] => [
  ...(effect ? [effect] : []),
  ...(effects ?? []),
  ...[...(byArena ?? []), ...(oneOf ?? [])].flatMap(gainEffects),
  ...(options ?? []),
];
