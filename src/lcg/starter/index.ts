// The starter decks: one for each side, and the game between them as a scenario.
import { FORMATS } from '../../core/files/formats.ts';
import type { Affiliation, Side } from '../language/terms.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { StarterCard, StarterDeck } from './set.ts';

export type { StarterCard, StarterDeck } from './set.ts';

const DECKS: Readonly<Record<Side, StarterDeck>> = { dark, light };

export const starter = (side: Side): StarterDeck => DECKS[side];

interface Copy {
  readonly id: string;
  readonly card: string;
}

interface Seat {
  readonly affiliation: Affiliation;
  readonly objectiveDeck: readonly Copy[];
  readonly deck: readonly Copy[];
}

/** A whole game between the two decks, in the scenario format. */
export interface StarterScenario {
  readonly format: typeof FORMATS.scenario;
  readonly ruleset: 'swlcg-2012';
  readonly title: string;
  readonly cards: Readonly<Record<string, StarterCard>>;
  readonly dark: Seat;
  readonly light: Seat;
  readonly at: 'setup';
  readonly until: 'game-over';
  readonly seed: number | string;
}

/** Set and place in it, as on the card: "9.1". */
const keyOf = ({ set, sequence }: StarterCard): string => `${set}.${sequence}`;

/** A card's id is its key: each copy is printed with its own place in its set (Card Identification). */
const copies = (cards: readonly StarterCard[]): Copy[] =>
  cards.map((card) => ({ id: keyOf(card), card: keyOf(card) }));

const seatOf = ({ affiliation, cards }: StarterDeck): Seat => ({
  affiliation,
  objectiveDeck: copies(cards.filter(({ type }) => type === 'Objective')),
  deck: copies(cards.filter(({ type }) => type !== 'Objective')),
});

/** The game from its setup to its end; the seed decides the shuffles and the random picks. */
export const starterScenario = (seed: number | string): StarterScenario => ({
  format: FORMATS.scenario,
  ruleset: 'swlcg-2012',
  title: `${dark.name} against ${light.name}`,
  cards: Object.fromEntries([...dark.cards, ...light.cards].map((card) => [keyOf(card), card])),
  dark: seatOf(dark),
  light: seatOf(light),
  at: 'setup',
  until: 'game-over',
  seed,
});
