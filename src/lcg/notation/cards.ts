// Cards of this game in words: `Luke Skywalker (Jedi, unique, cost 4, 3 Force, capacity 3, 2 unit, 1 edge blast) "Elite." (1 focus)`.
import type { CardFault, CardWords, Standing } from '../../core/game/game-notation.ts';
import { isObject, type Json, without } from '../../core/notation/json.ts';
import { CARD_TYPES, ICON_TYPES } from '../language/terms.ts';
import { readFact } from './facts.ts';

const TYPES_BY_LIST: Readonly<Record<string, string>> = {
  affiliation: 'Affiliation',
  objectives: 'Objective',
  objectiveDeck: 'Objective',
  victory: 'Objective',
  units: 'Unit',
  enhancements: 'Enhancement',
};

/** What a card is by where it lies; on a card lie enhancements and captured cards. */
const typeIn = ({ list }: Standing): string | undefined => (list === null ? undefined : TYPES_BY_LIST[list]);

/** Captured cards are Light's, at objectives of Dark; the victory pile has the enemy's. */
function sideIn({ list, seat }: Standing): string | null {
  if (list === 'captured') return 'light';
  if (list === 'victory' && seat !== null) return seat === 'dark' ? 'light' : 'dark';
  return seat;
}

/** In the order in which people read a card. */
function complete(def: Json, standing: Standing): { readonly def: Json } | CardFault {
  const type = def.type ?? typeIn(standing);
  const side = def.side ?? sideIn(standing);
  const name = String(def.name);
  if (type === undefined)
    return {
      message: `What kind of card is "${name}"? Say it in parentheses: ${CARD_TYPES.map((one) => `(${one})`).join(', ')}.`,
    };
  if (side === null || side === undefined)
    return { message: `Whose card is "${name}"? Say it in parentheses: (dark) or (light).` };
  const { name: _name, type: _type, side: _side, text, ...facts } = def;
  return { def: without({ name: def.name, side, type, ...facts, text }) };
}

/** Traits that would be read as something else are called traits. */
const printTrait = (trait: string): string => {
  const plain = readFact(trait, {}) === null && !/[(),]/.test(trait) && !cards.unclear.test(trait);
  return plain ? trait : `trait ${trait}`;
};

function printIcons(icons: unknown): string[] {
  if (!isObject(icons)) return [];
  const { edge, ...normal } = icons;
  const said = ICON_TYPES.flatMap((type) => (normal[type] === undefined ? [] : `${normal[type]} ${type}`));
  return [...said, ...(isObject(edge) ? printIcons(edge).map((one) => one.replace(' ', ' edge ')) : [])];
}

const PRINTED: Readonly<Record<string, (value: unknown) => string | readonly string[]>> = {
  affiliation: String,
  unique: (value) => (value === true ? 'unique' : 'not unique'),
  cost: (value) => `cost ${value}`,
  forceIcons: (value) => `${value} Force`,
  resources: (value) => `resources ${value}`,
  damageCapacity: (value) => `capacity ${value}`,
  priority: (value) => `priority ${value}`,
  reserve: (value) => `reserve ${value}`,
  icons: printIcons,
  traits: (value) => (Array.isArray(value) ? value.map((one) => printTrait(String(one))) : []),
  set: (value) => `set ${value}`,
  sequence: (value) => `card ${value}`,
  limitOne: (value) => (value === true ? 'one a deck' : 'any number a deck'),
  affiliationOnly: (value) => `${value} only`,
};

function print(def: Json, standing: Standing): { readonly facts: readonly string[] } {
  const { side, type, ...facts } = def;
  const said: string[] = [];
  if (side !== sideIn(standing)) said.push(String(side));
  // A trait may be called like a type; after the type it is a trait.
  if (type !== typeIn(standing)) said.push(String(type));
  for (const [name, say] of Object.entries(PRINTED))
    if (facts[name] !== undefined) said.push(...[say(facts[name])].flat());
  return { facts: said };
}

const MARKS: Readonly<Record<string, (value: unknown) => string>> = {
  focus: (value) => `${value} focus`,
  damage: (value) => `${value} damage`,
  shields: (value) => (value === 1 ? '1 shield' : `${value} shields`),
  committed: (value) => (value === true ? 'committed' : 'not committed'),
  faceDown: (value) => (value === true ? 'face down' : 'face up'),
  controller: (value) => `controlled by ${value}`,
  on: () => 'on the dial',
};

const EXAMPLE = 'Rebel Scout (cost 2, capacity 2, 1 unit)';

export const cards: CardWords = {
  example: EXAMPLE,
  reference: /^[A-Z][\p{L}\p{N}' -]*\/\S/u,
  goesOn: 'its facts in parentheses, its text in quotation marks, "[…]"',
  factsLike:
    '"cost 3", "capacity 2", "2 unit", "1 edge blast", "2 Force", "1 focus", "1 damage" or "1 shield"',
  lies: /(with|enhanced\s+by|enhancements?|captured|captures|capturing)\s*:?(?=\s)/i,
  liesLike: '"with" and its enhancements, or "captured"',
  liesIn: (word) => (/^capt/i.test(word) ? 'captured' : 'enhancements'),
  lists: { enhancements: 'with', captured: 'captured' },
  fact: readFact,
  unclear: /^(?:\d|(?:costs?|(?:damage )?capacity|priority|reserve|resources?)\b)/i,
  addOther: (def, text) => {
    def.traits = [...((def.traits as string[] | undefined) ?? []), text];
  },
  describe: (name, standing, data) =>
    `Describe it, like ${name} (${typeIn(standing) === undefined ? 'Unit, ' : ''}cost 2, capacity 2, 1 unit), ${data ? 'or give a name of the card data.' : 'or load card data that has it.'}`,
  typeIn,
  complete,
  print,
  printMarks: (placed) =>
    Object.entries(placed).flatMap(([name, value]) => (MARKS[name] ? MARKS[name](value) : [])),
  isPlain: (paragraph) => paragraph.trim() === '',
};
