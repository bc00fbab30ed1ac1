// A turn: the twelve steps of Turn Structure in their phases, each step with its windows.
import { assign, setup } from 'xstate';
import type { TurnPoint } from '../src/game/state.ts';
import { openPop } from '../src/pop/pop.ts';
import { reachPoint, stopsAt } from '../src/turn/points.ts';
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
import type { RuleId } from '../src/rulebook/ids.ts';
import { actions, change, guards, inner, types } from './sequence.ts';
import { sequences, type Sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

/** Before each step: play rests here where it was told to stop at this point. */
const gate = (point: TurnPoint) => ({
  tags: 'stopped' as const,
  always: { guard: { type: 'goesOn' as const, params: { point } }, target: 'entered' as const },
  on: { RESUME: { actions: 'newLog' as const, target: 'entered' as const } },
});

const entered = <Do extends string>(point: TurnPoint, place: string, rule: RuleId, act: Do, next: string) => ({
  meta: { rule },
  entry: [
    { type: 'reach' as const, params: { point } },
    { type: 'here' as const, params: { place } },
    act,
  ],
  always: next,
});

/** A step that the rules carry out by themselves, followed by its window. */
const step = <Do extends string, Open extends string>(
  point: TurnPoint,
  place: string,
  rule: RuleId,
  act: Do,
  open: Open,
  next: string,
) => ({
  initial: 'gate' as const,
  states: {
    gate: gate(point),
    entered: entered(point, place, rule, act, 'window'),
    window: windowState(place, rule, open, next),
  },
});

/** A step that is a sequence of its own. */
const sequence = <Name extends keyof Sequences>(point: TurnPoint, place: string, rule: RuleId, src: Name, next: string) => ({
  initial: 'gate' as const,
  states: {
    gate: gate(point),
    entered: {
      meta: { rule },
      entry: [
        { type: 'reach' as const, params: { point } },
        { type: 'here' as const, params: { place } },
      ],
      invoke: { id: 'inner', src, input: inner, onDone: [{ guard: 'overNow' as const, actions: 'take' as const, target: '#turn.done' }, { actions: 'take' as const, target: next }] },
    },
  },
});

export const turnMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    reach: assign(({ context }, { point }: { point: TurnPoint }) => ({ game: reachPoint(context.game, point) })),
    newLog: change((game) => ({ ...game, log: [] })),
    startTurn: change(startTurn),
    openTurnStart: change((game) => openPop(game, { kind: 'turn-start', rule: 'turn.start' })),
    untapAll: change(untapAll),
    openUntap: change((game) => openPop(game, { kind: 'untap', rule: 'turn.untap' })),
    gainForce: change(gainForce),
    openGainForce: change((game) => openPop(game, { kind: 'gain-force', rule: 'turn.force' })),
    rollForBuild: change(rollForBuild),
    openReroll: change((game) => openPop(game, { kind: 'reroll', rule: 'pop.reroll' })),
    giveBuildPoints: change(giveBuildPoints),
    startBattle: change(startBattle),
    openBattleStart: change((game) => openPop(game, { kind: 'battle-start', rule: 'battle.start' })),
    endOfTurn: change(endOfTurn),
    openTurnEnd: change((game) => openPop(game, { kind: 'turn-end', rule: 'turn.end' })),
    checkWin: change(checkWin),
  },
  guards: {
    ...guards,
    ...windowGuards,
    goesOn: ({ context }, { point }: { point: TurnPoint }) => !stopsAt(context.game, point),
    startsAt: ({ context }, { point }: { point: TurnPoint }) => context.game.point === point,
    overNow: ({ event }) => (event as unknown as { output: { result: unknown } }).output.result !== null,
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'entering',
  states: {
    /** A turn usually starts at its start; a scenario may start at any point of it. */
    entering: {
      always: [
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
        { guard: { type: 'startsAt', params: { point: 'turn-end' } }, target: 'end.turnEnd' },
        { target: 'ready.turnStart' },
      ],
    },
    ready: {
      meta: { rule: 'turn.ready' },
      initial: 'turnStart',
      states: {
        turnStart: step('turn-start', 'ready.turnStart', 'turn.start', 'startTurn', 'openTurnStart', '#turn.ready.untap'),
        untap: step('untap', 'ready.untap', 'turn.untap', 'untapAll', 'openUntap', '#turn.ready.gainForce'),
        gainForce: step('gain-force', 'ready.gainForce', 'turn.force', 'gainForce', 'openGainForce', '#turn.ready.rollForBuild'),
        rollForBuild: {
          initial: 'gate',
          states: {
            gate: gate('roll-for-build'),
            entered: entered('roll-for-build', 'ready.rollForBuild', 'turn.roll', 'rollForBuild', 'throwing'),
            throwing: {
              tags: 'dice',
              always: { guard: 'canThrow', actions: 'throwDice', target: 'window' },
              on: { DICE: { actions: 'takeDice', target: 'window' } },
            },
            window: windowState('ready.rollForBuild', 'pop.reroll', 'openReroll', '#turn.ready.rollForBuild.points'),
            points: { meta: { rule: 'turn.roll' }, entry: 'giveBuildPoints', always: '#turn.command.darkBuild' },
          },
        },
      },
    },
    command: {
      meta: { rule: 'turn.command' },
      initial: 'darkBuild',
      states: {
        darkBuild: sequence('dark-build', 'command.darkBuild', 'turn.build', 'buildStep', '#turn.command.lightBuild'),
        lightBuild: sequence('light-build', 'command.lightBuild', 'turn.build', 'buildStep', '#turn.command.darkRetreat'),
        darkRetreat: sequence('dark-retreat', 'command.darkRetreat', 'turn.retreat', 'retreatStep', '#turn.command.lightRetreat'),
        lightRetreat: sequence('light-retreat', 'command.lightRetreat', 'turn.retreat', 'retreatStep', '#turn.battle.start'),
      },
    },
    battle: {
      meta: { rule: 'turn.battle' },
      initial: 'start',
      states: {
        start: step('battle-start', 'battle.start', 'battle.start', 'startBattle', 'openBattleStart', '#turn.battle.space'),
        space: sequence('space-battle', 'battle.space', 'battle.arena', 'battleStep', '#turn.battle.ground'),
        ground: sequence('ground-battle', 'battle.ground', 'battle.arena', 'battleStep', '#turn.battle.character'),
        character: sequence('character-battle', 'battle.character', 'battle.arena', 'battleStep', '#turn.end.endOfTurn'),
      },
    },
    end: {
      meta: { rule: 'turn.end' },
      initial: 'endOfTurn',
      states: {
        endOfTurn: step('end-of-turn', 'end.endOfTurn', 'turn.end', 'endOfTurn', 'openTurnEnd', '#turn.end.winCheck'),
        winCheck: {
          meta: { rule: 'win.control' },
          entry: [{ type: 'here', params: { place: 'end.winCheck' } }, 'checkWin'],
          always: 'turnEnd',
        },
        turnEnd: {
          initial: 'gate',
          states: {
            gate: gate('turn-end'),
            entered: { entry: { type: 'reach', params: { point: 'turn-end' } }, always: '#turn.done' },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
