// From a text to a scenario or a replay as JSON. Every line is read, also after one that is wrong.
import { LIMITS } from '../../core/files/limits.ts';
import { didYouMean } from '../../core/files/near.ts';
import { recordOf, type Said, scenarioOf } from './assemble.ts';
import { type CardNames, type Deck, readCards, readDefinition } from './cards.ts';
import { Cursor } from '../../core/notation/cursor.ts';
import { isObject, type Json, nameOf, placedIn, SEATS, type Seat } from '../../core/notation/json.ts';
import { type Fault, LineFault, NotationError, type Place } from '../../core/notation/fault.ts';
import type { Spoken } from '../../core/notation/kinds.ts';
import { ARENA, CARD, HEADERS, KEYS, PROSE, RESULT, STARTS, STOPS, ZONES } from './line-keys.ts';
import { type Line, LONGEST_LINE, linesOf, placeIn } from './lines.ts';
import { Names } from '../../core/notation/names.ts';
import { readExpected } from './parts.ts';
import { applyPatch, pathOf } from './patch.ts';
import { readRolls, readSentence } from './sentence.ts';
import { understood } from './understood.ts';

export interface NotationOptions {
  /** Card data, by name. */
  readonly cards?: CardNames;
}

export interface Notation {
  readonly kind: 'scenario' | 'replay';
  readonly json: Json;
  readonly faults: readonly Fault[];
  /** Passes are left out of the game: they follow from what was done. */
  readonly loose: boolean;
  /** Where the thing at a JSON path of the file was said. */
  placeOf(path: string): Place | null;
  /** How many dice each sentence tells; null where they are told apart. */
  readonly told: readonly number[] | null;
  /** What was understood, in short. */
  readonly understood: string;
  /** Another sentence about the same table, as the decision that it means; throws a NotationError. */
  decision(sentence: string): Json;
}

