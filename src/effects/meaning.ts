// A keyword that is a plain effect in other words is played as that effect.
import { keywords } from '../keywords/index.ts';
import { gainEffects } from './gains.ts';
import { deepParts, saidOfArena } from './inner.ts';
import type { Effect, KeywordEffect } from './language.ts';

const known = new WeakMap<Effect, Effect>();

/** The effect that a paragraph stands for: a keyword's plain meaning with the card's own cost, or the effect itself. */
export function meaning(effect: Effect): Effect {
  if (effect.kind !== 'keyword') return effect;
  const found = known.get(effect);
  if (found) return found;
  const plain = keywords.get(effect.keyword)?.means?.(effect.x ?? effect.value ?? 0, effect);
  let result: Effect = effect;
  if (plain?.kind === 'activated') {
    const parts = effect.more ? [...plain.parts, ...effect.more] : plain.parts;
    result = { ...plain, parts, cost: [...(effect.cost ?? []), ...plain.cost] };
    if (effect.only) result = { ...result, only: [...(plain.only ?? []), ...effect.only] };
  } else if (plain?.kind === 'triggered' && effect.cost) {
    const parts = effect.more ? [...plain.parts, ...effect.more] : plain.parts;
    result = { ...plain, parts, cost: effect.cost };
  } else if (plain) result = plain;
  known.set(effect, result);
  return result;
}

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
