// From the lines of a text to what they say. Every line is read, also after one that is wrong.
import { LIMITS } from '../../core/files/limits.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { CardNames, NotationWords, TableReading } from '../../core/game/game-notation.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { type Fault, LineFault, type Place } from '../../core/notation/fault.ts';
import type { Json } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { Names } from '../../core/notation/names.ts';
import type { Seat } from '../../core/state.ts';
import type { Said } from './assemble.ts';
import { readCards, readDefinition } from './cards.ts';
import type { Deck } from './deck.ts';
import { type Forms, formsOf } from './forms.ts';
import { CARD, HEADERS, KEY, keysOf, PROSE } from './line-keys.ts';
import { type Line, LONGEST_LINE, linesOf, placeIn } from './lines.ts';
import { readExpected } from './parts.ts';
import { recordLine } from './record-lines.ts';
import { readSentence, type Seats } from './sentence.ts';
import { readPoint, readSeed } from './setting-lines.ts';
import { nameOf, placedIn } from './table.ts';
import { addProse, listIn, tagsIn, textIn } from './text-line.ts';

const MOST_FAULTS = 100;

/** JSON has its own limits: printed files put whole decks into a line. */
const isData = (text: string): boolean => /^(?:\$|[^{]{0,20}\{)/.test(text);

type Act = () => void;

export class Reader implements Said {
  readonly words: NotationWords;
  readonly forms: Forms;
  readonly file: Json = {};
  readonly header: Json = {};
  readonly start: Json = {};
  readonly deck: Deck;
  readonly faults: Fault[] = [];
  readonly dice: unknown[][] = [];
  readonly script: Json[] = [];
  readonly checks: Json[] = [];
  readonly annotations: Json[] = [];
  readonly variations: Json[] = [];
  readonly shuffles: string[][] = [];
  readonly expect: Json = {};
  readonly settings: Json = {};
  readonly places = new Map<string, Place>();
  readonly sides: Map<string, Seat>;
  /** Lines with a path, for when all others are read. */
  readonly patches: [Line, Cursor][] = [];
  replay = false;
  loose = true;
  noDice = false;
  noScript = false;
  told: number[] | null = [];
  seat: Seat | null = null;
  spoken: Spoken | null = null;
  #variation: Json | null = null;
  #line: Line = { text: '', parts: [{ from: 0, line: 1, column: 1 }] };
  readonly #later: [Line, Cursor, (cursor: Cursor) => void][] = [];

  constructor(words: NotationWords, data: CardNames | undefined) {
    this.words = words;
    this.forms = formsOf(words);
    this.sides = new Map(words.seats.map((seat) => [seat, seat]));
    this.deck = {
      cards: {},
      ids: new Map(),
      data,
      unknown: new Map(),
      tell: (what, name, at) => this.mark(`${what} ${name}`, at),
    };
  }

  get cards(): Json {
    return this.deck.cards;
  }

  mark(what: string, at: number): void {
    if (!this.places.has(what)) this.places.set(what, placeIn(this.#line, at));
  }

  try(line: Line, cursor: Cursor, act: (cursor: Cursor) => void): void {
    // Whoever made so many mistakes has to begin with the first ones anyhow.
    if (this.faults.length >= MOST_FAULTS) return;
    this.#line = line;
    try {
      if (line.text.length > LONGEST_LINE && !isData(line.text))
        cursor.fail(`A line has at most ${LONGEST_LINE} characters; this one has ${line.text.length}.`);
      act(cursor);
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      this.faults.push({ ...placeIn(line, error.at), message: error.message });
    }
  }

  read(source: string): void {
    if (source.length > LIMITS.notationSize) {
      const message = `The text is too large: ${source.length} characters, at most ${LIMITS.notationSize}.`;
      this.faults.push({ line: 1, column: 1, message });
      return;
    }
    const lines = linesOf(source, this.words.chance.goesOn);
    if (lines.length === 0)
      this.faults.push({ line: 1, column: 1, message: 'There is nothing here: the text is empty.' });
    // Cards that have a line of their own are known wherever it stands.
    const [cards, others] = [true, false].map((own) => lines.filter(({ text }) => CARD.test(text) === own));
    for (const line of [...(cards ?? []), ...(others ?? [])])
      this.try(line, new Cursor(line.text), (cursor) => this.#sort(cursor));
    this.spoken = this.#spokenOf();
    // A card that was not read makes every sentence about it wrong too: one fault is told, not five.
    if (this.faults.length === 0) for (const [line, cursor, act] of this.#later) this.try(line, cursor, act);
  }

  #sort(cursor: Cursor): void {
    if (cursor.sees(/\$/)) this.patches.push([this.#line, cursor]);
    else if (/^(?:replay|recorded game|scenario|example)$/i.test(cursor.rest))
      this.replay = /^re/i.test(cursor.rest);
    else if (cursor.sees(/#[0-9a-f]{8,64}$/i))
      this.afterwards(cursor, (now) => this.#check(now.rest.slice(1)));
    else if (/^end(?: of)?(?: the)? variation\.?$/i.test(cursor.rest))
      this.afterwards(cursor, () => this.#endVariation());
    else if (!this.#keyed(cursor)) this.#sentence(cursor);
  }

  /** When all cards are known. */
  afterwards(cursor: Cursor, act: (cursor: Cursor) => void): void {
    this.#later.push([this.#line, cursor, act]);
  }

  /** `key: …`; false where the line is a sentence. */
  #keyed(cursor: Cursor): boolean {
    const { hints } = this.words;
    const start = cursor.at;
    const found = cursor.take(KEY);
    if (!found) return false;
    const raw = (found[1] as string).trimEnd();
    const key = raw.toLowerCase().replace(/\s+/g, ' ').replace(/_/g, '-');
    const act = this.#lineOf(key, raw, cursor, start);
    if (act) act();
    else if (act === undefined) {
      // A sentence may have a colon in it.
      if (hints.verbs.test(cursor.text.slice(start))) {
        cursor.at = start;
        return false;
      }
      cursor.fail(
        `"${raw}:" is not known here.${didYouMean(key, keysOf(this.words)) || ` ${hints.lines}`}`,
        start,
      );
    } else cursor.at = start;
    return act !== null;
  }

  /** What to do with a line by its key; null: it is a sentence; undefined: the key is not known. */
  #lineOf(key: string, raw: string, cursor: Cursor, start: number): Act | null | undefined {
    const { seats, table } = this.words;
    const either = seats.join('|');
    const seat = new RegExp(`^(${either})(?: side)?$`).exec(key)?.[1];
    if (seat !== undefined)
      return table.isPurse(cursor.rest)
        ? () => {
            this.seat = seat;
            table.readPurse(cursor, this.#seatOf(seat));
          }
        : null;
    const own = table.line(key);
    if (own) return () => own(cursor, start, this.#reading(cursor));
    // "Dark space: …" is "dark:" and "space: …"; "dark deck:" is what a recorded deck is called.
    const [, whose, of] = new RegExp(`^(${either}) (?!deck$)(.+)$`).exec(key) ?? [];
    if (whose !== undefined && of !== undefined && (table.line(of) || Object.hasOwn(table.zones, of)))
      return () => {
        this.seat = whose;
        this.#lineOf(of, raw, cursor, start)?.();
      };
    if (key === 'judge' || key === 'as played') return null;
    return this.#commonLine(key, raw, cursor, start) ?? recordLine(this, key, raw, cursor);
  }

  /** Lines that the files of every game have. */
  #commonLine(key: string, raw: string, cursor: Cursor, start: number): Act | undefined {
    const { table, chance } = this.words;
    const rest = cursor.rest;
    if ((PROSE as readonly string[]).includes(key)) return () => addProse(this.file, key, cursor);
    if (key === 'tags' || key === 'rules')
      return () => {
        listIn(this.file, 'tags').push(...tagsIn(rest));
      };
    if (Object.hasOwn(table.zones, key) && (this.seat !== null || !HEADERS.includes(key as never)))
      return () => this.#zone(table.zones[key] as string, cursor, start);
    const card = /^card(?:\s+(.+))?$/i.exec(raw);
    if (card) return () => this.#card(card[1], cursor);
    if (key === 'expect' || key === 'then' || key === 'result is')
      return () => this.afterwards(cursor, (now) => this.#expected(now));
    if (key === 'at' || key === 'start' || key === 'from')
      return () => {
        this.start.at = readPoint(cursor, table.starts);
        this.mark('$.at', 0);
      };
    if (key === 'until' || key === 'to' || key === 'stop') return () => this.#until(cursor);
    if (chance.keys.includes(key)) return () => this.afterwards(cursor, (now) => this.#rolls(now));
    if (key === 'script' && /^none$/i.test(rest))
      return () => {
        this.noScript = true;
      };
    if (key === 'ruleset')
      return () => {
        cursor.skip();
        this.mark('$.ruleset', cursor.at);
        this.file.ruleset = textIn(cursor);
      };
    if (key === 'seed')
      return () => {
        this.file.seed = readSeed(cursor);
      };
    if (key === 'shuffle' || key === 'shuffled') return () => this.#shuffle(cursor);
    return undefined;
  }

  #reading(cursor: Cursor): TableReading {
    return {
      start: this.start,
      seat: (seat) => this.#seatOf(seat),
      whose: (at) => this.#whose(cursor, at),
      cards: (now, standing) => readCards(now, this.words.cards, this.deck, standing),
      afterwards: (act) => this.afterwards(cursor, (now) => act(now, this.spoken as Spoken)),
    };
  }

  #seatOf(seat: Seat): Json {
    this.start[seat] ??= {};
    return this.start[seat] as Json;
  }

  #whose(cursor: Cursor, start: number): Seat {
    const lines = this.words.seats.map((seat) => `"${seat}:"`).join(' or ');
    return this.seat ?? cursor.fail(`Whose? Write ${lines} in a line before it.`, start);
  }

  #zone(list: string, cursor: Cursor, start: number): void {
    const { cards: words, table } = this.words;
    const seat = this.#whose(cursor, start);
    const { at } = cursor;
    const cards = readCards(cursor, words, this.deck, { seat, list, place: table.placeOf(list) });
    const lists = this.#seatOf(seat);
    if (table.single.includes(list)) {
      if (cards.length !== 1 || lists[list] !== undefined)
        cursor.fail(`One card is expected: a player has one ${list}.`, at);
      lists[list] = cards[0];
    } else listIn(lists, list).push(...cards);
  }

  #card(written: string | undefined, cursor: Cursor): void {
    const inside = written === undefined ? null : new Cursor(written.trim());
    readDefinition(cursor, this.words.cards, this.deck, inside ? (inside.quoted() ?? inside.rest) : null);
  }

  #until(cursor: Cursor): void {
    const turn = cursor.take(/turn\s+(\d{1,6})\s*,?/i);
    const point = readPoint(cursor, this.words.table.stops);
    this.file.until = turn ? { turn: Number(turn[1]), point } : point;
    this.mark('$.until', 0);
    if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
  }

  #shuffle(cursor: Cursor): void {
    if (/^(?:no|off|false)$/i.test(cursor.rest)) this.start.shuffle = false;
    else if (/^(?:yes|on|true)$/i.test(cursor.rest)) this.start.shuffle = true;
    else
      this.afterwards(cursor, (now) => {
        this.replay = true;
        const ids: string[] = [];
        while (!now.done) {
          const id = (this.spoken as Spoken).names.take(now);
          if (id === null) return now.fail(`A card of the deck is expected, but ${now.here}.`);
          ids.push(id);
          if (!now.done && !now.take(/,/)) now.fail(`"," is expected, but ${now.here}.`);
        }
        this.shuffles.push(ids);
      });
  }

  // ---- what comes when all the cards are known

  #spokenOf(): Spoken {
    const defs = new Names(this.words);
    for (const [key, def] of Object.entries(this.deck.cards))
      defs.add(key, String((def as Json).name ?? key), null, null);
    const keys = new Map(placedIn(this.words, this.start).map(({ id, card }) => [id, card]));
    return {
      names: this.#names(),
      defs,
      sides: this.sides,
      definition: (id) => this.deck.cards[keys.get(id) ?? ''] as Json | undefined,
    };
  }

  #names(): Names {
    const names = new Names(this.words);
    const placed = placedIn(this.words, this.start);
    for (const { id, card, seat } of placed) {
      const { name, version } = nameOf(this.deck.cards[card], id);
      names.add(id, name, version, seat);
      // Of several the first has no number of its own; the table tells them apart by "#1", "#2".
      const twin = id === card && this.deck.ids.has(`${card} 2`) ? `${card} 1` : id;
      if (twin.startsWith(`${card} `)) names.call(id, card, twin.slice(card.length + 1), seat);
    }
    // Cards that lie unknown somewhere and turn out to be these: `?name` until it is known which.
    if (this.replay && this.loose && Object.hasOwn(this.deck.cards, '?')) {
      const there = new Set(placed.map(({ card }) => card));
      for (const [key, def] of Object.entries(this.deck.cards))
        if (key !== '?' && !there.has(key)) {
          const { name = key, version = null } = def as { name?: string; version?: string | null };
          names.add(`?${key}`, name, version, null);
        }
    }
    return names;
  }

  get #list(): Json[] {
    return (this.#variation?.decisions as Json[] | undefined) ?? this.script;
  }

  #sentence(cursor: Cursor): void {
    this.afterwards(cursor, (now) => {
      const said = readSentence(now.text, now.at, this.forms, this.spoken as Spoken, this.deck.ids as Seats);
      this.mark(`$.${this.#variation ? 'variations' : 'script'}[${this.#list.length}]`, now.at);
      if (said.illegal) this.expect.illegal = this.#list.length;
      if (!this.#variation) this.told?.push(said.rolls.flat().length);
      this.#list.push(said.decision);
      this.#roll(said.rolls);
      if (said.hash !== null) this.#check(said.hash);
    });
  }

  #roll(rolls: readonly (readonly unknown[])[]): void {
    if (rolls.length === 0) return;
    if (this.#variation) listIn(this.#variation, 'rolls').push(...rolls);
    else this.dice.push(...rolls.map((roll) => [...roll]));
  }

  #rolls(cursor: Cursor): void {
    const { chance } = this.words;
    this.told = null;
    if (/^none$/i.test(cursor.rest)) {
      this.noDice = true;
      return;
    }
    const rolls = chance.read(cursor.rest, this.spoken as Spoken);
    if (!rolls) {
      cursor.take(chance.known);
      cursor.fail(`${chance.lineLike}, but ${cursor.here}.`);
    }
    this.#roll(rolls);
    this.mark('$.dice', 0);
  }

  #check(hash: string): void {
    this.replay = true;
    this.checks.push({ after: this.script.length, hash });
  }

  #expected(cursor: Cursor): void {
    const at = cursor.at;
    readExpected(cursor, this.spoken as Spoken, this.forms, this.expect, (name) =>
      this.mark(`expect ${name}`, at),
    );
  }

  note(cursor: Cursor, at: string | undefined, mark: string | undefined): void {
    const text = textIn(cursor);
    const note = {
      at: at ?? `${this.#list.length}.1`,
      ...(text !== '' && { text }),
      ...(mark !== undefined && { mark }),
    };
    if (!this.#variation) this.annotations.push(note);
    else listIn(this.#variation, 'annotations').push(note);
  }

  beginVariation(cursor: Cursor, at: string | undefined): void {
    if (this.#variation)
      cursor.fail('A variation begins inside another one: write "end variation" first.', 0);
    const title = textIn(cursor);
    this.#variation = { at: at ?? `${this.script.length}.1`, ...(title !== '' && { title }), decisions: [] };
    this.variations.push(this.#variation);
  }

  #endVariation(): void {
    if (!this.#variation) throw new LineFault(0, 'No variation was begun: this ends nothing.');
    this.#variation = null;
  }
}
