// A whole game as this engine writes one down, known at a glance: it starts with the preparation, nobody had a hand in it
// but the players, and nothing in it is unusual. A page that shows one needs none of what reads every other file with
// care and says what is wrong with it (careful.ts); `test/play/replay/plain.test.ts` holds that both read it alike.
import type { CardDef, CardSide } from '../../src/cards/card.ts';
import { readTypeLine } from '../../src/cards/type-line.ts';
import type { GameState, Side } from '../../src/game/state.ts';
import { tooDeep } from '../scenario/depth.ts';
import { bare, emptyLists, type Placed, RESERVED } from '../scenario/format.ts';
import { LIMITS } from '../scenario/limits.ts';
import { firstPosition } from './first.ts';
import { EFFECTS_VERSION, REPLAY_FORMAT, type Replay, type ReplayCard } from './format.ts';

/** A replay with the game before its first decision. */
export interface Opened {
  readonly replay: Replay;
  readonly start: GameState;
}

type Is = (value: unknown) => boolean;

const isCount: Is = (value) => Number.isInteger(value) && (value as number) >= 0;
const isNumber: Is = (value) => isCount(value) && (value as number) <= LIMITS.number;
const isText =
  (most: number, least = 0): Is =>
  (value) =>
    typeof value === 'string' && value.length <= most && value.trim().length >= least;
const isOneOf =
  (...all: readonly unknown[]): Is =>
  (value) =>
    all.includes(value);
const isListOf =
  (is: Is, most = Number.POSITIVE_INFINITY): Is =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(is);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields and no others; those that are named must be there. */
const isMadeOf =
  (fields: Readonly<Record<string, Is>>, ...needed: readonly string[]): Is =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key) && fields[key]?.(value[key])) &&
    needed.every((key) => Object.hasOwn(value, key));

/** A name that an object has not by itself. */
const isName: Is = (value) =>
  isText(LIMITS.name, 1)(value) && !((value as string) in Object.prototype) && value !== 'prototype';

const isWords = isText(2000);
const isSeat = isMadeOf({ player: isWords, deck: isWords });
const isSide = isOneOf('dark', 'light');
const isPrinted: Is = (value) => value === '*' || isNumber(value);
const isEffect: Is = (value) => isObject(value) && typeof value.kind === 'string';

const isCard = isMadeOf(
  {
    name: isText(LIMITS.name, 1),
    version: isText(10, 1),
    side: isOneOf('dark', 'light', 'neutral', 'vong'),
    type: isName,
    subtype: isText(LIMITS.name),
    cost: isNumber,
    speed: isPrinted,
    power: isPrinted,
    health: isPrinted,
    text: isListOf(isText(LIMITS.paragraph, 1), LIMITS.paragraphs),
    effects: isListOf(isEffect),
  },
  'name',
  'side',
  'type',
);

const isDecisions = isListOf(
  (value) => isObject(value) && isSide(value.by) && isText(40)(value.do) && value.do !== 'reveal',
  200_000,
);
const isRolls = isListOf(isListOf(isOneOf(1, 2, 3, 4, 5, 6), 200));
const isAddress: Is = (value) => typeof value === 'string' && /^[0-9]+\.[0-9]+$/.test(value);
const isNotes = isListOf(isMadeOf({ at: isAddress, text: isWords, mark: isText(10) }, 'at'));
const isLine = isMadeOf(
  { at: isAddress, title: isWords, decisions: isDecisions, rolls: isRolls, annotations: isNotes },
  'at',
  'decisions',
);

const isFile = isMadeOf(
  {
    format: isOneOf(REPLAY_FORMAT),
    ruleset: isOneOf('swtcg-2022'),
    made: isMadeOf({ by: isWords, effects: isOneOf(EFFECTS_VERSION) }, 'by', 'effects'),
    header: isMadeOf({
      ...Object.fromEntries(
        ['event', 'round', 'date', 'format', 'annotator', 'note'].map((key) => [key, isWords]),
      ),
      game: isCount,
      of: isCount,
      dark: isSeat,
      light: isSeat,
    }),
    cards: (value) =>
      isObject(value) &&
      Object.entries(value).every(([key, card]) => isName(key) && isCard(card)) &&
      Object.keys(value).length <= LIMITS.cards,
    start: isMadeOf({ at: isOneOf('preparation'), dark: isObject, light: isObject }, 'at', 'dark', 'light'),
    settings: isMadeOf({ autoPass: isOneOf('never', 'empty', 'always') }, 'autoPass'),
    seed: (value) => isText(200)(value) && /^[a-z0-9-]+:/.test(value as string),
    decisions: isDecisions,
    rolls: isRolls,
    shuffles: isListOf(isListOf(isText(200))),
    checks: isListOf(isMadeOf({ after: isCount, hash: isText(64) }, 'after', 'hash')),
    result: (value) =>
      value === null ||
      isMadeOf(
        {
          winner: isOneOf('dark', 'light', null),
          by: isOneOf('control', 'effect', 'conceded', 'agreed', 'time', 'judge', 'turn-limit'),
          turn: isCount,
        },
        'winner',
        'by',
        'turn',
      )(value),
    annotations: isNotes,
    variations: isListOf(isLine),
  },
  'format',
  'ruleset',
  'cards',
  'start',
  'settings',
  'decisions',
  'rolls',
  'checks',
);

