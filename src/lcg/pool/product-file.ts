// Product files: one JSON file for each product, its cards as definitions, with some facts for cross-checking.
import { array, boolean, type Check, integer, object, oneOf, string } from '../../core/files/checks.ts';

import type { CardDef } from '../cards/card.ts';
import { type CardFacts, printed } from '../cards/definition.ts';
import { AFFILIATIONS, CARD_TYPES, SIDES } from '../language/terms.ts';

/** One card of a product, as it was printed there. Its text is not compiled. */
export interface Printing {
  readonly product: string;
  readonly def: CardDef;
  readonly file: string;
  /** The card's number; reprints keep it. */
  readonly number: number | null;
  /** It is for games of three or four players only. */
  readonly multiplayer: boolean;
}

export interface Fault {
  readonly file: string;
  /** Where in the file: the index of the card, from 1; 0: the file itself. */
  readonly entry: number;
  readonly message: string;
}

export interface ProductFile {
  readonly product: string;
  readonly printings: readonly Printing[];
  readonly faults: readonly Fault[];
}

const LONGEST = 2000;
const value: Check = (() => {
  const count = integer({ minimum: 0, maximum: 999 });
  return Object.assign((given: unknown) => (given === 'X' ? null : count(given)), {
    what: 'a number or "X"',
  });
})();
const count = integer({ minimum: 0, maximum: 99 });
const icons = object({ unit: count, tactics: count, blast: count });

const cardCheck = object(
  {
    name: string({ title: 'a title', maxLength: 100, pattern: /\S/ }),
    side: oneOf(SIDES),
    affiliation: oneOf(AFFILIATIONS),
    type: oneOf([...CARD_TYPES, 'Mission']),
    unique: boolean,
    cost: value,
    forceIcons: value,
    resources: value,
    damageCapacity: value,
    priority: value,
    reserve: value,
    icons: object({ unit: count, tactics: count, blast: count, edge: icons }),
    traits: array(string({ maxLength: 60, pattern: /\S/ }), { maxItems: 20 }),
    set: integer({ minimum: 1, maximum: 9999 }),
    sequence: integer({ minimum: 1, maximum: 99 }),
    number: integer({ minimum: 0, maximum: 99_999 }),
    limitOne: boolean,
    affiliationOnly: oneOf(AFFILIATIONS),
    multiplayer: boolean,
    text: array(string({ maxLength: LONGEST }), { maxItems: 20 }),
  },
  { title: 'a card', required: ['name', 'side', 'type'] },
);

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** What a card of another type is here: a Mission is played as what it takes the place of, and its text is left to the players. */
const facts = (json: Readonly<Record<string, unknown>>): CardFacts =>
  ({ ...json, ...(json.type === 'Mission' && { type: 'Objective' }) }) as unknown as CardFacts;

/** Cards that can't be read are named; the others are read. */
export function readProductFile(json: unknown, file: string): ProductFile {
  const fault = (entry: number, message: string): Fault => ({ file, entry, message });
  if (!isObject(json) || typeof json.product !== 'string' || !Array.isArray(json.cards))
    return {
      product: file,
      printings: [],
      faults: [fault(0, 'This is no product file: it needs "product" and "cards".')],
    };
  const { product, cards } = json as { product: string; cards: readonly unknown[] };
  const printings: Printing[] = [];
  const faults: Fault[] = [];
  cards.forEach((card, i) => {
    const wrong = cardCheck(card);
    if (wrong) faults.push(fault(i + 1, `${wrong.keys.toReversed().join('.')}: ${wrong.message}`));
    else if (isObject(card))
      printings.push({
        product,
        def: printed(facts(card)),
        file,
        number: (card.number as number | undefined) ?? null,
        multiplayer: card.multiplayer === true,
      });
  });
  return { product, printings, faults };
}
