// A view log as a source of steps: it needs no engine. Whoever wants more than to look at it has it played: the game
// that lies in the log is then a source of its own, by the rules.

import { SwtcgError } from '../../src/core/error.ts';
import { type FileJson, identify, type KnownFile } from '../../src/core/files/formats.ts';
import { rulesetOf } from '../../src/core/game/rulesets.ts';
import { firstDifference } from '../../src/play/steps/compare.ts';
import { readViews } from '../../src/play/steps/read-views.ts';
import { ViewLogSteps } from '../../src/play/steps/view-log-steps.ts';
import { displayOf, firstRuleset } from '../shared/games.ts';
import type { Aside, Note, Source, Steps } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { playThrough } from './play-through.ts';

/** Opens a file that is played by the rules. */
type Open = (file: KnownFile<'replay' | 'scenario'>) => Promise<Source>;

/** Plays the game in the log to its end, and compares: a log that tells it otherwise is wrong. */
async function playedThrough(file: object, open: Open, told: Steps): Promise<Source> {
  const source = await open(identify(file, ['scenario', 'replay']));
  await playThrough(source);
  const step = firstDifference(source.game.viewLog, told, source.steps);
  if (step !== null)
    throw new SwtcgError({ code: 'diverged', message: sharedStrings().toldOtherwise, path: `step ${step}` });
  // A recorded game says so itself.
  return 'verdict' in source ? source : { ...source, verdict: { verdict: 'exact', reason: null } };
}

/** The game in the log, and what can be done with it. */
function playable(file: object, open: Open, told: Steps): Partial<Source> {
  const { annotations = [], variations = [] } = file as { annotations?: Note[]; variations?: Aside[] };
  let game: Promise<Source> | null = null;
  const played = (): Promise<Source> => {
    game ??= playedThrough(file, open, told);
    // What did not come may be asked for again.
    game.catch(() => {
      game = null;
    });
    return game;
  };
  return {
    file,
    annotations,
    variations,
    played,
    async variation(n) {
      const source = (await played()) as Required<Source>;
      return source.variation(n);
    },
    async live(index, line) {
      const source = (await played()) as Required<Source>;
      // Another line has been played already, this one has not.
      return source.live(index, line && 'session' in line ? line : null);
    },
  };
}

/** Throws a SwtcgError where the JSON is not a view log. `open`: how the game in it is opened where somebody wants it played. */
export async function viewsSource(json: FileJson, open: Open): Promise<Source> {
  const { presentation: game } = await displayOf(rulesetOf(json));
  const views = readViews(game, json);
  const steps = new ViewLogSteps(game, views);
  const {
    ruleset = firstRuleset(),
    seat,
    title = null,
    question = null,
    explanation = null,
    result = null,
    players,
    problem,
    file,
  } = views;
  return {
    ruleset,
    game,
    heading: { title, question, explanation, result },
    cards: views.cards,
    names: players ?? {},
    steps,
    more: () => false,
    problem: problem ? { code: 'diverged', ...problem } : null,
    verdict: { verdict: 'told', reason: null },
    seats: [seat],
    file: json,
    ...(seat === 'both' && file ? playable(file, open, steps) : {}),
  };
}
