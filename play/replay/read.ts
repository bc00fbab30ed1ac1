// From the text of a file to a replay that can be played, or to an error that says what is wrong and where.
import { parseJson } from '../scenario/json.ts';
import { LIMITS } from '../scenario/limits.ts';
import { checkEffects } from './effects.ts';
import { readForm } from './form.ts';
import type { Replay } from './format.ts';

export const parseReplay = (source: string): Replay => readReplay(parseJson(source, LIMITS.replaySize));

export function readReplay(json: unknown): Replay {
  const replay = readForm(json);
  checkEffects(replay.cards, '$.cards');
  return replay;
}
