// High Card as a value: what a game implements (src/core/game/game.ts).
import type { CompleteGame, Player } from '../../../src/core/game/game.ts';
import { random } from '../../../src/core/game/random-player.ts';
import { highCardCharts } from './charts.ts';
import { files } from './files.ts';
import { notation } from './notation.ts';
import { legal, newGame, seatName, view, waitingFor, whyNot } from './rules.ts';
import { fallback, letsPass, say } from './seats.ts';
import { presentation, rulebook, steps } from './shown.ts';
import { type HighCardTypes, SEATS } from './types.ts';

const texts = {
  reader: null,
  restate: <State, Decision>(_: State, decision: Decision) => decision,
  inWords: <State>(start: State) => start,
  compiled: <Cards>(cards: Cards) => cards,
};

const { scenarios, replays, storage } = files;
const players = {
  known: (state: HighCardTypes['state']) => view(state),
  byName: { random: random as unknown as Player<HighCardTypes> },
};

export const highCard: CompleteGame<HighCardTypes> = {
  id: 'high-card',
  seats: SEATS,
  seatName,
  cited: {
    chance: 'window.chance',
    window: 'window.closed',
    dice: 'round.roll',
    over: 'game.win',
    byHand: 'judge.set',
    loop: 'guard.loop',
  },
  charts: highCardCharts,
  opening: 'laying',
  newGame: (position, settings) => newGame('high-card', position, settings),
  withSettings: (start, { autoPass = start.box.autoPass, dice = start.box.dice }) => ({
    ...start,
    box: { ...start.box, autoPass, dice },
  }),
  waitingFor,
  legal,
  whyNot,
  fallback,
  letsPass,
  whyNotDice: ([die, ...more]) =>
    more.length === 0 && [1, 2, 3, 4, 5, 6].includes(die as number) ? null : 'One die shows 1 to 6.',
  view,
  presentation,
  steps,
  say,
  texts,
  replays,
  load: {
    texts: async () => texts,
    rulebook: async () => rulebook,
    scenarios: async () => scenarios,
    storage: async () => storage,
    players: async () => players,
    notation: async () => notation,
  },
  rulebook,
  misreadCards: () => [],
  scenarios,
  storage,
  players,
  notation,
};
