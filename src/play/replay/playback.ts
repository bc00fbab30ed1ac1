// Playing a recorded game and saying whether it is what it says: exact, unverified, or diverged at a step for a reason.

import { SwtcgError } from '../../core/error.ts';
import type { Game } from '../../core/game/game.ts';
import type { GameTypes } from '../../core/game/game-types.ts';
import { AGREED_ENDS, type Result } from '../../core/state.ts';
import { isManual } from '../inputs.ts';
import { Track } from '../track.ts';
import type { Replay } from './format.ts';
import { hashView } from './hash.ts';
import { replayStart, seedOf } from './start.ts';

export interface Verdict {
  readonly verdict: 'exact' | 'unverified' | 'diverged';
  /** The address of the step where it left the track: `<decisions taken>.<n>`. */
  readonly step: string | null;
  readonly reason: string | null;
}

/** How a game ended, in few words. */
const ending = <T extends GameTypes>(ruleset: Game<T>, result: Result | null | undefined): string =>
  result
    ? `${result.winner ? ruleset.seatName(result.winner) : 'nobody'} wins (${result.by}, turn ${result.turn})`
    : 'it is undecided';

/** Nobody can tell from the table how players or a judge end a game that the rules have not ended. */
const isAgreed = ({ by }: Result): boolean => (AGREED_ENDS as readonly string[]).includes(by);

/** A result of which nobody said the turn has turn 0; at the turn limit the next turn may have begun. */
const otherTurn = ({ turn, by }: Result, now: number): boolean =>
  turn !== 0 && turn !== now && !(by === 'turn-limit' && turn === now - 1);

/** A replay being played: each `next` takes one decision and compares what the file says. */
export class Playback<T extends GameTypes = GameTypes> {
  readonly ruleset: Game<T>;
  readonly replay: Replay<T>;
  readonly track: Track<T>;
  #verdict: Verdict | null = null;
  readonly #hashes: ReadonlyMap<number, string>;
  /** The game before and after the first decision, until it is compared: whoever opens a file sees its first step before that. */
  #opening: T['state'][];
  #rolls = 0;
  #shuffles = 0;
  /** A seed rolls all dice, and the file says nothing about them. */
  readonly #unrecorded: boolean;

  /** With a seed the dice are rolled again and compared; without one the recorded dice are the dice. */
  constructor(ruleset: Game<T>, replay: Replay<T>, start = replayStart(ruleset, replay)) {
    this.ruleset = ruleset;
    this.replay = replay;
    this.#unrecorded = replay.rolls.length === 0 && seedOf(replay) !== null;
    this.#hashes = new Map(replay.checks.map(({ after, hash }) => [after, hash]));
    this.track = new Track(ruleset, ruleset.texts.inWords(start));
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
      const input = isManual(decision)
        ? decision
        : this.ruleset.texts.restate(this.track.game, decision as T['decision']);
      const refusal = isManual(decision) ? null : this.track.whyNot(input as T['decision']);
      if (refusal) return this.#diverge(`the decision is not legal: ${refusal.message}`);
      this.track.enter(input);
    } catch (error) {
      if (!(error instanceof SwtcgError)) throw error;
      return this.#diverge(error.message.replace(/\.$/, ''));
    }
    if (!this.#compareChances()) return false;
    if (position > 0) return this.#comparePosition(this.track.game, this.track.position);
    this.#opening.push(this.track.game);
    return true;
  }

  /** What was wrong from the start is told as that. `line`: of the log, after so many decisions. */
  #diverge(reason: string, at = this.track.position, line = 1): false {
    if (!this.#compareOpening()) return false;
    this.#verdict = { verdict: 'diverged', step: `${at}.${line}`, reason };
    return false;
  }

  #compareOpening(): boolean {
    const opening = this.#opening;
    this.#opening = [];
    return opening.every((game, at) => this.#comparePosition(game, at));
  }

  #comparePosition(game: T['state'], at: number): boolean {
    const hash = this.#hashes.get(at);
    return (
      hash === undefined ||
      hash === hashView(this.ruleset.view(game)) ||
      this.#diverge('the position is not the recorded one', at)
    );
  }

  /** Compares dice and shuffles with what was recorded. */
  #compareChances(): boolean {
    const { replay, track } = this;
    const { rolls, shuffles } = track.game.chance;
    for (const [i, roll] of rolls.entries()) {
      const now = roll.join(', ');
      const then = replay.rolls[this.#rolls++]?.join(', ');
      if (now === then || this.#unrecorded) continue;
      const lines = track.game.log.flatMap(({ kind }, at) => (kind === 'roll' ? at + 1 : []));
      const reason = `the dice show ${now} and the file says ${then ?? 'nothing'}`;
      return this.#diverge(reason, track.position, lines[i]);
    }
    for (const deck of shuffles) {
      const then = replay.shuffles?.[this.#shuffles++];
      if (replay.shuffles && deck.join() !== then?.join())
        return this.#diverge('a deck is shuffled otherwise');
    }
    // Who throws real dice may save the game before a roll, and notes may end there.
    if (track.waiting === 'dice' && track.position < replay.decisions.length)
      return this.#diverge('the file has no more dice and a roll needs some');
    return true;
  }

  /** Plays to the end and judges the whole. */
  finish(): Verdict {
    while (this.next());
    if (this.#verdict) return this.#verdict;
    this.#compareEnd();
    this.#verdict ??= {
      verdict: this.#unsure() ? 'unverified' : 'exact',
      step: null,
      reason: this.#unsure(),
    };
    return this.#verdict;
  }

  /** What the file tells of the end, and what it tells beyond it. */
  #compareEnd(): void {
    const { replay, track } = this;
    const { result, decisions, checks, rolls, shuffles = [] } = replay;
    const now = track.result;
    const open = now === null && (!result || isAgreed(result));
    const ended = result === undefined || result?.by === 'judge' || open;
    const turn = result && (open || result.by === 'judge') && otherTurn(result, track.game.turn);
    const say = (one: Result | null | undefined) => ending(this.ruleset, one);
    const other = checks.find(({ after, hash }) => this.#hashes.get(after) !== hash);
    const beyond = checks.find(({ after }) => after > decisions.length);
    if (!ended && say(now) !== say(result))
      this.#diverge(`the game does not end as the file says: ${say(now)}; in the file ${say(result)}`);
    else if (turn)
      this.#diverge(`the game ends in turn ${track.game.turn}; in the file in turn ${result.turn}`);
    else if (this.#rolls < rolls.length) this.#diverge('the file has dice that are never rolled');
    else if (this.#shuffles < shuffles.length) this.#diverge('the file has shuffles that are never made');
    else if (other) this.#diverge('the position is not the recorded one', other.after);
    else if (beyond) this.#diverge(`the file has a hash after ${beyond.after} decisions and ends before`);
  }

  /** Why a game in which nothing is wrong is not proven; null: it is. */
  #unsure(): string | null {
    const { replay, track } = this;
    const { decisions, cards, checks, seed, result } = replay;
    if (decisions.some(isManual) || Object.values(cards).some(({ name }) => name === '?'))
      return 'it has steps that were put by hand or cards that are not known';
    if (track.result && result?.by === 'judge' && result.winner !== track.result.winner)
      return 'a judge decided it otherwise than the rules';
    if (!checks.some(({ after }) => after === decisions.length)) return 'it has no hash of its last position';
    if (this.#unrecorded && this.#rolls > 0) return 'it does not record its dice';
    return seed !== undefined && seedOf(replay) === null
      ? 'its seed is of an algorithm that is not known'
      : null;
  }
}
