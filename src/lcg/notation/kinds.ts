// The kinds of values that sentences of this game hold.
import type { Cursor } from '../../core/notation/cursor.ts';
import type { Json } from '../../core/notation/json.ts';
import { type Kind, kind, type Spoken } from '../../core/notation/kind.ts';
import {
  KINDS as COMMON,
  printRef,
  sideKind,
  takeNumber,
  takeRef,
  takeRefs,
  takeSeveral,
} from '../../core/notation/kinds.ts';
import { quote } from '../../core/notation/quote.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { DIAL, ICON_TYPES } from '../language/terms.ts';
import { strikeKinds } from './strike-kinds.ts';
import { printNames, printShares, takeShares } from './values.ts';
import { zoneKinds } from './zone-kinds.ts';

export const SEAT_NAMES = { dark: 'Dark', light: 'Light' } as const;

const DIAL_WORDS = /(?:the\s+)?(?:death\s+star(?:\s+dial)?|dial)\b/i;

/** What is engaged: an objective, or the dial. */
const objective = kind<string | null>(
  'an objective, or the dial',
  ['string', 'null'],
  (cursor, spoken) => {
    const id = takeRef(cursor, spoken);
    if (id !== undefined) return id;
    if (cursor.take(DIAL_WORDS)) return DIAL;
    return cursor.take(/nothing\b/i) ? null : undefined;
  },
  (id, { names }) => (id === null ? 'nothing' : id === DIAL ? 'the dial' : printRef(id, names)),
  { names: true },
);

const PLAY_AREA = 'play-area';

/** What an enhancement is put on. */
const where = kind<string>(
  'a card, the play area, or the dial',
  ['string'],
  (cursor, spoken) => {
    if (cursor.take(/(?:the|his|her|their)?\s*play[- ]area\b/i)) return PLAY_AREA;
    const id = takeRef(cursor, spoken);
    return id ?? (cursor.take(DIAL_WORDS) ? DIAL : undefined);
  },
  (id, { names }) => (id === DIAL ? 'the dial' : id === PLAY_AREA ? 'the play area' : printRef(id, names)),
);

/** A card that the text describes as an enhancement: what it is played on is no target. */
const enhancement = kind<string>(
  'a card',
  ['string'],
  (cursor, spoken) => {
    const { at } = cursor;
    const id = takeRef(cursor, spoken);
    if (id !== undefined && spoken.definition(id)?.type === 'Enhancement') return id;
    cursor.at = at;
    return undefined;
  },
  (id, spoken) => (spoken.definition(id)?.type === 'Enhancement' ? printRef(id, spoken.names) : undefined),
);

const refs = (least: number, most: number): Kind =>
  kind<string[]>(
    least > 1 ? 'cards' : 'a card',
    ['strings'],
    (cursor, spoken) => {
      const { at } = cursor;
      if (most > 1) return takeRefs(cursor, spoken, least);
      const id = takeRef(cursor, spoken);
      if (id === undefined) cursor.at = at;
      return id === undefined ? undefined : [id];
    },
    (ids, { names }) =>
      ids.length < least ? undefined : printNames(most > 1 ? ids : ids.slice(0, 1), names),
    { names: true },
  );

const KEYWORD_NAMES = Object.values(KEYWORDS).map(({ name }) => name);

/** A keyword as the rulebook writes it; the longer name first. */
export function takeKeyword(cursor: Cursor): string | undefined {
  return [...KEYWORD_NAMES]
    .sort((a, b) => b.length - a.length)
    .find((name) => cursor.take(new RegExp(`${name}(?![\\p{L}\\p{N}])`, 'iu')));
}

const isKeyword = (name: string): boolean => KEYWORD_NAMES.includes(name);

const ability = kind<string | number>(
  'an ability (a keyword, or "paragraph 2")',
  ['string', 'number'],
  (cursor) => {
    const numbered = cursor.take(/(?:paragraph|ability)\s+(\d{1,3})\b/i);
    return numbered ? Number(numbered[1]) : (cursor.quoted() ?? takeKeyword(cursor));
  },
  (value) => (typeof value === 'number' ? `paragraph ${value}` : isKeyword(value) ? value : quote(value)),
  { words: KEYWORD_NAMES },
);

const shares = (word: string): Kind =>
  kind<Record<string, unknown>>(
    `numbers with cards, like 2 ${word} Luke and 1 ${word} Yoda`,
    ['object'],
    takeShares,
    (value, { names }) => printShares(value, word, names),
  );

/** "Hangar (X = 2, cost A and B)": an interrupt that changes the cost of what is played. */
function takeHelper(cursor: Cursor, spoken: Spoken): Json | undefined {
  const card = takeRef(cursor, spoken);
  if (card === undefined) return undefined;
  if (!cursor.take(/\(/)) return { card };
  const x = cursor.take(/X\s*(?:=|is)/i) ? takeNumber(cursor) : undefined;
  cursor.take(/,/);
  const cost = cursor.take(/cost\b/i) ? COMMON.cardsOrNone.read(cursor, spoken) : undefined;
  if (!cursor.take(/\)/)) cursor.fail(`"X = 2", "cost …" or ")" is expected, but ${cursor.here}.`);
  return { card, ...(x !== undefined && { x }), ...(cost !== undefined && { cost }) };
}

