// The values that sentences hold, in words, as kinds.ts reads them.
import { findKeyword } from '../../swtcg/cards/keyword-names.ts';
import { Cursor } from './cursor.ts';
import type { Seat } from './json.ts';
import { type KindName, PLACES, type Spoken, VERBS } from './kinds.ts';
import type { Names } from './names.ts';
import { quote } from './quote.ts';

/** undefined: it can't be said so. */
type Print = (value: unknown, spoken: Spoken) => string | undefined;

type Shape = 'number' | 'string' | 'numbers' | 'strings' | 'null';

const SHAPES: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  number: Number.isSafeInteger,
  string: (value) => typeof value === 'string',
  numbers: (value) => Array.isArray(value) && value.every(Number.isSafeInteger),
  strings: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  null: (value) => value === null,
};

/** A file can hold anything: only what has one of the shapes is printed. */
const of =
  <T>(shapes: readonly Shape[], print: (value: T, spoken: Spoken) => string | undefined): Print =>
  (value, spoken) =>
    shapes.some((shape) => SHAPES[shape](value)) ? print(value as T, spoken) : undefined;

const number = of<number>(['number'], String);

function printRef(id: string, names: Names): string {
  try {
    const cursor = new Cursor(`${id} x`);
    if (names.take(cursor) === id && cursor.at === id.length) return id;
  } catch {
    // A name that can mean several cards is quoted, like one with marks in it.
  }
  return quote(id);
}

const ref = of<string>(['string'], (id, { names }) => printRef(id, names));

const printRefs = (ids: readonly string[], names: Names): string =>
  ids.map((id) => printRef(id, names)).join(', ');

const refs = (none?: string) =>
  of<string[]>(['strings'], (ids, { names }) => (ids.length === 0 ? none : printRefs(ids, names)));

const printPlace = (value: string): string | undefined => PLACES.find(([place]) => place === value)?.[1];

const lying = (word: 'on' | 'under') =>
  of<string>(['string'], (value, { names }) =>
    value.startsWith(`${word}:`) ? printRef(value.slice(word.length + 1), names) : undefined,
  );

const dice = of<number[]>(['numbers'], (list) => (list.length > 0 ? list.join(' ') : undefined));

export const PRINTED: Readonly<Record<KindName, Print>> = {
  number,
  ref,
  refs: refs(),
  several: refs(),
  cardsOrNone: refs('nothing'),
  place: of<string>(['string'], (value, { names }) => printPlace(value) ?? printRef(value, names)),
  zone: of<string>(['string'], (value) =>
    value === 'build' ? 'the build zone' : value === 'buildZone' ? undefined : printPlace(value),
  ),
  on: lying('on'),
  under: lying('under'),
  side: of<Seat>(['string'], (value) =>
    value === 'dark' ? 'Dark' : value === 'light' ? 'Light' : undefined,
  ),
  keyword: of<string>(['string'], (name) => (findKeyword(name)?.name === name ? name : undefined)),
  ability: of<string | number>(['string', 'number'], (value) =>
    typeof value === 'number'
      ? `paragraph ${value}`
      : findKeyword(value)?.name === value
        ? value
        : quote(value),
  ),
  verb: of<string>(['string'], (value) => (VERBS.includes(value) ? `${value.toLowerCase()}s` : undefined)),
  textOrNumber: of<string | number>(['string', 'number'], (value) =>
    typeof value === 'number' ? String(value) : quote(value),
  ),
  value: of<string | number>(['string', 'number'], (given, { names }) => {
    if (typeof given === 'number') return String(given);
    const cursor = new Cursor(quote(given));
    return names.take(cursor) === given ? printRef(given, names) : quote(given);
  }),
  what: of<string>(['string'], (given, { names }) =>
    given === 'draw' ? 'the draw' : printRef(given, names),
  ),
  dice,
  fallen: dice,
  total: of<number | null>(['number', 'null'], (n) => (n === null ? 'unknown' : String(n))),
  def: of<string>(['string'], (key, { defs }) => printRef(key, defs)),
  text: of<string>(['string'], quote),
  arena: of<string>(['string'], (name) => name),
  pile: of<number | string[]>(['number', 'strings'], (given, { names }) =>
    typeof given === 'number' ? String(given) : given.length === 0 ? 'nothing' : printRefs(given, names),
  ),
};
