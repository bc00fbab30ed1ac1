// A grammar: categories, each with its forms. Every form both reads and prints.
import type { Names } from './names.ts';
import { type Bindings, fill, holesOf, type Shape, unify } from './shape.ts';
import { compileTemplate, type Item } from './template.ts';
import type { Token } from '../tokens.ts';

export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

export interface Form {
  readonly items: readonly Item[];
  /** The data that filled holes stand for; undefined: this form does not say that. */
  readonly build: (bindings: Bindings) => unknown;
  /** The holes' contents for this data; null where the form does not print it, or only reads. */
  readonly match: (value: unknown) => Bindings | null;
  /** What it can start with. Known once the grammar is first used. */
  starts?: Starts;
}

export interface Starts {
  /** First words; null: any. */
  readonly first: ReadonlySet<string> | null;
  /** It may be empty. */
  readonly nullable: boolean;
}

/** A class of words that is read and printed by itself: numbers, names. */
export interface Terminal {
  readonly read: (tokens: readonly Token[], at: number, names: Names) => readonly Reading[];
  readonly print: (value: unknown) => readonly string[] | null;
}

/** Items with words between them. `flat`: each item is a list, the value is all of them in one list. */
export interface ListRule {
  readonly item: string;
  readonly flat: boolean;
  /** Between any two items, or, if there is a `last`, between all but the last two. */
  readonly between: readonly (readonly string[])[];
  readonly last: readonly (readonly string[])[] | null;
  readonly min: number;
  readonly printed: {
    readonly item: string;
    readonly two: readonly string[];
    readonly mid: readonly string[];
    readonly last: readonly string[];
  };
}

export interface Category<T> {
  readonly name: string;
  /** Never there; keeps categories of different data apart. */
  readonly of?: T;
}

export interface Rule {
  readonly name: string;
  readonly forms: Form[];
  terminal?: Terminal;
  list?: ListRule;
  /** Words it can start with; null: any. Known once the grammar is first used. */
  first?: ReadonlySet<string> | null;
  nullable?: boolean;
}

export class Grammar {
  readonly rules = new Map<string, Rule>();
  #ready = false;

  category<T>(name: string): Category<T> {
    if (!this.rules.has(name)) this.rules.set(name, { name, forms: [] });
    return { name };
  }

  /** A wording and the data it stands for. `check`: what the shape cannot say about the data. */
  form<T>(category: Category<T>, template: string, shape: Shape<T>, check?: (value: T) => boolean): void {
    const inShape = new Set(holesOf(shape));
    const build = (b: Bindings): unknown => {
      const value = fill(shape, b);
      return value !== undefined && (check?.(value as T) ?? true) ? value : undefined;
    };
    const match = (value: unknown): Bindings | null => ((check?.(value as T) ?? true) ? unify(shape, value) : null);
    this.#add(category.name, template, build, match, inShape);
  }

  /** A wording whose data is worked out: `build` and `match` must be each other's inverse. */
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
      (value) => match(value as T) as unknown as Bindings | null,
      null,
    );
  }

  /** A further wording that is read but never printed. */
  synonym<T, B extends object>(category: Category<T>, template: string, build: (holes: B) => T | undefined): void {
    this.#add(category.name, template, (b) => build(b as unknown as B), () => null, null);
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
        for (const item of items) if ('lit' in item) for (const word of item.lit) all.add(word.toLowerCase());
      }
    }
    return all;
  }

  rule(name: string): Rule {
    if (!this.#ready) this.#prepare();
    return this.#rule(name);
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
      if (new Set(holes).size !== holes.length) throw new Error(`grammar: a hole stands twice in "${template}"`);
      if (inShape && (holes.length !== inShape.size || holes.some((h) => !inShape.has(h)))) {
        throw new Error(`grammar: holes and shape of "${template}" differ`);
      }
      this.#rule(category).forms.push({ items, build, match: i === 0 ? match : () => null });
    });
  }

  /** First words and emptiness of every category, and a check that every category named exists. */
  #prepare(): void {
    for (const rule of this.rules.values()) {
      rule.first = rule.terminal ? null : new Set();
      rule.nullable = false;
      for (const form of rule.forms) for (const item of form.items) if ('hole' in item) this.#rule(item.category);
    }
    let changed = true;
    while (changed) {
      changed = false;
      for (const rule of this.rules.values()) {
        if (rule.terminal) continue;
        const { first, nullable } = this.#firstOf(rule);
        const before = rule.first;
        if (nullable !== rule.nullable || (first === null) !== (before === null) || first?.size !== before?.size) {
          rule.first = first;
          rule.nullable = nullable;
          changed = true;
        }
      }
    }
    this.#ready = true;
    this.#refuseLeftRecursion();
  }

  #firstOf(rule: Rule): Starts {
    if (rule.list) {
      const item = this.#rule(rule.list.item);
      return { first: item.first ?? null, nullable: false };
    }
    const words = new Set<string>();
    let any = false;
    let nullable = false;
    for (const form of rule.forms) {
      const starts = this.#starts(form.items);
      if (starts.first === null) any = true;
      else for (const word of starts.first) words.add(word);
      if (starts.nullable) nullable = true;
    }
    return { first: any ? null : words, nullable };
  }

  startsOf(form: Form): Starts {
    form.starts ??= this.#starts(form.items);
    return form.starts;
  }

  #starts(items: readonly Item[]): Starts {
    const words = new Set<string>();
    for (const item of items) {
      if ('lit' in item) {
        for (const word of item.lit) words.add(word.toLowerCase());
        return { first: words, nullable: false };
      }
      const rule = this.#rule(item.category);
      if (!rule.first) return { first: null, nullable: false };
      for (const word of rule.first) words.add(word);
      if (!rule.nullable) return { first: words, nullable: false };
    }
    return { first: words, nullable: true };
  }

  #refuseLeftRecursion(): void {
    const state = new Map<Rule, 'open' | 'done'>();
    const visit = (rule: Rule): void => {
      if (state.get(rule) === 'done') return;
      if (state.get(rule) === 'open') throw new Error(`grammar: "${rule.name}" starts with itself`);
      state.set(rule, 'open');
      if (rule.list) visit(this.#rule(rule.list.item));
      for (const form of rule.forms) {
        for (const item of form.items) {
          if ('lit' in item) break;
          const inner = this.#rule(item.category);
          visit(inner);
          if (!inner.nullable) break;
        }
      }
      state.set(rule, 'done');
    };
    for (const rule of this.rules.values()) visit(rule);
  }
}
