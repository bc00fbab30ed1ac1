// A card definition as files write it, and what is printed on the card by it.
import {
  AFFILIATIONS,
  type Affiliation,
  type CardType,
  ICON_TYPES,
  type IconType,
  type Side,
} from '../language/terms.ts';
import type { CardDef } from './card.ts';

type Value = number | 'X';
type IconFacts = Partial<Readonly<Record<IconType, number>>>;

/** Numbers left out are 0, or none where a card has none of them. */
export interface CardFacts {
  readonly name: string;
  readonly side: Side;
  readonly affiliation?: Affiliation;
  readonly type: CardType;
  readonly unique?: boolean;
  readonly cost?: Value;
  readonly forceIcons?: Value;
  readonly resources?: Value;
  readonly damageCapacity?: Value;
  readonly priority?: Value;
  readonly reserve?: Value;
  readonly icons?: IconFacts & { readonly edge?: IconFacts };
  readonly traits?: readonly string[];
  readonly set?: number;
  readonly sequence?: number;
  readonly limitOne?: boolean;
  readonly affiliationOnly?: Affiliation;
  readonly text?: readonly string[];
}

/** X is 0 unless something says what it is (FAQ 4.2). */
const number = (value: Value | undefined): number | null => (value === 'X' ? 0 : (value ?? null));

const icons = (facts: IconFacts = {}): Record<IconType, number> =>
  Object.fromEntries(ICON_TYPES.map((type) => [type, facts[type] ?? 0])) as Record<IconType, number>;

const ONE_PER_DECK = /^limit (?:1|one) per objective deck\b/i;

/** "Jedi affiliation only." */
const onlyFor = (paragraph: string): Affiliation | undefined =>
  AFFILIATIONS.find((one) => new RegExp(`^${one} affiliation only\\b`, 'i').test(paragraph));

/** The card without its effects: texts are read by the grammar. */
export function printed(facts: CardFacts): CardDef {
  const text = facts.text ?? [];
  const said = text.map(onlyFor).find((one) => one !== undefined);
  return {
    name: facts.name,
    side: facts.side,
    affiliation: facts.affiliation ?? 'Neutral',
    type: facts.type,
    unique: facts.unique ?? false,
    cost: number(facts.cost),
    forceIcons: number(facts.forceIcons) ?? 0,
    resources: number(facts.resources) ?? 0,
    damageCapacity: number(facts.damageCapacity),
    priority: number(facts.priority),
    icons: { ...icons(facts.icons), edge: icons(facts.icons?.edge) },
    traits: facts.traits ?? [],
    reserve: number(facts.reserve),
    set: facts.set ?? null,
    sequence: facts.sequence ?? null,
    limitOne: facts.limitOne ?? text.some((paragraph) => ONE_PER_DECK.test(paragraph)),
    affiliationOnly: facts.affiliationOnly ?? said ?? null,
    text,
    effects: [],
  };
}
