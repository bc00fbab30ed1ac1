// What the notation is read into and printed from: a scenario or a replay as JSON, before anything is checked.

export type Seat = 'dark' | 'light';
export const SEATS: readonly Seat[] = ['dark', 'light'];

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON; `undefined` is nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
    );
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}

/** A copy whose every value can be made a text: an object with a `toString` of its own throws where it stands for a name. */
export const tellable = (given: Json): Json =>
  JSON.parse(JSON.stringify(given), (key, value: unknown) =>
    key === 'toString' || key === 'valueOf' ? undefined : value,
  ) as Json;

export interface Placed {
  readonly id: string;
  /** The key of its definition. */
  readonly card: string;
  readonly seat: Seat;
}

/** Every card of a table, with what lies on it and under it, in the order of the file. */
export function placedIn(table: Json): Placed[] {
  const found: Placed[] = [];
  const look = (card: unknown, seat: Seat): void => {
    if (Array.isArray(card)) for (const one of card) look(one, seat);
    else if (typeof card === 'string') found.push({ id: card, card, seat });
    else if (isObject(card)) {
      found.push({ id: String(card.id ?? card.card), card: String(card.card), seat });
      for (const list of ['stack', 'pilots', 'equipment']) look(card[list], seat);
    }
  };
  for (const seat of SEATS)
    if (isObject(table[seat])) for (const cards of Object.values(table[seat])) look(cards, seat);
  if (Array.isArray(table.locations))
    for (const { by, ...cards } of table.locations.filter(isObject))
      for (const card of Object.values(cards)) look(card, by as Seat);
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
