// A game in progress: legal decisions, deciding, undo and redo, going to any step, saving, recording. No DOM.
import type { Decision } from '../src/decisions/decision.ts';
import { chanceOf, fallback } from '../src/decisions/index.ts';
import { SwtcgError } from '../src/game/error.ts';
import { stateAt, watchStates } from '../src/game/log.ts';
import type { Refusal } from '../src/game/refusal.ts';
import type { AutoPass, Chance, GameState, LogEntry, Result, Side } from '../src/game/state.ts';
import { letsPass } from '../src/pop/passing.ts';
import { type View, view } from '../src/view.ts';
import type { ReplayDecision, Ruling } from './replay/format.ts';
import { Table, type TableSnapshot, type Waiting } from './table.ts';

/** What real dice show. */
export interface Rolled {
  readonly do: 'roll';
  readonly dice: readonly number[];
}

/** What came in from outside: a decision, a judge's hand, or what real dice show. */
export type Input = ReplayDecision | Rolled;

/** What one input led to. */
interface Played {
  readonly input: Input;
  readonly log: readonly LogEntry[];
  readonly chance: Chance;
  /** A chance that the players let pass: undone and redone with the input before it. */
  readonly passed?: true;
}

/** A line of the log with its address `<decisions taken>.<n>`. */
export interface Step {
  readonly address: string;
  readonly entry: LogEntry;
  /** After how many inputs it was written. */
  readonly after: number;
}

export const SAVE_FORMAT = 'swtcg-save/1';

export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly start: GameState;
  readonly inputs: readonly Input[];
  readonly position: number;
  readonly ended: Result | null;
  readonly autoPass?: AutoPass;
  /** Which of the inputs were chances that passed by themselves. */
  readonly passed?: readonly number[];
}

/** The settings, from the one that asks most. */
const SETTINGS: readonly AutoPass[] = ['never', 'empty', 'always'];

/** A snapshot is kept after so many inputs, so that no step is far from one. */
const KEPT_EVERY = 25;

export class Session {
  /** The game before anything happened. */
  readonly start: GameState;
  #table: Table;
  /** Everything that came in, also what was undone; `#position` says how much of it stands. */
  #played: Played[] = [];
  #position = 0;
  readonly #opening: Pick<Played, 'log' | 'chance'>;
  readonly #kept = new Map<number, TableSnapshot>();
  #ended: Result | null = null;
  #autoPass: AutoPass;
  /** The one player whose chances pass by themselves; null: both. */
  #passing: Side | null = null;
  readonly #listeners = new Set<() => void>();
  /** Told of every input that is taken, with the game after it: also of the passes that follow by themselves. */
  onTaken: ((input: Input, game: GameState) => void) | null = null;

  constructor(start: GameState) {
    this.start = start;
    this.#autoPass = start.box.autoPass;
    this.#table = new Table(start);
    const { log, chance } = this.#table.game;
    this.#opening = { log, chance };
    this.#kept.set(0, this.#table.snapshot());
  }

  get game(): GameState {
    return this.#table.game;
  }

  get waiting(): Waiting {
    return this.#ended ? 'over' : this.#table.waiting;
  }

  /** How the game ended, if it has. */
  get result(): Result | null {
    return this.#ended ?? this.game.result;
  }

  /** Whose chance it is. */
  get chance(): Side | null {
    return this.waiting === 'player' ? chanceOf(this.game) : null;
  }

  /** Which chances pass by themselves from now on. */
  get autoPass(): AutoPass {
    return this.#autoPass;
  }

  /**
   * Changes it in the middle of a game. The game goes on asking by the setting that it was started with, which is the one
   * that a replay tells; what this one passes beyond it is recorded as passes. So it can't ask more than the start does.
   */
  set autoPass(setting: AutoPass) {
    const base = this.start.box.autoPass;
    if (SETTINGS.indexOf(setting) < SETTINGS.indexOf(base)) {
      const message = `A game that was started with autoPass "${base}" can't ask more than that: start it with "${setting}".`;
      throw new SwtcgError({ code: 'not-legal', message, rule: 'pop.chance' });
    }
    this.#autoPass = setting;
    this.#letPass();
    this.#tell();
  }

