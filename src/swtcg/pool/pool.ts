// The cards of set files, together: found by set and name, reprints known as one card, texts compiled when asked for.
import type { CardDef } from '../cards/card.ts';
import type { Effect } from '../language/effect.ts';
import { paragraphReader, type ReadResult } from '../text/read.ts';
import { readCardName } from './card-name.ts';
import type { Fault } from './fault.ts';
import type { Printing, SetFile } from './set-file.ts';

export class CardPool {
  readonly sets: readonly SetFile[];
  readonly #bySet = new Map<string, ReadonlyMap<string, Printing>>();
  readonly #byKey = new Map<string, Printing[]>();
  readonly #compiled = new Map<Printing, CardDef>();
  #read: ReturnType<typeof paragraphReader> | undefined;

  constructor(sets: readonly SetFile[]) {
    this.sets = sets;
    for (const { set, printings } of sets) {
      this.#bySet.set(set.toUpperCase(), new Map(printings.map((one) => [nameKey(one.written), one])));
      for (const one of printings) {
        const same = this.#byKey.get(one.key);
        if (same) same.push(one);
        else this.#byKey.set(one.key, [one]);
      }
    }
  }

  get faults(): readonly Fault[] {
    return this.sets.flatMap(({ faults }) => faults);
  }

  get printings(): readonly Printing[] {
    return this.sets.flatMap(({ printings }) => printings);
  }

  hasSet(set: string): boolean {
    return this.#bySet.has(set.toUpperCase());
  }

  /** A card by the set and the name that a deck or a reference gives. */
  find(set: string, name: string): Printing | undefined {
    return this.#bySet.get(set.toUpperCase())?.get(nameKey(name));
  }

  /** `"SET/Name (V)"`. */
  findRef(ref: string): Printing | undefined {
    const at = ref.indexOf('/');
    return at < 0 ? undefined : this.find(ref.slice(0, at), ref.slice(at + 1));
  }

  /** Every printing of the card with this name, in whatever set. */
  named(name: string): readonly Printing[] {
    return this.#byKey.get(readCardName(name).key) ?? [];
  }

  /** What a paragraph of a card means. Texts may speak of the cards of all sets by name, and of their subtypes. */
  read(paragraph: string, self: Printing['def']): ReadResult {
    this.#read ??= paragraphReader(this.printings.map(({ def }) => def));
    return this.#read(paragraph, self);
  }

  /** The card with its text compiled; a paragraph that is not read is kept as it stands, to be carried out by hand. */
  card(printing: Printing): CardDef {
    let found = this.#compiled.get(printing);
    if (!found) {
      const effects = printing.def.text.map((paragraph): Effect => {
        const result = this.read(paragraph, printing.def);
        return result.ok ? result.effect : { kind: 'manual', text: paragraph };
      });
      found = { ...printing.def, effects };
      this.#compiled.set(printing, found);
    }
    return found;
  }
}

const nameKey = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();
