// The second game as one value: its rules and its charts together.
import type { Game } from '../../src/core/game/game.ts';
import { MOST_DICE } from '../../src/core/most-dice.ts';
import { fallback, legalDecisions, letsPass, waitingFor, whyNot } from '../../src/lcg/decisions/index.ts';
import { RULESET } from '../../src/lcg/files/forms.ts';
import { plainTexts } from '../../src/lcg/files/plain-texts.ts';
import { presentation } from '../../src/lcg/files/presentation.ts';
import { replays } from '../../src/lcg/files/replays.ts';
import { startGame } from '../../src/lcg/files/start.ts';
import { inEnglish } from '../../src/lcg/model/in-english.ts';
import { SIDES } from '../../src/lcg/model/state.ts';
import { sideName } from '../../src/lcg/model/zones.ts';
import type { LcgTypes } from '../../src/lcg/types.ts';
import { steps } from '../../src/lcg/view/steps.ts';
import { view } from '../../src/lcg/view/view.ts';
import { gameCharts } from '../host/run.ts';
import { gameHost } from './charts.ts';

const isPick = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0;

/** Without the parts that a page fetches only when it needs them; `complete.ts` has them all. */
export const swlcg2012: Game<LcgTypes> = {
  id: RULESET,
  seats: SIDES,
  seatName: sideName,
  cited: {
    chance: 'window.chance',
    window: 'window.closed',
    dice: 'chance.picked',
    over: 'win.over',
    byHand: 'judge.set',
    loop: 'guard.loop',
  },
  charts: gameCharts<LcgTypes>(gameHost),
  opening: 'setup',
  newGame: (position, settings) => startGame(RULESET, position, settings),
  withSettings: (start, { autoPass, dice, shuffles }) => ({
    ...start,
    box: {
      ...start.box,
      ...(autoPass && { autoPass }),
      ...(dice && { dice }),
      ...(shuffles && { shuffles }),
    },
  }),
  waitingFor,
  legal: legalDecisions,
  whyNot,
  fallback,
  letsPass,
  whyNotDice: (dice) =>
    Array.isArray(dice) && dice.length <= MOST_DICE && dice.every(isPick)
      ? null
      : 'A random pick is the number of a card, from 1.',
  view,
  presentation,
  steps,
  say: inEnglish,
  texts: plainTexts,
  replays,
  load: {
    texts: () => import('../../src/lcg/files/grammar-texts.ts'),
    rulebook: () => import('../../src/lcg/files/rulebook.ts'),
    scenarios: () => import('../../src/lcg/files/scenarios.ts'),
    storage: () => import('../../src/lcg/files/storage.ts'),
    players: () => import('../../src/lcg/players/index.ts'),
    notation: async () => (await import('../../src/lcg/notation/index.ts')).notation,
  },
};
