// A card as it lies in a file with its effects compiled: a definition without what is read off its type line.
// Neither card data nor the grammar is needed to read it.

import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { definition } from './definitions.ts';

/** Cards as they lie in the file: a definition without what can be read off it. */
export type ReplayCard = Partial<CardDef> & { readonly name: string };

/** A card that is known; `path`: where it stands in the file. */
export function readCard(card: ReplayCard, path: string): CardDef {
  const { side, type, effects = [] } = card;
  if (side === undefined) fail(within(path, 'side'), 'This is missing: a side was expected.');
  if (type === undefined)
    fail(within(path, 'type'), 'This is missing: a type ("Ground/Character") was expected.');
  const def = definition({ ...card, side, type }, path);
  if (effects.length !== def.text.length)
    fail(within(path, 'effects'), 'A card has one effect for each paragraph of its text.');
  return { ...def, effects };
}