/** What the engine makes of a card; null where that is not as plain as it looks. */
function definition(card: ReplayCard): CardDef | null {
  const { name, side, type = '', subtype = '', text = [], effects = [] } = card;
  const line = readTypeLine(type, subtype);
  if (!line || name === '?' || effects.length !== text.length) return null;
  const { kind, arenas, subordinate } = line;
  const omitted = kind === 'unit' ? 0 : null;
  const { version = null, cost = null, speed = omitted, power = omitted, health = omitted } = card;
  return {
    name,
    version,
    side: side as CardSide,
    kind,
    type,
    subtype,
    arenas,
    subordinate,
    cost,
    speed,
    power,
    health,
    text,
    effects,
  };
}

/** The cards of a list, each by its key or by its key and an id of its own; null where one can't lie there. */
function laid(
  given: unknown,
  owner: Side,
  fits: (def: CardDef) => boolean,
  cards: ReadonlyMap<string, CardDef>,
  ids: Set<string>,
): Placed[] | null {
  if (!isListOf(() => true, LIMITS.cards)(given)) return null;
  const found: Placed[] = [];
  for (const one of given as readonly unknown[]) {
    const named = typeof one === 'string' ? { id: one, card: one } : one;
    if (!isMadeOf({ id: isName, card: isName }, 'id', 'card')(named)) return null;
    const { id, card } = named as { readonly id: string; readonly card: string };
    const def = cards.get(card);
    if (!def || !fits(def) || ids.has(id) || (RESERVED as readonly string[]).includes(id)) return null;
    ids.add(id);
    found.push(bare(id, card, owner));
  }
  return ids.size <= LIMITS.cards ? found : null;
}

/** Where cards lie before a game, and which. */
const LAID: Readonly<Record<string, (def: CardDef) => boolean>> = {
  deck: () => true,
  supply: ({ subordinate, kind }) => subordinate || kind === 'event',
};

/** The game before its first decision; null where its cards don't lie as they do before a game. */
function opened(replay: Replay): GameState | null {
  const cards = new Map<string, CardDef>();
  for (const [key, card] of Object.entries(replay.cards)) {
    const def = definition(card);
    if (!def) return null;
    cards.set(key, def);
  }
  const ids = new Set<string>();
  const empty = { force: 0, buildPoints: 0, resource: null, event: null };
  const seats = { dark: { ...empty, lists: emptyLists() }, light: { ...empty, lists: emptyLists() } };
  for (const side of Object.keys(replay.start)) {
    if (side !== 'dark' && side !== 'light') continue;
    for (const [key, given] of Object.entries(replay.start[side] as object)) {
      const fits = Object.hasOwn(LAID, key) && LAID[key];
      const found = fits && laid(given, side, fits, cards, ids);
      if (!found) return null;
      seats[side].lists[key as 'deck'] = found;
    }
  }
  const table = { cards, ids, ...seats, locations: [], at: 'preparation', shuffle: true } as const;
  return firstPosition(replay, table);
}

/** Null: it is not plain, and has to be read with care. */
export function plain(text: string): Opened | null {
  if (text.length > LIMITS.replaySize || text.includes('"__proto__"') || tooDeep(text)) return null;
  let file: unknown;
  try {
    file = JSON.parse(text);
    // What is written as it is read says nothing twice and hides nothing.
    if (JSON.stringify(file) !== text.trimEnd()) return null;
  } catch {
    return null;
  }
  if (!isFile(file)) return null;
  const replay = file as Replay;
  const start = opened(replay);
  return start && { replay, start };
}
