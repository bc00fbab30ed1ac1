// Whether a deck may be played: the rules of the book, and of a format (Deck; Supply; Organised Play).

import { plural } from '../../core/english.ts';
import type { CardDef } from '../cards/card.ts';
import { edition2022 } from '../editions/2022.ts';
import { hasType } from '../editions/card-types.ts';
import type { Edition } from '../editions/edition.ts';
import { ARENAS } from '../model/state.ts';
import type { RuleId } from '../rulebook/ids.ts';

/** A card may be banned, or restricted to one copy: always, or in the formats named. */
export interface Limit {
  readonly is: 'banned' | 'restricted';
  /** Empty: in every format and without one. */
  readonly formats: readonly string[];
}

/** One copy of a card in a deck. */
export interface DeckCard {
  /** As the deck calls it. */
  readonly name: string;
  /** The same for all printings of a card. */
  readonly key: string;
  /** Null: nobody knows this card. */
  readonly def: (Pick<CardDef, 'side' | 'kind' | 'arenas' | 'subordinate'> & Partial<CardDef>) | null;
  readonly limits: readonly Limit[];
  /** The sets that have a printing of it. */
  readonly sets: readonly string[];
}

export interface DeckFormat {
  readonly label: string;
  readonly sets: readonly string[];
}

export interface Broken {
  readonly rule: RuleId;
  readonly message: string;
  /** The cards concerned, each once. */
  readonly cards: readonly string[];
}

const LEAST_CARDS = 60;
const LEAST_OF_TYPE = 12;
const MOST_COPIES = 4;

const ARENA_NAMES = { space: 'Space', ground: 'Ground', character: 'Character' } as const;
const SIDE_NAMES = { dark: 'Dark', light: 'Light', vong: 'Yuuzhan Vong', neutral: 'Neutral' } as const;

const namesOf = (cards: readonly DeckCard[]): string[] => [...new Set(cards.map(({ name }) => name))];

const isApart = ({ def }: DeckCard): boolean => def?.kind === 'event' || def?.subordinate === true;

const isUnit = ({ def }: DeckCard): boolean => def?.kind === 'unit' && !def.subordinate;

/** Every rule that the deck breaks, in the order of the book, then those of the format. */
export function brokenRules(
  deck: readonly DeckCard[],
  supply: readonly DeckCard[],
  format: DeckFormat | null,
  edition: Edition = edition2022,
): readonly Broken[] {
  const both = [...deck, ...supply];
  const hasSupply = edition.windows.has('event');
  return [
    ...unknown(both),
    ...foreign(both, edition),
    ...sizes(deck, edition),
    ...sides(deck, hasSupply ? supply : []),
    ...copies(deck, edition),
    ...(hasSupply ? places(deck, supply) : noSupply(supply)),
    ...limits(both, format),
    ...(format ? pool(both, format) : []),
  ];
}

function unknown(cards: readonly DeckCard[]): Broken[] {
  const found = namesOf(cards.filter(({ def }) => def === null));
  const message = `Not known: ${found.join(', ')}.`;
  return found.length === 0 ? [] : [{ rule: 'deck.known', message, cards: found }];
}

/** Cards of types that the edition does not have. */
function foreign(cards: readonly DeckCard[], edition: Edition): Broken[] {
  const found = namesOf(cards.filter(({ def }) => def !== null && !hasType(edition, def)));
  const message = `Of a type that this edition does not have: ${found.join(', ')}.`;
  return found.length === 0 ? [] : [{ rule: 'card.types', message, cards: found }];
}

function noSupply(supply: readonly DeckCard[]): Broken[] {
  const cards = namesOf(supply);
  const message = `This edition has no supply: ${cards.join(', ')}.`;
  return cards.length === 0 ? [] : [{ rule: 'deck.size', message, cards }];
}

function sizes(all: readonly DeckCard[], { deck: { leastUnits } }: Edition): Broken[] {
  const broken: Broken[] = [];
  const add = (rule: RuleId, message: string, cards: readonly DeckCard[] = []) =>
    broken.push({ rule, message, cards: namesOf(cards) });
  const deck = all.filter((one) => !isApart(one));
  if (deck.length < LEAST_CARDS)
    add('deck.size', `The deck has ${plural(deck.length, 'card')}; it needs at least ${LEAST_CARDS}.`);
  const units = deck.filter(isUnit);
  if (units.length < leastUnits)
    add('deck.units', `The deck has ${plural(units.length, 'unit')}; it needs at least ${leastUnits}.`);
  const types = ARENAS.map((arena) => {
    const cards = units.filter(({ def }) => def?.arenas.includes(arena));
    return { name: ARENA_NAMES[arena], n: cards.length, cards };
  });
  for (const { name, n, cards } of types)
    if (n < LEAST_OF_TYPE)
      add(
        'deck.types',
        `The deck has ${plural(n, `${name} unit`)}; it needs at least ${LEAST_OF_TYPE}.`,
        cards,
      );
  for (const many of types)
    for (const few of types)
      if (many.n > 2 * few.n)
        add(
          'deck.balance',
          `The deck has ${plural(many.n, `${many.name} unit`)}, more than twice its ${plural(few.n, `${few.name} unit`)}.`,
          many.cards,
        );
  return broken;
}

const sideOf = ({ def }: DeckCard) => (def && def.side !== 'neutral' ? def.side : null);

