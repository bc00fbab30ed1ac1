// The entries of a script and what a file expects: the names in them are those of cards and keywords.
import { fail, within } from '../../core/files/fail.ts';
import { didYouMean } from '../../core/files/near.ts';
import { validate } from '../../core/files/validate.ts';
import type { Expect, Ids, Json } from '../../core/game/game-files.ts';
import type { Decision } from '../decisions/decision.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DIAL } from '../model/state.ts';
import { RESERVED } from '../view/view.ts';
import { entry as entryForm } from './forms.ts';

const named = (id: string, path: string, ids: Ids): void => {
  if (!ids.has(id)) fail(path, `No card has the id "${id}".${didYouMean(id, ids.keys())}`);
};

/** Fields that name one card, cards, or cards with a number each. */
const FIELDS: Readonly<Record<string, 'one' | 'many' | 'shares'>> = {
  card: 'one',
  unit: 'one',
  target: 'one',
  for: 'one',
  cards: 'many',
  targets: 'many',
  attackers: 'many',
  defenders: 'many',
  cost: 'many',
  pay: 'shares',
  divide: 'shares',
};

const many = (list: readonly string[], path: string, ids: Ids): void =>
  list.forEach((id, i) => {
    named(id, within(path, i), ids);
  });

/** Which names a value has: an id, a list of ids, or ids with numbers. */
function checkNames(value: unknown, path: string, ids: Ids): void {
  if (typeof value === 'string') named(value, path, ids);
  else if (Array.isArray(value)) many(value, path, ids);
  else if (typeof value === 'object' && value !== null)
    for (const id of Object.keys(value)) named(id, within(path, id), ids);
}

const WHERE: readonly string[] = ['play-area', DIAL];

export function readEntry(entry: unknown, path: string, ids: Ids): Decision {
  validate(entryForm, entry, path);
  const given = { ...(entry as Record<string, unknown>) };
  for (const [field, value] of Object.entries(given)) {
    const at = within(path, field);
    if (field === 'objective') {
      if (value !== DIAL) checkNames(value, at, ids);
    } else if (field === 'on') {
      if (!WHERE.includes(value as string)) checkNames(value, at, ids);
    } else if (field === 'targets' && given.do === 'strike') {
      for (const [kind, one] of Object.entries(value as object))
        if (kind !== 'blast') checkNames(one, within(at, kind), ids);
    } else if (field === 'with') {
      (value as { card: string; cost?: string[] }[]).forEach((one, i) => {
        checkNames(one.card, within(within(at, i), 'card'), ids);
        checkNames(one.cost, within(within(at, i), 'cost'), ids);
      });
    } else if (FIELDS[field]) checkNames(value, at, ids);
  }
  if (given.target !== undefined && given.targets !== undefined)
    fail(within(path, 'targets'), 'An entry has "target" or "targets", not both.');
  if (given.do === 'choose' && typeof given.value === 'boolean') given.value = given.value ? 'yes' : 'no';
  return given as unknown as Decision;
}

const isReserved = (name: string): boolean => (RESERVED as readonly string[]).includes(name);
const KEYWORD_NAMES = Object.values(KEYWORDS).map(({ name }) => name);

/** A keyword by its name in any case. */
function keywordName(name: string, path: string): string {
  const found = KEYWORD_NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
  return found ?? fail(path, `The rulebook has no keyword "${name}".${didYouMean(name, KEYWORD_NAMES)}`);
}

const LISTS = [
  'enhancements',
  'captured',
  'hand',
  'deck',
  'discard',
  'objectiveDeck',
  'victory',
  'objectives',
  'units',
];

function checkLists(view: Readonly<Record<string, unknown>>, path: string, ids: Ids): void {
  for (const key of LISTS) if (Array.isArray(view[key])) many(view[key] as string[], within(path, key), ids);
}

function readCard(id: string, view: Readonly<Record<string, unknown>>, path: string, ids: Ids): Json {
  if (!ids.has(id)) fail(path, `No card has the id "${id}".${didYouMean(id, [...ids.keys(), ...RESERVED])}`);
  checkLists(view, path, ids);
  const at = /^(?:on|captured):(.*)$/s.exec(String(view.zone ?? ''))?.[1];
  if (at !== undefined && at !== DIAL) named(at, within(path, 'zone'), ids);
  const { keywords } = view as { readonly keywords?: Readonly<Record<string, Json>> };
  if (!keywords) return view as Json;
  const read = Object.entries(keywords).map(([name, value]) => [
    keywordName(name, within(within(path, 'keywords'), name)),
    value,
  ]);
  return { ...(view as Record<string, Json>), keywords: Object.fromEntries(read) as Json };
}

export function readExpect(file: Readonly<Record<string, unknown>>, path: string, ids: Ids): Expect {
  const read = Object.entries(file).map(([name, view]) => {
    const at = within(path, name);
    if (!isReserved(name)) return [name, readCard(name, view as Record<string, unknown>, at, ids)];
    if (name === 'dark' || name === 'light') checkLists(view as Record<string, unknown>, at, ids);
    return [name, view];
  });
  return Object.fromEntries(read) as Expect;
}
