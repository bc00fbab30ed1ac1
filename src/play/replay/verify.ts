// Whether a replay is what it says.

import { restate, startInWords } from '../../swtcg/files/option-words.ts';
import { replayStart } from '../../swtcg/files/replay-start.ts';
import type { Replay } from './format.ts';
import { Playback, type Verdict } from './playback.ts';

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
