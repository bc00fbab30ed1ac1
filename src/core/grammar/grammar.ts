// A grammar: categories, each with its forms. Every form both reads and prints.

import { prepare, startsOf } from './first-sets.ts';
import type { Category, Form, ListRule, Rule, Terminal } from './rule.ts';
import { type Bindings, fill, holesOf, type Shape, sameData, unify } from './shape.ts';
import { compileTemplate } from './template.ts';

export type { Category } from './rule.ts';

export class Grammar {
  readonly rules = new Map<string, Rule>();
  #ready = false;
  #words: ReadonlySet<string> = new Set();

  category<T>(name: string): Category<T> {
    if (!this.rules.has(name)) this.rules.set(name, { name, forms: [], byWord: new Map() });
    return { name };
  }

  /** A wording and the data it stands for. `check`: what the shape cannot say about the data. */
  form<T>(category: Category<T>, template: string, shape: Shape<T>, check?: (value: T) => boolean): void {
    const inShape = new Set(holesOf(shape));
    const build = (b: Bindings): unknown => {
      const value = fill(shape, b);
      return value !== undefined && (check?.(value as T) ?? true) ? value : undefined;
    };
    const match = (value: unknown): Bindings | null =>
      (check?.(value as T) ?? true) ? unify(shape, value) : null;
    this.#add(category.name, template, build, match, inShape);
  }

  /**
   * A wording whose data is worked out. `match` says what the holes would have held: the wording is that of the value only
   * if `build` makes the same value of that again.
   */
  lens<T, B extends object>(
    category: Category<T>,
    template: string,
    build: (holes: B) => T | undefined,
    match: (value: T) => B | null,
  ): void {
    this.#add(
      category.name,
      template,
      (b) => build(b as unknown as B),
      (value) => {
        const found = match(value as T);
        return found && sameData(build(found), value) ? (found as unknown as Bindings) : null;
      },
      null,
    );
  }

  /** A further wording that is read but never printed. */
  synonym<T, B extends object>(
    category: Category<T>,
    template: string,
    build: (holes: B) => T | undefined,
  ): void {
    this.#add(
      category.name,
      template,
      (b) => build(b as unknown as B),
      () => null,
      null,
    );
  }

  terminal<T>(name: string, terminal: Terminal): Category<T> {
    const category = this.category<T>(name);
    this.#rule(name).terminal = terminal;
    return category;
  }

  list<T>(name: string, rule: ListRule): Category<T> {
    const category = this.category<T>(name);
    this.#rule(name).list = rule;
    return category;
  }

  /** Every fixed word of its templates, in small letters. */
  literals(): ReadonlySet<string> {
    const all = new Set<string>();
    for (const { forms } of this.rules.values()) {
      for (const { items } of forms) {
        for (const item of items) if ('lit' in item) for (const word of item.low) all.add(word);
      }
    }
    return all;
  }

  rule(name: string): Rule {
    if (!this.#ready) {
      prepare(this.rules);
      this.#rareFirst();
      this.#words = this.literals();
      this.#ready = true;
    }
    return this.#rule(name);
  }

  /** The words that fewest forms have come first: most forms are left aside by one look. */
  #rareFirst(): void {
    const often = new Map<string, number>();
    const forms = [...this.rules.values()].flatMap((rule) => rule.forms);
    for (const { needs } of forms)
      for (const words of needs) for (const word of words) often.set(word, (often.get(word) ?? 0) + 1);
    const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + (often.get(word) ?? 0), 0);
    for (const form of forms) (form.needs as (readonly string[])[]).sort((a, b) => weight(a) - weight(b));
  }

  #rule(name: string): Rule {
    const rule = this.rules.get(name);
    if (!rule) throw new Error(`grammar: no category "${name}"`);
    return rule;
  }

  #add(
    category: string,
    template: string,
    build: Form['build'],
    match: Form['match'],
    inShape: ReadonlySet<string> | null,
  ): void {
    if (this.#ready) throw new Error('grammar: a form was added after first use');
    compileTemplate(template).forEach((items, i) => {
      const holes = items.flatMap((item) => ('hole' in item ? [item.hole] : []));
      if (new Set(holes).size !== holes.length)
        throw new Error(`grammar: a hole stands twice in "${template}"`);
      if (inShape && (holes.length !== inShape.size || holes.some((h) => !inShape.has(h)))) {
        throw new Error(`grammar: holes and shape of "${template}" differ`);
      }
      const needs = items.slice(1).flatMap((item) => ('lit' in item ? [item.low] : []));
      this.#rule(category).forms.push({ items, needs, build, match: i === 0 ? match : () => null });
    });
  }

  /** The forms of a category that can start with this word, or be empty. */
  formsFor(rule: Rule, word: string | undefined): readonly Form[] {
    // Words that no template has are all alike.
    const key = word === undefined ? '' : this.#words.has(word) ? word : '?';
    let found = rule.byWord.get(key);
    if (!found) {
      found = rule.forms.filter((form) => {
        const { first, nullable } = startsOf(this.rules, form.items);
        return nullable || (word !== undefined && (first === null || first.has(word)));
      });
      rule.byWord.set(key, found);
    }
    return found;
  }
}
