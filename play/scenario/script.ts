// The entries of a script: each deed with the fields that it needs and those that it may have.
import { findKeyword, KEYWORDS } from '../../src/cards/keyword-names.ts';
import { DEEDS, type Decision, type Deed } from '../../src/decisions/decision.ts';
import { ARENAS, type CardId, type Side } from '../../src/game/state.ts';
import { described, fail, within } from './fail.ts';
import { expected, fieldsOf, integer, listOf, oneOf, wording } from './fields.ts';
import { LIMITS } from './limits.ts';
import { didYouMean } from './near.ts';

type Ids = ReadonlyMap<CardId, string>;
type Reader = (value: unknown, path: string, ids: Ids) => unknown;

interface Entry {
  readonly needs: readonly Field[];
  readonly may?: readonly Field[];
  /** The names that `to` can be. */
  readonly to?: readonly string[];
  /** `to` may be a card's id: a Pilot moves onto a unit, and the rules say who can't. */
  readonly toCard?: true;
}

export function cardId(value: unknown, path: string, ids: Ids): CardId {
  if (typeof value !== 'string') expected(path, "a card's id", value);
  if (!ids.has(value)) fail(path, `No card has the id "${value}".${didYouMean(value, ids.keys())}`);
  return value;
}

const number =
  (what: string, least = 0): Reader =>
  (value, path) =>
    integer(value, path, what, least);

const cardIds: Reader = (value, path, ids) =>
  listOf(value, path, "a list of cards' ids", (item, itemPath) => cardId(item, itemPath, ids));

/** A wording, or a number from 1. */
const named =
  (what: string): Reader =>
  (value, path) =>
    typeof value === 'number' ? integer(value, path, what, 1) : wording(value, path, what);

/** A player can be a target too. */
const target: Reader = (value, path, ids) =>
  value === 'dark' || value === 'light' ? value : cardId(value, path, ids);

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

const FIELDS = {
  unit: cardId,
  card: cardId,
  top: cardId,
  target,
  targets: (value, path, ids) =>
    listOf(value, path, 'a list of targets', (item, itemPath) => target(item, itemPath, ids)),
  cards: cardIds,
  // Velocity takes a signed amount.
  amount: number('an amount', -LIMITS.number),
  x: number('the value of X'),
  dice: (value, path) =>
    listOf(value, path, 'a list of dice, counted from 0,', (item, itemPath) =>
      integer(item, itemPath, 'the number of a die'),
    ),
  cost: named('the wording of a cost, or its number from 1,'),
  using: (value, path) => oneOf(value, path, ['Bombard', 'Barrage', 'Ion Cannon'], 'a keyword to attack by'),
  ability: (value, path, ids) => {
    const what = "a keyword's name, or a paragraph's number from 1,";
    if (typeof value === 'number') return integer(value, path, what, 1);
    const name = wording(value, path, what, LIMITS.name);
    // "<source id>:<paragraph number>" names a granted ability.
    const source = /^(.+):\d+$/.exec(name)?.[1];
    if (source === undefined) return keywordName(name, path);
    cardId(source, path, ids);
    return name;
  },
  effect: number("a paragraph's number", 1),
  value: (value, path) => {
    if (typeof value === 'number') return integer(value, path, 'an answer', -LIMITS.number);
    return wording(value, path, "an answer (a card's id, a number, or an option's wording)");
  },
  hits: number('the number of hits'),
  force: number('the Force bid'),
  counters: number('the number of counters'),
  bid: number('the number of build points bid', 0),
  what: (value, path, ids) => (value === 'draw' ? value : cardId(value, path, ids)),
  to: (value) => value,
} satisfies Record<string, Reader>;
type Field = keyof typeof FIELDS;

/** What an effect may ask for. */
const ASKED = ['target', 'targets', 'amount', 'x', 'dice', 'cost'] as const;

