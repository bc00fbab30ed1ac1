// A log of views as a source of steps: it needs no engine. Whoever wants more than to look at it has it played: the game
// that lies in the log is then a source of its own, by the rules.

import { firstDifference } from '../../play/account/compare.ts';
import { ToldSteps } from '../../play/account/told-steps.ts';
import { readViews } from '../../play/account/views-read.ts';
import { SwtcgError } from '../../src/game/error.ts';
import { sourceOf } from './load.ts';
import { playThrough } from './play-through.ts';
import type { Aside, Note, Source, Steps } from './steps.ts';
import { sharedStrings } from './strings.ts';

/** Plays the game in the log to its end, and compares: a log that tells it otherwise is wrong. */
async function playedThrough(file: object, cards: string | null, told: Steps): Promise<Source> {
  const source = await sourceOf(JSON.stringify(file), cards);
  await playThrough(source);
  const step = firstDifference(told, source.steps);
  if (step !== null)
    throw new SwtcgError({ code: 'diverged', message: sharedStrings().toldOtherwise, path: `step ${step}` });
  // A recorded game says so itself.
  return 'verdict' in source ? source : { ...source, verdict: { verdict: 'exact', reason: null } };
}

/** The game in the log, and what can be done with it. */
function playable(file: object, cards: string | null, told: Steps): Partial<Source> {
  const { annotations = [], variations = [] } = file as { annotations?: Note[]; variations?: Aside[] };
  let game: Promise<Source> | null = null;
  const played = (): Promise<Source> => {
    game ??= playedThrough(file, cards, told);
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

/** Throws a SwtcgError where the text is not a log of views. `cards`: address of the card data that its scenario refers to. */
export function viewsSource(text: string, cards: string | null): Source {
  const told = readViews(text);
  const steps = new ToldSteps(told);
  const {
    seat,
    title = null,
    question = null,
    explanation = null,
    result = null,
    players,
    problem,
    file,
  } = told;
  return {
    heading: { title, question, explanation, result },
    cards: told.cards,
    names: players ?? {},
    steps,
    more: () => false,
    problem: problem ? { code: 'diverged', ...problem } : null,
    verdict: { verdict: 'told', reason: null },
    seats: [seat],
    file: told,
    ...(seat === 'both' && file ? playable(file, cards, steps) : {}),
  };
}
