// Cards of this game in words: `Vader (B) 50/5/6 "Critical Hit 2" (tapped, 1 damage)`.
import type { CardFault, CardWords, Fact, Standing } from '../../core/game/game-notation.ts';
import { isObject, type Json, without } from '../../core/notation/json.ts';
import { atAGlance } from '../cards/plain-keyword.ts';
import { textHint } from './text-hints.ts';

const TYPE =
  /^((?:space|ground|character)(?:\/(?:space|ground|character))*|battle|mission(?: - (?:trap|campaign))?|location|equipment|subordinate|resource|event)$/i;
const titled = (text: string): string =>
  text.toLowerCase().replace(/[a-z]+/g, (word) => word[0]?.toUpperCase() + word.slice(1));
const STATS = ['speed', 'power', 'health'] as const;
const stat = (text: string): number | '*' => (text === '*' ? '*' : Number(text));

const FACTS: readonly (readonly [RegExp, (...words: readonly string[]) => Fact])[] = [
  [/^([A-Z]\d?)$/, (version) => ({ def: { version } })],
  [/^version (\S{1,10})$/i, (version) => ({ def: { version } })],
  [/^(tapped|untapped)$/i, (word) => ({ placed: { tapped: /^t/i.test(word as string) } })],
  [/^face[- ]?(down|up)$/i, (word) => ({ placed: { faceDown: /^d/i.test(word as string) } })],
  [/^(\d{1,4}|no) damage(?: counters?)?$/i, (n) => ({ placed: { damage: Number(n) || 0 } })],
  [/^(\d{1,4}) build(?: (?:counters?|points?))?$/i, (n) => ({ placed: { build: Number(n) } })],
  [/^(?:owned by|owner) (dark|light)$/i, (owner) => ({ placed: { owner: owner?.toLowerCase() } })],
  [/^(\d{1,4}) (.+?) counters?$/i, (n, name) => ({ placed: { counters: { [name as string]: Number(n) } } })],
  [/^costs? (\d{1,4})$/i, (n) => ({ def: { cost: Number(n) } })],
  [
    /^(speed|power|health) (\d{1,4}|\*)$/i,
    (name, n) => ({ def: { [(name as string).toLowerCase()]: stat(n as string) } }),
  ],
  [/^(?:yuuzhan )?(dark|light|neutral|vong)(?: side)?$/i, (side) => ({ def: { side: side?.toLowerCase() } })],
  [TYPE, (type) => ({ def: { type: titled(type as string) } })],
];

function fact(text: string, def: Json): Fact | null {
  const [expression, told] = FACTS.find(([one]) => one.test(text)) ?? [];
  // "(Location, Ground)": the arena of a card whose type is told is part of its subtype.
  if (!expression || !told || (expression === TYPE && def.type !== undefined)) return null;
  return told(...(expression.exec(text) as RegExpExecArray).slice(1));
}

/** What a card is by where it stands. */
function typeIn({ list, place, host }: Standing): string | undefined {
  if (list === 'resource' || list === 'event' || list === 'location' || list === 'equipment')
    return titled(list);
  if (list === 'pilots') return 'Character';
  if (list === 'stack') return host as string | undefined;
  return place === null ? undefined : titled(place);
}

const WANTS_SUBTYPE = ['Location', 'Equipment', 'Subordinate'];

function complete(def: Json, standing: Standing): { readonly def: Json } | CardFault {
  const type = def.type ?? typeIn(standing);
  const side = def.side ?? standing.seat;
  if (type === undefined)
    return {
      message: `What kind of card is "${String(def.name)}"? Say it in parentheses: (Battle), (Mission, cost 2), (Space) …`,
    };
  if (side === null || side === undefined)
    return {
      message: `Whose card is "${String(def.name)}"? Say it in parentheses: (dark), (light), (neutral) or (vong).`,
    };
  const arena = standing.place === null ? undefined : titled(standing.place);
  const subtype = def.subtype ?? (WANTS_SUBTYPE.includes(String(type)) ? arena : undefined);
  const { name, version, cost, speed, power, health, text = [] } = def;
  return { def: without({ name, version, side, type, subtype, cost, speed, power, health, text }) };
}

