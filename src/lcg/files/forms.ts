// The forms of what files of this game have of their own. What they share with other games is checked by the same functions.
import {
  any,
  anyOf,
  array,
  boolean,
  type Check,
  integer,
  nothing,
  number,
  object,
  oneOf,
  string,
  tagged,
} from '../../core/files/checks.ts';
import { LIMITS } from '../../core/files/limits.ts';
import { DEEDS } from '../decisions/decision.ts';
import { AFFILIATIONS, CARD_TYPES, ICON_TYPES, SIDES } from '../language/terms.ts';
import { POINTS } from '../model/points.ts';

const text = (title: string) => string({ title, maxLength: 10_000, pattern: /\S/u });
const name = string({ title: 'a name', maxLength: 200, pattern: /\S/u });
export const cardId = string({ title: "a card's id", maxLength: 200, pattern: /\S/u });
export const cardIds = array(cardId, { title: "a list of cards' ids", maxItems: LIMITS.cards });
export const side = oneOf(SIDES, { title: 'a side' });
const count = integer({ title: 'a number', minimum: 0, maximum: 9999 });
const positive = integer({ title: 'a number', minimum: 1, maximum: 9999 });
const value = anyOf([count, oneOf(['X'])], { title: 'a number or "X"' });
const optional = (check: Check) => anyOf([check, nothing]);

const iconCounts = Object.fromEntries(ICON_TYPES.map((type) => [type, count]));
const icons = object(
  { ...iconCounts, edge: object(iconCounts, { title: 'edge-enabled icons', additional: null }) },
  { title: 'combat icons', additional: null },
);
export const affiliation = oneOf(AFFILIATIONS, { title: 'an affiliation' });

/** What is printed on a card. */
export const printedFields: Readonly<Record<string, Check>> = {
  name,
  side,
  affiliation,
  type: oneOf(CARD_TYPES, { title: 'a type' }),
  unique: boolean,
  cost: value,
  forceIcons: value,
  resources: value,
  damageCapacity: value,
  priority: value,
  reserve: value,
  icons,
  traits: array(name, { title: 'a list of traits', maxItems: 100 }),
  text: array(text('a paragraph'), { title: 'a list of paragraphs', maxItems: 100 }),
  set: integer({ title: 'the number of an objective set', minimum: 0, maximum: 9999 }),
  sequence: count,
  limitOne: boolean,
  affiliationOnly: affiliation,
  // Fields of the card data that mean nothing here.
  number: any,
  keywords: any,
  multiplayer: any,
};

const definition = object(printedFields, {
  title: 'a card definition',
  required: ['name', 'side', 'type'],
  additional: null,
});
const reference = object(
  { ref: text('a reference ("Core Set/Luke Skywalker")') },
  { title: 'a reference to a card', required: ['ref'], additional: null },
);
const isReference = (card: unknown): boolean =>
  typeof card === 'object' && card !== null && Object.hasOwn(card, 'ref');
const card: Check = Object.assign(
  (given: unknown) => (isReference(given) ? reference(given) : definition(given)),
  { what: definition.what },
);

const cards = object(
  {},
  {
    title: 'card definitions by their keys',
    maxProperties: LIMITS.cards,
    additional: card,
    propertyNames: name,
  },
);

/** A card in a list: its key, or an object; what hangs on it may be such an object in turn. */
const placedObject = (depth: number): Check => {
  const inside: Check = depth === 0 ? cardId : anyOf([cardId, placedObject(depth - 1)]);
  const list = array(inside, { title: 'a list of cards', maxItems: LIMITS.cards });
  return object(
    {
      id: cardId,
      card: name,
      focus: count,
      damage: count,
      shields: count,
      committed: boolean,
      enhancements: list,
      captured: list,
      controller: side,
      on: oneOf(['dial'], { title: 'where it lies' }),
      faceDown: boolean,
    },
    { title: 'a card', required: ['card'], additional: null },
  );
};
const placed = anyOf([cardId, placedObject(2)], { title: "a card's key, or an object" });
const list = array(placed, { title: 'a list of cards', maxItems: LIMITS.cards });

export const seat = object(
  {
    affiliation: placed,
    objectives: list,
    enhancements: list,
    units: list,
    hand: list,
    deck: list,
    discard: list,
    objectiveDeck: list,
    victory: list,
    reserve: count,
    sets: array(positive, { title: 'a list of objective sets', maxItems: 200 }),
  },
  { title: 'a seat', additional: null },
);

const engagement = object(
  { objective: cardId, attackers: cardIds, defenders: cardIds, edge: optional(side) },
  { title: 'an engagement', required: ['objective', 'attackers'], additional: null },
);

/** How the cards lie, and the table around them. */
export const tableFields: Readonly<Record<string, Check>> = {
  dark: seat,
  light: seat,
  active: side,
  firstTurn: boolean,
  dial: count,
  dialDamage: count,
  balance: side,
  engaged: cardIds,
  engagement,
};

const shares = object(
  {},
  {
    title: 'numbers by cards',
    maxProperties: 200,
    additional: count,
    propertyNames: cardId,
  },
);
const details: Readonly<Record<string, Check>> = {
  target: cardId,
  targets: cardIds,
  amount: count,
  divide: shares,
  x: count,
  cost: cardIds,
  pay: shares,
  on: cardId,
};
const withs = array(
  object(
    { card: cardId, x: count, cost: cardIds },
    { title: 'an interrupt', required: ['card'], additional: null },
  ),
  { title: 'interrupts used with the play', maxItems: 50 },
);

