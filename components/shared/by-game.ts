// What the elements know of each game, by its ruleset: fetched when it is first asked for.
import { type Lazy, lazy } from './lazy.ts';

/** Fires `load` when one has come. */
export class ByGame<Part> extends EventTarget {
  #loaders: Readonly<Record<string, () => Promise<Part>>>;
  readonly #parts = new Map<string, Lazy<Part>>();

  constructor(loaders: Readonly<Record<string, () => Promise<Part>>>) {
    super();
    this.#loaders = loaders;
  }

  /** Where each is fetched from. */
  get loaders(): Readonly<Record<string, () => Promise<Part>>> {
    return this.#loaders;
  }

  /** The ruleset of what names none. */
  get first(): string {
    return Object.keys(this.#loaders)[0] as string;
  }

  add(ruleset: string, load: () => Promise<Part>): void {
    this.#loaders = { ...this.#loaders, [ruleset]: load };
    this.#parts.delete(ruleset);
  }

  /** A ruleset that is known; the first, where it is not. */
  known(ruleset: string): string {
    return Object.hasOwn(this.#loaders, ruleset) ? ruleset : this.first;
  }

  of(ruleset: string): Lazy<Part> {
    const id = this.known(ruleset);
    const known = this.#parts.get(id);
    if (known) return known;
    const part = lazy(this.#loaders[id] as () => Promise<Part>, () => this.dispatchEvent(new Event('load')));
    this.#parts.set(id, part);
    return part;
  }
}
