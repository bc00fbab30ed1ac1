// Reading: all the readings of a text, not the first. Recursive descent over words, remembered by category and place.

import type { Grammar } from './grammar.ts';
import { type Names, NO_NAMES, type Reading } from './reading.ts';
import type { Form, ListRule, Rule } from './rule.ts';
import { type Bindings, keyOf } from './shape.ts';
import type { Item } from './template.ts';
import type { Token } from './token.ts';

/** Bounds against texts made to be slow: steps in all, and readings of one category at one place. */
const MAX_STEPS = 200_000;
const MAX_READINGS = 200;
const MAX_TOKENS = 400;

export type Outcome =
  | { readonly ok: true; readonly values: readonly unknown[]; readonly reach: number }
  | { readonly ok: false; readonly reach: number };

const NO_BINDINGS: Bindings = {};

class TooMuch extends Error {}

class Reader {
  readonly grammar: Grammar;
  readonly tokens: readonly Token[];
  readonly names: Names;
  /** Where each word stands last. */
  readonly last = new Map<string, number>();
  readonly alive = new Map<readonly Form[], readonly Form[]>();
  readonly known = new Map<Rule, (readonly Reading[] | undefined)[]>();
  steps = 0;
  /** How far any form got: the end of the longest readable beginning. */
  reach = 0;

  constructor(grammar: Grammar, tokens: readonly Token[], names: Names) {
    this.names = names;
    this.grammar = grammar;
    this.tokens = tokens;
    tokens.forEach(({ lower }, i) => {
      this.last.set(lower, i);
    });
  }

  read(name: string, at: number): readonly Reading[] {
    const rule = this.grammar.rule(name);
    let places = this.known.get(rule);
    if (!places) {
      places = [];
      this.known.set(rule, places);
    }
    const before = places[at];
    if (before) return before;
    const found = distinct(this.#readings(rule, at));
    if (found.length > MAX_READINGS) throw new TooMuch();
    for (const { end } of found) if (end > this.reach) this.reach = end;
    places[at] = found;
    return found;
  }

  #step(): void {
    this.steps += 1;
    if (this.steps > MAX_STEPS) throw new TooMuch();
  }

  #readings(rule: Rule, at: number): readonly Reading[] {
    this.#step();
    if (rule.terminal) return rule.terminal.read(this.tokens, at, this.names);
    if (rule.list) return this.#list(rule.list, at, rule.list.last !== null);
    const word = this.tokens[at]?.lower;
    const out: Reading[] = [];
    for (const form of this.#forms(this.grammar.formsFor(rule, word)))
      if (this.#possible(form, at)) this.#items(form, 0, at, NO_BINDINGS, out);
    return out;
  }

  /** Those of some forms whose fixed words stand in this text at all: looked at once for all its places. */
  #forms(all: readonly Form[]): readonly Form[] {
    let found = this.alive.get(all);
    if (!found) {
      found = all.filter((form) => this.#possible(form, 0));
      this.alive.set(all, found);
    }
    return found;
  }

  /** Whether every fixed word of a form still stands somewhere from here on: most forms can be left aside by that. */
  #possible({ needs }: Form, at: number): boolean {
    for (const words of needs) {
      let there = false;
      for (const word of words)
        if ((this.last.get(word) ?? -1) >= at) {
          there = true;
          break;
        }
      if (!there) return false;
    }
    return true;
  }

  /** The readings of a form's items from `from` on; what stands before them is in the bindings. */
  #items(form: Form, from: number, start: number, bindings: Bindings, out: Reading[]): void {
    const { items } = form;
    let at = start;
    for (let i = from; i < items.length; i++) {
      const item = items[i] as Item;
      this.#step();
      if ('lit' in item) {
        const word = this.tokens[at]?.lower;
        if (word === undefined || !item.low.includes(word)) return;
        at += 1;
        if (at > this.reach) this.reach = at;
      } else {
        for (const { value, end } of this.read(item.category, at))
          this.#items(form, i + 1, end, { ...bindings, [item.hole]: value }, out);
        return;
      }
    }
    const value = form.build(bindings);
    if (value !== undefined) out.push({ value, end: at });
  }

  /** `open`: more items may follow a middle separator; a list with a `last` must end with it. */
  #list(list: ListRule, at: number, needsLast: boolean): readonly Reading[] {
    const out: Reading[] = [];
    type State = {
      readonly items: readonly unknown[];
      readonly count: number;
      readonly at: number;
      readonly owes: boolean;
    };
    let states: State[] = [{ items: [], count: 0, at, owes: false }];
    while (states.length > 0) {
      const next: State[] = [];
      for (const state of states) {
        for (const { value, end } of this.read(list.item, state.at)) {
          const items = list.flat
            ? [...state.items, ...(value as readonly unknown[])]
            : [...state.items, value];
          const count = state.count + 1;
          if (!state.owes && count >= list.min) out.push({ value: items, end });
          for (const sep of list.between) {
            const after = this.#words(sep, end);
            if (after !== null && (state.owes || count === 1 || !needsLast)) {
              next.push({ items, count, at: after, owes: needsLast });
            }
          }
          for (const sep of list.last ?? []) {
            const after = this.#words(sep, end);
            if (after !== null && (state.owes || count === 1))
              next.push({ items, count, at: after, owes: false });
          }
        }
      }
      if (next.length > MAX_READINGS) throw new TooMuch();
      states = next;
    }
    return out;
  }

  #words(words: readonly string[], at: number): number | null {
    this.#step();
    return words.every((word, i) => this.tokens[at + i]?.lower === word) ? at + words.length : null;
  }
}

function distinct(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings;
  const seen = new Map<string, Reading>();
  for (const reading of readings) {
    const key = `${reading.end} ${keyOf(reading.value)}`;
    if (!seen.has(key)) seen.set(key, reading);
  }
  return [...seen.values()];
}

/** Every different reading of all the words as one `category`. */
export function readAll(
  grammar: Grammar,
  category: string,
  tokens: readonly Token[],
  names: Names = NO_NAMES,
): Outcome {
  if (tokens.length > MAX_TOKENS) return { ok: false, reach: 0 };
  const reader = new Reader(grammar, tokens, names);
  try {
    const whole = reader.read(category, 0).filter((r) => r.end === tokens.length);
    return { ok: true, values: whole.map((r) => r.value), reach: reader.reach };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reach: reader.reach };
    throw error;
  }
}
