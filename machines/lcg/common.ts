// What all charts of the game have in common: how an action applies a rule, and the inside of a state in which something may
// be under way. What is under way lies in the game as a stack of frames, and one chart invokes another for each of them.
import { assign } from 'xstate';
import type { Decision } from '../../src/lcg/decisions/decision.ts';
import { decide, passesItself, passItself, waitingFor, whyNot } from '../../src/lcg/decisions/index.ts';
import { pickNow } from '../../src/lcg/decisions/waiting.ts';
import { setByHand } from '../../src/lcg/judge/judge.ts';
import { newLog } from '../../src/lcg/model/log.ts';
import { top } from '../../src/lcg/model/stack.ts';
import type { GameState } from '../../src/lcg/model/state.ts';
import { takePick } from '../../src/lcg/rules/effects/take-pick.ts';
import { atPlace } from '../host/places.ts';
import type { ChartContext, ChartEvent, ChartInput, ChartName, ProvidedChart } from './types.ts';

const assignGame = assign<ChartContext, ChartEvent, undefined, ChartEvent, ProvidedChart>;

/** An action that applies a rule to the game. */
export const apply = (rule: (game: GameState, event: ChartEvent) => GameState) =>
  assignGame(({ context, event }) => ({ game: rule(context.game, event) }));

const withPath = (game: GameState, path: readonly string[]): GameState => ({ ...game, path });

/** The same on entering a state that readers know: the log and the viewer show it as the place where play is. */
export const enter = (place: string, rule: (game: GameState) => GameState = (game) => game) => {
  const steps = place.split('.');
  return atPlace(
    steps,
    assignGame(({ context }) => ({ game: rule(withPath(context.game, [...context.at, ...steps])) })),
  );
};

export const decisionOf = (event: unknown): Decision =>
  (event as Extract<ChartEvent, { type: 'DECIDE' }>).decision;

/** The game that an invoked chart gives back. */
export const outputOf = (event: unknown): GameState => (event as { output: GameState }).output;

/** A guard that asks the game. */
export const when =
  (test: (game: GameState) => boolean) =>
  ({ context }: { context: ChartContext }): boolean =>
    test(context.game);

/** Every chart takes the game in, gives it back, and takes what is put by hand at any time. */
export const baseConfig = {
  context: ({ input }: { input: ChartInput }): ChartContext => ({
    ...input,
    level: input.game.frames.length,
  }),
  output: ({ context }: { context: ChartContext }): GameState => context.game,
  on: { SET: { actions: 'setByHand' as const } },
};

/** Actions that every chart has. */
export const actions = {
  setByHand: apply((game, event) => (event.type === 'SET' ? setByHand(newLog(game), event.change) : game)),
  /** Takes the game back from a chart that has ended: play goes on at the place that it left. */
  take: assignGame(({ context: { game }, event }) => ({ game: withPath(outputOf(event), game.path) })),
  decide: apply((game, event) => decide(game, decisionOf(event))),
  takePick: apply((game, event) => (event.type === 'DICE' ? takePick(newLog(game), event.dice) : game)),
  passItself: apply(passItself),
};

const nested =
  (...kinds: readonly string[]) =>
  ({ context: { game, level } }: { context: ChartContext }): boolean =>
    game.frames.length > level && kinds.includes(top(game)?.kind ?? '');

/** Guards that every chart has. */
export const guards = {
  legal: ({ context, event }: { context: ChartContext; event: unknown }): boolean =>
    whyNot(context.game, decisionOf(event)) === null,
  over: when(({ result }) => result !== null),
  /** The frame that this chart carries out is gone. */
  gone: ({ context: { game, level } }: { context: ChartContext }): boolean => game.frames.length < level,
  /** Something inside of what this chart carries out has to be over first. */
  occurs: nested('occurrence'),
  takesEffect: nested('use', 'effect'),
  strikes: nested('strike'),
  isWindow: nested('actions'),
  needsPick: when((game) => pickNow(game) !== null),
  passesItself: when(passesItself),
  asks: when((game) => waitingFor(game) !== null),
};

/** What a chart gives to one that it invokes. */
export const childInput = ({ context: { game } }: { context: ChartContext }): ChartInput => ({
  game,
  at: game.path,
});

/** A state that invokes a chart and goes back to where it came from. */
const inside = <Name extends ChartName>(src: Name) => ({
  invoke: {
    id: 'child',
    src,
    input: childInput,
    onDone: { actions: 'take' as const, target: 'working' as const },
  },
});

/** The inside of a state: whatever is under way first, then what a player has to say, then what comes next. */
export const working = <Next extends object>(done: string, next: readonly Next[]) => ({
  initial: 'working' as const,
  states: {
    working: {
      always: [
        { guard: 'over' as const, target: done },
        { guard: 'gone' as const, target: done },
        { guard: 'occurs' as const, target: 'occurring' as const },
        { guard: 'takesEffect' as const, target: 'resolving' as const },
        { guard: 'strikes' as const, target: 'striking' as const },
        { guard: 'isWindow' as const, target: 'acting' as const },
        { guard: 'needsPick' as const, target: 'picking' as const },
        { guard: 'passesItself' as const, actions: 'passItself' as const, target: 'working' as const },
        { guard: 'asks' as const, target: 'asking' as const },
        ...next,
      ],
    },
    occurring: { meta: { rule: 'effect.nested' as const }, ...inside('occurrence') },
    resolving: { meta: { rule: 'effect.steps' as const }, ...inside('effect') },
    striking: { meta: { rule: 'strike.order' as const }, ...inside('strike') },
    acting: { meta: { rule: 'window.action' as const }, ...inside('actionWindow') },
    picking: {
      meta: { rule: 'chance.picked' as const },
      tags: 'dice' as const,
      on: { DICE: { actions: 'takePick' as const, target: 'working' as const } },
    },
    asking: {
      meta: { rule: 'window.chance' as const },
      tags: 'player' as const,
      on: { DECIDE: { guard: 'legal' as const, actions: 'decide' as const, target: 'working' as const } },
    },
  },
});
