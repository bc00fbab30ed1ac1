// A turn: the twelve steps of Turn Structure in their phases, each step with its windows.

import { assign, setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import { anyPiece } from '../../src/swtcg/model/memo.ts';
import type { GameState, TurnPoint } from '../../src/swtcg/model/state.ts';
import { changed } from '../../src/swtcg/model/update.ts';
import type { WindowSpec } from '../../src/swtcg/model/windows.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import { throwIfReady } from '../../src/swtcg/rules/dice/roll.ts';
import { clearStop, reachPoint, stopsAt } from '../../src/swtcg/rules/turn/points.ts';
import {
  checkWin,
  drawForBoth,
  endOfTurn,
  endTurnEffects,
  gainForce,
  giveBuildPoints,
  rollForBuild,
  startBattle,
  startTurn,
  untapAll,
} from '../../src/swtcg/rules/turn/steps.ts';
import { openHeld, openPop, triggersHeld, windowIdle } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, childInput, enter, guards, outputOf, when } from './common.ts';
import { windowActions, windowGuards, windowStates } from './pop.ts';
import { type ChartActors, type ChartContext, type ChartName, types } from './types.ts';

/** The points of a turn in their order, each with the state that stands for it. */
const POINTS = {
  'turn-start': '#turn.ready.turnStart',
  untap: '#turn.ready.untap',
  'gain-force': '#turn.ready.gainForce',
  'roll-for-build': '#turn.ready.rollForBuild',
  'dark-build': '#turn.command.darkBuild',
  'light-build': '#turn.command.lightBuild',
  'dark-retreat': '#turn.command.darkRetreat',
  'light-retreat': '#turn.command.lightRetreat',
  'battle-start': '#turn.battle.start',
  'space-battle': '#turn.battle.space',
  'ground-battle': '#turn.battle.ground',
  'character-battle': '#turn.battle.character',
  'end-of-turn': '#turn.end.endOfTurn',
} as const satisfies Partial<Record<TurnPoint, string>>;
type Point = keyof typeof POINTS;
type Points = Readonly<Record<Point, string>>;

/** The same in an edition: it says in which phase the dice for build points are rolled. */
const pointsIn = ({ rollsIn }: Edition): Points => ({
  ...POINTS,
  'roll-for-build': `#turn.${rollsIn}.rollForBuild`,
});

/** Where a step leads: the next point, and the state that stands for it. */
interface Next {
  /** Null where nobody can stop between the two. */
  readonly point: TurnPoint | null;
  readonly target: string;
}

const toState = (states: Points, point: Point): Next => ({ point, target: states[point] });

/** The state of a point as a place in the path. */
const placeOf = (state: string): string => state.slice('#turn.'.length);

const rest = (point: TurnPoint | null) => ({ type: 'rest' as const, params: { point } });

/** A step that the rules carry out by themselves, followed by its window. `then` is done when the window has closed. */
const step = <Do extends string, After extends string = never>(
  rule: RuleId,
  act: Do,
  { point, target }: Next,
  then: After[] = [],
) => ({
  meta: { rule },
  entry: act,
  initial: 'opening' as const,
  states: {
    ...windowStates(
      [
        { guard: 'needsDice' as const, target: 'dice' as const },
        {
          guard: { type: 'idleBeforeStop' as const, params: { point } },
          actions: ['endWindow' as const, ...then, rest(point)],
          target: '#turn.rest',
        },
        { guard: 'idle' as const, actions: ['endWindow' as const, ...then], target },
      ],
      [
        { guard: 'over' as const, target: '#turn.done' },
        {
          guard: { type: 'stopsAt' as const, params: { point } },
          actions: [...then, rest(point)],
          target: '#turn.rest',
        },
        { actions: then, target },
      ],
    ),
    /** The roll for build waits for dice where nobody rolls them for the players. */
    dice: {
      tags: 'dice' as const,
      on: { DICE: { actions: 'takeDice' as const, target: 'opening' as const } },
    },
  },
});

