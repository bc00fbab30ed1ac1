// What all charts of the game have in common: how an action applies a rule, what every chart can do, and what a chart
// gives to one that it invokes. Where the rulebook recurses (a window inside an effect, a disrupt of a disrupt) one chart
// invokes another.
import { assign } from 'xstate';
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import { decide, whyNot } from '../../src/swtcg/decisions/index.ts';
import { nameCard, setByHand } from '../../src/swtcg/judge/judge.ts';
import { newLog } from '../../src/swtcg/model/log.ts';
import type { GameState } from '../../src/swtcg/model/state.ts';
import { copyGame } from '../../src/swtcg/model/update.ts';
import { diceMissing, throwDice } from '../../src/swtcg/rules/dice/roll.ts';
import { atPlace, withinPlace } from '../host/places.ts';
import type { ChartContext, ChartEvent, ChartInput, ProvidedChart } from './types.ts';

const assignGame = assign<ChartContext, ChartEvent, undefined, ChartEvent, ProvidedChart>;

/** An action that applies a rule to the game. */
export const apply = (rule: (game: GameState, event: ChartEvent) => GameState) =>
  assignGame(({ context, event }) => ({ game: rule(context.game, event) }));

function withPath(game: GameState, path: readonly string[]): GameState {
  const next = copyGame(game);
  next.path = path;
  return next;
}

/** The same on entering a state that readers know: the log and the viewer show it as the place where play is. */
export const enter = (place: string, rule: (game: GameState) => GameState) => {
  const steps = place.split('.');
  return atPlace(
    steps,
    assignGame(({ context }) => ({ game: rule(withPath(context.game, [...context.at, ...steps])) })),
  );
};

export const decisionOf = (event: ChartEvent): Decision =>
  (event as Extract<ChartEvent, { type: 'DECIDE' }>).decision;

export const diceOf = (event: ChartEvent): readonly number[] =>
  (event as Extract<ChartEvent, { type: 'DICE' }>).dice;

/** The game that an invoked chart gives back. */
export const outputOf = (event: unknown): GameState => (event as { output: GameState }).output;

/** Takes the game back from an invoked chart: play goes on at the place that it left, or at the one named. */
export const resumeWith = (rule: (game: GameState) => GameState, place?: string) =>
  assignGame(({ context: { game, at }, event }) => ({
    game: rule(withPath(outputOf(event), place === undefined ? game.path : [...at, place])),
  }));

/** A guard that asks the game. */
export const when =
  (test: (game: GameState) => boolean) =>
  ({ context }: { context: ChartContext }): boolean =>
    test(context.game);

/** Every chart takes the game in, gives it back, and takes what is put by hand at any time. */
export const baseConfig = {
  context: ({ input }: { input: ChartInput }): ChartContext => input,
  output: ({ context }: { context: ChartContext }): GameState => context.game,
  on: { SET: { actions: 'setByHand' as const }, REVEAL: { actions: 'nameCard' as const } },
};

/** Actions that every chart has. */
export const actions = {
  setByHand: apply((game, event) => (event.type === 'SET' ? setByHand(newLog(game), event.change) : game)),
  nameCard: apply((game, event) =>
    event.type === 'REVEAL' ? nameCard(newLog(game), event.card, event.as) : game,
  ),
  /** Takes the game back from a chart that has ended. */
  take: apply((_game, event) => outputOf(event)),
  decide: apply((game, event) => decide(game, decisionOf(event))),
  takeDice: apply((game, event) => throwDice(newLog(game), diceOf(event))),
};

/** Guards that every chart has. */
export const guards = {
  legal: ({ context, event }: { context: ChartContext; event: unknown }): boolean =>
    whyNot(context.game, decisionOf(event as ChartEvent)) === null,
  needsDice: when((game) => diceMissing(game) > 0),
  over: when((game) => game.result !== null),
};

/** What a chart gives to one that it invokes inside its present state. */
export const childInput = ({ context: { game } }: { context: ChartContext }): ChartInput => ({
  game,
  at: game.path,
});

/** What it gives to one whose states are steps of its own. */
export const siblingInput = withinPlace(
  ({ context: { game, at } }: { context: ChartContext }): ChartInput => ({ game, at }),
);
