// Cards where they stand: `"key"` or `{ "id": …, "card": "key", … }`, with what lies on and under them.

import { fail, within } from '../../core/files/fail.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { CardDef } from '../cards/card.ts';
import type { Edition } from '../editions/edition.ts';
import { isMask } from '../model/mask.ts';
import type { CardId, Side } from '../model/state.ts';
import { bare, type Placed } from './placed.ts';
import { checkPlace, checkUnder, type Place } from './places.ts';
import type { Placed as PlacedFile } from './validators/game.ts';

/** Names of the result that no card may take. */
export const RESERVED = ['dark', 'light', 'winner', 'control', 'illegal'] as const;

/** All cards placed so far. */
export interface Placing {
  readonly edition: Edition;
  readonly cards: ReadonlyMap<string, CardDef>;
  /** Each id with the path at which it stands, in file order. */
  readonly ids: Map<CardId, string>;
}

function definition(placing: Placing, key: string, path: string): CardDef {
  const found = placing.cards.get(key);
  if (found !== undefined) return found;
  return fail(path, `There is no card "${key}" under "cards".${didYouMean(key, placing.cards.keys())}`);
}

function takeId(placing: Placing, id: string, path: string, byKey: boolean): void {
  if ((RESERVED as readonly string[]).includes(id)) {
    fail(path, `The id "${id}" is reserved: ${RESERVED.join(', ')} name parts of the result.`);
  }
  if (isMask(id)) fail(path, `The id "${id}" is reserved: so cards are called that lie hidden.`);
  const first = placing.ids.get(id);
  if (first !== undefined) {
    const cure = byKey ? 'where one key stands twice, give ids' : 'each id names one card';
    fail(path, `"${id}" stands already at ${first}; ${cure}.`);
  }
  if (placing.ids.size >= LIMITS.cards) fail(path, `More than ${LIMITS.cards} cards are too many.`);
  placing.ids.set(id, path);
}

type Part = 'stack' | 'pilots' | 'equipment';

export function readPlaced(
  placing: Placing,
  given: PlacedFile,
  path: string,
  place: Place,
  seat: Side,
): Placed {
  if (typeof given === 'string') {
    const def = definition(placing, given, path);
    takeId(placing, given, path, true);
    const placed = bare(given, given, seat);
    checkPlace(placed, def, place, seat, path);
    return placed;
  }
  const { card, id = card, owner = seat } = given;
  const def = definition(placing, card, within(path, 'card'));
  const hasId = given.id !== undefined;
  takeId(placing, id, hasId ? within(path, 'id') : path, !hasId);

  // What lies on it and under it is read in the order of the file: that order breaks ties of choice.
  const lying: Record<Part, Placed[]> = { stack: [], pilots: [], equipment: [] };
  for (const part of Object.keys(given)) {
    if (part !== 'stack' && part !== 'pilots' && part !== 'equipment') continue;
    const cards = given[part] ?? [];
    const at = within(path, part);
    if (!mayCarry(place, part)) emptyOnly(cards, at, place);
    lying[part] = cards.map((one, i) => readPlaced(placing, one, within(at, i), part, seat));
  }
  const { tapped = false, faceDown = false, damage = 0, build = 0, counters = {} } = given;
  const placed: Placed = { id, card, owner, tapped, faceDown, damage, build, counters, ...lying };
  checkPlace(placed, def, place, seat, path);
  checkUnder(placing.edition, placed, def, (one) => placing.cards.get(one.card) as CardDef, path);
  return placed;
}

/** What lies on or under a card carries little itself: so nothing nests deeper than the rules allow. */
function mayCarry(place: Place, part: Part): boolean {
  if (place === 'stack') return false;
  if (place === 'equipment') return part === 'stack';
  return place !== 'pilots' || part !== 'pilots';
}

function emptyOnly(cards: readonly PlacedFile[], path: string, place: Place): void {
  if (cards.length === 0) return;
  const inside = { stack: 'a card of a stack', equipment: 'an Equipment', pilots: 'a Pilot' };
  fail(path, `Nothing of this kind lies on or under ${inside[place as keyof typeof inside]}.`);
}
