// Whether a view log tells what is played: the game that lies in it, step by step.
import { identify } from '../../core/files/formats.ts';
import { readReplay } from '../replay/read.ts';
import { type Verdict, verify } from '../replay/verify.ts';
import { firstDifference } from './compare.ts';
import { type Ruleset, tell } from './recorded-steps.ts';
import { ViewLogSteps } from './view-log-steps.ts';
import type { Views } from './views.ts';

export function verifyViewLog(ruleset: Ruleset, views: Views): Verdict {
  if (!views.file)
    return { verdict: 'unverified', step: null, reason: 'it is a log of views without the game itself' };
  const file = identify(views.file, ['scenario', 'replay']);
  const game: Verdict =
    file.kind === 'replay'
      ? verify(ruleset, readReplay(ruleset, file.json))
      : { verdict: 'exact', step: null, reason: null };
  if (game.verdict === 'diverged') return game;
  const { presentation } = ruleset;
  const told = new ViewLogSteps(presentation, views);
  const step = firstDifference(presentation.viewLog, told, tell(ruleset, file).account);
  return step === null
    ? game
    : { verdict: 'diverged', step, reason: 'the log does not match the game in it at this step' };
}