const ENTRIES: Readonly<Record<Deed, Entry>> = {
  attack: { needs: ['unit', 'target'], may: ['using'] },
  tap: { needs: ['unit'] },
  use: { needs: ['unit', 'ability'], may: ASKED },
  play: { needs: ['card'], may: ['effect', 'to', ...ASKED], to: ARENAS },
  choose: { needs: ['value'] },
  predict: { needs: ['hits'] },
  bid: { needs: ['force'] },
  build: { needs: ['card', 'counters'] },
  complete: {
    needs: ['card'],
    may: ['to', 'unit', 'effect', ...ASKED],
    to: [...ARENAS, 'buildZone', 'top', 'under', 'discard', 'resource'],
    toCard: true,
  },
  move: { needs: ['unit', 'to'], to: [...ARENAS, 'buildZone'], toCard: true },
  equip: { needs: ['card', 'unit'], may: ['target', 'targets', 'x'] },
  detach: { needs: ['card'] },
  rearrange: { needs: ['unit', 'top'] },
  retreat: { needs: ['unit'] },
  upkeep: { needs: ['unit'], may: ['cost'] },
  done: { needs: [] },
  pass: { needs: [] },
  decline: { needs: [], may: ['what'] },
  side: { needs: ['bid'] },
  event: { needs: ['card'] },
  resource: { needs: ['card'] },
  mulligan: { needs: ['cards', 'to'], to: ['discard', 'deck'] },
  setup: {
    needs: ['card'],
    may: ['to', 'unit', 'counters'],
    to: [...ARENAS, 'resource', 'top', 'under', 'buildZone'],
    toCard: true,
  },
};

const SEATS: readonly Side[] = ['dark', 'light'];

export function readScript(value: unknown, path: string, ids: Ids): Decision[] {
  const what = 'a list of what the players do';
  return listOf(value, path, what, (entry, entryPath) => readEntry(entry, entryPath, ids), LIMITS.script);
}

export function readEntry(value: unknown, path: string, ids: Ids): Decision {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    expected(path, 'an entry of the script', value);
  const name = Object.hasOwn(value, 'do') ? (value as { do: unknown }).do : undefined;
  const deed = oneOf(name, within(path, 'do'), DEEDS, 'the name of a deed');
  const { needs, may = [], to, toCard } = ENTRIES[deed];
  const known = ['by', 'do', ...needs, ...may];
  const fields = fieldsOf(value, path, known, `an entry of the script that does "${deed}"`);
  const entry: Record<string, unknown> = {
    by: oneOf(fields.by, within(path, 'by'), SEATS, 'the player'),
    do: deed,
  };
  for (const field of [...needs, ...may]) {
    const at = within(path, field);
    const given = fields[field];
    if (given === undefined) {
      if (needs.includes(field)) fail(at, `This is missing: "${deed}" needs ${listed(needs)}.`);
      continue;
    }
    entry[field] = field === 'to' ? readTo(given, at, ids, to ?? [], toCard) : FIELDS[field](given, at, ids);
  }
  if (entry.target !== undefined && entry.targets !== undefined) {
    fail(within(path, 'targets'), 'An entry has "target" or "targets", not both.');
  }
  checkTo(entry, path);
  return entry as unknown as Decision;
}

const listed = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(' and ');

function readTo(value: unknown, path: string, ids: Ids, names: readonly string[], toCard?: true): string {
  if (typeof value === 'string' && (names.includes(value) || (toCard && ids.has(value)))) return value;
  const what = `${names.join(', ')}${toCard ? ", or a unit's id" : ''}`;
  const near = typeof value === 'string' ? didYouMean(value, toCard ? [...names, ...ids.keys()] : names) : '';
  return fail(path, `Found ${described(value)}, but one of these was expected: ${what}.${near}`);
}

/** `top` and `under` name a stack; counters lie on the last card of setup, in the build zone. */
function checkTo(entry: Readonly<Record<string, unknown>>, path: string): void {
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
