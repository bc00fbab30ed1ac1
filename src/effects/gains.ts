// What a unit gets, as effects of its own: values become a static effect.
import type { Effect, Gain } from './language.ts';

const gained = new WeakMap<Gain, readonly Effect[]>();

/** What a unit gets, as effects of its own. */
export function gainEffects(gain: Gain): readonly Effect[] {
  let found = gained.get(gain);
  if (!found) {
    const stats: Effect[] = gain.stats
      ? [{ kind: 'static', parts: [{ do: 'modify', to: { the: 'this' }, stats: gain.stats }] }]
      : [];
    found = [...stats, ...(gain.effects ?? [])];
    gained.set(gain, found);
  }
  return found;
}
