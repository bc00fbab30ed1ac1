// From a scenario or a replay as JSON to the notation. What is printed is read back; whatever came out otherwise follows as
// lines with a path, so that nothing is ever lost.
import type { NotationWords, TablePrinting } from '../../core/game/game-notation.ts';
import { isObject, type Json, tellable } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kind.ts';
import { Names } from '../../core/notation/names.ts';
import { quote } from '../../core/notation/quote.ts';
import type { Seat } from '../../core/state.ts';
import { type Deck, keyOf } from './deck.ts';
import { type Forms, formsOf } from './forms.ts';
import { printDefinition, printPlaced } from './print-cards.ts';
import { patches } from './print-patches.ts';
import { printDecision, printExpected } from './print-sentences.ts';
import { readNotation } from './read.ts';
import { nameOf, placedIn, startOf } from './table.ts';
import { printTag } from './text-line.ts';

export interface PrintOptions {
  /** What chance gave before the first entry, and after each: it is then told with the sentences. */
  readonly fallen?: readonly (readonly (readonly unknown[])[])[];
}

const NOWHERE = { seat: null, list: null, place: null };

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Json => (isObject(value) ? value : {});

const prose = (value: unknown): string => {
  const text = String(value);
  return text === text.trim() && text !== '' && !/[\n"]|\s{2}/.test(text) ? text : quote(text);
};

class Printer {
  readonly lines: string[] = [];
  readonly #words: NotationWords;
  readonly #forms: Forms;
  readonly #file: Json;
  readonly #start: Json;
  readonly #defs: Json;
  readonly #deck: Deck = {
    cards: {},
    ids: new Map(),
    data: undefined,
    unknown: new Map(),
    tell: () => {},
  };
  readonly #spoken: Spoken;
  readonly #printing: TablePrinting;
  readonly #seats = new Map<string, Seat>();

  constructor(words: NotationWords, file: Json) {
    this.#words = words;
    this.#forms = formsOf(words);
    this.#file = file;
    this.#start = startOf(file);
    this.#defs = record(file.cards);
    const names = new Names(words);
    const defs = new Names(words);
    const keys = new Map<string, string>();
    for (const [key, def] of Object.entries(this.#defs))
      defs.add(key, String(record(def).name ?? key), null, null);
    for (const { id, card, seat } of placedIn(words, this.#start)) {
      const { name, version } = nameOf(this.#defs[card], id);
      this.#seats.set(id, seat);
      keys.set(id, card);
      names.add(id, name, version, seat);
    }
    this.#spoken = {
      names,
      defs,
      sides: new Map(words.seats.map((seat) => [seat, seat])),
      definition: (id) => {
        const def = this.#defs[keys.get(id) ?? ''];
        return isObject(def) ? def : undefined;
      },
    };
    this.#printing = { spoken: this.#spoken, placed: (card, standing) => this.#placed(card, standing) };
  }

  #say(key: string, value: unknown): void {
    if (value !== undefined) this.lines.push(`${key}: ${prose(value)}`);
  }

  /** A file of no game, or of the one that texts are of that name none, has no line for it. */
  #ruleset(): void {
    const { ruleset } = this.#file;
    if (ruleset !== (this.#words.ruleset ?? undefined)) this.#say('ruleset', ruleset);
  }

  prose(replay: boolean): void {
    if (!replay) this.#ruleset();
    const { title, question, explanation, why, tags } = this.#file;
    this.#say('title', title);
    this.#say('question', question);
    this.#say('explanation', explanation);
    this.#say('why', why);
    const all = list(tags).map(String);
    if (all.length > 0)
      this.lines.push(
        `${all.every((tag) => /^[a-z-]+(\.[a-z-]+)+$/.test(tag)) ? 'rules' : 'tags'}: ${all.map(printTag).join(', ')}`,
      );
  }

  header(): void {
    const { event, round, date, format, game, of, annotator, note, ...who } = record(this.#file.header);
    this.lines.push('replay');
    this.#ruleset();
    for (const [key, value] of Object.entries({ event, round, date, format })) this.#say(key, value);
    if (game !== undefined) this.lines.push(`game: ${game}${of === undefined ? '' : ` of ${of}`}`);
    for (const seat of this.#words.seats) {
      this.#say(`${seat} player`, record(who[seat]).player);
      this.#say(`${seat} deck`, record(who[seat]).deck);
    }
    this.#say('annotator', annotator);
    this.#say('note', note);
    const made = record(this.#file.made);
    if (made.by !== undefined)
      this.lines.push(
        `made by: ${String(made.by)}${made.effects === undefined ? '' : ` (effects ${made.effects})`}`,
      );
    this.#say('auto-pass', record(this.#file.settings).autoPass);
    this.lines.push('passes: written');
  }

  /** Where play starts and stops, and what it is played with. */
  setting(): void {
    const { until, seed } = this.#file;
    const { at, shuffle } = this.#start;
    this.#say('at', at);
    if (isObject(until)) this.lines.push(`until: turn ${until.turn}, ${until.point}`);
    else this.#say('until', until);
    if (seed !== undefined)
      this.lines.push(
        `seed: ${typeof seed === 'number' || /^[a-z]+\d*:\w+$/.test(String(seed)) ? seed : quote(String(seed))}`,
      );
    if (shuffle !== undefined) this.lines.push(`shuffle: ${shuffle ? 'yes' : 'no'}`);
  }

  /** Definitions that can't be told where their card stands. */
  definitions(): void {
    const keys = new Set(placedIn(this.#words, this.#start).map(({ card }) => card));
    for (const [key, def] of Object.entries(this.#defs)) {
      if (!isObject(def) || (keys.has(key) && keyOf(def) === key)) continue;
      this.#deck.cards[key] = def;
      const name =
        /^[\p{L}\p{N}][\p{L}\p{N} .'/()&!?-]*$/u.test(key) && key === key.trim() ? key : quote(key);
      this.lines.push(
        `card${keyOf(def) === key ? '' : ` ${name}`}: ${printDefinition(this.#words.cards, def, NOWHERE)}`,
      );
    }
  }

  table(): void {
    const { seats, table } = this.#words;
    for (const [key, value] of Object.entries(this.#start)) {
      if (seats.includes(key)) this.#seat(key);
      else this.lines.push(...(table.printLine(key, value, this.#printing) ?? []));
    }
  }

  #placed(card: unknown, standing: Parameters<typeof printPlaced>[4]): string {
    return printPlaced(this.#words.cards, card, this.#deck, this.#defs, standing);
  }

  #seat(seat: Seat): void {
    const { table } = this.#words;
    const { words, rest } = table.printPurse(record(this.#start[seat]));
    this.lines.push(`${seat}:${words === '' ? '' : ` ${words}`}`);
    for (const [key, cards] of Object.entries(rest)) {
      const own = table.printLine(key, cards, this.#printing);
      if (own) {
        this.lines.push(...own.map((one) => `  ${one}`));
        continue;
      }
      const all = table.single.includes(key) ? [cards] : list(cards);
      const name = table.zoneNames[key] ?? key;
      const said = all.map((card) => this.#placed(card, { seat, list: key, place: table.placeOf(key) }));
      // Long ones get a line each.
      const line = said.join(', ');
      const rows = line.length > 90 && said.some((one) => one.includes('"')) ? said : [line];
      for (const row of rows) this.lines.push(`  ${name}: ${row}`);
    }
  }

  get #chance() {
    return this.#words.chance;
  }

  rolls(rolls: readonly (readonly unknown[])[]): string {
    return this.#chance.print(rolls, this.#spoken);
  }

  /** What chance gave of a scenario, where it is told apart. */
  dice(dice: readonly unknown[]): void {
    this.lines.push(`${this.#chance.keys[0]}: ${dice.length === 0 ? 'none' : this.rolls([dice])}`);
  }

  /** What chance gave in a whole game. */
  allRolls(rolls: readonly (readonly unknown[])[]): void {
    this.lines.push(`${this.#chance.keys[1]}: ${this.rolls(rolls)}`);
  }

  /** Sentences, each with the dice that fell after it and the hash of what came of it. */
  sentences(decisions: readonly unknown[], fallen: PrintOptions['fallen'], illegal?: unknown): void {
    const checks = new Map(list(this.#file.checks).map((check) => [record(check).after, record(check).hash]));
    const hash = (after: number) => (checks.has(after) ? ` #${String(checks.get(after))}` : '');
    if (hash(0)) this.lines.push(hash(0).trim());
    if (fallen?.[0]?.length) this.lines.push(`${this.#chance.keys[0]}: ${this.rolls(fallen[0])}`);
    decisions.forEach((decision, i) => {
      const rolls = fallen?.[i + 1] ?? [];
      const rolling = rolls.length > 0 ? `, ${this.#chance.word} ${this.rolls(rolls)}` : '';
      const said = printDecision(decision, this.#forms, this.#spoken, this.#seats);
      this.lines.push(`${said}${rolling}${illegal === i ? ' (illegal)' : ''}${hash(i + 1)}`);
    });
  }

  expected(): void {
    for (const line of printExpected(record(this.#file.expect), this.#forms, this.#spoken))
      this.lines.push(`expect: ${line}`);
  }

  #notes(notes: readonly unknown[]): void {
    for (const note of notes) {
      const { at, text, mark } = record(note);
      this.lines.push(
        `note ${at}${mark === undefined ? '' : ` ${mark}`}:${text === undefined ? '' : ` ${prose(text)}`}`,
      );
    }
  }

  /** What a recorded game has besides. */
  rest(): void {
    const { shuffles, result, annotations, variations } = this.#file;
    for (const ids of list(shuffles))
      this.lines.push(
        `shuffle: ${list(ids)
          .map((id) => this.#id(String(id)))
          .join(', ')}`,
      );
    this.#notes(list(annotations));
    for (const variation of list(variations)) {
      const { at, title, decisions, rolls, annotations: notes } = record(variation);
      this.lines.push(`variation ${at}:${title === undefined ? '' : ` ${prose(title)}`}`);
      for (const decision of list(decisions))
        this.lines.push(`  ${printDecision(decision, this.#forms, this.#spoken, this.#seats)}`);
      if (list(rolls).length > 0)
        this.lines.push(`  ${this.#chance.keys[1]}: ${this.rolls(rolls as unknown[][])}`);
      this.#notes(list(notes));
      this.lines.push('end variation');
    }
    if (result === null) this.lines.push('result: none');
    else if (isObject(result)) {
      const { seatNames } = this.#words;
      const seat = String(result.winner);
      const who = Object.hasOwn(seatNames, seat) ? `${seatNames[seat]} wins` : 'nobody';
      this.lines.push(`result: ${who} by ${result.by}, turn ${result.turn}`);
    }
  }

  #id = (id: string): string => (/^[\p{L}\p{N} -]+$/u.test(id) ? id : quote(id));
}

/** Lines that read back as the file, as far as there are words for it; lines that would be misread are left out. */
function wellRead(
  lines: readonly string[],
  read: (text: string) => ReturnType<typeof readNotation>,
): [string[], Json] {
  // A value with line breaks would be taken for several lines.
  let kept = lines.filter((line) => !line.includes('\n'));
  for (;;) {
    const found = read(kept.join('\n'));
    if (found.faults.length === 0) return [kept, found.json];
    const wrong = new Set(found.faults.map(({ line }) => line - 1));
    const fewer = kept.filter((_, i) => !wrong.has(i));
    // A fault that is in no line of its own: the whole file is then told by paths.
    if (fewer.length === kept.length || fewer.length === 0) return [[], found.json];
    kept = fewer;
  }
}

/** The notation of a scenario, or of a replay whose effects were taken out. */
export function printNotation(words: NotationWords, given: Json, options: PrintOptions = {}): string {
  const file = tellable(given);
  const printer = new Printer(words, file);
  const replay = String(file.format).startsWith('swtcg-replay/');
  if (replay) printer.header();
  printer.prose(replay);
  printer.setting();
  printer.definitions();
  printer.table();
  const { fallen } = options;
  if (replay) {
    if (!fallen && list(file.rolls).length > 0) printer.allRolls(file.rolls as unknown[][]);
    printer.sentences(list(file.decisions), fallen);
    printer.rest();
  } else {
    const { dice, script } = file;
    if (dice !== undefined && (!fallen || list(dice).length === 0)) printer.dice(list(dice));
    if (script !== undefined && list(script).length === 0) printer.lines.push('script: none');
    printer.sentences(list(file.script), fallen, record(file.expect).illegal);
    printer.expected();
  }
  const [lines, read] = wellRead(printer.lines, (text) => readNotation(words, text));
  return `${[...lines, ...patches(given, read, words.table.ordered)].join('\n')}\n`;
}
