// Cards for tests of decks: facts only, and what their objectives say of decks.
import type { CardDef } from '../../../src/lcg/cards/card.ts';
import type { DeckPool } from '../../../src/lcg/deck/legal.ts';
import { objectiveSets, SET_SIZE } from '../../../src/lcg/deck/objective-set.ts';

const none = { unit: 0, tactics: 0, blast: 0 };

export const card = (facts: Partial<CardDef> & Pick<CardDef, 'name' | 'type'>): CardDef => ({
  side: 'light',
  affiliation: 'Neutral',
  unique: false,
  cost: null,
  forceIcons: 0,
  resources: 0,
  damageCapacity: null,
  priority: null,
  icons: { ...none, edge: none },
  traits: [],
  reserve: null,
  set: null,
  sequence: null,
  limitOne: false,
  affiliationOnly: null,
  text: [],
  effects: [],
  ...facts,
});

/** An objective set with these facts for its objective; `size`: how many of its cards are known. */
export const set = (number: number, facts: Partial<CardDef> = {}, size = SET_SIZE): CardDef[] =>
  Array.from({ length: size }, (_, at) =>
    at === 0
      ? card({ name: `Haven ${number}`, type: 'Objective', ...facts, set: number, sequence: 1 })
      : card({ name: `Scout ${number}`, type: 'Unit', ...facts, set: number, sequence: at + 1 }),
  );

export const pool = (...cards: readonly CardDef[]): DeckPool => ({
  affiliations: cards.filter(({ type }) => type === 'Affiliation'),
  sets: objectiveSets(cards),
});