/** A name that ends in numbers of which one is missing, or is none. */
function wrongNumbers(name: string): CardFault | null {
  const words = name.lastIndexOf(' ');
  if (words <= 0 || !/^[\d*]+(?:\/[-\d*]*){1,3}$/.test(name.slice(words + 1))) return null;
  return {
    message: `A unit's numbers are speed, power and health, like ${name.slice(0, words).trimEnd()} 60/3/3.`,
    from: words + 1,
  };
}

function print(def: Json, standing: Standing): ReturnType<CardWords['print']> {
  const { side, type, subtype, cost } = def;
  const has = (one: string) => def[one] !== undefined && def[one] !== null;
  const whole = STATS.every(has);
  const facts: string[] = [];
  if (side !== standing.seat) facts.push(String(side));
  const misread = typeof subtype === 'string' && TYPE.test(subtype.split(',')[0]?.trim() ?? '');
  if (misread || type !== typeIn(standing)) facts.push(String(type));
  if (has('cost')) facts.push(`cost ${cost}`);
  if (!whole) for (const one of STATS) if (has(one)) facts.push(`${one} ${def[one]}`);
  if (typeof subtype === 'string' && subtype !== '') facts.push(subtype);
  return { ...(whole && { numbers: STATS.map((one) => def[one]).join('/') }), facts };
}

function printMarks(placed: Json): string[] {
  return Object.entries(placed).flatMap(([name, value]) => {
    if (name === 'tapped') return value ? 'tapped' : 'untapped';
    if (name === 'faceDown') return value ? 'face down' : 'face up';
    if (name === 'damage') return `${value} damage`;
    if (name === 'build') return `${value} build`;
    if (name === 'owner') return `owned by ${value}`;
    if (name === 'counters' && isObject(value))
      return Object.entries(value).map(([what, n]) => `${n} ${what} counters`);
    return [];
  });
}

const LIES: Readonly<Record<string, string>> = { o: 'stack', p: 'pilots', e: 'equipment' };

export const cards: CardWords = {
  example: 'X-wing 60/3/3 "Evade 1"',
  reference: /^[A-Z0-9]{2,6}\/\S/,
  goesOn: 'its numbers (60/3/3), its text in quotation marks, "(…)", "[…]"',
  factsLike: '"cost 3", "2 damage", "1 build" or "1 mastery counter"',
  lies: /(over|pilots?|equipment|equipped)(?:\s+with)?\s*:?/i,
  liesLike: '"pilot", "equipment" or "over"',
  liesIn: (word) => LIES[word[0] as string] as string,
  lists: { stack: 'over', pilots: 'pilot', equipment: 'equipment' },
  fact,
  unclear: /^\d/,
  addOther: (def, text) => {
    def.subtype = def.subtype === undefined ? text : `${String(def.subtype)}, ${text}`;
  },
  numbers(cursor, def) {
    const numbers = cursor.take(/(\d{1,4}|\*)\s*[/⁄∕]\s*(\d{1,4}|\*)\s*[/⁄∕]\s*(\d{1,4}|\*)(?![\d/])/);
    if (!numbers) return false;
    STATS.forEach((name, i) => {
      def[name] = stat(numbers[i + 1] as string);
    });
    return true;
  },
  wrongNumbers,
  describe: (name, { place }, data) =>
    `Give its speed, power and health, like ${name} 60/3/3, ${place === null ? `its type, like ${name} (Battle), ` : ''}${data ? 'or a name of the card data.' : 'or load card data that has it.'}`,
  typeIn,
  complete,
  print,
  printMarks,
  textHint,
  isPlain: (paragraph) => atAGlance(paragraph) !== null,
};
