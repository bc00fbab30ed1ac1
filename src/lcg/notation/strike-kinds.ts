// What a strike is aimed at: one card for its unit damage, or several with shares, and those that get tactics tokens.
import type { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { type Kind, kind, type Spoken } from '../../core/notation/kind.ts';
import { printRef, takeRef, takeRefs } from '../../core/notation/kinds.ts';
import { printNames, printShares, takeShares } from './values.ts';

const UNIT_DAMAGE = /(?:(?:with|its)\s+)?unit\s+damage\s+(?:on|to|against)\b/i;
const TACTICS = /(?:(?:with|its)\s+)?(all\s+)?(?:its\s+)?tactics(?:\s+tokens?)?\s+(?:on|to|against)\b/i;
const DEALING = /(?:dealing|dividing)\b/i;

/** `named`: a card that is named by itself is meant for unit damage. */
function takeTargets(cursor: Cursor, spoken: Spoken): Json | undefined {
  const found: Json = {};
  for (;;) {
    const { at } = cursor;
    if (Object.keys(found).length > 0) cursor.take(/,\s*and\b|,|and\b/i);
    const tactics = cursor.take(TACTICS);
    if (tactics && found.tactics === undefined) {
      const ids = takeRefs(cursor, spoken, 1);
      if (ids === undefined)
        cursor.fail(`The cards that get tactics tokens are expected, but ${cursor.here}.`);
      found.tactics = tactics[1] ? ids[0] : ids;
      continue;
    }
    if (found.unit === undefined) {
      const shares = cursor.take(DEALING) ? takeShares(cursor, spoken) : undefined;
      const said = shares === undefined && cursor.take(UNIT_DAMAGE) !== null;
      const one = shares ?? takeRef(cursor, spoken);
      if (one !== undefined) {
        found.unit = one;
        continue;
      }
      if (said) cursor.fail(`The card that is damaged is expected, but ${cursor.here}.`);
    }
    cursor.at = at;
    return Object.keys(found).length > 0 ? found : undefined;
  }
}

const printTargets =
  (bare: boolean) =>
  (value: Json, { names }: Spoken): string | undefined => {
    const { unit, tactics, ...more } = value;
    const said: (string | undefined)[] = [];
    if (typeof unit === 'string') said.push(`${bare ? '' : 'with unit damage on '}${printRef(unit, names)}`);
    else if (isObject(unit)) said.push(`dealing ${printShares(unit, 'to', names)}`);
    else if (unit !== undefined) return undefined;
    if (typeof tactics === 'string') said.push(`with all tactics on ${printRef(tactics, names)}`);
    else if (Array.isArray(tactics)) said.push(`with tactics on ${printNames(tactics.map(String), names)}`);
    else if (tactics !== undefined) return undefined;
    return said.length === 0 || Object.keys(more).length > 0 ? undefined : said.join(', ');
  };

const targets = (bare: boolean): Kind =>
  kind<Json>('a card, "tactics on …", or "dealing 2 to …"', ['object'], takeTargets, printTargets(bare));

const iconsOf = (icons: unknown, type: string): number => {
  const { [type]: normal = 0, edge } = isObject(icons) ? icons : {};
  return Number(normal) + (isObject(edge) ? Number(edge[type] ?? 0) : 0);
};

/** A unit with tactics icons and none of unit damage: the cards that it strikes get its tokens. */
const isTactician = (id: string, spoken: Spoken): boolean => {
  const { icons } = spoken.definition(id) ?? {};
  return iconsOf(icons, 'unit') === 0 && iconsOf(icons, 'tactics') > 0;
};

export const strikeKinds = {
  targets: targets(true),
  targetsByType: targets(false),
  tactician: kind<string>(
    'a card',
    ['string'],
    (cursor, spoken) => {
      const { at } = cursor;
      const id = takeRef(cursor, spoken);
      if (id !== undefined && isTactician(id, spoken)) return id;
      cursor.at = at;
      return undefined;
    },
    (id, spoken) => (isTactician(id, spoken) ? printRef(id, spoken.names) : undefined),
  ),
  /** The cards that get the tokens of such a unit. */
  tokens: kind<Json>(
    'a card',
    ['object'],
    (cursor, spoken) => {
      const ids = takeRefs(cursor, spoken, 1);
      return ids && { tactics: ids };
    },
    ({ tactics, ...more }, { names }) =>
      Array.isArray(tactics) && tactics.length > 0 && Object.keys(more).length === 0
        ? printNames(tactics.map(String), names)
        : undefined,
  ),
} as const satisfies Readonly<Record<string, Kind>>;
