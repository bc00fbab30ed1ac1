// A file of an edition has cards of its types alone.
import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { hasType } from '../editions/card-types.ts';
import type { Edition } from '../editions/edition.ts';

export function checkTypes(edition: Edition, cards: ReadonlyMap<string, CardDef>, path: string): void {
  for (const [key, def] of cards) {
    if (hasType(edition, def) || def.name === '?') continue;
    const at = within(within(path, key), def.side === 'vong' ? 'side' : 'type');
    fail(at, `"${def.name}" is of a type that this edition does not have ("${def.type}").`);
  }
}
