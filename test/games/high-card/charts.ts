// The statecharts of High Card: a game is rounds, and a round is an invoked chart.
import { assign, setup } from 'xstate';
import { createHost } from '../../../machines/host/host.ts';
import { linkCharts } from '../../../machines/host/link.ts';
import { atPlace } from '../../../machines/host/places.ts';
import { gameCharts } from '../../../machines/host/run.ts';
import type { GameInput } from '../../../src/core/game/charts.ts';
import {
  decide,
  endRound,
  needsDie,
  newLog,
  nextRound,
  openWindow,
  resume,
  roll,
  setScore,
  startRoll,
  stopsAt,
  whyNot,
  windowClosed,
} from './rules.ts';
import type { HighCardTypes, State } from './types.ts';

interface Context {
  game: State;
  at: readonly string[];
}
type Event = GameInput<HighCardTypes>;

const types = {} as {
  context: Context;
  input: Context;
  output: State;
  events: Event;
  tags: 'player' | 'dice' | 'stopped';
};

const apply = (rule: (game: State, event: Event) => State) =>
  assign<Context, Event, undefined, Event, never>(({ context, event }) => ({
    game: rule(context.game, event),
  }));

const enter = (place: string, rule: (game: State) => State) =>
  atPlace(
    [place],
    assign<Context, Event, undefined, Event, never>(({ context: { game, at } }) => ({
      game: rule({ ...game, path: [...at, place] }),
    })),
  );

const when =
  (test: (game: State) => boolean) =>
  ({ context }: { context: Context }): boolean =>
    test(context.game);

const createRoundChart = () =>
  setup({
    types,
    actions: {
      openWindow: enter('laying', openWindow),
      decide: apply((game, event) => (event.type === 'DECIDE' ? decide(game, event.decision) : game)),
      startRoll: enter('roll', startRoll),
      roll: apply((game) => roll(game)),
      takeDie: apply((game, event) => (event.type === 'DICE' ? roll(newLog(game), event.dice) : game)),
      resume: apply(resume),
      setScore: apply((game, event) => (event.type === 'SET' ? setScore(game, event.change) : game)),
    },
    guards: {
      legal: ({ context, event }) => event.type === 'DECIDE' && whyNot(context.game, event.decision) === null,
      closed: when(windowClosed),
      needsDie: when(needsDie),
      stopsAtRoll: when((game) => stopsAt(game, 'roll')),
    },
  }).createMachine({
    id: 'round',
    context: ({ input }) => input,
    output: ({ context }) => context.game,
    on: { SET: { actions: 'setScore' } },
    initial: 'laying',
    states: {
      laying: {
        meta: { rule: 'round.start' },
        entry: 'openWindow',
        initial: 'asking',
        states: {
          asking: {
            tags: 'player',
            on: { DECIDE: { guard: 'legal', actions: 'decide', target: 'decided' } },
          },
          decided: { always: [{ guard: 'closed', target: '#round.before' }, { target: 'asking' }] },
        },
      },
      before: { always: [{ guard: 'stopsAtRoll', target: 'stopped' }, { target: 'roll' }] },
      stopped: { tags: 'stopped', on: { RESUME: { actions: 'resume', target: 'roll' } } },
      roll: {
        meta: { rule: 'round.roll' },
        entry: 'startRoll',
        always: [
          { guard: 'needsDie', target: 'waiting' },
          { actions: 'roll', target: 'done' },
        ],
      },
      waiting: { tags: 'dice', on: { DICE: { actions: 'takeDie', target: 'done' } } },
      done: { type: 'final' },
    },
  });

const createGameChart = (actors: { round: ReturnType<typeof createRoundChart> }) =>
  setup({
    types,
    actors,
    actions: {
      start: enter('round', (game) => game),
      take: apply((_game, event) => (event as unknown as { output: State }).output),
      end: enter('end', endRound),
      next: apply(nextRound),
      resume: apply(resume),
    },
    guards: {
      over: when(({ result }) => result !== null),
      stopsAtEnd: when((game) => stopsAt(game, 'end')),
    },
  }).createMachine({
    id: 'game',
    context: ({ input }) => input,
    output: ({ context }) => context.game,
    initial: 'round',
    states: {
      round: {
        entry: 'start',
        invoke: {
          id: 'child',
          src: 'round',
          input: ({ context: { game } }) => ({ game, at: game.path }),
          onDone: { actions: 'take', target: 'before' },
        },
      },
      before: { always: [{ guard: 'stopsAtEnd', target: 'stopped' }, { target: 'end' }] },
      stopped: { tags: 'stopped', on: { RESUME: { actions: 'resume', target: 'end' } } },
      end: {
        meta: { rule: 'game.win' },
        entry: 'end',
        always: [
          { guard: 'over', target: 'over' },
          { actions: 'next', target: 'round' },
        ],
      },
      over: { type: 'final' },
    },
  });

export const charts = linkCharts({ game: createGameChart, round: createRoundChart });

export const highCardHost = createHost<Context, Event, Context, State>({ charts, root: 'game' });

export const highCardCharts = gameCharts<HighCardTypes>(highCardHost);
