// A game as its inputs, one after the other, with snapshots on the way: deciding, and coming back to any of them. No DOM.
import type { Inspect } from '../../machines/host/inspector.ts';
import { SwtcgError } from '../core/error.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Decision } from '../swtcg/decisions/decision.ts';
import type { LogEvent } from '../swtcg/log/types.ts';
import type { Chance, GameState, Result } from '../swtcg/model/state.ts';
import { type View, view } from '../swtcg/view/view.ts';
import { Table, type TableSnapshot, type Waiting } from './game-host.ts';
import type { ReplayDecision, Ruling } from './inputs.ts';

/** What real dice show. */
export interface Rolled {
  readonly do: 'roll';
  readonly dice: readonly number[];
}

/** What came in from outside: a decision, a judge's hand, or what real dice show. */
export type Input = ReplayDecision | Rolled;

/** What one input led to. */
export interface Played {
  readonly input: Input;
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

/** A snapshot is kept after so many inputs, so that no step is far from one. */
const KEPT_EVERY = 25;

export class Track {
  /** The game before anything happened. */
  readonly start: GameState;
  protected table: Table;
  /** Everything that came in, also what was undone; the position says how much of it stands. */
  protected played: Played[] = [];
  /** What happened before the first of them. */
  protected readonly opening: Pick<Played, 'log' | 'chance'>;
  #position = 0;
  readonly #kept = new Map<number, TableSnapshot>();
  #inspect: Inspect | null = null;
  /** Told of every input that is taken, with the game after it: also of the passes that follow by themselves. */
  onTaken: ((input: Input, game: GameState) => void) | null = null;

  /** A new game; or one that has come so far on another track, to go its own way: that one stays as it is. */
  constructor(from: GameState | Track, position = 0) {
    if (from instanceof Track) {
      this.start = from.start;
      this.#inspect = from.#inspect;
      this.played = from.played.slice(0, position);
      for (const [at, kept] of from.#kept) if (at <= position) this.#kept.set(at, kept);
      this.table = this.#tableAt(0);
      this.opening = from.opening;
      this.goTo(this.length);
    } else {
      this.start = from;
      this.table = new Table(from);
      this.opening = this.table.game;
      this.#kept.set(0, this.table.snapshot());
    }
  }

  /** Shows the charts in an inspector from here on. */
  inspect(inspect: Inspect): void {
    this.#inspect = inspect;
    this.table = new Table(this.table.snapshot(), { inspect });
  }

  /** The table as it was after so many inputs, where a snapshot of it was kept. */
  #tableAt(position: number): Table {
    return new Table(this.#kept.get(position) as TableSnapshot, { inspect: this.#inspect });
  }

  get game(): GameState {
    return this.table.game;
  }

  get waiting(): Waiting {
    return this.table.waiting;
  }

  /** How the game ended, if it has. */
  get result(): Result | null {
    return this.game.result;
  }

  view(): View {
    return view(this.game);
  }

  whyNot(decision: Decision): Refusal | null {
    return this.table.whyNot(decision);
  }

  /** Takes any input: also a judge's hand, the name of an unknown card, what real dice show. What was undone is gone. */
  enter(input: Input): void {
    this.take(input);
  }

  protected take(input: Input, { passed = false, legal = false }: Taking = {}): void {
    this.#apply(input, legal);
    if (this.played.length > this.#position) {
      this.played.length = this.#position;
      for (const at of this.#kept.keys()) if (at > this.#position) this.#kept.delete(at);
    }
    const { log, chance } = this.table.game;
    this.played.push(passed ? { input, log, chance, passed } : { input, log, chance });
    this.#position++;
    if (this.#position % KEPT_EVERY === 0) this.#kept.set(this.#position, this.table.snapshot());
    this.onTaken?.(input, this.table.game);
  }

  /** How many inputs stand, and how many there are with those that were undone. */
  get position(): number {
    return this.#position;
  }
  get length(): number {
    return this.played.length;
  }

  /** Sends one input. A rule that fails on the way leaves the game as it was. */
  #apply(input: Input, legal = false): void {
    try {
      if (typeof input !== 'object' || input === null)
        throw new SwtcgError({
          code: 'not-legal',
          message: 'This is nothing that could be done.',
          rule: 'pop.chance',
        });
      if (input.do === 'roll') this.table.roll((input as Rolled).dice);
      else if (input.do === 'reveal') this.table.name(input.card, input.as);
      else if (input.by === 'judge' && (input.do as string) === 'set') this.table.set(input as Ruling);
      else if (legal) this.table.take(input as Decision);
      else {
        const refusal = this.table.decide(input as Decision);
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
      this.table = this.#tableAt(at);
      this.#position = at;
    }
    while (this.#position < position) {
      const { input } = this.played[this.#position] as Played;
      this.#apply(input);
      this.#position++;
      if (told && forth) this.onTaken?.(input, this.table.game);
    }
  }
}
