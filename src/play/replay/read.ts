// From the text of a file to a replay that can be played, or to an error that says what is wrong and where.

import { parseJson } from '../../core/files/json.ts';
import { checkEffects } from '../../swtcg/files/effects.ts';
import { sizeOf } from '../files/formats.ts';
import type { Replay } from './format.ts';
import { replayFrom } from './from-json.ts';

export const parseReplay = (source: string): Replay => readReplay(parseJson(source, sizeOf('replay')));

export function readReplay(json: unknown): Replay {
  const replay = replayFrom(json);
  checkEffects(replay.cards, '$.cards');
  return replay;
}
