// Whether a replay is what it says.
import type { Replay } from './format.ts';
import { restate, startInWords } from './option-words.ts';
import { Playback, type Verdict } from './playback.ts';
import { replayStart } from './start.ts';

export type { Verdict } from './playback.ts';

/** With a seed the dice are rolled again and compared; without one the recorded dice are the dice. */
export class ReplayPlayer extends Playback {
  constructor(replay: Replay) {
    super(replay, startInWords(replayStart(replay)), restate);
  }
}

export function verify(replay: Replay): Verdict {
  return new ReplayPlayer(replay).finish();
}
