// A game in progress: legal decisions, deciding, undo and redo, going to any step, saving, recording. No DOM.

import { SwtcgError } from '../core/error.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Decision } from '../swtcg/decisions/decision.ts';
import { chanceOf, fallback } from '../swtcg/decisions/index.ts';
import type { LogEvent } from '../swtcg/log/types.ts';
import { MOST_QUIET_TURNS, stateAt, watchStates } from '../swtcg/model/log.ts';
import type { AutoPass, Chance, GameState, Result, Side } from '../swtcg/model/state.ts';
import { letsPass } from '../swtcg/rules/windows/auto-pass.ts';
import type { View } from '../swtcg/view/view.ts';
import { FORMATS } from './files/formats.ts';
import { Table, type TableSnapshot, type Waiting } from './game-host.ts';
import { type Input, type Taking, Track } from './track.ts';

export type { Input } from './track.ts';

/** A line of the log with its address `<decisions taken>.<n>`. */
export interface Step {
  readonly address: string;
  readonly entry: LogEvent;
  /** After how many inputs it was written. */
  readonly after: number;
}

export interface SavedGame {
  readonly format: typeof FORMATS.save;
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

export class Session extends Track {
  #ended: Result | null = null;
  #autoPass: AutoPass;
  /** The one player whose chances pass by themselves; null: both. */
  #passing: Side | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(from: GameState | Track, position?: number) {
    super(from, position);
    this.#autoPass = this.start.box.autoPass;
  }

  override get waiting(): Waiting {
    return this.#ended ? 'over' : super.waiting;
  }

  override get result(): Result | null {
    return this.#ended ?? super.result;
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

  override view(): View {
    const seen = super.view();
    return this.#ended ? { ...seen, winner: this.#ended.winner } : seen;
  }

  legal(): Decision[] {
    return this.#ended ? [] : this.table.legal();
  }

  override whyNot(decision: Decision): Refusal | null {
    if (this.#ended) return { message: 'the game is over', rule: 'win.control' };
    return super.whyNot(decision);
  }

  /**
   * Takes a decision; one that is not legal changes nothing and is answered with the reason. Whoever plays may have a last
   * word: a legal decision that is not permitted is not taken.
   */
  decide(decision: Decision, permit: () => boolean = () => true): Refusal | null {
    const refusal = this.whyNot(decision);
    if (refusal) return refusal;
    const { game } = this;
    // It is known to be legal, unless something else was done meanwhile.
    if (permit()) this.#enter(decision, { legal: game === this.game });
    return null;
  }

  override enter(input: Input): void {
    this.#enter(input);
  }

  #enter(input: Input, how: Taking = {}): void {
    this.take(input, how);
    this.#letPass();
    this.#tell();
  }

  /** Chances that the players let pass, beyond those that the game passes by itself; where that leads nowhere, they are asked. */
  #letPass(): void {
    if (this.#autoPass === this.start.box.autoPass) return;
    const last = this.game.turn + MOST_QUIET_TURNS;
    while (this.waiting === 'player' && this.game.turn < last && letsPass(this.game, this.#autoPass)) {
      const decision = fallback(this.game);
      if (!decision || (this.#passing && this.#passing !== decision.by)) return;
      this.take(decision, { passed: true });
    }
  }

  /** Ends the game by concession, agreement, time or a judge's word. */
  end(
    by: Exclude<Result['by'], 'control' | 'effect'>,
    winner: Side | null,
    turn: number = this.game.turn,
  ): void {
    this.#ended = { winner, by, turn };
    this.#tell();
  }

  /** The inputs that stand. */
  get inputs(): readonly Input[] {
    return this.played.slice(0, this.position).map(({ input }) => input);
  }

  /** What was decided after so many inputs, without the chances that were let pass. */
  decided(after = 0): readonly Input[] {
    return this.played
      .slice(after, this.position)
      .filter(({ passed }) => !passed)
      .map(({ input }) => input);
  }

  undo(): boolean {
    if (this.#ended) this.#ended = null;
    else if (this.position === 0) return false;
    else {
      let to = this.position - 1;
      while (to > 0 && this.played[to]?.passed) to--;
      this.goTo(to);
    }
    this.#tell();
    return true;
  }

  redo(): boolean {
    if (this.position === this.length) return false;
    let to = this.position + 1;
    while (to < this.length && this.played[to]?.passed) to++;
    this.goTo(to, true);
    this.#tell();
    return true;
  }

  /** Goes to the position after so many inputs, back or forth. */
  seek(position: number): void {
    this.goTo(Math.max(0, Math.min(this.length, Math.floor(position))), this.onTaken !== null);
    this.#tell();
  }

  /** All lines of the log that stand, each with its address. */
  steps(): Step[] {
    const found: Step[] = [];
    let decisions = 0;
    const add = (log: readonly LogEvent[], after: number) =>
      log.forEach((entry, i) => {
        found.push({ address: `${decisions}.${i + 1}`, entry, after });
      });
    add(this.opening.log, 0);
    this.played.slice(0, this.position).forEach(({ input, log }, i) => {
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
    const here = this.position;
    let log: readonly LogEvent[];
    if (after === 0) log = watchStates(() => new Table(this.start)).game.log;
    else {
      this.goTo(after - 1);
      watchStates(() => this.goTo(after));
      log = this.game.log;
    }
    const found = log[n];
    const state = (found && stateAt(found)) ?? this.game;
    this.goTo(here);
    return state;
  }

  /** The rolls and shuffles so far, in order. */
  chances(): Chance {
    const all = [this.opening, ...this.played.slice(0, this.position)];
    return {
      rolls: all.flatMap(({ chance }) => chance.rolls),
      shuffles: all.flatMap(({ chance }) => chance.shuffles),
    };
  }

  /** The statecharts as they stand, to come back to at once. */
  snapshot(): TableSnapshot {
    return this.table.snapshot();
  }

  /** Everything that it takes to go on elsewhere, as JSON. */
  save(): SavedGame {
    const inputs = this.played.map(({ input }) => input);
    const passed = this.played.flatMap((one, i) => (one.passed ? [i] : []));
    return {
      format: FORMATS.save,
      start: this.start,
      inputs,
      position: this.position,
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
      session.take(input, { passed: passed.has(i) });
    });
    session.#autoPass = saved.autoPass ?? saved.start.box.autoPass;
    session.seek(saved.position);
    session.#ended = saved.ended;
    return session;
  }

  /** Another session that has come so far, to go its own way; this one stays as it is. */
  fork(position = this.position): Session {
    const other = new Session(this, position);
    other.#autoPass = this.#autoPass;
    return other;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