/** "Dark space: …" is "dark:" and "space: …"; "dark deck:" is what a recorded deck is called. */
const OWNED = /^(dark|light) (?!deck$)(.+)$/;
/** What can stand before the colon of a line. */
const KEY =
  /([A-Za-z][A-Za-z -]*|(?:note|variation)(?:\s+\d+\.\d+)?(?:\s+[^\s:]+)?\s*|card\s+(?:"(?:[^"\\]|\\.)*"\s*|[^:"\s][^:"]*))[:：]/i;
const PURSE = /^(?:force|build points?)$/;

const MOST_FAULTS = 100;

/** JSON has its own limits: printed files put whole decks into a line. */
const isData = (text: string): boolean => /^(?:\$|[^{]{0,20}\{)/.test(text);

function listIn(json: Json, key: string): unknown[] {
  json[key] ??= [];
  return json[key] as unknown[];
}

class Reader {
  readonly file: Json = {};
  readonly header: Json = {};
  /** What belongs to the start of a replay, or to the scenario itself: the seats, the Locations, `at`, `shuffle`. */
  readonly start: Json = {};
  readonly deck: Deck;
  readonly faults: Fault[] = [];
  readonly dice: number[][] = [];
  readonly script: Json[] = [];
  readonly checks: Json[] = [];
  readonly annotations: Json[] = [];
  readonly variations: Json[] = [];
  readonly shuffles: string[][] = [];
  readonly expect: Json = {};
  readonly settings: Json = {};
  readonly places = new Map<string, Place>();
  readonly sides = new Map<string, Seat>(SEATS.map((seat) => [seat, seat]));
  replay = false;
  loose = true;
  /** The file says that there are no dice, or that nobody does anything. */
  noDice = false;
  noScript = false;
  told: number[] | null = [];
  #seat: Seat | null = null;
  #variation: Json | null = null;
  #line: Line = { text: '', parts: [{ from: 0, line: 1, column: 1 }] };
  readonly #later: [Line, Cursor, (cursor: Cursor) => void][] = [];
  readonly #patches: [Line, Cursor][] = [];
  spoken: Spoken | null = null;

  constructor(options: NotationOptions) {
    this.deck = {
      cards: {},
      ids: new Map(),
      data: options.cards,
      unknown: new Map(),
      tell: (what, name, at) => this.#mark(`${what} ${name}`, at),
    };
  }

  #mark(what: string, at: number): void {
    if (!this.places.has(what)) this.places.set(what, placeIn(this.#line, at));
  }

  #try(line: Line, cursor: Cursor, act: (cursor: Cursor) => void): void {
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
    const lines = linesOf(source);
    if (lines.length === 0)
      this.faults.push({ line: 1, column: 1, message: 'There is nothing here: the text is empty.' });
    // Cards that have a line of their own are known wherever it stands.
    const [cards, others] = [true, false].map((own) => lines.filter(({ text }) => CARD.test(text) === own));
    for (const line of [...(cards ?? []), ...(others ?? [])])
      this.#try(line, new Cursor(line.text), (cursor) => this.#sort(cursor));
    this.spoken = { names: this.#names(), defs: this.#defs(), sides: this.sides };
    // A card that was not read makes every sentence about it wrong too: one fault is told, not five.
    if (this.faults.length === 0) for (const [line, cursor, act] of this.#later) this.#try(line, cursor, act);
  }

  #sort(cursor: Cursor): void {
    if (cursor.sees(/\$/)) this.#patches.push([this.#line, cursor]);
    else if (/^(?:replay|recorded game|scenario|example)$/i.test(cursor.rest))
      this.replay = /^re/i.test(cursor.rest);
    else if (cursor.sees(/#[0-9a-f]{8,64}$/i)) this.#checkLine(cursor);
    else if (/^end(?: of)?(?: the)? variation\.?$/i.test(cursor.rest))
      this.#afterwards(cursor, () => this.#endVariation());
    else if (!this.#keyed(cursor)) this.#sentence(cursor);
  }

  #afterwards(cursor: Cursor, act: (cursor: Cursor) => void): void {
    this.#later.push([this.#line, cursor, act]);
  }

  /** `key: …`; false where the line is a sentence. */
  #keyed(cursor: Cursor): boolean {
    const start = cursor.at;
    const found = cursor.take(KEY);
    if (!found) return false;
    const raw = (found[1] as string).trimEnd();
    const key = raw.toLowerCase().replace(/\s+/g, ' ').replace(/_/g, '-');
    const act = this.#lineOf(key, raw, cursor, start);
    if (act) act();
    else if (act === undefined) {
      if (this.#begins(cursor, start)) {
        cursor.at = start;
        return false;
      }
      cursor.fail(
        `"${raw}:" is not known here.${didYouMean(key, KEYS) || ' A line begins with dark:, light:, space:, hand:, title:, expect: … or is a sentence like "X attacks Y".'}`,
        start,
      );
    } else cursor.at = start;
    return act !== null;
  }

  /** A sentence may have a colon in it. */
  #begins = (cursor: Cursor, start: number): boolean =>
    /\s(?:attacks?|uses?|plays?|chooses|completes|builds|pays|evades|moves|retreats)\s/i.test(
      cursor.text.slice(start),
    );

  /** What to do with a line by its key; null: it is a sentence; undefined: the key is not known. */
  #lineOf(key: string, raw: string, cursor: Cursor, start: number): (() => void) | null | undefined {
    const rest = cursor.rest;
    const seat = /^(dark|light)(?: side)?$/.exec(key)?.[1] as Seat | undefined;
    if (seat) return this.#isPurse(rest) ? () => this.#seatLine(seat, cursor) : null;
    const owned = OWNED.exec(key) as [string, Seat, string] | null;
    if (owned && (PURSE.test(owned[2]) || Object.hasOwn(ZONES, owned[2])))
      return () => {
        this.#seat = owned[1];
        this.#lineOf(owned[2], raw, cursor, start)?.();
      };
    if (PURSE.test(key))
      return () => this.#seatLine(this.#whose(cursor, start), new Cursor(`${rest} ${key}`));
    if (key === 'judge' || key === 'as played') return null;
    if ((PROSE as readonly string[]).includes(key)) return () => this.#prose(this.file, key, cursor);
    if (key === 'tags' || key === 'rules')
      return () => {
        const tags = rest
          .split(/[,;]/)
          .map((tag) => tag.trim())
          .filter(Boolean);
        listIn(this.file, 'tags').push(...tags);
      };
    const location = /^(?:(dark|light) )?(space|ground|character) location$/.exec(key);
    if (location) return () => this.#location(location[2] as string, location[1] as Seat | undefined, cursor);
    if (Object.hasOwn(ZONES, key) && (this.#seat !== null || key !== 'event'))
      return () => this.#zone(ZONES[key] as string, cursor, start);
    const card = /^card(?:\s+(.+))?$/i.exec(raw);
    if (card) return () => this.#card(card[1], cursor);
    if (key === 'expect' || key === 'then' || key === 'result is')
      return () => this.#afterwards(cursor, (now) => this.#expected(now));
    if (key === 'at' || key === 'start' || key === 'from') return () => this.#at(cursor);
    if (key === 'until' || key === 'to' || key === 'stop') return () => this.#until(cursor);
    if (key === 'dice' || key === 'rolls' || key === 'roll')
      return () => this.#afterwards(cursor, (now) => this.#rolls(now));
    if (key === 'script' && /^none$/i.test(rest))
      return () => {
        this.noScript = true;
      };
    if (key === 'ruleset') return () => this.#ruleset(cursor);
    if (key === 'seed') return () => this.#seed(cursor);
    if (key === 'shuffle' || key === 'shuffled') return () => this.#shuffle(cursor);
    return this.#recordLine(key, raw, cursor);
  }

  #ruleset(cursor: Cursor): void {
    this.#mark('ruleset', cursor.at);
    this.file.ruleset = this.#text(cursor);
  }

  /** Lines that only recorded games have. */
  #recordLine(key: string, raw: string, cursor: Cursor): (() => void) | undefined {
    const rest = cursor.rest;
    const recorded = (act: () => void) => () => {
      this.replay = true;
      act();
    };
    const note = /^note(?:\s+(\d+\.\d+))?(?:\s+(\S+))?$/.exec(raw.replace(/^note/i, 'note'));
    if (note && (note[1] || note[2] || this.#seat !== null))
      return recorded(() => this.#afterwards(cursor, (now) => this.#note(now, note[1], note[2])));
    if ((HEADERS as readonly string[]).includes(key))
      return recorded(() => this.#prose(this.header, key, cursor));
    const whose = /^(dark|light) (player|deck)$/.exec(key);
    if (whose)
      return recorded(() => {
        const [, seat, what] = whose as unknown as [string, Seat, string];
        const said = this.#text(cursor);
        this.header[seat] = { ...(this.header[seat] as Json | undefined), [what]: said };
        if (what !== 'player') return;
        for (const [name, whose] of this.sides) if (whose === seat && name !== seat) this.sides.delete(name);
        if (!this.sides.has(said.toLowerCase())) this.sides.set(said.toLowerCase(), seat);
      });
    if (key === 'game')
      return recorded(() => {
        const found = cursor.take(/(\d{1,4})(?:\s+of\s+(\d{1,4}))?/i);
        if (!found || !cursor.done) cursor.fail('"game: 2" or "game: 2 of 3" is expected.');
        this.header.game = Number(found[1]);
        if (found[2]) this.header.of = Number(found[2]);
      });
    if (key === 'made by')
      return recorded(() => {
        const said = /\(effects (\d{1,6})\)$/.exec(rest);
        const by = said ? rest.slice(0, said.index).trimEnd() : rest;
        const effects = said?.[1];
        this.file.made = { by, ...(effects !== undefined && { effects: Number(effects) }) };
      });
    if (key === 'auto-pass' || key === 'autopass')
      return recorded(() => {
        if (!/^(?:never|empty|always)$/i.test(rest))
          cursor.fail(`"never", "empty" or "always" is expected, but ${cursor.here}.`);
        this.settings.autoPass = rest.toLowerCase();
      });
    if (key === 'passes')
      return recorded(() => {
        if (!/^(?:written|left out)$/i.test(rest))
          cursor.fail(`"written" or "left out" is expected, but ${cursor.here}.`);
        this.loose = !/^written$/i.test(rest);
      });
    if (key === 'result')
      return recorded(() => {
        const found = RESULT.exec(rest);
        if (!found)
          cursor.fail(
            `"Dark wins by control, turn 7" is expected, or "nobody by agreed, turn 4", or "none"; but ${cursor.here}.`,
          );
        const [, who = '', by, turn] = found;
        const winner = /^n/i.test(who) ? null : who.toLowerCase();
        this.file.result =
          /^none$/i.test(who) && by === undefined
            ? null
            : { winner, by: (by ?? 'control').toLowerCase(), turn: Number(turn ?? 0) };
      });
    const variation = /^variation(?:\s+(\d+\.\d+))?$/.exec(key);
    if (variation)
      return recorded(() => this.#afterwards(cursor, (now) => this.#beginVariation(now, variation[1])));
    return undefined;
  }

  /** "3 Force, 2 build points", or nothing. */
  #isPurse = (text: string): boolean =>
    text === '' ||
    /^(?:no\b|\d+(?:\s|$))/i.test(text) ||
    (/\bforce\b/i.test(text) && !/\b(?:bids|plays|chooses|uses)\b/i.test(text));

  #seatLine(seat: Seat, cursor: Cursor): void {
    this.#seat = seat;
    const purse = this.#seatOf(seat);
    while (!cursor.done) {
      const found = cursor.take(/(\d{1,9}|no)\s+(force|build\s+points?)\b/i);
      if (!found) {
        cursor.take(/(?:\d+|no)\s+(?=\S)/i);
        const near = didYouMean(cursor.rest, ['Force', 'build points']);
        cursor.fail(`"3 Force" or "2 build points" is expected, but ${cursor.here}.${near}`);
      }
      purse[/^f/i.test(found[2] as string) ? 'force' : 'buildPoints'] = Number(found[1]) || 0;
      if (!cursor.done && !cursor.take(/[,;.]|and\b/i))
        cursor.fail(`"," or the end of the line is expected, but ${cursor.here}.`);
    }
  }

  #seatOf(seat: Seat): Json {
    this.start[seat] ??= {};
    return this.start[seat] as Json;
  }

  #whose(cursor: Cursor, start: number): Seat {
    return this.#seat ?? cursor.fail('Whose? Write "dark:" or "light:" in a line before it.', start);
  }

  #zone(list: string, cursor: Cursor, start: number): void {
    const seat = this.#whose(cursor, start);
    const { at } = cursor;
    const cards = readCards(cursor, this.deck, { seat, list, arena: ARENA.test(list) ? list : null });
    const lists = this.#seatOf(seat);
    if (list === 'resource' || list === 'event') {
      if (cards.length !== 1 || lists[list] !== undefined)
        cursor.fail(`One card is expected: a player has one ${list}.`, at);
      lists[list] = cards[0];
    } else listIn(lists, list).push(...cards);
  }

  #location(arena: string, whose: Seat | undefined, cursor: Cursor): void {
    const by = whose ?? this.#whose(cursor, cursor.at);
    const { at } = cursor;
    const cards = readCards(cursor, this.deck, { seat: by, list: 'location', arena });
    if (cards.length !== 1) cursor.fail('One Location is expected: an arena has one.', at);
    listIn(this.start, 'locations').push({ [arena]: cards[0], by });
  }

  #card(written: string | undefined, cursor: Cursor): void {
    const inside = written === undefined ? null : new Cursor(written.trim());
    readDefinition(cursor, this.deck, inside ? (inside.quoted() ?? inside.rest) : null);
  }

  /** A text as it stands, or in quotation marks where it has lines or blanks of its own. */
  #text(cursor: Cursor): string {
    const rest = cursor.rest;
    if (/^".*"$/.test(rest)) {
      const inside = new Cursor(rest);
      const text = inside.quoted();
      if (text !== null && inside.done) return text;
    }
    return rest;
  }

  #prose(to: Json, key: string, cursor: Cursor): void {
    const text = this.#text(cursor);
    to[key] = to[key] === undefined ? text : `${String(to[key])} ${text}`;
  }

  #point(cursor: Cursor, known: readonly string[]): string {
    const { at } = cursor;
    const said = cursor.take(/[A-Za-z][A-Za-z -]*/)?.[0].trim() ?? '';
    const point = said.toLowerCase().replace(/^the /, '').replace(/\s+/g, '-');
    if (known.includes(point)) return point;
    return cursor.fail(
      `A point of the turn is expected: ${known.join(', ')}.${didYouMean(point, known)}`,
      at,
    );
  }

  #at(cursor: Cursor): void {
    this.start.at = this.#point(cursor, STARTS);
    this.#mark('$.at', 0);
  }

  #until(cursor: Cursor): void {
    const turn = cursor.take(/turn\s+(\d{1,6})\s*,?/i);
    const point = this.#point(cursor, STOPS);
    this.file.until = turn ? { turn: Number(turn[1]), point } : point;
    this.#mark('$.until', 0);
    if (!cursor.done) cursor.fail(`Here the line should end, but ${cursor.here}.`);
  }

  #seed(cursor: Cursor): void {
    const quoted = cursor.quoted();
    const rest = cursor.rest;
    this.file.seed = quoted ?? (/^-?\d+(?:\.\d+)?$/.test(rest) ? Number(rest) : rest);
  }

  #shuffle(cursor: Cursor): void {
    if (/^(?:no|off|false)$/i.test(cursor.rest)) this.start.shuffle = false;
    else if (/^(?:yes|on|true)$/i.test(cursor.rest)) this.start.shuffle = true;
    else
      this.#afterwards(cursor, (now) => {
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

  #names(): Names {
    const names = new Names();
    for (const { id, card, seat } of placedIn(this.start)) {
      const { name, version } = nameOf(this.deck.cards[card], id);
      names.add(id, name, version, seat);
      // Of several the first has no number of its own; the table tells them apart by "#1", "#2".
      const twin = id === card && this.deck.ids.has(`${card} 2`) ? `${card} 1` : id;
      if (twin.startsWith(`${card} `)) names.call(id, card, twin.slice(card.length + 1), seat);
    }
    // Cards that lie unknown somewhere and turn out to be these: `?name` until it is known which.
    if (this.replay && this.loose && Object.hasOwn(this.deck.cards, '?')) {
      const placed = new Set<string>();
      for (const { card } of placedIn(this.start)) placed.add(card);
      for (const [key, def] of Object.entries(this.deck.cards))
        if (key !== '?' && !placed.has(key)) {
          const { name = key, version = null } = def as { name?: string; version?: string | null };
          names.add(`?${key}`, name, version, null);
        }
    }
    return names;
  }

  #defs(): Names {
    const names = new Names();
    for (const [key, def] of Object.entries(this.deck.cards))
      names.add(key, String((def as Json).name ?? key), null, null);
    return names;
  }

  get #list(): Json[] {
    return (this.#variation?.decisions as Json[] | undefined) ?? this.script;
  }

  #sentence(cursor: Cursor): void {
    this.#afterwards(cursor, (now) => {
      const spoken = this.spoken as Spoken;
      const said = readSentence(now.text, now.at, spoken, this.deck.ids as ReadonlyMap<string, Seat>);
      this.#mark(`$.${this.#variation ? 'variations' : 'script'}[${this.#list.length}]`, now.at);
      if (said.illegal) this.expect.illegal = this.#list.length;
      if (!this.#variation) this.told?.push(said.rolls.flat().length);
      this.#list.push(said.decision);
      this.#roll(said.rolls);
      if (said.hash !== null) this.#check(said.hash);
    });
  }

  #roll(rolls: readonly (readonly number[])[]): void {
    if (rolls.length === 0) return;
    if (this.#variation) listIn(this.#variation, 'rolls').push(...rolls);
    else this.dice.push(...rolls.map((roll) => [...roll]));
  }

  #rolls(cursor: Cursor): void {
    this.told = null;
    if (/^none$/i.test(cursor.rest)) {
      this.noDice = true;
      return;
    }
    const rolls = readRolls(cursor.rest);
    if (!rolls) {
      cursor.take(/(?:[1-6\s,;|/]|then\b|nothing\b)*/i);
      cursor.fail(`Dice are expected, like 6 4 2 1, but ${cursor.here}.`);
    }
    this.#roll(rolls);
    this.#mark('$.dice', 0);
  }

  #checkLine(cursor: Cursor): void {
    this.#afterwards(cursor, (now) => this.#check(now.rest.slice(1)));
  }

  #check(hash: string): void {
    this.replay = true;
    this.checks.push({ after: this.script.length, hash });
  }

  #expected(cursor: Cursor): void {
    const at = cursor.at;
    readExpected(cursor, this.spoken as Spoken, this.expect, (name) => this.#mark(`expect ${name}`, at));
  }

  #note(cursor: Cursor, at: string | undefined, mark: string | undefined): void {
    const text = this.#text(cursor);
    const note = {
      at: at ?? `${this.#list.length}.1`,
      ...(text !== '' && { text }),
      ...(mark !== undefined && { mark }),
    };
    if (!this.#variation) this.annotations.push(note);
    else listIn(this.#variation, 'annotations').push(note);
  }

  #beginVariation(cursor: Cursor, at: string | undefined): void {
    if (this.#variation)
      cursor.fail('A variation begins inside another one: write "end variation" first.', 0);
    const title = this.#text(cursor);
    this.#variation = { at: at ?? `${this.script.length}.1`, ...(title !== '' && { title }), decisions: [] };
    this.variations.push(this.#variation);
  }

  #endVariation(): void {
    if (!this.#variation) throw new LineFault(0, 'No variation was begun: this ends nothing.');
    this.#variation = null;
  }

  // ---- the file

  get #said(): Said {
    return { ...this, cards: this.deck.cards };
  }

  finish(): Json {
    let json = this.replay ? recordOf(this.#said) : scenarioOf(this.#said);
    for (const [line, cursor] of this.#patches)
      this.#try(line, cursor, () => {
        json = applyPatch(cursor, json);
      });
    return json;
  }

  placeOf(path: string, json: Json): Place | null {
    const [first, ...more] = pathOf(path);
    const steps = first === 'start' ? more : [first, ...more];
    if (steps[0] === 'cards') return this.places.get(`card ${String(steps[1])}`) ?? null;
    if (steps[0] === 'script' || steps[0] === 'decisions')
      return this.places.get(`$.script[${String(steps[1])}]`) ?? null;
    if (steps[0] === 'expect') return this.places.get(`expect ${String(steps[1])}`) ?? null;
    let found = this.places.get(`$.${String(steps[0])}`) ?? null;
    let here: unknown = this.replay ? json.start : json;
    for (const step of steps) {
      here = (here as Json | undefined)?.[step as string];
      const id = typeof here === 'string' ? here : isObject(here) ? (here.id ?? here.card) : undefined;
      found = (id !== undefined && this.places.get(`id ${String(id)}`)) || found;
    }
    return found;
  }
}

/** Reads a text; what is wrong with it stands in `faults`. */
export function readNotation(source: string, options: NotationOptions = {}): Notation {
  const reader = new Reader(options);
  reader.read(source);
  const json = reader.finish();
  const faults = reader.faults.sort((a, b) => a.line - b.line || a.column - b.column);
  const { replay, loose } = reader;
  return {
    kind: replay ? 'replay' : 'scenario',
    json,
    faults,
    loose: replay && loose,
    told: reader.told,
    placeOf: (path) => reader.placeOf(path, json),
    understood: understood(json),
    decision: (sentence) => {
      try {
        return readSentence(
          sentence,
          0,
          reader.spoken as Spoken,
          reader.deck.ids as ReadonlyMap<string, Seat>,
        ).decision;
      } catch (error) {
        if (!(error instanceof LineFault)) throw error;
        throw new NotationError(
          [{ line: 1, column: error.at + 1, message: error.message }],
          understood(json),
        );
      }
    },
  };
}

/** The same, but what is wrong is thrown. */
export function parseNotation(source: string, options: NotationOptions = {}): Notation {
  const found = readNotation(source, options);
  const [first, ...rest] = found.faults;
  if (first) throw new NotationError([first, ...rest], found.understood);
  return found;
}
