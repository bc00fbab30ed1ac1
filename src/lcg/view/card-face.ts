// A card as it is printed.
import type { CardDef } from '../cards/card.ts';

export type CardFace = Omit<CardDef, 'effects'>;

const NO_ICONS = { unit: 0, tactics: 0, blast: 0, edge: { unit: 0, tactics: 0, blast: 0 } };

/** A card of which nothing is known. */
export const UNKNOWN: CardFace = {
  name: '?',
  side: 'light',
  affiliation: 'Neutral',
  type: 'Unit',
  unique: false,
  cost: null,
  forceIcons: 0,
  resources: 0,
  damageCapacity: null,
  priority: null,
  icons: NO_ICONS,
  traits: [],
  reserve: null,
  set: null,
  sequence: null,
  limitOne: false,
  affiliationOnly: null,
  text: [],
};

const FACTS = Object.keys(UNKNOWN) as (keyof CardFace)[];

/** What is printed, without what the engine has made of it. */
export const printed = (face: CardFace): CardFace =>
  Object.fromEntries(FACTS.map((fact) => [fact, face[fact]])) as unknown as CardFace;
