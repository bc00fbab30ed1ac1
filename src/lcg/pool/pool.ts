// The cards of products, together: found by product and title, or by set and place; texts compiled when asked for.
import type { CardDef } from '../cards/card.ts';
import { compiled, type ParagraphReader, paragraphReader } from '../text/compile.ts';
import type { ReadResult } from '../text/read.ts';
import type { Fault, Printing, ProductFile } from './product-file.ts';

export class CardPool {
  readonly products: readonly ProductFile[];
  readonly #byRef = new Map<string, Printing>();
  readonly #compiled = new Map<Printing, CardDef>();
  #read: ParagraphReader | undefined;

  constructor(products: readonly ProductFile[]) {
    this.products = products;
    for (const one of this.printings)
      for (const ref of refsOf(one)) if (!this.#byRef.has(ref)) this.#byRef.set(ref, one);
  }

  get faults(): readonly Fault[] {
    return this.products.flatMap(({ faults }) => faults);
  }

  get printings(): readonly Printing[] {
    return this.products.flatMap(({ printings }) => printings);
  }

  /** `"Product/Title"`: the first of that title there; `"Product/12.3"`: set and place in it. */
  findRef(ref: string): Printing | undefined {
    return this.#byRef.get(plain(ref));
  }

  /** Every printing of the card with this title. */
  named(title: string): readonly Printing[] {
    return this.printings.filter(({ def }) => plain(def.name) === plain(title));
  }

  /** What a paragraph of a card means. Texts may speak of the traits of all cards. */
  read(paragraph: string, self: CardDef): ReadResult {
    this.#read ??= paragraphReader(this.printings.map(({ def }) => def));
    return this.#read(paragraph, self);
  }

  /** The card with its text compiled. */
  card(printing: Printing): CardDef {
    let found = this.#compiled.get(printing);
    if (!found) {
      found = compiled(printing.def, (text, self) => this.read(text, { ...printing.def, ...self }));
      this.#compiled.set(printing, found);
    }
    return found;
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const refsOf = ({ product, def: { name, set, sequence } }: Printing): readonly string[] => [
  plain(`${product}/${name}`),
  ...(set !== null && sequence !== null ? [plain(`${product}/${set}.${sequence}`)] : []),
];

/** What names a card in lists: its set and place where it has them, else its title. */
export const refOf = ({ product, def: { name, set, sequence } }: Printing): string =>
  set !== null && sequence !== null ? `${product}/${set}.${sequence}` : `${product}/${name}`;
