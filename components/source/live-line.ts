// A course of play that the reader has taken over: the game up to a step, and then what the reader decides.

import type { ChartInspector } from '../../src/core/game/charts.ts';
import type { Game } from '../../src/core/game/game.ts';
import type { BaseDecision, GameTypes } from '../../src/core/game/game-types.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { BaseState } from '../../src/core/state.ts';
import { watchStates } from '../../src/core/watch.ts';
import { Session } from '../../src/play/session.ts';
import type { StepLog } from '../../src/play/steps/step-log.ts';
import type { Track } from '../../src/play/track.ts';
import type { Choice, Live, Perspective } from '../shared/steps.ts';
import type { TableDisplay } from '../shared/table-display.ts';

export class LiveLine<T extends GameTypes = GameTypes> implements Live {
  readonly steps: StepLog<T>;
  readonly from: number;
  readonly problem = null;
  readonly session: Session<T>;
  /** How the game is shown at a table. */
  readonly display: TableDisplay<T>;
  readonly #start: number;

  /** `session` and `account` have come to where the reader takes over; from `start` on it is not the game itself. */
  constructor(session: Session<T>, account: StepLog<T>, display: TableDisplay<T>, start = session.position) {
    this.session = session;
    this.display = display;
    this.#start = start;
    this.from = start;
    this.steps = account;
    session.onTaken = (_input, game) => account.look(game, this.from + this.#decisions.length);
  }

  /** It goes on only when the reader decides. */
  more(): boolean {
    return false;
  }

  get chance(): T['seat'] | null {
    return this.session.chance;
  }

  get waiting(): Live['waiting'] {
    return this.session.waiting;
  }

  get dice(): number {
    return this.waiting === 'dice' ? this.display.choosing.diceMissing(this.session.game) : 0;
  }

  get #decisions(): readonly { readonly do: string }[] {
    return this.session.inputs.slice(this.#start).filter((input) => input.do !== 'roll');
  }

  get taken(): readonly unknown[] {
    return this.#decisions;
  }

  get rolls(): readonly (readonly number[])[] {
    const before = this.session.fork(this.#start).chances().rolls.length;
    return this.session.chances().rolls.slice(before);
  }

  /** A seat is offered only its own decisions, so that it learns nothing of the other's cards. */
  choices(who: Perspective): readonly Choice[] {
    const { chance, game } = this.session;
    if (who !== 'both' && who !== chance) return [];
    const { display } = this;
    const first = (one: T['decision']) => (display.choosing.isIdle(one) ? 0 : 1);
    return this.session
      .legal()
      .sort((a, b) => first(a) - first(b))
      .map((decision) => ({ decision, words: display.decisionWords(game, decision, who) }));
  }

  decide(decision: T['decision']): Refusal | null {
    return watchStates(() => this.session.decide(decision));
  }

  roll(dice: readonly number[]): void {
    watchStates(() => this.session.enter({ do: 'roll', dice }));
  }

  undo(): boolean {
    if (this.session.position <= this.#start) return false;
    // What real dice showed belongs to the decision that asked for them.
    do this.session.undo();
    while (this.session.position > this.#start && this.session.waiting === 'dice');
    this.cut();
    return true;
  }

  /** The line as it was at a step, to go on in another way: at its end with all that was decided, also what says nothing. */
  fork(index: number): LiveLine<T> {
    const { session, steps } = this;
    const { inputs } = session;
    const end = index >= steps.length - 1;
    const decisions = end ? session.position : steps.decisionsAt(index);
    let position = Math.min(decisions, this.#start);
    let taken = position;
    // Dice belong to the decision that asked for them.
    const isRoll = () => inputs[position]?.do === 'roll';
    for (; position < inputs.length && (isRoll() || taken < decisions); position++) taken += isRoll() ? 0 : 1;
    return liveFrom(session, position, steps.fork(decisions), this.display, this.#start);
  }

  /** Forgets the account of what was taken back. */
  protected cut(): void {
    this.steps.cut(this.from + this.#decisions.length);
  }

  /** After how many inputs the reader took over. */
  get start(): number {
    return this.#start;
  }
}

/** Leaves a track at a position, to which `account` has come; the track stays as it is. It may have left the game before. */
export const liveFrom = <T extends GameTypes>(
  track: Track<T>,
  position: number,
  account: StepLog<T>,
  display: TableDisplay<T>,
  left = position,
): LiveLine<T> =>
  new LiveLine(new Session(track.ruleset, track, position), account, display, Math.min(left, position));

/** A game that was played from its start, and is gone on with: `account` has come so far. */
export function livePlayed(
  ruleset: Game,
  start: BaseState,
  decisions: readonly BaseDecision[],
  account: StepLog,
  display: TableDisplay,
  inspect: ChartInspector | null,
): LiveLine {
  const session = new Session(ruleset, start);
  if (inspect) session.inspect(inspect);
  for (const decision of decisions) session.enter(decision);
  return new LiveLine(session, account, display);
}
