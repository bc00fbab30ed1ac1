// Another line of play that the file tells of: it leaves the game after so many decisions and is played like it.

import { SwtcgError } from '../../src/core/error.ts';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import { watchStates } from '../../src/core/watch.ts';
import { isManual } from '../../src/play/inputs.ts';
import type { Annotation, Variation } from '../../src/play/replay/format.ts';
import { Session } from '../../src/play/session.ts';
import type { StepLog } from '../../src/play/steps/step-log.ts';
import type { Track } from '../../src/play/track.ts';
import type { Line, Problem } from '../shared/steps.ts';

export class VariationLine implements Line {
  readonly steps: StepLog;
  problem: Problem | null = null;
  readonly #told: Variation;
  readonly session: Session;
  readonly from: number;
  readonly annotations: readonly Annotation[];
  #taken = 0;

  /** It leaves the track at a position, to which `account` has come. */
  constructor(told: Variation, track: Track, position: number, account: StepLog) {
    const session = new Session(track.ruleset, track, position);
    this.#told = told;
    this.from = session.position;
    this.annotations = told.annotations ?? [];
    this.session = told.rolls ? withDice(session, told.rolls.flat()) : session;
    this.steps = account;
  }

  more(stop: () => boolean): boolean {
    return watchStates(() => {
      for (let decision = this.#next; decision; decision = this.#next) {
        try {
          const { ruleset, game } = this.session;
          this.session.enter(
            isManual(decision) ? decision : ruleset.texts.restate(game, decision as BaseDecision),
          );
        } catch (error) {
          if (!(error instanceof SwtcgError)) throw error;
          this.#fail(error.message);
          return false;
        }
        this.#taken++;
        this.steps.look(this.session.game, this.from + this.#taken);
        if (stop()) return true;
      }
      return false;
    });
  }

  get #next() {
    return this.problem ? undefined : this.#told.decisions[this.#taken];
  }

  #fail(reason: string): void {
    const path = `variation at ${this.#told.at}, decision ${this.#taken + 1}`;
    this.problem = { code: 'diverged', message: `The variation breaks the rules: ${reason}`, path };
  }
}

/** The same game with other dice from here on: those that have fallen, then the new ones, then the seed's. */
function withDice(session: Session, dice: readonly number[]): Session {
  const { ruleset, start } = session;
  const fallen = session.chances().rolls.flat();
  const other = new Session(ruleset, ruleset.withSettings(start, { dice: [...fallen, ...dice] }));
  for (const input of session.inputs) other.enter(input);
  return other;
}
