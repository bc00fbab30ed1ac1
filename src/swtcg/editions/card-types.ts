// The types of cards that an edition has.
import type { CardDef } from '../cards/card.ts';
import type { Edition } from './edition.ts';

type Typed = Pick<CardDef, 'side' | 'kind' | 'arenas' | 'subordinate'> &
  Partial<Pick<CardDef, 'type' | 'subtype'>>;

/** Whether a card is of a type that an edition has. */
export const hasType = ({ kinds, sorts }: Edition, def: Typed): boolean =>
  kinds.has(def.kind) && (sorts || isOfFirstSorts(def));

/** No Subordinate, Trap or Campaign, in one arena, of a side that is as old as the game. */
const isOfFirstSorts = ({ side, kind, arenas, subordinate, type = '', subtype = '' }: Typed): boolean =>
  !subordinate &&
  arenas.length < 2 &&
  side !== 'vong' &&
  !(kind === 'mission' && /\b(?:trap|campaign)\b/i.test(`${type} ${subtype}`));
