// The game as one value: its rules and its charts together. An edition is a record that they read.

import type { Game } from '../../src/core/game/game.ts';
import { MOST_DICE } from '../../src/core/most-dice.ts';
import { chanceOf, fallback, legalDecisions, whyNot } from '../../src/swtcg/decisions/index.ts';
import { edition2022 } from '../../src/swtcg/editions/2022.ts';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { plainTexts } from '../../src/swtcg/files/plain-texts.ts';
import { replaysOf } from '../../src/swtcg/files/replays.ts';
import { startGame } from '../../src/swtcg/files/start.ts';
import { changedBox } from '../../src/swtcg/model/game-setup.ts';
import { inEnglish } from '../../src/swtcg/model/in-english.ts';
import { SIDES } from '../../src/swtcg/model/state.ts';
import { changed } from '../../src/swtcg/model/update.ts';
import { sideName } from '../../src/swtcg/model/zones.ts';
import { letsPass } from '../../src/swtcg/rules/windows/auto-pass.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { presentation } from '../../src/swtcg/view/presentation.ts';
import { steps } from '../../src/swtcg/view/steps.ts';
import { view } from '../../src/swtcg/view/view.ts';
import { gameCharts } from '../host/run.ts';
import { chartsOf } from './charts.ts';

const isDie = (value: unknown): boolean => [1, 2, 3, 4, 5, 6].includes(value as number);

/** Without the parts that a page fetches only when it needs them; `complete.ts` has them all. */
export const createSwtcg = (edition: Edition): Game<SwtcgTypes> => ({
  id: edition.id,
  seats: SIDES,
  seatName: sideName,
  cited: {
    chance: 'pop.chance',
    window: 'pop.window',
    dice: 'roll.dice',
    over: 'win.control',
    byHand: 'judge.set',
    loop: 'guard.loop',
  },
  charts: gameCharts<SwtcgTypes>(chartsOf(edition).host),
  opening: 'preparation',
  newGame: (position, settings) => startGame(edition, position, settings),
  withSettings: (start, settings) => changed(start, { box: changedBox(start.box, settings) }),
  waitingFor: chanceOf,
  legal: legalDecisions,
  whyNot,
  fallback,
  letsPass,
  whyNotDice: (dice) =>
    Array.isArray(dice) && dice.length <= MOST_DICE && dice.every(isDie) ? null : 'Dice show 1 to 6.',
  view,
  presentation,
  steps,
  say: inEnglish,
  texts: plainTexts,
  replays: replaysOf(edition),
  load: {
    texts: () => import('../../src/swtcg/files/grammar-texts.ts'),
    rulebook: async () => (await import('../../src/swtcg/rulebook/rulebooks.ts')).createRulebook(edition.id),
    scenarios: () => import('../../src/swtcg/files/scenarios.ts'),
    storage: () => import('../../src/swtcg/files/storage.ts'),
    players: () => import('../../src/swtcg/players/index.ts'),
    notation: async () => (await import('../../src/swtcg/notation/index.ts')).notation,
    lessons: () => import('../../src/swtcg/files/lessons.ts'),
  },
});

export const swtcg2022: Game<SwtcgTypes> = createSwtcg(edition2022);
