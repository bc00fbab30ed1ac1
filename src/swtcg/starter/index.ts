// The starter set: a deck for each side, and the game between them as a scenario.

import { FORMATS } from '../../core/files/formats.ts';
import { edition2022 } from '../editions/2022.ts';
import type { Edition } from '../editions/edition.ts';
import type { Side } from '../model/state.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { Copies, StarterCard, StarterSet } from './set.ts';

export type { StarterCard, StarterSet } from './set.ts';

type Sets = Readonly<Record<Side, StarterSet>>;

const SETS: Sets = { dark, light };

export const starter = (side: Side): StarterSet => SETS[side];

interface Copy {
  readonly id: string;
  readonly card: string;
}

interface Seat {
  readonly deck: readonly Copy[];
  readonly supply: readonly Copy[];
}

/** A whole game between the two decks, in the scenario format. */
export interface StarterScenario {
  readonly format: typeof FORMATS.scenario;
  readonly ruleset: string;
  readonly title: string;
  readonly cards: Readonly<Record<string, StarterCard>>;
  readonly dark: Seat;
  readonly light: Seat;
  readonly at: 'preparation';
  readonly until: 'game-over';
  readonly seed: number | string;
}

/** Each copy has an id of its own: "hookwing-scout-1", "hookwing-scout-2". */
const copies = (counts: Copies): Copy[] =>
  Object.entries(counts).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, i) => ({ id: `${card}-${i + 1}`, card })),
  );

const seatOf = ({ deck, supply }: StarterSet): Seat => ({ deck: copies(deck), supply: copies(supply) });

/** Only the cards that are in the game: what nobody can play should not be looked at. */
const inPlay = ({ cards, deck, supply }: StarterSet): [string, StarterCard][] =>
  Object.entries(cards).filter(([key]) => key in deck || key in supply);

/** A game of two sets from its preparation to its end; the seed decides the shuffles and the dice. */
export const scenarioOfSets = ({ id }: Edition, sets: Sets, seed: number | string): StarterScenario => ({
  format: FORMATS.scenario,
  ruleset: id,
  title: `${sets.dark.name} against ${sets.light.name}`,
  cards: Object.fromEntries([...inPlay(sets.dark), ...inPlay(sets.light)]),
  dark: seatOf(sets.dark),
  light: seatOf(sets.light),
  at: 'preparation',
  until: 'game-over',
  seed,
});

export const starterScenario = (seed: number | string): StarterScenario =>
  scenarioOfSets(edition2022, SETS, seed);
