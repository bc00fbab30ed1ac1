// Cards where they stand: `"key"` or `{ "id": …, "card": "key", … }`, with what lies on and under them.
import type { CardDef } from '../../src/cards/card.ts';
import type { CardId, Side } from '../../src/game/state.ts';
import { fail, within } from './fail.ts';
import { checkName, expected, fieldsOf, integer, listOf, namedOf, oneOf, truth } from './fields.ts';
import { bare, type Placed, RESERVED } from './format.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';
import { checkPlace, checkUnder, type Place } from './places.ts';

/** All cards placed so far. */
export interface Placing {
  readonly cards: ReadonlyMap<string, CardDef>;
  /** Each id with the path at which it stands, in file order. */
  readonly ids: Map<CardId, string>;
}

const KEYS = [
  'id',
  'card',
  'tapped',
  'damage',
  'stack',
  'pilots',
  'equipment',
  'counters',
  'faceDown',
  'build',
  'owner',
] as const;

const SEATS: readonly Side[] = ['dark', 'light'];

function definition(placing: Placing, key: string, path: string): CardDef {
  const found = placing.cards.get(key);
  if (found !== undefined) return found;
  return fail(path, `There is no card "${key}" under "cards".${didYouMean(key, placing.cards.keys())}`);
}

function takeId(placing: Placing, id: string, path: string, byKey: boolean): void {
  checkName(id, path, 'a card');
  if ((RESERVED as readonly string[]).includes(id)) {
    fail(path, `The id "${id}" is reserved: ${RESERVED.join(', ')} name parts of the result.`);
  }
  const first = placing.ids.get(id);
  if (first !== undefined) {
    const cure = byKey ? 'where one key stands twice, give ids' : 'each id names one card';
    fail(path, `"${id}" stands already at ${first}; ${cure}.`);
  }
  if (placing.ids.size >= LIMITS.cards) fail(path, `More than ${LIMITS.cards} cards are too many.`);
  placing.ids.set(id, path);
}

export function readPlaced(placing: Placing, value: unknown, path: string, place: Place, seat: Side): Placed {
  if (typeof value === 'string') {
    const def = definition(placing, value, path);
    takeId(placing, value, path, true);
    const placed = bare(value, value, seat);
    checkPlace(placed, def, place, seat, path);
    return placed;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    expected(path, 'a card (its key, or an object with "card")', value);
  }
  const fields = fieldsOf(value, path, KEYS, 'a card that stands somewhere');
  const cardPath = within(path, 'card');
  if (typeof fields.card !== 'string') expected(cardPath, 'the key of a card', fields.card);
  const key = fields.card;
  const def = definition(placing, key, cardPath);
  const hasId = fields.id !== undefined;
  if (hasId && typeof fields.id !== 'string') expected(within(path, 'id'), 'a text', fields.id);
  const id = hasId ? (fields.id as string) : key;
  takeId(placing, id, hasId ? within(path, 'id') : path, !hasId);

  // What lies on it and under it is read in the order of the file: that order breaks ties of choice.
  const lying: Record<'stack' | 'pilots' | 'equipment', Placed[]> = { stack: [], pilots: [], equipment: [] };
  const owner =
    fields.owner === undefined ? seat : oneOf(fields.owner, within(path, 'owner'), SEATS, 'a seat');
  for (const part of Object.keys(fields)) {
    if (part !== 'stack' && part !== 'pilots' && part !== 'equipment') continue;
    if (!mayCarry(place, part)) emptyOnly(fields[part], within(path, part), place);
    lying[part] = listOf(fields[part], within(path, part), 'a list of cards', (item, itemPath) =>
      readPlaced(placing, item, itemPath, part, seat),
    );
  }
  const placed: Placed = {
    id,
    card: key,
    owner,
    tapped: flag(fields.tapped, within(path, 'tapped')),
    faceDown: flag(fields.faceDown, within(path, 'faceDown')),
    damage: count(fields.damage, within(path, 'damage'), 'the number of damage counters'),
    build: count(fields.build, within(path, 'build'), 'the number of build counters'),
    counters: readCounters(fields.counters, within(path, 'counters')),
    ...lying,
  };
  checkPlace(placed, def, place, seat, path);
  checkUnder(placed, def, (one) => placing.cards.get(one.card) as CardDef, path);
  return placed;
}

/** What lies on or under a card carries little itself: so nothing nests deeper than the rules allow. */
function mayCarry(place: Place, part: 'stack' | 'pilots' | 'equipment'): boolean {
  if (place === 'stack') return false;
  if (place === 'equipment') return part === 'stack';
  return place !== 'pilots' || part !== 'pilots';
}

function emptyOnly(value: unknown, path: string, place: Place): void {
  if (Array.isArray(value) && value.length === 0) return;
  const inside = { stack: 'a card of a stack', equipment: 'an Equipment', pilots: 'a Pilot' };
  fail(path, `Nothing of this kind lies on or under ${inside[place as keyof typeof inside]}.`);
}

const flag = (value: unknown, path: string): boolean => (value === undefined ? false : truth(value, path));

const count = (value: unknown, path: string, what: string): number =>
  value === undefined ? 0 : integer(value, path, what);

function readCounters(value: unknown, path: string): Readonly<Record<string, number>> {
  if (value === undefined) return {};
  const entries = namedOf(value, path, 'counters by their names, { "mastery": 1 },', 'a counter');
  return Object.fromEntries(
    entries.map(([name, n]) => [name, integer(n, within(path, name), 'a number of counters')]),
  );
}
