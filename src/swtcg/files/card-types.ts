// The types of cards that an edition has.
import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { isCampaign, isTrap } from '../cards/sorts.ts';
import type { Edition } from '../editions/edition.ts';

/** Whether a card is of a type that an edition has. */
export const hasType = (edition: Edition, def: CardDef): boolean =>
  edition.kinds.has(def.kind) && (edition.sorts || isOfFirstSorts(def));

/** No Trap, Campaign or Subordinate, in one arena, of a side that is as old as the game. */
const isOfFirstSorts = (def: CardDef): boolean =>
  !def.subordinate && def.arenas.length < 2 && def.side !== 'vong' && !isTrap(def) && !isCampaign(def);

export function checkTypes(edition: Edition, cards: ReadonlyMap<string, CardDef>, path: string): void {
  for (const [key, def] of cards) {
    if (hasType(edition, def) || def.name === '?') continue;
    const at = within(within(path, key), def.side === 'vong' ? 'side' : 'type');
    fail(at, `"${def.name}" is of a type that this edition does not have ("${def.type}").`);
  }
}
