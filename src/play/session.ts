// A game in progress: legal decisions, deciding, undo and redo, going to any step, saving, recording. No DOM.

import { SwtcgError } from '../core/error.ts';
import { FORMATS } from '../core/files/formats.ts';
import type { GameSnapshot, Waiting } from '../core/game/charts.ts';
import type { Game } from '../core/game/game.ts';
import type { GameTypes } from '../core/game/game-types.ts';
import type { LogEvent } from '../core/log-event.ts';
import { MOST_QUIET_TURNS } from '../core/loops.ts';
import type { Refusal } from '../core/refusal.ts';
import type { AgreedEnd, AutoPass, Chance, Result } from '../core/state.ts';
import { stateAt, watchStates } from '../core/watch.ts';
import { GameHost } from './game-host.ts';
import { type Input, isRolled } from './inputs.ts';
import { type Taking, Track } from './track.ts';

/** A line of the log with its address `<decisions taken>.<n>`. */
export interface Step {
  readonly address: string;
  readonly entry: LogEvent;
  /** After how many inputs it was written. */
  readonly after: number;
}

export interface SavedGame<T extends GameTypes = GameTypes> {
  readonly format: typeof FORMATS.save;
  readonly start: T['state'];
  readonly inputs: readonly Input<T>[];
  readonly position: number;
  readonly ended: Result | null;
  readonly autoPass?: AutoPass;
  /** Which of the inputs were chances that passed by themselves. */
  readonly passed?: readonly number[];
}

/** The settings, from the one that asks most. */
const SETTINGS: readonly AutoPass[] = ['never', 'empty', 'always'];

export class Session<T extends GameTypes = GameTypes> extends Track<T> {
  #ended: Result | null = null;
  #autoPass: AutoPass;
  /** The one player whose chances pass by themselves; null: both. */
  #passing: T['seat'] | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(ruleset: Game<T>, from: T['state'] | Track<T>, position?: number) {
    super(ruleset, from, position);
    this.#autoPass = this.start.box.autoPass;
  }

  override get waiting(): Waiting {
    return this.#ended ? 'over' : super.waiting;
  }

  override get result(): T['state']['result'] {
    return this.#ended ?? super.result;
  }

  /** Whose chance it is. */
  get chance(): T['seat'] | null {
    return this.waiting === 'player' ? this.ruleset.waitingFor(this.game) : null;
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
      throw new SwtcgError({ code: 'not-legal', message, rule: this.ruleset.cited.chance });
    }
    this.#autoPass = setting;
    this.#letPass();
    this.#tell();
  }

  /** Lets chances of one player only pass beyond the setting of the start; null: of both. */
  passFor(seat: T['seat'] | null): void {
    this.#passing = seat;
  }

  override view(): T['view'] {
    const seen = super.view();
    return this.#ended ? { ...seen, winner: this.#ended.winner } : seen;
  }

  legal(): T['decision'][] {
    return this.#ended ? [] : this.host.legal();
  }

  override whyNot(decision: T['decision']): Refusal | null {
    if (this.#ended) return { message: 'the game is over', rule: this.ruleset.cited.over };
    return super.whyNot(decision);
  }

  /**
   * Takes a decision; one that is not legal changes nothing and is answered with the reason. Whoever plays may have a last
   * word: a legal decision that is not permitted is not taken.
   */
  decide(decision: T['decision'], permit: () => boolean = () => true): Refusal | null {
    const refusal = this.whyNot(decision);
    if (refusal) return refusal;
    const { game } = this;
    // It is known to be legal, unless something else was done meanwhile.
    if (permit()) this.#enter(decision, { legal: game === this.game });
    return null;
  }

  override enter(input: Input<T>): void {
    this.#enter(input);
  }

  #enter(input: Input<T>, how: Taking = {}): void {
    this.take(input, how);
    this.#letPass();
    this.#tell();
  }

  /** Chances that the players let pass, beyond those that the game passes by itself; where that leads nowhere, they are asked. */
  #letPass(): void {
    if (this.#autoPass === this.start.box.autoPass) return;
    const last = this.game.turn + MOST_QUIET_TURNS;
    while (
      this.waiting === 'player' &&
      this.game.turn < last &&
      this.ruleset.letsPass(this.game, this.#autoPass)
    ) {
      const decision = this.ruleset.fallback(this.game);
      if (!decision || (this.#passing && this.#passing !== decision.by)) return;
      this.take(decision, { passed: true });
    }
  }

  /** Ends the game by concession, agreement, time or a judge's word. */
  end(by: AgreedEnd, winner: T['seat'] | null, turn: number = this.game.turn): void {
    this.#ended = { winner, by, turn };
    this.#tell();
  }

  /** The inputs that stand. */
  get inputs(): readonly Input<T>[] {
    return this.played.slice(0, this.position).map(({ input }) => input);
  }

  /** What was decided after so many inputs, without the chances that were let pass. */
  decided(after = 0): readonly Input<T>[] {
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
      if (!isRolled(input)) decisions++;
      add(log, i + 1);
    });
    return found;
  }

  /** The game as it was when a line was written: the input that led to it is played once more under watch. */
  stateAt({ entry, after, address }: Step): T['state'] {
    const kept = stateAt<T['state']>(entry);
    if (kept) return kept;
    const n = Number(address.slice(address.indexOf('.') + 1)) - 1;
    const here = this.position;
    let log: readonly LogEvent[];
    if (after === 0) log = watchStates(() => new GameHost(this.ruleset, this.start)).game.log;
    else {
      this.goTo(after - 1);
      watchStates(() => this.goTo(after));
      log = this.game.log;
    }
    const found = log[n];
    const state = (found && stateAt<T['state']>(found)) ?? this.game;
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
  snapshot(): GameSnapshot {
    return this.host.snapshot();
  }

  /** Everything that it takes to go on elsewhere, as JSON. */
  save(): SavedGame<T> {
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
  static restore<T extends GameTypes>(ruleset: Game<T>, saved: SavedGame<T>): Session<T> {
    const session = new Session(ruleset, saved.start);
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
  fork(position = this.position): Session<T> {
    const other = new Session(this.ruleset, this, position);
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