function sides(deck: readonly DeckCard[], supply: readonly DeckCard[]): Broken[] {
  const broken: Broken[] = [];
  const found = [...new Set(deck.map(sideOf))].filter((side) => side !== null);
  const spoken = (list: typeof found) => list.map((side) => SIDE_NAMES[side]).join(' and ');
  if (found.length > 1)
    broken.push({
      rule: 'deck.sides',
      message: `The deck has cards of several sides: ${spoken(found)}.`,
      cards: namesOf(deck.filter((one) => sideOf(one) !== null && sideOf(one) !== mainSide(deck))),
    });
  const strangers = supply.filter((one) => {
    const side = sideOf(one);
    return side !== null && !found.includes(side);
  });
  const sidesThere = [...new Set(strangers.map(sideOf))].filter((side) => side !== null);
  // An all-Neutral deck takes the side of its supply, as long as that is one side.
  if (strangers.length > 0 && (found.length > 0 || sidesThere.length > 1))
    broken.push({
      rule: 'supply.sides',
      message: `The supply has ${spoken(sidesThere)} cards, which do not go with the deck.`,
      cards: namesOf(strangers),
    });
  return broken;
}

/** The side that most cards of the deck have: the others are named as the ones that don't belong. */
function mainSide(deck: readonly DeckCard[]) {
  const count = (side: ReturnType<typeof sideOf>) => deck.filter((one) => sideOf(one) === side).length;
  const all = [...new Set(deck.map(sideOf))].filter((side) => side !== null);
  return all.sort((a, b) => count(b) - count(a))[0] ?? null;
}

const grouped = (
  cards: readonly DeckCard[],
  keyOf: (one: DeckCard) => string,
): readonly (readonly DeckCard[])[] => {
  const found = new Map<string, DeckCard[]>();
  for (const one of cards) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found.values()];
};

const byCard = (cards: readonly DeckCard[]) => grouped(cards, ({ key }) => key);

/** The words of a card's name, and its version where it has one. */
const nameAndVersion = ({ def, key }: DeckCard): string =>
  def?.name === undefined ? key : `${def.name} (${def.version ?? ''})`;

function copies(deck: readonly DeckCard[], { deck: { sameName } }: Edition): Broken[] {
  return grouped(
    deck.filter((one) => !isApart(one)),
    sameName === 'card' ? ({ key }) => key : nameAndVersion,
  )
    .filter((same) => same.length > MOST_COPIES)
    .map((same) => ({
      rule: 'deck.copies',
      message: `${same[0]?.name} is in the deck ${same.length} times; ${MOST_COPIES} copies are allowed.`,
      cards: namesOf(same),
    }));
}

function places(deck: readonly DeckCard[], supply: readonly DeckCard[]): Broken[] {
  const broken: Broken[] = [];
  const apart = namesOf(deck.filter(isApart));
  if (apart.length > 0)
    broken.push({
      rule: 'deck.apart',
      message: `In the deck, but for the supply: ${apart.join(', ')}.`,
      cards: apart,
    });
  const wrong = namesOf(supply.filter((one) => one.def !== null && !isApart(one)));
  if (wrong.length > 0)
    broken.push({
      rule: 'supply.cards',
      message: `In the supply, but neither Subordinate nor Event: ${wrong.join(', ')}.`,
      cards: wrong,
    });
  for (const same of byCard(supply.filter(({ def }) => def?.kind === 'event')))
    if (same.length > 1)
      broken.push({
        rule: 'supply.events',
        message: `The Event ${same[0]?.name} is in the supply ${same.length} times; one copy is allowed.`,
        cards: namesOf(same),
      });
  return broken;
}

function limits(cards: readonly DeckCard[], format: DeckFormat | null): Broken[] {
  return byCard(cards).flatMap((same): Broken[] => {
    const name = same[0]?.name ?? '';
    const holding = (is: Limit['is']) =>
      same.flatMap((one) => one.limits).find((limit) => limit.is === is && counts(limit, format));
    const where = (limit: Limit) => (limit.formats.length > 0 ? ` in ${format?.label}` : '');
    const banned = holding('banned');
    if (banned)
      return [{ rule: 'format.banned', message: `${name} is banned${where(banned)}.`, cards: namesOf(same) }];
    const restricted = holding('restricted');
    if (!restricted || same.length < 2) return [];
    const message = `${name} is restricted${where(restricted)} to one copy; there are ${same.length}.`;
    return [{ rule: 'format.restricted', message, cards: namesOf(same) }];
  });
}

const counts = ({ formats }: Limit, format: DeckFormat | null): boolean =>
  formats.length === 0 || (format !== null && formats.some((name) => isCalled(format, name)));

const plain = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase();

/** By its label, or by what stands before the hyphen in it ("TOR" for "TOR - The Old Republic"), in any case. */
export const isCalled = ({ label }: DeckFormat, name: string): boolean =>
  plain(label) === plain(name) || plain(label.split(' - ')[0] ?? '') === plain(name);

function pool(cards: readonly DeckCard[], format: DeckFormat): Broken[] {
  const foreign = cards.filter(
    ({ def, sets }) => def !== null && !sets.some((set) => format.sets.includes(set)),
  );
  if (foreign.length === 0) return [];
  const names = namesOf(foreign);
  return [{ rule: 'format.sets', message: `Not in ${format.label}: ${names.join(', ')}.`, cards: names }];
}
