// Whether a view log tells what is played: the game that lies in it, step by step.
import { identify } from '../../core/files/formats.ts';
import type { Presentation } from '../../core/game/presentation.ts';
import { sameFact } from '../../core/same.ts';
import { readReplay } from '../replay/read.ts';
import { type Verdict, verify } from '../replay/verify.ts';
import { firstDifference } from './compare.ts';
import { type Ruleset, tell } from './recorded-steps.ts';
import { ViewLogSteps } from './view-log-steps.ts';
import { type Views, viewsOf } from './views.ts';

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
  const played = tell(ruleset, file);
  const steps = new ViewLogSteps(presentation, views);
  const step = firstDifference(presentation.viewLog, steps, played.account);
  if (step !== null)
    return { verdict: 'diverged', step, reason: 'the log does not match the game in it at this step' };
  const other = differentHead(presentation, views, viewsOf(played, 'both'));
  return other === null ? game : { verdict: 'diverged', step: null, reason: other };
}

const HEAD = ['seat', 'title', 'question', 'explanation', 'result', 'won', 'players', 'problem'] as const;

/** What is nowhere said is nothing. */
const told = (value: unknown): unknown => value ?? null;

/** What the log says of the game beside its steps, where the game does not say so; null: it says all of it. */
function differentHead({ viewLog: { unknown } }: Presentation, log: Views, game: Views): string | null {
  const part = HEAD.find((key) => !sameFact(told(log[key]), told(game[key])));
  if (part) return `the log's ${part} is not that of the game in it`;
  const ids = Object.keys(game.cards);
  if (Object.keys(log.cards).length !== ids.length) return 'the log shows other cards than the game in it';
  const other = ids.find((id) => {
    const [shown, real] = [log.cards[id], game.cards[id]];
    return !shown || !sameFact({ ...unknown, ...shown }, { ...unknown, ...real });
  });
  return other === undefined ? null : `the log shows the card "${other}" otherwise than the game in it`;
}
