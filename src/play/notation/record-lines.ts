// The lines that only recorded games have: who played, what came of it, how it was written down.
import type { NotationWords } from '../../core/game/game-notation.ts';
import type { Cursor } from '../../core/notation/cursor.ts';
import type { Json } from '../../core/notation/json.ts';
import type { Seat } from '../../core/state.ts';
import { HEADERS } from './line-keys.ts';
import { addProse, textIn } from './text-line.ts';

type Act = () => void;

/** What a reader has that such lines are told to. */
interface RecordReading {
  readonly words: NotationWords;
  readonly file: Json;
  readonly header: Json;
  readonly settings: Json;
  readonly sides: Map<string, Seat>;
  readonly seat: Seat | null;
  replay: boolean;
  loose: boolean;
  afterwards(cursor: Cursor, act: (cursor: Cursor) => void): void;
  note(cursor: Cursor, at: string | undefined, mark: string | undefined): void;
  beginVariation(cursor: Cursor, at: string | undefined): void;
}

/** What is known of how games end, in every game. */
const ENDINGS = ['conceded', 'agreed', 'time', 'judge', 'turn-limit'];

function readGame(reader: RecordReading, cursor: Cursor): void {
  const found = cursor.take(/(\d{1,4})(?:\s+of\s+(\d{1,4}))?/i);
  if (!found || !cursor.done) cursor.fail('"game: 2" or "game: 2 of 3" is expected.');
  reader.header.game = Number(found[1]);
  if (found[2]) reader.header.of = Number(found[2]);
}

function readPlayer(reader: RecordReading, seat: string, what: string, cursor: Cursor): void {
  const { header, sides } = reader;
  const said = textIn(cursor);
  header[seat] = { ...(header[seat] as Json | undefined), [what]: said };
  if (what !== 'player') return;
  for (const [name, whose] of sides) if (whose === seat && name !== seat) sides.delete(name);
  if (!sides.has(said.toLowerCase())) sides.set(said.toLowerCase(), seat);
}

function readResult(reader: RecordReading, cursor: Cursor): void {
  const { seats, seatNames, records } = reader.words;
  const [usual = ''] = records.endings;
  const endings = [...records.endings, ...ENDINGS].join('|');
  const found = new RegExp(
    `^(${seats.join('|')}|nobody|none)(?:\\s+wins?)?(?:[\\s,]+(?:by\\s+)?(${endings}))?(?:[\\s,]+(?:in\\s+)?turn\\s+(\\d{1,6}))?\\.?$`,
    'i',
  ).exec(cursor.rest);
  if (!found)
    cursor.fail(
      `"${seatNames[seats[0] as string]} wins by ${usual}, turn 7" is expected, or "nobody by agreed, turn 4", or "none"; but ${cursor.here}.`,
    );
  const [, who = '', by, turn] = found;
  const winner = /^(?:nobody|none)$/i.test(who) ? null : who.toLowerCase();
  reader.file.result =
    /^none$/i.test(who) && by === undefined
      ? null
      : { winner, by: (by ?? usual).toLowerCase(), turn: Number(turn ?? 0) };
}

function readMade(reader: RecordReading, cursor: Cursor): void {
  const { rest } = cursor;
  const said = /\(effects (\d{1,6})\)$/.exec(rest);
  const by = said ? rest.slice(0, said.index).trimEnd() : rest;
  const effects = said?.[1];
  reader.file.made = { by, ...(effects !== undefined && { effects: Number(effects) }) };
}

function readOneOf(cursor: Cursor, words: readonly string[], like: string): string {
  const found = words.find((word) => word === cursor.rest.toLowerCase());
  return found ?? cursor.fail(`${like} is expected, but ${cursor.here}.`);
}

/** What to do with such a line; undefined where it is none. */
export function recordLine(reader: RecordReading, key: string, raw: string, cursor: Cursor): Act | undefined {
  const recorded = (act: Act) => () => {
    reader.replay = true;
    act();
  };
  const note = /^note(?:\s+(\d+\.\d+))?(?:\s+(\S+))?$/.exec(raw.replace(/^note/i, 'note'));
  if (note && (note[1] || note[2] || reader.seat !== null))
    return recorded(() => reader.afterwards(cursor, (now) => reader.note(now, note[1], note[2])));
  if ((HEADERS as readonly string[]).includes(key))
    return recorded(() => addProse(reader.header, key, cursor));
  const [, seat, what] = new RegExp(`^(${reader.words.seats.join('|')}) (player|deck)$`).exec(key) ?? [];
  if (seat !== undefined && what !== undefined) return recorded(() => readPlayer(reader, seat, what, cursor));
  const variation = /^variation(?:\s+(\d+\.\d+))?$/.exec(key);
  if (variation)
    return recorded(() => reader.afterwards(cursor, (now) => reader.beginVariation(now, variation[1])));
  const others: Readonly<Record<string, Act>> = {
    game: () => readGame(reader, cursor),
    'made by': () => readMade(reader, cursor),
    'auto-pass': () => {
      reader.settings.autoPass = readOneOf(
        cursor,
        ['never', 'empty', 'always'],
        '"never", "empty" or "always"',
      );
    },
    passes: () => {
      reader.loose = readOneOf(cursor, ['written', 'left out'], '"written" or "left out"') === 'left out';
    },
    result: () => readResult(reader, cursor),
  };
  const known = key === 'autopass' ? 'auto-pass' : key;
  return Object.hasOwn(others, known) ? recorded(others[known] as Act) : undefined;
}
