// What a starter set is: cards as facts and our own wording, and how many of each are played.
import type { CardSide } from '../language/terms.ts';

/** A card as a scenario file writes it. */
export interface StarterCard {
  readonly name: string;
  /** Makes the card unique. */
  readonly version?: string;
  readonly side: CardSide;
  readonly type: string;
  readonly subtype?: string;
  readonly cost?: number;
  readonly speed?: number;
  readonly power?: number;
  readonly health?: number;
  /** One entry a paragraph. */
  readonly text: readonly string[];
}

/** How many copies of each card, by its key. */
export type Copies = Readonly<Record<string, number>>;

export interface StarterSet {
  readonly name: string;
  readonly cards: Readonly<Record<string, StarterCard>>;
  /** The 60 cards that are played. */
  readonly deck: Copies;
  /** Subordinates and Events (Supply). */
  readonly supply: Copies;
}

/** A card and its number of copies; of its deck's side unless it says another. */
export interface Entry {
  readonly copies: number;
  readonly card: Omit<StarterCard, 'side'> & { readonly side?: CardSide };
}

type Facts = Omit<Entry['card'], 'name' | 'version' | 'text'>;

/** `named`: with its version, "Lord Vorrake (B)". */
function entry(copies: number, named: string, facts: Facts, text: readonly string[]): Entry {
  const [, name = named, version] = /^(.+) \((\w+)\)$/.exec(named) ?? [];
  return { copies, card: { name, ...(version && { version }), ...facts, text } };
}

/** `values`: speed, power and health, "40/3/2". */
function valuesOf(values: string): Pick<Facts, 'speed' | 'power' | 'health'> {
  const [speed = 0, power = 0, health = 0] = values.split('/').map(Number);
  return { speed, power, health };
}

type Text = readonly string[];

export const unit = (
  copies: number,
  named: string,
  type: string,
  subtype: string,
  cost: number,
  values: string,
  ...text: Text
): Entry => entry(copies, named, { type, subtype, cost, ...valuesOf(values) }, text);

/** A Neutral card. */
export const neutral = ({ copies, card }: Entry): Entry => ({ copies, card: { ...card, side: 'neutral' } });

/** A card for the build step that is no unit: Mission, Resource, and with a subtype Location and Equipment. */
export const built = (
  copies: number,
  named: string,
  [type, subtype]: readonly [type: string, subtype?: string],
  cost: number,
  ...text: Text
): Entry => entry(copies, named, { type, ...(subtype && { subtype }), cost }, text);

export const battle = (copies: number, named: string, ...text: Text): Entry =>
  entry(copies, named, { type: 'Battle' }, text);

export const event = (named: string, ...text: Text): Entry => entry(1, named, { type: 'Event' }, text);

export const subordinate = (
  copies: number,
  named: string,
  subtype: string,
  values: string,
  ...text: Text
): Entry => entry(copies, named, { type: 'Subordinate', subtype, ...valuesOf(values) }, text);

/** "Lord Vorrake", version B: "lord-vorrake-b". */
const keyOf = ({ name, version }: Entry['card']): string =>
  [name.replaceAll("'", ''), version ?? ''].join(' ').trim().replaceAll(' ', '-').toLowerCase();

export function starterSet(
  name: string,
  side: CardSide,
  deck: readonly Entry[],
  supply: readonly Entry[],
): StarterSet {
  const counts = (list: readonly Entry[]): Copies =>
    Object.fromEntries(list.map(({ copies, card }) => [keyOf(card), copies]));
  const cards = [...deck, ...supply].map(({ card }) => [keyOf(card), { ...card, side: card.side ?? side }]);
  return { name, cards: Object.fromEntries(cards), deck: counts(deck), supply: counts(supply) };
}