  /** Lets chances of one player only pass beyond the setting of the start; null: of both. */
  passFor(side: Side | null): void {
    this.#passing = side;
  }

  view(): View {
    const seen = view(this.game);
    return this.#ended ? { ...seen, winner: this.#ended.winner } : seen;
  }

  legal(): Decision[] {
    return this.#ended ? [] : this.#table.legal();
  }

  whyNot(decision: Decision): Refusal | null {
    if (this.#ended) return { message: 'the game is over', rule: 'win.control' };
    return this.#table.whyNot(decision);
  }

  /** Takes a decision; one that is not legal changes nothing and is answered with the reason. */
  decide(decision: Decision): Refusal | null {
    const refusal = this.whyNot(decision);
    if (!refusal) this.enter(decision);
    return refusal;
  }

  /** Takes any input: also a judge's hand, the name of an unknown card, what real dice show. What was undone is gone. */
  enter(input: Input): void {
    this.#take(input);
    this.#letPass();
    this.#tell();
  }

  /** Chances that the players let pass, beyond those that the game passes by itself. */
  #letPass(): void {
    if (this.#autoPass === this.start.box.autoPass) return;
    while (this.waiting === 'player' && letsPass(this.game, this.#autoPass)) {
      const decision = fallback(this.game);
      if (!decision || (this.#passing && this.#passing !== decision.by)) return;
      this.#take(decision, true);
    }
  }

  #take(input: Input, passed = false): void {
    this.#apply(input);
    if (this.#played.length > this.#position) {
      this.#played.length = this.#position;
      for (const at of this.#kept.keys()) if (at > this.#position) this.#kept.delete(at);
    }
    const { log, chance } = this.#table.game;
    this.#played.push(passed ? { input, log, chance, passed } : { input, log, chance });
    this.#position++;
    if (this.#position % KEPT_EVERY === 0) this.#kept.set(this.#position, this.#table.snapshot());
    this.onTaken?.(input, this.#table.game);
  }

  /** Ends the game by concession, agreement, time or a judge's word. */
  end(by: Exclude<Result['by'], 'control' | 'effect'>, winner: Side | null): void {
    this.#ended = { winner, by, turn: this.game.turn };
    this.#tell();
  }

  /** How many inputs stand, and how many there are with those that were undone. */
  get position(): number {
    return this.#position;
  }
  get length(): number {
    return this.#played.length;
  }

  /** The inputs that stand. */
  get inputs(): readonly Input[] {
    return this.#played.slice(0, this.#position).map(({ input }) => input);
  }

  undo(): boolean {
    if (this.#ended) this.#ended = null;
    else if (this.#position === 0) return false;
    else {
      let to = this.#position - 1;
      while (to > 0 && this.#played[to]?.passed) to--;
      this.#goTo(to);
    }
    this.#tell();
    return true;
  }

  redo(): boolean {
    if (this.#position === this.length) return false;
    let to = this.#position + 1;
    while (to < this.length && this.#played[to]?.passed) to++;
    this.#goTo(to, true);
    this.#tell();
    return true;
  }

  /** Goes to the position after so many inputs, back or forth. */
  seek(position: number): void {
    this.#goTo(Math.max(0, Math.min(this.length, Math.floor(position))), this.onTaken !== null);
    this.#tell();
  }

  /** All lines of the log that stand, each with its address. */
  steps(): Step[] {
    const found: Step[] = [];
    let decisions = 0;
    const add = (log: readonly LogEntry[], after: number) =>
      log.forEach((entry, i) => {
        found.push({ address: `${decisions}.${i + 1}`, entry, after });
      });
    add(this.#opening.log, 0);
    this.#played.slice(0, this.#position).forEach(({ input, log }, i) => {
      if (input.do !== 'roll') decisions++;
      add(log, i + 1);
    });
    return found;
  }

  /** The game as it was when a line was written: the input that led to it is played once more under watch. */
  stateAt({ entry, after, address }: Step): GameState {
    const kept = stateAt(entry);
    if (kept) return kept;
    const n = Number(address.slice(address.indexOf('.') + 1)) - 1;
    const here = this.#position;
    let log: readonly LogEntry[];
    if (after === 0) log = watchStates(() => new Table(this.start)).game.log;
    else {
      this.#goTo(after - 1);
      watchStates(() => this.#goTo(after));
      log = this.game.log;
    }
    const found = log[n];
    const state = (found && stateAt(found)) ?? this.game;
    this.#goTo(here);
    return state;
  }

  /** The rolls and shuffles so far, in order. */
  chances(): Chance {
    const all = [this.#opening, ...this.#played.slice(0, this.#position)];
    return {
      rolls: all.flatMap(({ chance }) => chance.rolls),
      shuffles: all.flatMap(({ chance }) => chance.shuffles),
    };
  }

  /** The statecharts as they stand, to come back to at once. */
  snapshot(): TableSnapshot {
    return this.#table.snapshot();
  }

  /** Everything that it takes to go on elsewhere, as JSON. */
  save(): SavedGame {
    const inputs = this.#played.map(({ input }) => input);
    const passed = this.#played.flatMap((one, i) => (one.passed ? [i] : []));
    return {
      format: SAVE_FORMAT,
      start: this.start,
      inputs,
      position: this.#position,
      ended: this.#ended,
      autoPass: this.#autoPass,
      passed,
    };
  }

  /** A game that was saved, at the same place and with the same things to redo. */
  static restore(saved: SavedGame): Session {
    const session = new Session(saved.start);
    const passed = new Set(saved.passed);
    saved.inputs.forEach((input, i) => {
      session.#take(input, passed.has(i));
    });
    session.#autoPass = saved.autoPass ?? saved.start.box.autoPass;
    session.seek(saved.position);
    session.#ended = saved.ended;
    return session;
  }

  /** Another session that has come so far, to go its own way; this one stays as it is. */
  fork(position = this.#position): Session {
    const other = new Session(this.start);
    other.#autoPass = this.#autoPass;
    other.#played = this.#played.slice(0, position);
    for (const [at, kept] of this.#kept) if (at <= position) other.#kept.set(at, kept);
    other.#goTo(other.length);
    return other;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Sends one input. A rule that fails on the way leaves the game as it was. */
  #apply(input: Input): void {
    try {
      if (typeof input !== 'object' || input === null)
        throw new SwtcgError({
          code: 'not-legal',
          message: 'This is nothing that could be done.',
          rule: 'pop.chance',
        });
      if (input.do === 'roll') this.#table.roll((input as Rolled).dice);
      else if (input.do === 'reveal') this.#table.name(input.card, input.as);
      else if (input.by === 'judge') this.#table.set(input as Ruling);
      else {
        const refusal = this.#table.decide(input as Decision);
        if (refusal) throw new SwtcgError({ code: 'not-legal', ...refusal });
      }
    } catch (error) {
      const here = this.#position;
      this.#position = -1;
      this.#goTo(here);
      throw error;
    }
  }

  /** `told`: whoever listens is told of each input that is taken again on the way forth. */
  #goTo(position: number, told = false): void {
    if (position === this.#position) return;
    let at = position - (position % KEPT_EVERY);
    while (at > 0 && !this.#kept.has(at)) at -= KEPT_EVERY;
    const forth = position > this.#position;
    if (!forth || (at > this.#position && !told)) {
      this.#table = new Table(this.#kept.get(at) as TableSnapshot);
      this.#position = at;
    }
    while (this.#position < position) {
      const { input } = this.#played[this.#position] as Played;
      this.#apply(input);
      this.#position++;
      if (told && forth) this.onTaken?.(input, this.#table.game);
    }
  }
}
