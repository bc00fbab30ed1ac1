// Whether a log of views tells what is played: the game that lies in it, step by step.
import { parseReplay } from '../replay/read.ts';
import { type Verdict, verify } from '../replay/verify.ts';
import { firstDifference } from './compare.ts';
import { tellFile } from './file.ts';
import { isReplay } from './kind.ts';
import { ToldSteps } from './told-steps.ts';
import { readViews } from './views-read.ts';

export function verifyViews(text: string): Verdict {
  const views = readViews(text);
  if (!views.file)
    return { verdict: 'unverified', step: null, reason: 'it is a log of views without the game itself' };
  const json = JSON.stringify(views.file);
  const game: Verdict = isReplay(json)
    ? verify(parseReplay(json))
    : { verdict: 'exact', step: null, reason: null };
  if (game.verdict === 'diverged') return game;
  const step = firstDifference(new ToldSteps(views), tellFile(json).account);
  return step === null
    ? game
    : { verdict: 'diverged', step, reason: 'the log does not match the game in it at this step' };
}
