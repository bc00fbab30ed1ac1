// "That unit", "it": the last card spoken of. While a text is read it is known only that there is one; once the whole effect is
// there, it is known which. Printing goes the same way back.
import type { Effect } from '../language/effect.ts';
import type { Selector, Who } from '../language/selector.ts';

/** "That card", until it is known which. No part of the effect language. */
export const THAT = { the: 'that' } as unknown as Selector;

/** The same of several cards. */
export const THOSE = { the: 'those' } as unknown as Selector;

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in these speaks for itself. */
const ASIDE: ReadonlySet<string> = new Set(['effects', 'per']);

/** Instructions after which "that card" is what they moved or showed, where nothing was chosen for them. */
const SHOWS: ReadonlySet<string> = new Set(['search', 'rescue', 'look', 'discard', 'capture', 'put', 'draw']);

const same = (one: Selector | null, other: Data): boolean =>
  one !== null && 'the' in one && one.the === other.the && ('n' in one ? one.n : undefined) === other.n;

/** The card of a condition or a cost, where it is one that needs no choice. */
function aboutWhom(list: unknown): Selector | null {
  if (!Array.isArray(list)) return null;
  for (const one of list as readonly Data[]) {
    const card = one.card ?? one.what ?? one.from;
    if (isData(card) && (card.the === 'enhanced' || (card.the === 'this' && 'card' in one)))
      return card as unknown as Selector;
  }
  return null;
}

class Unbound extends Error {}

/** Goes through an effect in the order of its words; `back`: says "that card" where that is enough. */
class Walk {
  last: Selector | null = null;
  /** Whether that is several cards. */
  many = false;
  chosen = 0;
  readonly back: boolean;
  /** "He", "that opponent": the player of the triggering condition. */
  who: Who | undefined;

  constructor(back: boolean) {
    this.back = back;
  }

  effect(effect: Effect): Effect {
    if (effect.kind === 'constant') {
      const conditions = this.value(effect.if);
      const about = effect.if?.find((one) => one.is === 'card');
      if (about && 'card' in about) this.last ??= about.card;
      return {
        ...effect,
        ...(conditions ? { if: conditions } : {}),
        parts: this.value(effect.parts),
      } as Effect;
    }
    if ('when' in effect) {
      const card = effect.when.card ?? null;
      if (card?.self === 'this' || card?.self === 'enhanced') this.last = { the: card.self };
      else if (card) this.last = { the: 'event' };
    }
    // What is paid comes before the targets; conditions are asked before both.
    const out: Record<string, unknown> = { ...effect };
    this.who = 'when' in effect ? effect.when.who : undefined;
    for (const word of ['if', 'cost', 'parts', 'x']) {
      if (!(word in effect)) continue;
      const value = (effect as unknown as Data)[word];
      out[word] = this.value(value, word);
      // Whoever a condition or a cost is about is "it", where nobody else is.
      if (word === 'if' || word === 'cost') this.last ??= aboutWhom(value);
    }
    return out as unknown as Effect;
  }

  value(value: unknown, word = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => this.value(one, word));
    if (!isData(value)) return value;
    if ('the' in value) return this.#reference(value);
    if ('target' in value || 'choose' in value) {
      const found = this.#inside(value, word);
      this.many = 'count' in value && value.count !== 1;
      if (word === 'cost') this.last = { the: 'paid' };
      else {
        this.chosen += 1;
        this.last = { the: 'target', ...(this.chosen > 1 && { n: this.chosen }) };
      }
      return found;
    }
    const before = this.chosen;
    const found = this.#inside(value, word);
    if ('each' in value && word !== 'cost') {
      this.last = { the: 'done' };
      this.many = true;
    }
    if (typeof value.do === 'string' && SHOWS.has(value.do) && this.chosen === before && word !== 'cost') {
      this.last = { the: 'done' };
      this.many = false;
    }
    return found;
  }

  #inside(value: Data, word: string): Data {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        ASIDE.has(key) ? one : this.value(this.#player(one), word === 'cost' ? 'cost' : key),
      ]),
    );
  }

  /** Who "he" is. */
  #player(value: unknown): unknown {
    if (value !== 'player' || this.back) return value;
    if (this.who === undefined) throw new Unbound();
    return this.who;
  }

  #reference(value: Data): Data {
    if (this.back) {
      if (value.the === 'this' || !same(this.last, value)) return value;
      return (this.many ? THOSE : THAT) as unknown as Data;
    }
    if (value.the !== 'that' && value.the !== 'those') return value;
    if (!this.last) throw new Unbound();
    return this.last as unknown as Data;
  }
}

/** The effect with all that it speaks of known; undefined where "that card" is none. */
export function bound(effect: Effect): Effect | undefined {
  try {
    return new Walk(false).effect(effect);
  } catch (error) {
    if (error instanceof Unbound) return undefined;
    throw error;
  }
}

/** The effect in the words of a text. */
export const unbound = (effect: Effect): Effect => new Walk(true).effect(effect);
