// A game as its inputs, one after the other, with snapshots on the way: deciding, and coming back to any of them. No DOM.

import { SwtcgError } from '../core/error.ts';
import type { ChartInspector, GameSnapshot, Waiting } from '../core/game/charts.ts';
import type { Game } from '../core/game/game.ts';
import type { GameTypes } from '../core/game/game-types.ts';
import type { LogEvent } from '../core/log-event.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Chance } from '../core/state.ts';
import { GameHost } from './game-host.ts';
import { type Input, isReveal, isRolled, isRuling } from './inputs.ts';

/** What one input led to. */
export interface Played<T extends GameTypes = GameTypes> {
  readonly input: Input<T>;
  readonly log: readonly LogEvent[];
  readonly chance: Chance;
  /** A chance that the players let pass: undone and redone with the input before it. */
  readonly passed?: true;
}

/** What is known of an input that is taken. */
export interface Taking {
  /** It is a chance that the players let pass. */
  readonly passed?: boolean;
  /** It is a decision that is known to be legal. */
  readonly legal?: boolean;
}

/** Hears of an input and of the game after it; the type of a method, so that a track of one game can be held as any track. */
type Hears<T extends GameTypes> = { hear(input: Input<T>, game: T['state']): void }['hear'];

/** A snapshot is kept after so many inputs, so that no step is far from one. */
const KEPT_EVERY = 25;

export class Track<T extends GameTypes = GameTypes> {
  readonly ruleset: Game<T>;
  /** The game before anything happened. */
  readonly start: T['state'];
  protected host: GameHost<T>;
  /** Everything that came in, also what was undone; the position says how much of it stands. */
  protected played: Played<T>[] = [];
  /** What happened before the first of them. */
  protected readonly opening: Pick<Played, 'log' | 'chance'>;
  #position = 0;
  readonly #kept = new Map<number, GameSnapshot>();
  #inspect: ChartInspector | null = null;
  /** Told of every input that is taken, with the game after it: also of the passes that follow by themselves. */
  onTaken: Hears<T> | null = null;

  /** A new game; or one that has come so far on another track, to go its own way: that one stays as it is. */
  constructor(ruleset: Game<T>, from: T['state'] | Track<T>, position = 0) {
    this.ruleset = ruleset;
    if (from instanceof Track) {
      this.start = from.start;
      this.#inspect = from.#inspect;
      this.played = from.played.slice(0, position);
      for (const [at, kept] of from.#kept) if (at <= position) this.#kept.set(at, kept);
      this.host = this.#hostAt(0);
      this.opening = from.opening;
      this.goTo(this.length);
    } else {
      this.start = from;
      this.host = new GameHost(ruleset, from);
      this.opening = this.host.game;
      this.#kept.set(0, this.host.snapshot());
    }
  }

  /** Shows the charts in an inspector from here on. */
  inspect(inspect: ChartInspector): void {
    this.#inspect = inspect;
    this.host = new GameHost(this.ruleset, this.host.snapshot(), { inspect });
  }

  /** The game as it was after so many inputs, where a snapshot of it was kept. */
  #hostAt(position: number): GameHost<T> {
    return new GameHost(this.ruleset, this.#kept.get(position) as GameSnapshot, { inspect: this.#inspect });
  }

  get game(): T['state'] {
    return this.host.game;
  }

  get waiting(): Waiting {
    return this.host.waiting;
  }

  /** How the game ended, if it has. */
  get result(): T['state']['result'] {
    return this.game.result;
  }

  view(): T['view'] {
    return this.ruleset.view(this.game);
  }

  whyNot(decision: T['decision']): Refusal | null {
    return this.host.whyNot(decision);
  }

  /** Takes any input: also a judge's hand, the name of an unknown card, what real dice show. What was undone is gone. */
  enter(input: Input<T>): void {
    this.take(input);
  }

  protected take(input: Input<T>, { passed = false, legal = false }: Taking = {}): void {
    this.#apply(input, legal);
    if (this.played.length > this.#position) {
      this.played.length = this.#position;
      for (const at of this.#kept.keys()) if (at > this.#position) this.#kept.delete(at);
    }
    const { log, chance } = this.host.game;
    this.played.push(passed ? { input, log, chance, passed } : { input, log, chance });
    this.#position++;
    if (this.#position % KEPT_EVERY === 0) this.#kept.set(this.#position, this.host.snapshot());
    this.onTaken?.(input, this.host.game);
  }

  /** How many inputs stand, and how many there are with those that were undone. */
  get position(): number {
    return this.#position;
  }
  get length(): number {
    return this.played.length;
  }

  /** Sends one input. A rule that fails on the way leaves the game as it was. */
  #apply(input: Input<T>, legal = false): void {
    try {
      if (typeof input !== 'object' || input === null)
        throw new SwtcgError({
          code: 'not-legal',
          message: 'This is nothing that could be done.',
          rule: this.ruleset.cited.chance,
        });
      if (isRolled(input)) this.host.roll(input.dice);
      else if (isReveal(input)) this.host.name(input.card, input.as);
      else if (isRuling(input)) this.host.set(input);
      else if (legal) this.host.take(input);
      else {
        const refusal = this.host.decide(input);
        if (refusal) throw new SwtcgError({ code: 'not-legal', ...refusal });
      }
    } catch (error) {
      const here = this.#position;
      this.#position = -1;
      this.goTo(here);
      throw error;
    }
  }

  /** `told`: whoever listens is told of each input that is taken again on the way forth. */
  protected goTo(position: number, told = false): void {
    if (position === this.#position) return;
    let at = position - (position % KEPT_EVERY);
    while (at > 0 && !this.#kept.has(at)) at -= KEPT_EVERY;
    const forth = position > this.#position;
    if (!forth || (at > this.#position && !told)) {
      this.host = this.#hostAt(at);
      this.#position = at;
    }
    while (this.#position < position) {
      const { input } = this.played[this.#position] as Played<T>;
      this.#apply(input);
      this.#position++;
      if (told && forth) this.onTaken?.(input, this.host.game);
    }
  }
}
