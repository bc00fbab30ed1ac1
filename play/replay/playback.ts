// Playing a recorded game and saying whether it is what it says: exact, unverified, or diverged at a step for a reason.
import type { Decision } from '../../src/decisions/decision.ts';
import { SwtcgError } from '../../src/game/error.ts';
import type { GameState } from '../../src/game/state.ts';
import { view } from '../../src/view.ts';
import { Track } from '../track.ts';
import type { Replay, ReplayDecision } from './format.ts';
import { hashView } from './hash.ts';

export interface Verdict {
  readonly verdict: 'exact' | 'unverified' | 'diverged';
  /** The address of the step where it left the track: `<decisions taken>.<n>`. */
  readonly step: string | null;
  readonly reason: string | null;
}

const isManual = (decision: ReplayDecision): boolean => decision.by === 'judge' || decision.do === 'reveal';

/** A replay being played: each `next` takes one decision and compares what the file says. */
export class Playback {
  readonly replay: Replay;
  readonly track: Track;
  #verdict: Verdict | null = null;
  readonly #hashes: ReadonlyMap<number, string>;
  /** The game before and after the first decision, until it is compared: whoever opens a file sees its first step before that. */
  #opening: GameState[];
  #rolls = 0;
  #shuffles = 0;

  /** `start`: the game before the first decision. */
  constructor(replay: Replay, start: GameState) {
    this.replay = replay;
    this.#hashes = new Map(replay.checks.map(({ after, hash }) => [after, hash]));
    this.track = new Track(start);
    this.#opening = [this.track.game];
    this.#compareChances();
  }

  /** Takes the next decision; false when there is none or the game has left the track. */
  next(): boolean {
    if (this.#verdict) return false;
    const { position } = this.track;
    const decision = this.replay.decisions[position];
    if ((position > 0 || !decision) && !this.#compareOpening()) return false;
    if (!decision) return false;
    try {
      const refusal = isManual(decision) ? null : this.track.whyNot(decision as Decision);
      if (refusal) return this.#diverge(`the decision is not legal: ${refusal.message}`);
      this.track.enter(decision);
    } catch (error) {
      if (!(error instanceof SwtcgError)) throw error;
      return this.#diverge(error.message);
    }
    if (!this.#compareChances()) return false;
    if (position > 0) return this.#comparePosition(this.track.game, this.track.position);
    this.#opening.push(this.track.game);
    return true;
  }

  /** What was wrong from the start is told as that. */
  #diverge(reason: string, at = this.track.position): false {
    if (!this.#compareOpening()) return false;
    this.#verdict = { verdict: 'diverged', step: `${at}.1`, reason };
    return false;
  }

  #compareOpening(): boolean {
    const opening = this.#opening;
    this.#opening = [];
    return opening.every((game, at) => this.#comparePosition(game, at));
  }

  #comparePosition(game: GameState, at: number): boolean {
    const hash = this.#hashes.get(at);
    return (
      hash === undefined ||
      hash === hashView(view(game)) ||
      this.#diverge('the position is not the recorded one', at)
    );
  }

  /** Compares dice and shuffles with what was recorded. */
  #compareChances(): boolean {
    const { replay, track } = this;
    const { rolls, shuffles } = track.game.chance;
    for (const roll of rolls) {
      const now = roll.join(', ');
      const then = replay.rolls[this.#rolls++]?.join(', ');
      if (now !== then) return this.#diverge(`the dice show ${now} and the file says ${then ?? 'nothing'}`);
    }
    for (const deck of shuffles) {
      const then = replay.shuffles?.[this.#shuffles++];
      if (replay.shuffles && deck.join() !== then?.join())
        return this.#diverge('a deck is shuffled otherwise');
    }
    if (track.waiting === 'dice') return this.#diverge('the file has no more dice and a roll needs some');
    return true;
  }

  /** Plays to the end and judges the whole. */
  finish(): Verdict {
    while (this.next());
    if (this.#verdict) return this.#verdict;
    const { replay, track } = this;
    const { result } = replay;
    if (result && (result.by === 'control' || result.by === 'effect')) {
      const now = track.result;
      if (now?.winner !== result.winner || now.by !== result.by || now.turn !== result.turn)
        this.#diverge('the game does not end as the file says');
    }
    if (!this.#verdict && this.#rolls < replay.rolls.length)
      this.#diverge('the file has dice that are never rolled');
    if (this.#verdict) return this.#verdict;
    const manual =
      replay.decisions.some(isManual) || Object.values(replay.cards).some(({ name }) => name === '?');
    const unhashed = !replay.checks.some(({ after }) => after === replay.decisions.length);
    this.#verdict = manual
      ? {
          verdict: 'unverified',
          step: null,
          reason: 'it has steps that were put by hand or cards that are not known',
        }
      : unhashed
        ? { verdict: 'unverified', step: null, reason: 'it has no hash of its last position' }
        : { verdict: 'exact', step: null, reason: null };
    return this.#verdict;
  }
}