/** A step that is a sequence of its own. */
const sequence = <Name extends ChartName, Do extends string>(
  rule: RuleId,
  act: Do,
  src: Name,
  { point, target }: Next,
) => ({
  meta: { rule },
  entry: act,
  invoke: {
    id: 'child',
    src,
    input: childInput,
    onDone: [
      { guard: 'overNow' as const, actions: 'take' as const, target: '#turn.done' },
      {
        guard: { type: 'stopsAt' as const, params: { point } },
        actions: ['take' as const, rest(point)],
        target: '#turn.rest',
      },
      { actions: 'take' as const, target },
    ],
  },
});

const roll = step('turn.roll', 'rollForBuild', { point: null, target: 'rolled' }, ['giveBuildPoints']);

/** Whether any card of the game can be played when the roll for build points is made. */
const playsOnRoll = anyPiece((piece) => piece.when === 'build-rolled' || piece.or === 'build-rolled');

/** The roll for build: what it has set off was held during the chance to reroll, and takes effect before the next step. */
const rollStep = (build: Next) => ({
  ...roll,
  states: {
    ...roll.states,
    rolled: {
      always: [
        { guard: 'rollHeld' as const, target: 'held' as const },
        {
          guard: { type: 'stopsAt' as const, params: { point: 'dark-build' as const } },
          actions: rest('dark-build'),
          target: '#turn.rest',
        },
        { target: build.target },
      ],
    },
    held: step('turn.roll', 'heldByRoll', build),
  },
});

/** The point that comes next; out of preparation it is the start of a turn that nobody has entered yet. */
const ahead = ({ point }: GameState): GameState['point'] => (point === 'preparation' ? 'turn-start' : point);

