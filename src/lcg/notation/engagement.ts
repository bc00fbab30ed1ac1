// An engagement in words: "Outpost by Luke and Han, defended by Vader, edge light".
import { form } from '../../core/notation/form.ts';
import { KINDS } from './kinds.ts';

const REST = '[ ,? defended by {defenders:cardsOrNone} ] [ ,? edge {edge:who} ]';

export const ENGAGEMENT = form(`{objective} by|with {attackers:cardsOrNone} ${REST}`, KINDS);

/** What is expected of one may be a part of it. */
export const PART_OF_ENGAGEMENT = form(
  `[ on|at {objective} ] [ by|with {attackers:cardsOrNone} ] ${REST}`,
  KINDS,
);
