// The table of this game in lines: what players have, their zones, the dial, the balance, an engagement under way.
import { didYouMean } from '../../core/files/near.ts';
import type { LineReader, TableWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import { Far, readForm } from '../../core/notation/form.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import { takeNumber } from '../../core/notation/kinds.ts';
import { printForm } from '../../core/notation/print-forms.ts';
import { AFFILIATIONS, SIDES } from '../language/terms.ts';
import { POINTS, TURN_POINTS } from '../model/points.ts';
import { ENGAGEMENT } from './engagement.ts';
import { KINDS, SEAT_NAMES } from './kinds.ts';

const ZONES: Readonly<Record<string, string>> = {
  objectives: 'objectives',
  objective: 'objectives',
  enhancements: 'enhancements',
  units: 'units',
  unit: 'units',
  hand: 'hand',
  deck: 'deck',
  'command deck': 'deck',
  discard: 'discard',
  'discard pile': 'discard',
  'objective deck': 'objectiveDeck',
  victory: 'victory',
  'victory pile': 'victory',
};

const isAffiliation = (name: unknown): name is string => AFFILIATIONS.includes(name as never);
const AFFILIATION = new RegExp(`(${AFFILIATIONS.join('|')})(?:\\s+affiliation)?(?![\\p{L}\\p{N}])`, 'iu');

/** A verb of a sentence: "Dark: Luke engages …" says nothing of what a player has. */
const DEEDS =
  /\b(?:engages?|attacks?|defends?|plays|uses|strikes?|places|passes|commits|chooses|says|shields?|protects?|keeps|mulligans|discards|is done|damages|puts)\b/i;

function takeAffiliation(cursor: Cursor): string | undefined {
  const found = cursor.take(AFFILIATION)?.[1]?.toLowerCase();
  return AFFILIATIONS.find((one) => one.toLowerCase() === found);
}

/** "Sith, reserve 5". */
function readPurse(cursor: Cursor, seat: Json): void {
  while (!cursor.done) {
    const reserve = cursor.take(/reserve\s+(\d{1,4})\b/i);
    const affiliation = reserve ? undefined : takeAffiliation(cursor);
    if (reserve) seat.reserve = Number(reserve[1]);
    else if (affiliation !== undefined) seat.affiliation = affiliation;
    else {
      const near = didYouMean(cursor.rest, [...AFFILIATIONS, 'reserve']);
      cursor.fail(`An affiliation (Jedi, Sith …) or "reserve 5" is expected, but ${cursor.here}.${near}`);
    }
    if (!cursor.done && !cursor.take(/[,;.]|and\b/i))
      cursor.fail(`"," or the end of the line is expected, but ${cursor.here}.`);
  }
}

function ended(cursor: Cursor): void {
  if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
}

function number(cursor: Cursor): number {
  const n = takeNumber(cursor) ?? cursor.fail(`A number is expected, but ${cursor.here}.`);
  ended(cursor);
  return n;
}

function sideNamed(cursor: Cursor): string {
  const found = cursor.take(/(dark|light)(?:\s+side)?\b/i)?.[1]?.toLowerCase();
  const side = found ?? cursor.fail(`Dark or Light is expected, but ${cursor.here}.`);
  ended(cursor);
  return side;
}

const isYes = (cursor: Cursor): boolean => {
  const found = cursor.take(/(yes|no|true|false)\b/i)?.[1]?.toLowerCase();
  const said = found ?? cursor.fail(`"yes" or "no" is expected, but ${cursor.here}.`);
  ended(cursor);
  return said === 'yes' || said === 'true';
};

/** Where the table around the seats has a line of its own: the key in files, and how its value is read. */
const TABLE: Readonly<Record<string, readonly [key: string, read: (cursor: Cursor) => unknown]>> = {
  active: ['active', sideNamed],
  'first turn': ['firstTurn', isYes],
  dial: ['dial', number],
  'dial damage': ['dialDamage', number],
  balance: ['balance', sideNamed],
};

const LINES: Readonly<Record<string, LineReader>> = {
  engaged: (cursor, _start, { start, afterwards }) =>
    afterwards((_now, spoken) => {
      start.engaged =
        KINDS.cardsOrNone.read(cursor, spoken) ?? cursor.fail(`Objectives are expected, but ${cursor.here}.`);
      ended(cursor);
    }),
  engagement: (cursor, _start, { start, afterwards }) =>
    afterwards((_now, spoken) => {
      const far = new Far();
      const found = readForm(ENGAGEMENT, cursor, spoken, far);
      if (!found) cursor.at = Math.max(cursor.at, far.at);
      if (!found || !cursor.done)
        cursor.fail(
          `An engagement is expected, like "Outpost by Luke and Han, defended by Vader, edge light", but ${cursor.here}.`,
        );
      start.engagement = found;
    }),
  reserve: (cursor, at, { seat, whose }) => {
    seat(whose(at)).reserve = number(cursor);
  },
  sets: (cursor, at, { seat, whose }) => {
    const found = cursor.rest.split(/[\s,]+/).map(Number);
    if (!found.every((one) => Number.isInteger(one) && one > 0))
      cursor.fail(`Numbers of objective sets are expected, like 19, 20, 36; but ${cursor.here}.`);
    seat(whose(at)).sets = found;
  },
  affiliation: (cursor, at, { seat, whose, cards }) => {
    const side = whose(at);
    const start = cursor.at;
    const plain = takeAffiliation(cursor);
    if (plain === undefined || !cursor.done) cursor.at = start;
    seat(side).affiliation =
      plain !== undefined && cursor.done
        ? plain
        : cards(cursor, { seat: side, list: 'affiliation', place: null })[0];
  },
};

function line(key: string): LineReader | undefined {
  const own = Object.hasOwn(LINES, key) ? LINES[key] : undefined;
  if (own || !Object.hasOwn(TABLE, key)) return own;
  const [field, read] = TABLE[key] as (typeof TABLE)[string];
  return (cursor, _start, { start }) => {
    start[field] = read(cursor);
  };
}

function printLine(
  key: string,
  value: unknown,
  { spoken }: Parameters<TableWords['printLine']>[2],
): readonly string[] | null {
  if (key === 'sets' && Array.isArray(value)) return [`sets: ${value.join(', ')}`];
  if (key === 'engaged') return [`engaged: ${KINDS.cardsOrNone.print(value, spoken)}`];
  if (key === 'engagement' && isObject(value)) {
    const said = printForm(ENGAGEMENT, value, spoken);
    return said === null ? null : [`engagement: ${said}`];
  }
  const own = Object.keys(TABLE).find((one) => TABLE[one]?.[0] === key);
  if (own === undefined) return null;
  return [`${own}: ${value === true ? 'yes' : value === false ? 'no' : String(value)}`];
}

export const table: TableWords = {
  zones: ZONES,
  zoneNames: { objectiveDeck: 'objective deck' },
  single: ['affiliation'],
  placeOf: () => null,
  isPurse: (text) => text === '' || !DEEDS.test(text),
  readPurse,
  printPurse({ affiliation, reserve, ...rest }) {
    const said = [
      ...(isAffiliation(affiliation) ? [affiliation] : []),
      ...(reserve === undefined ? [] : [`reserve ${reserve}`]),
    ];
    const card = affiliation === undefined || isAffiliation(affiliation) ? {} : { affiliation };
    return { words: said.join(', '), rest: { ...card, ...rest } };
  },
  keys: [...Object.keys(TABLE), ...Object.keys(LINES)],
  line,
  printLine,
  isList: (key, value) => key !== 'affiliation' || !isAffiliation(value),
  /** The plain card of an affiliation is there without being described. */
  *otherCards(start) {
    for (const seat of SIDES) {
      const has = start[seat];
      if (isObject(has) && isAffiliation(has.affiliation))
        yield {
          card: { id: `${seat}-affiliation`, card: `${SEAT_NAMES[seat]} affiliation` },
          seat,
        };
    }
  },
  starts: POINTS,
  stops: [...POINTS, 'script-end', 'game-over'],
  points: TURN_POINTS,
  ordered: ['captured'],
};
