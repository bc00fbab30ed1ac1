// The cards of a table as a file has them.
import type { NotationWords } from '../../core/game/game-notation.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Seat } from '../../core/state.ts';

export interface Placed {
  readonly id: string;
  /** The key of its definition. */
  readonly card: string;
  readonly seat: Seat;
}

/** What belongs to the start: of a scenario it is the file itself. */
export const startOf = (file: Json): Json => (isObject(file.start) ? file.start : file);

/** Every card of a table, with what lies on it and under it, in the order of the file. */
export function placedIn({ seats, cards, table: words }: NotationWords, table: Json): Placed[] {
  const found: Placed[] = [];
  const look = (card: unknown, seat: Seat): void => {
    if (Array.isArray(card)) for (const one of card) look(one, seat);
    else if (typeof card === 'string') found.push({ id: card, card, seat });
    else if (isObject(card)) {
      found.push({ id: String(card.id ?? card.card), card: String(card.card), seat });
      for (const list of Object.keys(cards.lists)) look(card[list], seat);
    }
  };
  for (const seat of seats)
    if (isObject(table[seat]))
      for (const [key, list] of Object.entries(table[seat])) if (words.isList(key, list)) look(list, seat);
  for (const { card, seat } of words.otherCards(table)) look(card, seat);
  return found;
}

/** What a card is called: by its definition, or by what it refers to; an unknown one by its id. */
export function nameOf(def: unknown, id: string): { readonly name: string; readonly version: string | null } {
  if (!isObject(def)) return { name: id, version: null };
  if (typeof def.ref === 'string') {
    const [, name = id, version = null] = /^[^/]*\/(.*?)(?: \(([A-Z]\d?)\))?$/.exec(def.ref) ?? [];
    return { name, version };
  }
  const name = typeof def.name === 'string' && def.name !== '?' ? def.name : id;
  return { name, version: typeof def.version === 'string' ? def.version : null };
}