export const createTurnChart = (edition: Edition) => (actors: ChartActors) => {
  const points = pointsIn(edition);
  const to = (point: Point) => toState(points, point);
  const reaches = (point: Point, act = (game: GameState) => game) =>
    enter(placeOf(points[point]), (game) => act(reachPoint(game, point)));
  /** Enters a point of the turn, does what the rules do there, and opens its window. */
  const opens = (point: Point, act: (game: GameState) => GameState, window: WindowSpec) =>
    reaches(point, (game) => openPop(act(game), window));
  const rolling = { rollForBuild: rollStep(to('dark-build')) };
  const early = edition.rollsIn === 'ready';
  const draws = edition.drawsIn === 'ready';
  const lasts = edition.endsFirst === 'abilities';
  const check: Next = { point: null, target: '#turn.end.winCheck' };
  const outlived: Next = { point: null, target: '#turn.end.effectsEnd' };
  const drawing: Next = { point: null, target: '#turn.ready.draw' };
  return setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      rest: assign(({ context: { game } }, { point }: { point: TurnPoint | null }) => ({
        game: changed(game, { point: point ?? game.point }),
      })),
      clearStop: apply(clearStop),
      turnStart: opens('turn-start', startTurn, { kind: 'turn-start', rule: 'turn.start' }),
      untap: opens('untap', untapAll, { kind: 'untap', rule: 'turn.untap' }),
      gainForce: opens('gain-force', gainForce, { kind: 'gain-force', rule: 'turn.force' }),
      rollForBuild: opens('roll-for-build', (game) => throwIfReady(rollForBuild(game)), {
        kind: 'reroll',
        rule: 'pop.reroll',
      }),
      giveBuildPoints: apply(giveBuildPoints),
      draw: enter('ready.draw', (game) =>
        openPop(drawForBoth(game), { kind: 'gain-force', rule: 'turn.draw' }),
      ),
      effectsEnd: enter('end.effectsEnd', (game) =>
        openPop(endTurnEffects(game), { kind: 'turn-end', rule: 'turn.end' }),
      ),
      heldByRoll: enter(placeOf(points['roll-for-build']), (game) =>
        playsOnRoll(game.box)
          ? openPop(game, { kind: 'rolled', rule: 'turn.roll' })
          : openHeld(game, { kind: 'gain-force', rule: 'turn.roll' }),
      ),
      darkBuild: reaches('dark-build'),
      lightBuild: reaches('light-build'),
      darkRetreat: reaches('dark-retreat'),
      lightRetreat: reaches('light-retreat'),
      battleStart: reaches('battle-start', (game) => {
        const { owes, game: started } = startBattle(game);
        return openPop(started, { kind: 'battle-start', rule: 'battle.start', owes });
      }),
      spaceBattle: reaches('space-battle'),
      groundBattle: reaches('ground-battle'),
      characterBattle: reaches('character-battle'),
      endOfTurn: opens('end-of-turn', endOfTurn, { kind: 'turn-end', rule: 'turn.end' }),
      checkWin: enter('end.winCheck', checkWin),
    },
    guards: {
      ...guards,
      ...windowGuards,
      stopsAt: ({ context }, { point }: { point: TurnPoint | null }) =>
        point !== null && stopsAt(context.game, point),
      idleBeforeStop: ({ context }, { point }: { point: TurnPoint | null }) =>
        point !== null && stopsAt(context.game, point) && windowIdle(context.game),
      stopsHere: ({ context: { game } }: { context: ChartContext }) => stopsAt(game, ahead(game)),
      rollHeld: when((game) => triggersHeld(game) || (game.result === null && playsOnRoll(game.box))),
      startsAt: ({ context }, { point }: { point: TurnPoint }) => ahead(context.game) === point,
      overNow: ({ event }) => outputOf(event).result !== null,
    },
  }).createMachine({
    id: 'turn',
    ...baseConfig,
    initial: 'entering',
    states: {
      /** A turn usually starts at its start; a scenario may start at any point of it. */
      entering: {
        always: [
          { guard: 'stopsHere', target: 'rest' },
          ...(Object.keys(points) as Point[]).map((point) => ({
            guard: { type: 'startsAt' as const, params: { point } },
            target: points[point],
          })),
          { target: 'done' },
        ],
      },
      /** Play was told to stop before the point that it has reached. */
      rest: { tags: 'stopped', on: { RESUME: { actions: 'clearStop', target: 'entering' } } },
      ready: {
        meta: { rule: 'turn.ready' },
        initial: 'turnStart',
        states: {
          turnStart: step('turn.start', 'turnStart', to('untap')),
          untap: step('turn.untap', 'untap', to('gain-force')),
          gainForce: step('turn.force', 'gainForce', draws ? drawing : to('roll-for-build')),
          ...(draws && { draw: step('turn.draw', 'draw', to('roll-for-build')) }),
          ...(early && rolling),
        },
      },
      command: {
        meta: { rule: 'turn.command' },
        initial: early ? 'darkBuild' : 'rollForBuild',
        states: {
          ...(!early && rolling),
          darkBuild: sequence('turn.build', 'darkBuild', 'buildStep', to('light-build')),
          lightBuild: sequence('turn.build', 'lightBuild', 'buildStep', to('dark-retreat')),
          darkRetreat: sequence('turn.retreat', 'darkRetreat', 'retreatStep', to('light-retreat')),
          lightRetreat: sequence('turn.retreat', 'lightRetreat', 'retreatStep', to('battle-start')),
        },
      },
      battle: {
        meta: { rule: 'turn.battle' },
        initial: 'start',
        states: {
          start: step('battle.start', 'battleStart', to('space-battle')),
          space: sequence('battle.arena', 'spaceBattle', 'battleStep', to('ground-battle')),
          ground: sequence('battle.arena', 'groundBattle', 'battleStep', to('character-battle')),
          character: sequence('battle.arena', 'characterBattle', 'battleStep', to('end-of-turn')),
        },
      },
      end: {
        meta: { rule: 'turn.end' },
        initial: 'endOfTurn',
        states: {
          endOfTurn: step('turn.end', 'endOfTurn', lasts ? outlived : check),
          /** Where what lasted for the turn outlives the abilities of its end, it ends after them. */
          ...(lasts && { effectsEnd: step('turn.end', 'effectsEnd', check) }),
          /** The point `turn-end` comes after it. */
          winCheck: {
            meta: { rule: 'win.control' },
            entry: 'checkWin',
            always: [
              {
                guard: { type: 'stopsAt', params: { point: 'turn-end' } },
                actions: rest('turn-end'),
                target: '#turn.rest',
              },
              { target: '#turn.done' },
            ],
          },
        },
      },
      done: { type: 'final' },
    },
  });
};
