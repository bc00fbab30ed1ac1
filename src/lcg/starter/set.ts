// What a starter deck is: objective sets, each an objective and five other cards, as facts and our own wording.
import type { Affiliation, CardType, IconType, Side } from '../language/terms.ts';

type IconFacts = Partial<Readonly<Record<IconType, number>>>;

/** A card as a scenario file writes it. */
export interface StarterCard {
  readonly name: string;
  readonly side: Side;
  readonly affiliation: Affiliation;
  readonly type: CardType;
  readonly unique?: true;
  readonly cost?: number;
  readonly forceIcons?: number;
  readonly resources?: number;
  readonly damageCapacity?: number;
  readonly priority?: number;
  readonly icons?: IconFacts & { readonly edge?: IconFacts };
  readonly traits?: readonly string[];
  readonly set: number;
  readonly sequence: number;
  /** One entry a paragraph. */
  readonly text: readonly string[];
}

type Facts = Omit<StarterCard, 'side' | 'set' | 'sequence'>;

/** So many copies of a card of an objective set. */
interface Entry {
  readonly copies: number;
  readonly card: Facts;
}

interface SetFacts {
  readonly objective: Facts;
  readonly entries: readonly Entry[];
}

type Text = readonly string[];

/** `values`: resource value and damage capacity, "1/5". */
export function objective(
  affiliation: Affiliation,
  name: string,
  values: string,
  text: Text,
  ...entries: readonly Entry[]
): SetFacts {
  const [resources = 0, damageCapacity = 0] = values.split('/').map(Number);
  return { objective: { name, affiliation, type: 'Objective', resources, damageCapacity, text }, entries };
}

interface UnitFacts extends Pick<Facts, 'icons' | 'unique' | 'resources'> {
  readonly copies?: number;
}

/** `values`: cost, Force icons and damage capacity, "2/1/2". */
export function unit(
  affiliation: Affiliation,
  name: string,
  values: string,
  traits: readonly string[],
  { copies = 1, ...facts }: UnitFacts,
  ...text: Text
): Entry {
  const [cost = 0, forceIcons = 0, damageCapacity = 0] = values.split('/').map(Number);
  const card: Facts = { name, affiliation, type: 'Unit', cost, forceIcons, damageCapacity, traits, text };
  return { copies, card: { ...card, ...facts } };
}

/** `values`: cost and Force icons, "1/2". */
export function enhancement(
  affiliation: Affiliation,
  name: string,
  values: string,
  trait: string,
  ...text: Text
): Entry {
  const [cost = 0, forceIcons = 0] = values.split('/').map(Number);
  const card: Facts = { name, affiliation, type: 'Enhancement', cost, forceIcons, traits: [trait], text };
  return { copies: 1, card };
}

/** A neutral Limited Location that gives 1 resource. */
export function location(name: string): Entry {
  const { copies, card } = enhancement(
    'Neutral',
    name,
    '1/0',
    'Location',
    'Enhance your play area.',
    'Limited.',
  );
  return { copies, card: { ...card, resources: 1 } };
}

/** `values`: cost and Force icons, "1/2". */
export function event(affiliation: Affiliation, name: string, values: string, ...text: Text): Entry {
  const [cost = 0, forceIcons = 0] = values.split('/').map(Number);
  return { copies: 1, card: { name, affiliation, type: 'Event', cost, forceIcons, text } };
}

/** `values`: priority and Force icons, "5/2". */
export function fate(name: string, values: string, ...text: Text): Entry {
  const [priority = 0, forceIcons = 0] = values.split('/').map(Number);
  return { copies: 1, card: { name, affiliation: 'Neutral', type: 'Fate', priority, forceIcons, text } };
}

export const times = (copies: number, { card }: Entry): Entry => ({ copies, card });

export interface StarterDeck {
  readonly name: string;
  readonly affiliation: Affiliation;
  /** Numbers of the objective sets. */
  readonly sets: readonly number[];
  /** One for each copy, set by set. */
  readonly cards: readonly StarterCard[];
}

/** `first`: the number of the first set. */
export function starterDeck(
  name: string,
  side: Side,
  affiliation: Affiliation,
  first: number,
  sets: readonly SetFacts[],
): StarterDeck {
  const cards = sets.flatMap((facts, at) => {
    const copies = [facts.objective, ...facts.entries.flatMap((one) => Array(one.copies).fill(one.card))];
    return copies.map((card: Facts, place) => ({ ...card, side, set: first + at, sequence: place + 1 }));
  });
  return { name, affiliation, sets: sets.map((_, at) => first + at), cards };
}
