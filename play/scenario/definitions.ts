// Card definitions: the facts as printed. `compile.ts` reads their texts.
import type { CardDef, CardSide, Printed } from '../../src/cards/card.ts';
import { readTypeLine } from '../../src/cards/type-line.ts';
import { fail, within } from './fail.ts';
import { checkName, expected, fieldsOf, integer, listOf, namedOf, oneOf, text, wording } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Finds a card of the loaded card data by its reference, `"SET/Name (V)"`. */
export type CardFinder = (ref: string) => CardDef | undefined;

/** What is printed on a card, by its keys in a file. */
export const CARD_KEYS = [
  'name',
  'version',
  'side',
  'type',
  'subtype',
  'cost',
  'speed',
  'power',
  'health',
  'text',
] as const;
const SIDES: readonly CardSide[] = ['dark', 'light', 'neutral', 'vong'];

const TYPES =
  'Space, Ground, Character and their pairs with "/", Battle, Mission, "Mission - Trap", "Mission - Campaign", Resource, ' +
  'Event; Location, Equipment and Subordinate have their arenas in the subtype ("Ground - Trait")';

/** The definitions as written; texts are compiled by `compile.ts`. */
export function readDefinitions(value: unknown, path: string, find?: CardFinder): Map<string, CardDef> {
  const what = 'card definitions by their keys';
  return new Map(
    namedOf(value, path, what, 'a card').map(([key, given]) => [
      key,
      readDefinition(given, within(path, key), find),
    ]),
  );
}

function readDefinition(value: unknown, path: string, find?: CardFinder): CardDef {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, 'ref')) {
    return referred(fieldsOf(value, path, ['ref'], 'a reference to a card').ref, within(path, 'ref'), find);
  }
  const fields = fieldsOf(value, path, CARD_KEYS, 'a card definition');
  const name = wording(fields.name, within(path, 'name'), "the card's name", LIMITS.name);
  const version = optional(fields.version, (given) =>
    wording(given, within(path, 'version'), 'a version ("A")', 10),
  );
  const side = oneOf(fields.side, within(path, 'side'), SIDES, 'a side');
  const type = wording(fields.type, within(path, 'type'), 'a type ("Ground/Character")', LIMITS.name);
  checkName(type, within(path, 'type'), 'a type');
  const subtype =
    optional(fields.subtype, (given) => text(given, within(path, 'subtype'), 'a subtype', LIMITS.name)) ?? '';
  const line = readTypeLine(type, subtype);
  if (line === null) {
    // The arenas of a Location, an Equipment, a Subordinate stand in the subtype: then the type itself is right.
    const wrong = readTypeLine(type, 'Space') ? 'subtype' : 'type';
    const written = subtype === '' ? `"${type}"` : `"${type}" with the subtype "${subtype}"`;
    fail(within(path, wrong), `The engine can't read the type line ${written}. Types are ${TYPES}.`);
  }
  const { kind, arenas, subordinate } = line;
  const printed = (stat: 'speed' | 'power' | 'health') =>
    readPrinted(fields[stat], within(path, stat), kind === 'unit' ? 0 : null);
  const paragraphs = fields.text === undefined ? [] : readText(fields.text, within(path, 'text'));
  return {
    name,
    version,
    side,
    kind,
    type,
    subtype,
    arenas,
    subordinate,
    cost: optional(fields.cost, (given) => integer(given, within(path, 'cost'), 'a build cost')),
    speed: printed('speed'),
    power: printed('power'),
    health: printed('health'),
    text: paragraphs,
    effects: [],
  };
}

/** Null says the same as leaving a field out. */
const optional = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : read(value);

/** Omitted numbers of a unit are 0. */
function readPrinted(value: unknown, path: string, omitted: number | null): Printed {
  if (value === undefined || value === null) return omitted;
  return value === '*' ? '*' : integer(value, path, 'a number or "*"');
}

function readText(value: unknown, path: string): string[] {
  if (typeof value === 'string') expected(path, 'a list of texts, one entry a paragraph,', value);
  const what = 'a list of paragraphs';
  return listOf(
    value,
    path,
    what,
    (one, at) => wording(one, at, 'a paragraph', LIMITS.paragraph),
    LIMITS.paragraphs,
  );
}

function referred(value: unknown, path: string, find?: CardFinder): CardDef {
  const ref = wording(value, path, 'a reference ("ANH/Luke Skywalker (A)")', LIMITS.name);
  if (find === undefined) {
    fail(path, `"${ref}" refers to card data, but none is loaded: give the folder with --cards.`);
  }
  const found = find(ref);
  if (found === undefined)
    fail(path, `The card data has no card "${ref}"; references are written "SET/Name (Version)".`);
  return found;
}
