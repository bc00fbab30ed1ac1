// Preparation: sides, Event, Resource, shuffle and draw, mulligan, setup.
import { setup } from 'xstate';
import type { Side, WindowKind } from '../src/game/state.ts';
import { openPop } from '../src/pop/pop.ts';
import { askSetup, nextInSetup, shuffleAndDraw } from '../src/preparation/prepare.ts';
import type { RuleId } from '../src/rulebook/ids.ts';
import { actions, change, guards, inner, types, when } from './sequence.ts';
import { sequences } from './sequences.ts';
import { windowActions, windowGuards, windowState } from './window.ts';

const ask = (kind: WindowKind, rule: RuleId, solo: Side) =>
  change((game) => openPop(game, { kind, rule, solo }));

export const preparationMachine = setup({
  types,
  actors: sequences,
  actions: {
    ...actions,
    ...windowActions,
    openSides: change((game) => openPop(game, { kind: 'sides', rule: 'prepare.sides' })),
    openDarkEvent: ask('event', 'prepare.event', 'dark'),
    openLightEvent: ask('event', 'prepare.event', 'light'),
    openDarkResource: ask('resource', 'prepare.resource', 'dark'),
    openLightResource: ask('resource', 'prepare.resource', 'light'),
    shuffleAndDraw: change(shuffleAndDraw),
    openDarkMulligan: ask('mulligan', 'prepare.mulligan', 'dark'),
    openLightMulligan: ask('mulligan', 'prepare.mulligan', 'light'),
    askSetup: change(askSetup),
  },
  guards: {
    ...guards,
    ...windowGuards,
    someoneSetsUp: when((game) => nextInSetup(game) !== null),
  },
}).createMachine({
  id: 'preparation',
  context: ({ input }) => input,
  output: ({ context }) => context.game,
  initial: 'sides',
  states: {
    sides: windowState('sides', 'prepare.sides', 'openSides', '#preparation.darkEvent'),
    darkEvent: windowState('event', 'prepare.event', 'openDarkEvent', '#preparation.lightEvent'),
    lightEvent: windowState('event', 'prepare.event', 'openLightEvent', '#preparation.darkResource'),
    darkResource: windowState('resource', 'prepare.resource', 'openDarkResource', '#preparation.lightResource'),
    lightResource: windowState('resource', 'prepare.resource', 'openLightResource', '#preparation.shuffleAndDraw'),
    shuffleAndDraw: {
      meta: { rule: 'prepare.draw' },
      entry: [{ type: 'here', params: { place: 'shuffleAndDraw' } }, 'shuffleAndDraw'],
      always: 'darkMulligan',
    },
    darkMulligan: windowState('mulligan', 'prepare.mulligan', 'openDarkMulligan', '#preparation.lightMulligan'),
    lightMulligan: windowState('mulligan', 'prepare.mulligan', 'openLightMulligan', '#preparation.setupTurn'),
    setupTurn: {
      always: [{ guard: 'someoneSetsUp', actions: 'askSetup', target: 'setup' }, { target: 'done' }],
    },
    setup: {
      meta: { rule: 'prepare.setup' },
      entry: { type: 'here', params: { place: 'setup' } },
      invoke: { id: 'inner', src: 'pop', input: inner, onDone: { actions: 'take', target: 'setupTurn' } },
    },
    done: { type: 'final' },
  },
});