function printHelper({ card, x, cost, ...more }: Json, spoken: Spoken): string | undefined {
  const said = [
    ...(x === undefined ? [] : [`X = ${String(x)}`]),
    ...(cost === undefined ? [] : [`cost ${COMMON.cardsOrNone.print(cost, spoken)}`]),
  ];
  if (Object.keys(more).length > 0) return undefined;
  return `${COMMON.ref.print(card, spoken)}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}

const helpers: Kind = {
  what: 'interrupts, like Hangar (X = 2)',
  read(cursor, spoken) {
    const found = takeSeveral(cursor, () => takeHelper(cursor, spoken));
    return found.length > 0 ? found : undefined;
  },
  print(value, spoken) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const all = value.map((one) => printHelper(one as Json, spoken));
    return all.includes(undefined) ? undefined : all.join(' and ');
  },
};

const BARE = /(yes|no|unit|tactics|blast)(?![\p{L}\p{N}'’-])/iu;

/** One answer: yes, an icon type, a number, a card, or a wording. */
function takeAnswer(cursor: Cursor, spoken: Spoken): string | number | undefined {
  const { at } = cursor;
  const id = takeRef(cursor, spoken);
  if (id !== undefined) return id;
  cursor.at = at;
  const bare = cursor.take(BARE)?.[1]?.toLowerCase();
  return bare ?? cursor.quoted() ?? takeNumber(cursor);
}

function printAnswer(value: unknown, spoken: Spoken): string | undefined {
  if (typeof value === 'string' && new RegExp(`^${BARE.source}$`, 'u').test(value)) return value;
  return COMMON.value.print(value, spoken);
}

/** The answer to a choice: one, several, none, or numbers by cards. */
const answer: Kind = {
  names: true,
  what: 'an answer (yes, no, a number, a card, or a wording in quotation marks)',
  read(cursor, spoken) {
    if (cursor.take(/nothing\b/i)) return [];
    const { at } = cursor;
    const only = cursor.take(/only\b/i) !== null;
    const divided = only ? undefined : takeShares(cursor, spoken);
    if (divided) return divided;
    if (!only) cursor.at = at;
    const found = takeSeveral(cursor, () => takeAnswer(cursor, spoken));
    return found.length === 1 && !only ? found[0] : found.length > 0 ? found : undefined;
  },
  print(value, spoken) {
    if (!Array.isArray(value))
      return typeof value === 'object' && value !== null
        ? printShares(value as Json, 'to', spoken.names)
        : printAnswer(value, spoken);
    const all = value.map((one) => printAnswer(one, spoken));
    if (all.includes(undefined)) return undefined;
    return all.length === 0 ? 'nothing' : `${all.length === 1 ? 'only ' : ''}${all.join(', ')}`;
  },
};

/** Texts in quotation marks: traits. */
const texts = kind<string[]>(
  'texts in quotation marks',
  ['strings'],
  (cursor) => {
    const found = takeSeveral(cursor, () => cursor.quoted() ?? undefined);
    return found.length > 0 ? found : undefined;
  },
  (all) => (all.length > 0 ? all.map(quote).join(', ') : undefined),
);

/** The order of icon types. */
const icons = kind<string[]>(
  'icon types (unit, tactics, blast)',
  ['strings'],
  (cursor) => {
    const found = takeSeveral(cursor, () => cursor.take(/(unit|tactics|blast)\b/i)?.[1]?.toLowerCase());
    return found.length > 0 ? found : undefined;
  },
  (all) => (all.every((one) => ICON_TYPES.includes(one as never)) ? all.join(', ') : undefined),
);

const nobody = /(?:nobody|no one|neither player)\b/i;
const player = sideKind(SEAT_NAMES);

/** "dark-affiliation" is a card. */
const side: Kind = {
  ...player,
  read: (cursor, spoken) =>
    cursor.sees(/(?:dark|light)-affiliation\b/i) ? undefined : player.read(cursor, spoken),
};

export const KINDS = {
  ...COMMON,
  ...strikeKinds,
  ...zoneKinds,
  side,
  who: {
    what: 'Dark, Light or nobody',
    read: (cursor, spoken) => (cursor.take(nobody) ? null : side.read(cursor, spoken)),
    print: (value, spoken) => (value === null ? 'nobody' : side.print(value, spoken)),
  },
  objective,
  where,
  enhancement,
  first: refs(1, 1),
  cards: refs(1, Number.POSITIVE_INFINITY),
  severalCards: refs(2, Number.POSITIVE_INFINITY),
  ability,
  divided: shares('to'),
  paid: shares('from'),
  helpers,
  answer,
  texts,
  icons,
} as const satisfies Readonly<Record<string, Kind>>;
