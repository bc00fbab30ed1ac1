// The entries of a script. Which fields a deed has stands in the schema; here the names in them are those of cards and
// keywords, or an error says which was probably meant.

import { described, fail, within } from '../../core/files/fail.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { Ids } from '../../core/game/game-files.ts';
import { findKeyword, KEYWORDS } from '../cards/keyword-names.ts';
import type { Decision, Deed } from '../decisions/decision.ts';
import { ARENAS, type CardId } from '../model/state.ts';
import type { Entry } from './validators/scenario.ts';

/** All fields that an entry may have, whatever it does. */
type Fields = {
  readonly [Key in Entry extends infer One ? (One extends Entry ? keyof One : never) : never]?: unknown;
};

export function cardId(id: string, path: string, ids: Ids): CardId {
  if (!ids.has(id)) fail(path, `No card has the id "${id}".${didYouMean(id, ids.keys())}`);
  return id;
}

/** A keyword by its name in any case, as the rulebook writes it. */
export function keywordName(name: string, path: string): string {
  const known = findKeyword(name);
  if (known !== undefined) return known.name;
  const near = didYouMean(
    name,
    KEYWORDS.map((keyword) => keyword.name),
  );
  return fail(path, `The rulebook has no keyword "${name}".${near}`);
}

/** A player can be a target too. */
const target = (value: string, path: string, ids: Ids): string =>
  value === 'dark' || value === 'light' ? value : cardId(value, path, ids);

function ability(value: number | string, path: string, ids: Ids): number | string {
  if (typeof value === 'number') return value;
  // "<source id>:<paragraph number>" names a granted ability.
  const source = /^(.+):\d+$/.exec(value)?.[1];
  if (source === undefined) return keywordName(value, path);
  cardId(source, path, ids);
  return value;
}

interface Destinations {
  readonly names: readonly string[];
  /** `to` may be a card's id: a Pilot moves onto a unit, and the rules say who can't. */
  readonly card?: true;
}

const TO: Readonly<Partial<Record<Deed, Destinations>>> = {
  play: { names: ARENAS },
  complete: { names: [...ARENAS, 'buildZone', 'top', 'under', 'discard', 'resource'], card: true },
  move: { names: [...ARENAS, 'buildZone'], card: true },
  mulligan: { names: ['discard', 'deck'] },
  setup: { names: [...ARENAS, 'resource', 'top', 'under', 'buildZone'], card: true },
};

function destination(value: string, path: string, ids: Ids, { names, card }: Destinations): string {
  if (names.includes(value) || (card && ids.has(value))) return value;
  const what = `${names.join(', ')}${card ? ", or a unit's id" : ''}`;
  const near = didYouMean(value, card ? [...names, ...ids.keys()] : names);
  return fail(path, `Found ${described(value)}, but one of these was expected: ${what}.${near}`);
}

export function readEntry(entry: Entry, path: string, ids: Ids): Decision {
  const read: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(entry)) {
    const at = within(path, field);
    read[field] = readField(field as keyof Fields, value, at, ids, entry.do);
  }
  const { targets, target: one } = read;
  if (one !== undefined && targets !== undefined) {
    fail(within(path, 'targets'), 'An entry has "target" or "targets", not both.');
  }
  checkDestination(read, path);
  return read as unknown as Decision;
}

function readField(field: keyof Fields, value: unknown, path: string, ids: Ids, deed: Deed): unknown {
  const each = (read: typeof target) =>
    (value as readonly string[]).map((one, i) => read(one, within(path, i), ids));
  switch (field) {
    case 'unit':
    case 'card':
    case 'top':
      return cardId(value as string, path, ids);
    case 'cards':
      return each(cardId);
    case 'target':
      return target(value as string, path, ids);
    case 'targets':
      return each(target);
    case 'ability':
      return ability(value as number | string, path, ids);
    case 'what':
      return value === 'draw' ? value : cardId(value as string, path, ids);
    case 'to':
      return destination(value as string, path, ids, TO[deed] as Destinations);
    default:
      return value;
  }
}

/** `top` and `under` name a stack; counters lie on the last card of setup, in the build zone. */
function checkDestination(entry: Fields, path: string): void {
  if (entry.do !== 'complete' && entry.do !== 'setup') return;
  const stacks = entry.to === 'top' || entry.to === 'under';
  if (stacks && entry.unit === undefined)
    fail(within(path, 'unit'), `"to": "${entry.to}" needs the "unit" of the stack.`);
  if (!stacks && entry.unit !== undefined)
    fail(within(path, 'unit'), '"unit" goes with "to": "top" or "under" only.');
  if (entry.do !== 'setup') return;
  const built = entry.to === 'buildZone';
  if (built && entry.counters === undefined)
    fail(within(path, 'counters'), '"to": "buildZone" needs "counters".');
  if (!built && entry.counters !== undefined)
    fail(within(path, 'counters'), '"counters" go with "to": "buildZone" only.');
}
