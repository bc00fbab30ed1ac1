// From a scenario or a replay as JSON to the notation. What is printed is read back; whatever came out otherwise follows as
// lines with a path, so that nothing is ever lost.
import { FIRST } from './assemble.ts';
import { type Deck, keyOf } from './cards.ts';
import { isObject, type Json, nameOf, placedIn, SEATS, type Seat, tellable } from '../../core/notation/json.ts';
import type { Spoken } from '../../core/notation/kinds.ts';
import { Names } from '../../core/notation/names.ts';
import { printDefinition, printPlaced } from './print-cards.ts';
import { patches } from './print-patches.ts';
import { printDecision, printExpected, printRolls } from './print-sentences.ts';
import { quote } from '../../core/notation/quote.ts';
import { readNotation } from './read.ts';

export interface PrintOptions {
  /** The dice that fall before the first entry, and after each: they are then told with the sentences. */
  readonly fallen?: readonly (readonly (readonly number[])[])[];
}

const ZONES: Readonly<Record<string, string>> = { outOfPlay: 'out of play', buildZone: 'build zone' };
const NOWHERE = { seat: null, list: null, arena: null };

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Json => (isObject(value) ? value : {});

const prose = (value: unknown): string => {
  const text = String(value);
  return text === text.trim() && text !== '' && !/[\n"]|\s{2}/.test(text) ? text : quote(text);
};

class Printer {
  readonly lines: string[] = [];
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
  readonly #seats = new Map<string, Seat>();

  constructor(file: Json) {
    this.#file = file;
    this.#start = isObject(file.start) ? file.start : file;
    this.#defs = record(file.cards);
    const names = new Names();
    const defs = new Names();
    for (const [key, def] of Object.entries(this.#defs))
      defs.add(key, String(record(def).name ?? key), null, null);
    this.#spoken = { names, defs, sides: new Map(SEATS.map((seat) => [seat, seat])) };
    for (const { id, card, seat } of placedIn(this.#start)) {
      const { name, version } = nameOf(this.#defs[card], id);
      this.#seats.set(id, seat);
      names.add(id, name, version, seat);
    }
  }

  #say(key: string, value: unknown): void {
    if (value !== undefined) this.lines.push(`${key}: ${prose(value)}`);
  }

  prose(): void {
    const { ruleset, title, question, explanation, why, tags } = this.#file;
    if (ruleset !== FIRST) this.#say('ruleset', ruleset);
    this.#say('title', title);
    this.#say('question', question);
    this.#say('explanation', explanation);
    this.#say('why', why);
    const all = list(tags).map(String);
    if (all.length > 0)
      this.lines.push(
        `${all.every((tag) => /^[a-z-]+(\.[a-z-]+)+$/.test(tag)) ? 'rules' : 'tags'}: ${all.join(', ')}`,
      );
  }

  header(): void {
    const { event, round, date, format, game, of, dark, light, annotator, note } = record(this.#file.header);
    this.lines.push('replay');
    if (this.#file.ruleset !== FIRST) this.#say('ruleset', this.#file.ruleset);
    for (const [key, value] of Object.entries({ event, round, date, format })) this.#say(key, value);
    if (game !== undefined) this.lines.push(`game: ${game}${of === undefined ? '' : ` of ${of}`}`);
    for (const [seat, who] of Object.entries({ dark, light })) {
      this.#say(`${seat} player`, record(who).player);
      this.#say(`${seat} deck`, record(who).deck);
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
    const keys = new Set(placedIn(this.#start).map(({ card }) => card));
    for (const [key, def] of Object.entries(this.#defs)) {
      if (!isObject(def) || (keys.has(key) && keyOf(def) === key)) continue;
      this.#deck.cards[key] = def;
      const name =
        /^[\p{L}\p{N}][\p{L}\p{N} .'/()&!?-]*$/u.test(key) && key === key.trim() ? key : quote(key);
      this.lines.push(`card${keyOf(def) === key ? '' : ` ${name}`}: ${printDefinition(def, NOWHERE)}`);
    }
  }

  table(): void {
    for (const key of Object.keys(this.#start)) {
      if (key === 'dark' || key === 'light') this.#seat(key);
      else if (key === 'locations') this.#locations();
    }
  }

  #seat(seat: Seat): void {
    const { force, buildPoints, ...lists } = record(this.#start[seat]);
    const purse = [];
    if (force !== undefined) purse.push(`${force} Force`);
    if (buildPoints !== undefined) purse.push(`${buildPoints} build points`);
    this.lines.push(`${seat}:${purse.length > 0 ? ` ${purse.join(', ')}` : ''}`);
    for (const [key, cards] of Object.entries(lists)) {
      const all = key === 'resource' || key === 'event' ? [cards] : list(cards);
      const arena = /^(space|ground|character)$/.test(key) ? key : null;
      const said = all.map((card) => printPlaced(card, this.#deck, this.#defs, { seat, list: key, arena }));
      // Long ones get a line each.
      const line = said.join(', ');
      const rows = line.length > 90 && said.some((one) => one.includes('"')) ? said : [line];
      for (const row of rows) this.lines.push(`  ${ZONES[key] ?? key}: ${row}`);
    }
  }

  #locations(): void {
    for (const { by, ...cards } of list(this.#start.locations).filter(isObject))
      for (const [arena, card] of Object.entries(cards)) {
        const standing = { seat: by as Seat, list: 'location', arena };
        this.lines.push(`${by} ${arena} location: ${printPlaced(card, this.#deck, this.#defs, standing)}`);
      }
  }

  /** Sentences, each with the dice that fell after it and the hash of what came of it. */
  sentences(decisions: readonly unknown[], fallen: PrintOptions['fallen'], illegal?: unknown): void {
    const checks = new Map(list(this.#file.checks).map((check) => [record(check).after, record(check).hash]));
    const hash = (after: number) => (checks.has(after) ? ` #${String(checks.get(after))}` : '');
    if (hash(0)) this.lines.push(hash(0).trim());
    if (fallen?.[0]?.length) this.lines.push(`dice: ${printRolls(fallen[0])}`);
    decisions.forEach((decision, i) => {
      const rolls = fallen?.[i + 1] ?? [];
      const rolling = rolls.length > 0 ? `, rolling ${printRolls(rolls)}` : '';
      const said = printDecision(decision, this.#spoken, this.#seats);
      this.lines.push(`${said}${rolling}${illegal === i ? ' (illegal)' : ''}${hash(i + 1)}`);
    });
  }

  expected(): void {
    for (const line of printExpected(record(this.#file.expect), this.#spoken))
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
        this.lines.push(`  ${printDecision(decision, this.#spoken, this.#seats)}`);
      if (list(rolls).length > 0) this.lines.push(`  rolls: ${printRolls(rolls as number[][])}`);
      this.#notes(list(notes));
      this.lines.push('end variation');
    }
    if (result === null) this.lines.push('result: none');
    else if (isObject(result)) {
      const who =
        result.winner === 'dark' ? 'Dark wins' : result.winner === 'light' ? 'Light wins' : 'nobody';
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

/** The notation of a scenario, or of a replay whose effects were taken out (see `record.ts`). */
export function printNotation(given: Json, options: PrintOptions = {}): string {
  const file = tellable(given);
  const printer = new Printer(file);
  const replay = String(file.format).startsWith('swtcg-replay/');
  if (replay) printer.header();
  printer.prose();
  printer.setting();
  printer.definitions();
  printer.table();
  if (replay) {
    const { fallen } = options;
    if (!fallen && list(file.rolls).length > 0)
      printer.lines.push(`rolls: ${printRolls(file.rolls as number[][])}`);
    printer.sentences(list(file.decisions), fallen);
    printer.rest();
  } else {
    const { dice, script } = file;
    if (dice !== undefined && (!options.fallen || list(dice).length === 0))
      printer.lines.push(`dice: ${list(dice).join(' ') || 'none'}`);
    if (script !== undefined && list(script).length === 0) printer.lines.push('script: none');
    printer.sentences(list(file.script), options.fallen, record(file.expect).illegal);
    printer.expected();
  }
  const [lines, read] = wellRead(printer.lines, readNotation);
  return `${[...lines, ...patches(given, read)].join('\n')}\n`;
}
