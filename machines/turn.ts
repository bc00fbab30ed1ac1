// A turn: the twelve steps of Turn Structure in their phases, each step with its windows.

import { assign, setup } from 'xstate';
import { throwIfReady } from '../src/dice/roll.ts';
import { changed } from '../src/game/copy.ts';
import type { GameState, TurnPoint } from '../src/game/state.ts';
import type { WindowSpec } from '../src/game/windows.ts';
import { openHeld, openPop, triggersHeld, windowIdle } from '../src/pop/pop.ts';
import type { RuleId } from '../src/rulebook/ids.ts';
import { clearStop, reachPoint, stopsAt } from '../src/turn/points.ts';
import {
  checkWin,
  endOfTurn,
  gainForce,
  giveBuildPoints,
  rollForBuild,
  startBattle,
  startTurn,
  untapAll,
} from '../src/turn/steps.ts';
import { windowActions, windowGuards, windowStates } from './pop.ts';
import {
  actions,
  byHand,
  change,
  enter,
  guards,
  inner,
  outputOf,
  type SequenceContext,
  types,
  when,
} from './sequence.ts';
import { type Sequences, sequences } from './sequences.ts';

/** Where a step leads: the next point, the state that stands for it, and what is done on the way there. */
interface Next {
  /** Null where nobody can stop between the two. */
  readonly point: TurnPoint | null;
  readonly target: string;
}

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
const sequence = <Name extends keyof Sequences, Do extends string>(
  rule: RuleId,
  act: Do,
  src: Name,
  { point, target }: Next,
) => ({
  meta: { rule },
  entry: act,
  invoke: {
    id: 'inner',
    src,
    input: inner,
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

/** The roll for build: what it has set off was held during the chance to reroll, and takes effect before the next step. */
const rollStep = {
  ...roll,
  states: {
    ...roll.states,
    rolled: {
      always: [
        { guard: 'triggersHeld' as const, target: 'held' as const },
        {
          guard: { type: 'stopsAt' as const, params: { point: 'dark-build' as const } },
          actions: rest('dark-build'),
          target: '#turn.rest',
        },
        { target: '#turn.command.darkBuild' },
      ],
    },
    held: step('turn.roll', 'heldByRoll', { point: 'dark-build', target: '#turn.command.darkBuild' }),
  },
};

/** Enters a point of the turn, does what the rules do there, and opens its window. */
const opens = (point: TurnPoint, place: string, act: (game: GameState) => GameState, window: WindowSpec) =>
  enter(place, (game) => openPop(act(reachPoint(game, point)), window));

const reaches = (point: TurnPoint, place: string) => enter(place, (game) => reachPoint(game, point));

export const turnMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    rest: assign(({ context: { game } }, { point }: { point: TurnPoint | null }) => ({
      game: changed(game, { point: point ?? game.point }),
    })),
    clearStop: change(clearStop),
    turnStart: opens('turn-start', 'ready.turnStart', startTurn, { kind: 'turn-start', rule: 'turn.start' }),
    untap: opens('untap', 'ready.untap', untapAll, { kind: 'untap', rule: 'turn.untap' }),
    gainForce: opens('gain-force', 'ready.gainForce', gainForce, { kind: 'gain-force', rule: 'turn.force' }),
    rollForBuild: opens('roll-for-build', 'ready.rollForBuild', (game) => throwIfReady(rollForBuild(game)), {
      kind: 'reroll',
      rule: 'pop.reroll',
    }),
    giveBuildPoints: change(giveBuildPoints),
    heldByRoll: enter('ready.rollForBuild', (game) =>
      openHeld(game, { kind: 'gain-force', rule: 'turn.roll' }),
    ),
    darkBuild: reaches('dark-build', 'command.darkBuild'),
    lightBuild: reaches('light-build', 'command.lightBuild'),
    darkRetreat: reaches('dark-retreat', 'command.darkRetreat'),
    lightRetreat: reaches('light-retreat', 'command.lightRetreat'),
    battleStart: enter('battle.start', (game) => {
      const { owes, game: started } = startBattle(reachPoint(game, 'battle-start'));
      return openPop(started, { kind: 'battle-start', rule: 'battle.start', owes });
    }),
    spaceBattle: reaches('space-battle', 'battle.space'),
    groundBattle: reaches('ground-battle', 'battle.ground'),
    characterBattle: reaches('character-battle', 'battle.character'),
    endOfTurn: opens('end-of-turn', 'end.endOfTurn', endOfTurn, { kind: 'turn-end', rule: 'turn.end' }),
    checkWin: enter('end.winCheck', checkWin),
  },
  guards: {
    ...guards,
    ...windowGuards,
    stopsAt: ({ context }, { point }: { point: TurnPoint | null }) =>
      point !== null && stopsAt(context.game, point),
    idleBeforeStop: ({ context }, { point }: { point: TurnPoint | null }) =>
      point !== null && stopsAt(context.game, point) && windowIdle(context.game),
    stopsHere: ({ context: { game } }: { context: SequenceContext }) => stopsAt(game, game.point),
    triggersHeld: when(triggersHeld),
    startsAt: ({ context }, { point }: { point: TurnPoint }) => context.game.point === point,
    overNow: ({ event }) => outputOf(event).result !== null,
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  on: byHand,
  initial: 'entering',
  states: {
    /** A turn usually starts at its start; a scenario may start at any point of it. */
    entering: {
      always: [
        { guard: 'stopsHere', target: 'rest' },
        { guard: { type: 'startsAt', params: { point: 'turn-start' } }, target: 'ready.turnStart' },
        { guard: { type: 'startsAt', params: { point: 'untap' } }, target: 'ready.untap' },
        { guard: { type: 'startsAt', params: { point: 'gain-force' } }, target: 'ready.gainForce' },
        { guard: { type: 'startsAt', params: { point: 'roll-for-build' } }, target: 'ready.rollForBuild' },
        { guard: { type: 'startsAt', params: { point: 'dark-build' } }, target: 'command.darkBuild' },
        { guard: { type: 'startsAt', params: { point: 'light-build' } }, target: 'command.lightBuild' },
        { guard: { type: 'startsAt', params: { point: 'dark-retreat' } }, target: 'command.darkRetreat' },
        { guard: { type: 'startsAt', params: { point: 'light-retreat' } }, target: 'command.lightRetreat' },
        { guard: { type: 'startsAt', params: { point: 'battle-start' } }, target: 'battle.start' },
        { guard: { type: 'startsAt', params: { point: 'space-battle' } }, target: 'battle.space' },
        { guard: { type: 'startsAt', params: { point: 'ground-battle' } }, target: 'battle.ground' },
        { guard: { type: 'startsAt', params: { point: 'character-battle' } }, target: 'battle.character' },
        { guard: { type: 'startsAt', params: { point: 'end-of-turn' } }, target: 'end.endOfTurn' },
        { target: 'done' },
      ],
    },
    /** Play was told to stop before the point that it has reached. */
    rest: { tags: 'stopped', on: { RESUME: { actions: 'clearStop', target: 'entering' } } },
    ready: {
      meta: { rule: 'turn.ready' },
      initial: 'turnStart',
      states: {
        turnStart: step('turn.start', 'turnStart', { point: 'untap', target: '#turn.ready.untap' }),
        untap: step('turn.untap', 'untap', { point: 'gain-force', target: '#turn.ready.gainForce' }),
        gainForce: step('turn.force', 'gainForce', {
          point: 'roll-for-build',
          target: '#turn.ready.rollForBuild',
        }),
        rollForBuild: rollStep,
      },
    },
    command: {
      meta: { rule: 'turn.command' },
      initial: 'darkBuild',
      states: {
        darkBuild: sequence('turn.build', 'darkBuild', 'buildStep', {
          point: 'light-build',
          target: '#turn.command.lightBuild',
        }),
        lightBuild: sequence('turn.build', 'lightBuild', 'buildStep', {
          point: 'dark-retreat',
          target: '#turn.command.darkRetreat',
        }),
        darkRetreat: sequence('turn.retreat', 'darkRetreat', 'retreatStep', {
          point: 'light-retreat',
          target: '#turn.command.lightRetreat',
        }),
        lightRetreat: sequence('turn.retreat', 'lightRetreat', 'retreatStep', {
          point: 'battle-start',
          target: '#turn.battle.start',
        }),
      },
    },
    battle: {
      meta: { rule: 'turn.battle' },
      initial: 'start',
      states: {
        start: step('battle.start', 'battleStart', { point: 'space-battle', target: '#turn.battle.space' }),
        space: sequence('battle.arena', 'spaceBattle', 'battleStep', {
          point: 'ground-battle',
          target: '#turn.battle.ground',
        }),
        ground: sequence('battle.arena', 'groundBattle', 'battleStep', {
          point: 'character-battle',
          target: '#turn.battle.character',
        }),
        character: sequence('battle.arena', 'characterBattle', 'battleStep', {
          point: 'end-of-turn',
          target: '#turn.end.endOfTurn',
        }),
      },
    },
    end: {
      meta: { rule: 'turn.end' },
      initial: 'endOfTurn',
      states: {
        endOfTurn: step('turn.end', 'endOfTurn', { point: null, target: '#turn.end.winCheck' }),
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