const FIELDS: Readonly<Record<(typeof DEEDS)[number], Readonly<Record<string, Check>>>> = {
  objectives: { cards: cardIds },
  mulligan: {},
  balance: { target: cardId },
  discard: { card: cardId },
  play: { card: cardId, ...details, with: withs, effect: positive },
  use: {
    card: cardId,
    ability: anyOf([positive, name], { title: "a paragraph's number from 1, or a keyword" }),
    ...details,
  },
  engage: { objective: cardId, attackers: cardIds },
  defend: { defenders: cardIds },
  edge: { card: cardId },
  strike: {
    unit: cardId,
    targets: object(
      { unit: anyOf([cardId, shares]), tactics: anyOf([cardId, cardIds]), blast: any },
      { title: 'targets of a strike', additional: null },
    ),
    order: array(oneOf(ICON_TYPES, { title: 'an icon type' }), { title: 'icon types', maxItems: 3 }),
  },
  shield: { card: cardId },
  protect: { unit: cardId, for: cardId, amount: count },
  commit: { unit: cardId },
  choose: {
    value: anyOf([count, boolean, text('an answer'), array(anyOf([count, text('an answer')])), shares], {
      title: 'an answer (an id, a list of ids, a number, yes or no, an option)',
    }),
  },
  pass: {},
  done: {},
};

const REQUIRED: Partial<Record<(typeof DEEDS)[number], readonly string[]>> = {
  objectives: ['cards'],
  balance: ['target'],
  discard: ['card'],
  play: ['card'],
  use: ['card'],
  engage: ['objective', 'attackers'],
  defend: ['defenders'],
  edge: ['card'],
  strike: ['unit'],
  shield: ['card'],
  protect: ['unit'],
  commit: ['unit'],
  choose: ['value'],
};

export const entry = tagged(
  'do',
  object(
    { by: side, do: string({ title: 'the name of a deed' }) },
    { title: 'an entry', required: ['by', 'do'] },
  ),
  'the name of a deed',
  Object.fromEntries(
    DEEDS.map((deed) => [
      deed,
      object(
        { by: any, do: any, ...FIELDS[deed] },
        { title: `"${deed}"`, required: REQUIRED[deed] ?? [], additional: null },
      ),
    ]),
  ),
);

const pile = anyOf([count, cardIds], { title: 'a number of cards, or a list of ids' });
const playerView = object(
  {
    hand: pile,
    deck: pile,
    discard: pile,
    objectiveDeck: pile,
    victory: pile,
    objectives: pile,
    units: pile,
    reserve: count,
    forceCards: count,
    edgeTotal: optional(count),
    forceTotal: optional(count),
  },
  { title: "a player's view", additional: null },
);
const cardViewForm = object(
  {
    zone: text('a zone'),
    controller: side,
    owner: side,
    faceDown: boolean,
    focus: count,
    damage: count,
    shields: count,
    committed: boolean,
    participating: optional(oneOf(['attacker', 'defender'])),
    icons,
    forceIcons: count,
    resources: count,
    damageCapacity: optional(count),
    traits: array(name),
    enhancements: cardIds,
    captured: cardIds,
    keywords: object(
      {},
      {
        title: 'keywords by their names',
        additional: anyOf([boolean, count, array(name)], { title: 'true, false, a number or a list' }),
        propertyNames: name,
      },
    ),
  },
  { title: "a card's view", additional: null },
);
const expect = object(
  {
    dark: playerView,
    light: playerView,
    dial: count,
    dialDamage: count,
    balance: side,
    active: side,
    point: text('a point'),
    engagement: optional(
      object(
        { objective: optional(cardId), attackers: cardIds, defenders: cardIds, edge: optional(side) },
        { additional: null },
      ),
    ),
    edge: optional(side),
    engaged: cardIds,
    winner: optional(side),
    wonBy: optional(oneOf(['dial', 'objectives', 'empty-deck', 'effect'])),
    illegal: count,
  },
  {
    title: 'what is expected, by name,',
    maxProperties: LIMITS.cards,
    additional: cardViewForm,
    propertyNames: name,
  },
);

const point = oneOf(POINTS, { title: 'a point of a turn' });
const until = anyOf(
  [
    oneOf([...POINTS, 'script-end', 'game-over'], { title: 'a point of a turn' }),
    object(
      { turn: positive, point },
      { title: 'a point of a later turn', required: ['turn', 'point'], additional: null },
    ),
  ],
  { title: 'a point of a turn, or { "turn": 2, "point": "draw" },' },
);

const prose = string({ title: 'a text', maxLength: 10_000 });
const die = anyOf([integer({ title: 'a random pick', minimum: 1, maximum: 9999 }), cardId], {
  title: 'the number of a card among those that could be picked, or its id',
});

export const RULESET = 'swlcg-2012';
export const ruleset = oneOf([RULESET], { title: 'a ruleset' });

export const scenarioForm = object(
  {
    format: oneOf(['swtcg-scenario/1']),
    ruleset,
    title: prose,
    why: prose,
    question: prose,
    explanation: prose,
    tags: array(text('a tag'), { title: 'a list of texts', maxItems: 1000 }),
    cards,
    ...tableFields,
    at: point,
    until,
    dice: array(die, { title: 'a list of random picks', maxItems: 100_000 }),
    seed: anyOf([number(), text('a seed')], { title: 'a number or a text' }),
    shuffle: boolean,
    script: array(entry, { title: 'a script', maxItems: LIMITS.script }),
    expect,
  },
  { title: 'a scenario', required: ['format', 'ruleset'], additional: null },
);
