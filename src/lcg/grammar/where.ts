// "This unit from your hand": the ability is used from there, and "this unit" is a card that is not in play.
import type { Ability, Effect } from '../language/effect.ts';
import type { OutOfPlay } from '../language/terms.ts';

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function zoneIn(value: unknown): OutOfPlay | undefined {
  if (!isObject(value)) return undefined;
  if (value.the === 'this' && 'from' in value) return value.from as OutOfPlay;
  for (const one of Object.values(value)) {
    const found = zoneIn(one);
    if (found) return found;
  }
  return undefined;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  if (value.the === 'this') return { the: 'this' };
  return Object.fromEntries(Object.entries(value).map(([word, one]) => [word, without(one)]));
}

/** The ability with the zone in which it works. */
export function fromThere(effect: Effect): Effect {
  const zone = zoneIn(effect);
  return zone ? ({ ...(without(effect) as Effect), from: zone } as Effect) : effect;
}

/** The ability in the words of a text: the first time that it speaks of itself it says where it is. */
export function withFrom(effect: Effect): Effect {
  const { from, ...rest } = effect as unknown as Ability & Data;
  if (!from) return effect;
  let told = false;
  const tell = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tell);
    if (!isObject(value)) return value;
    if (value.the === 'this' && !told) {
      told = true;
      return { the: 'this', from };
    }
    return Object.fromEntries(Object.entries(value).map(([word, one]) => [word, tell(one)]));
  };
  const out: Record<string, unknown> = { ...rest };
  for (const word of ['cost', 'parts']) if (word in out) out[word] = tell(out[word]);
  return out as unknown as Effect;
}
