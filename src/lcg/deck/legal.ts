// Whether a deck may be played: the rules of Custom Decks, or the size of the ready-made ones (Setup, 2).

import { plural } from '../../core/english.ts';
import type { CardDef } from '../cards/card.ts';
import type { DeckEffect } from '../language/effect.ts';
import type { RuleId } from '../rulebook/ids.ts';
import { type ObjectiveSet, SET_SIZE } from './objective-set.ts';

export const DECK_FORMATS = ['custom', 'preset'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

export interface DeckList {
  /** An affiliation, or the title of an affiliation card. */
  readonly affiliation: string;
  /** Numbers of objective sets, one for each copy. */
  readonly sets: readonly number[];
}

/** The card data that a deck is judged by. */
export interface DeckPool {
  readonly affiliations: readonly CardDef[];
  readonly sets: ReadonlyMap<number, ObjectiveSet>;
}

export interface Broken {
  readonly rule: RuleId;
  readonly message: string;
  /** The titles of the objectives or the affiliation card concerned, each once. */
  readonly cards: readonly string[];
}

const LEAST_SETS = 10;
const PRESET_SETS = 8;
const MOST_COPIES = 2;

const SIDE_NAMES = { dark: 'dark side', light: 'light side' } as const;

/** The card of that title, or the plain card of that affiliation: the first in the card data. */
export const affiliationCard = (pool: DeckPool, named: string): CardDef | null =>
  pool.affiliations.find(({ name }) => name === named) ??
  pool.affiliations.find(({ affiliation }) => affiliation === named) ??
  null;

/** Every rule that the deck breaks, in the order of the book. */
export function brokenRules(deck: DeckList, pool: DeckPool, format: DeckFormat): readonly Broken[] {
  const affiliation = affiliationCard(pool, deck.affiliation);
  const copies = deck.sets.flatMap((number) => pool.sets.get(number) ?? []);
  return [
    ...affiliations(deck, affiliation),
    ...unknown(deck, pool),
    ...sizes(deck, format),
    ...incomplete(copies),
    ...sides(affiliation, copies),
    ...numbers(copies),
    ...only(affiliation, copies),
    ...exactly(affiliation, copies),
  ];
}

const titleOf = ({ number, objective }: ObjectiveSet): string => objective?.name ?? `Objective set ${number}`;

const titlesOf = (sets: readonly ObjectiveSet[]): string[] => [...new Set(sets.map(titleOf))];

function affiliations({ affiliation: named }: DeckList, found: CardDef | null): Broken[] {
  if (found) return [];
  return [{ rule: 'deck.affiliation', message: `There is no affiliation card "${named}".`, cards: [] }];
}

function unknown({ sets }: DeckList, pool: DeckPool): Broken[] {
  const missing = [...new Set(sets)].filter((number) => !pool.sets.has(number));
  const message = `Not known: objective ${missing.length === 1 ? 'set' : 'sets'} ${missing.join(', ')}.`;
  return missing.length === 0 ? [] : [{ rule: 'deck.known', message, cards: [] }];
}

function sizes({ sets }: DeckList, format: DeckFormat): Broken[] {
  const has = `The deck has ${plural(sets.length, 'objective set')};`;
  if (format === 'preset') {
    if (sets.length === PRESET_SETS) return [];
    const message = `${has} a ready-made deck has exactly ${PRESET_SETS}.`;
    return [{ rule: 'deck.preset', message, cards: [] }];
  }
  if (sets.length >= LEAST_SETS) return [];
  return [{ rule: 'deck.size', message: `${has} it needs at least ${LEAST_SETS}.`, cards: [] }];
}

/** The cards of a set belong together: with some of them missing it is no set. */
function incomplete(copies: readonly ObjectiveSet[]): Broken[] {
  const found = [...new Set(copies)].filter((set) => set.objective === null || set.cards.length !== SET_SIZE);
  return found.map((set) => ({
    rule: 'deck.sets',
    message: `${titleOf(set)} has ${plural(set.cards.length, 'card')} in the card data; an objective set has an objective and ${SET_SIZE - 1} other cards.`,
    cards: [titleOf(set)],
  }));
}

function sides(affiliation: CardDef | null, copies: readonly ObjectiveSet[]): Broken[] {
  // Without an affiliation card the first set says which side the deck has.
  const side = affiliation?.side ?? copies.find(({ objective }) => objective !== null)?.objective?.side;
  const strangers = copies.filter(({ objective }) => objective !== null && objective.side !== side);
  if (side === undefined || strangers.length === 0) return [];
  const titles = titlesOf(strangers);
  return [
    {
      rule: 'deck.side',
      message: `Not of the ${SIDE_NAMES[side]} of the Force: ${titles.join(', ')}.`,
      cards: titles,
    },
  ];
}

function numbers(copies: readonly ObjectiveSet[]): Broken[] {
  return [...new Set(copies)].flatMap((set): Broken[] => {
    const count = copies.filter((one) => one === set).length;
    const title = titleOf(set);
    if (set.objective?.limitOne)
      return count === 1
        ? []
        : [
            {
              rule: 'deck.limit-one',
              message: `${title} is in the deck ${count} times; it is limited to one per objective deck.`,
              cards: [title],
            },
          ];
    if (count <= MOST_COPIES) return [];
    const message = `${title} is in the deck ${count} times; ${MOST_COPIES} copies are allowed.`;
    return [{ rule: 'deck.copies', message, cards: [title] }];
  });
}

function only(affiliation: CardDef | null, copies: readonly ObjectiveSet[]): Broken[] {
  return [...new Set(copies)].flatMap((set): Broken[] => {
    const needed = set.objective?.affiliationOnly ?? null;
    if (affiliation === null || needed === null || needed === affiliation.affiliation) return [];
    const title = titleOf(set);
    return [
      {
        rule: 'deck.affiliation-only',
        message: `${title} is for ${needed} only, and the affiliation card is ${affiliation.affiliation}.`,
        cards: [title],
      },
    ];
  });
}

type Exactly = Extract<DeckEffect, { rule: 'exactly' }>;

/** What the affiliation card itself asks of the objective deck. */
function exactly(affiliation: CardDef | null, copies: readonly ObjectiveSet[]): Broken[] {
  const terms = (affiliation?.effects ?? []).filter(
    (effect): effect is Exactly => effect.kind === 'deck' && effect.rule === 'exactly',
  );
  const count = (fits: (of: CardDef) => boolean) =>
    copies.filter(({ objective }) => objective !== null && fits(objective)).length;
  return terms.flatMap(({ n, affiliation: own, and }): Broken[] => {
    const first = count((card) => card.affiliation === own);
    const second = count((card) => card.affiliation === and || card.affiliation === 'Neutral');
    if (first === n && second === n && copies.length === 2 * n) return [];
    return [
      {
        rule: 'deck.exactly',
        message: `The deck has ${plural(first, `${own} objective`)} and ${second} of ${and} or neutral; ${affiliation?.name} needs exactly ${n} of each and no others.`,
        cards: affiliation ? [affiliation.name] : [],
      },
    ];
  });
}
