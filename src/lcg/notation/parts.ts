// What is said of cards and of players: in what a text expects, and in what was put by hand.
import type { MorePart, PartWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { ICON_TYPES } from '../language/terms.ts';
import { KINDS, takeKeyword } from './kinds.ts';

const MARKS = [
  '{focus:number} focus tokens? token?',
  'no focus {focus=0}',
  'ready {focus=0}',
  '{damage:number} damage tokens? token?',
  'no damage {damage=0}',
  'undamaged {damage=0}',
  '{shields:number} shields|shield tokens? token?',
  'no shields|shield {shields=0}',
  'committed {committed=true}',
  'not committed {committed=false}',
];

const ICON = /(\d{1,4})\s+(edge(?:-enabled)?\s+)?(unit|tactics|blast)\b(?:\s+damage\b)?(?:\s+icons?\b)?/i;

/** "2 unit", "1 edge blast". */
function readIcon(cursor: Cursor): Json | null {
  const found = cursor.take(ICON);
  if (!found) return null;
  const counted = { [String(found[3]).toLowerCase()]: Number(found[1]) };
  return { icons: found[2] === undefined ? counted : { edge: counted } };
}

/** "Elite", "no Elite", "Edge 2", `Protect "Character"`. */
function readKeyword(cursor: Cursor, spoken: Spoken): Json | null {
  const { at } = cursor;
  const none = cursor.take(/(?:no|not|without)\s+(?!enhancements)/i) !== null;
  const name = takeKeyword(cursor);
  if (name === undefined) {
    cursor.at = at;
    return null;
  }
  if (none) return { keywords: { [name]: false } };
  const n = cursor.take(/\d+/);
  return { keywords: { [name]: n ? Number(n[0]) : (KINDS.texts.read(cursor, spoken) ?? true) } };
}

function printIcons(icons: unknown): string[] | null {
  if (!isObject(icons)) return null;
  const { edge, ...normal } = icons;
  if (edge !== undefined && !isObject(edge)) return null;
  const of = (counts: Json, word: string) =>
    ICON_TYPES.flatMap((type) => (counts[type] === undefined ? [] : `${counts[type]} ${word}${type}`));
  const said = [...of(normal, ''), ...of(edge ?? {}, 'edge ')];
  return said.length > 0 ? said : null;
}

function printKeywords(keywords: unknown, spoken: Spoken): string[] | null {
  if (!isObject(keywords) || Object.keys(keywords).length === 0) return null;
  return Object.entries(keywords).map(([name, value]) => {
    if (value === false) return `no ${name}`;
    if (value === true) return name;
    return `${name} ${Array.isArray(value) ? KINDS.texts.print(value, spoken) : String(value)}`;
  });
}

const iconsAndKeywords: MorePart = {
  like: ['"2 unit"', '"1 edge blast"', 'a keyword'],
  read: (cursor, spoken) => readIcon(cursor) ?? readKeyword(cursor, spoken),
  print: (key, value, spoken) =>
    key === 'icons' ? printIcons(value) : key === 'keywords' ? printKeywords(value, spoken) : undefined,
};

export const expected: PartWords = {
  card: [
    ...MARKS,
    'in|to|among {zone}',
    'discarded {zone="discard"}',
    'captured at|by|under {zone:at}',
    'on {zone:on}',
    'out of the? game {zone="out"}',
    'controlled by {controller:side}',
    'owned by {owner:side}',
    'face-down|facedown {faceDown=true}',
    'face down {faceDown=true}',
    'face-up|faceup {faceDown=false}',
    'face up {faceDown=false}',
    'an? attacker {participating="attacker"}',
    'attacking {participating="attacker"}',
    'a? defender {participating="defender"}',
    'defending {participating="defender"}',
    'not participating {participating=null}',
    '{forceIcons:number} Force icons? icon?',
    'resources {resources:number}',
    'capacity {damageCapacity:number}',
    'no capacity {damageCapacity=null}',
    'traits|trait {traits:texts}',
    'no traits {traits=[]}',
    'enhanced by {enhancements:cardsOrNone}',
    'captured|holding|holds {captured:cardsOrNone}',
  ],
  player: [
    'hand {hand:pile}',
    'deck {deck:pile}',
    'discard pile? {discard:pile}',
    'objective deck {objectiveDeck:pile}',
    'victory pile? {victory:pile}',
    'objectives {objectives:pile}',
    'units {units:pile}',
    'reserve {reserve:number}',
    '{forceCards:number} Force cards|card',
    'no Force cards {forceCards=0}',
    'edge total {edgeTotal:number}',
    'no edge total {edgeTotal=null}',
    'Force total {forceTotal:number}',
    'no Force total {forceTotal=null}',
  ],
  moreCard: iconsAndKeywords,
};

export const byHand: PartWords = {
  card: [...MARKS, 'to|in|into {zone}'],
  player: [],
};
