// Preparation: sides, Event, Resource, shuffle and draw, mulligan, setup.

import { setup } from 'xstate';
import type { Edition } from '../../src/swtcg/editions/edition.ts';
import type { Side, WindowKind } from '../../src/swtcg/model/state.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import {
  askSetup,
  nextInSetup,
  setupEnds,
  setupStarts,
  shuffleAndDraw,
} from '../../src/swtcg/rules/preparation/prepare.ts';
import { openHeld, openPop, triggersHeld } from '../../src/swtcg/rules/windows/pop.ts';
import { actions, apply, baseConfig, enter, guards, when } from './common.ts';
import { windowActions, windowGuards, windowState } from './pop.ts';
import { type ChartActors, types } from './types.ts';

const ask = (kind: WindowKind, rule: RuleId, solo: Side) =>
  enter(kind, (game) => openPop(game, { kind, rule, solo }));

/** Where the edition has no bids, Events and Resources, the decks are shuffled at once. */
const beforeShuffle = ({ windows }: Edition) => (windows.has('sides') ? BEFORE_SHUFFLE : {});

const BEFORE_SHUFFLE = {
  sides: windowState('prepare.sides', 'sides', '#preparation.darkEvent'),
  darkEvent: windowState('prepare.event', 'darkEvent', '#preparation.lightEvent'),
  lightEvent: windowState('prepare.event', 'lightEvent', '#preparation.darkResource'),
  darkResource: windowState('prepare.resource', 'darkResource', '#preparation.lightResource'),
  lightResource: windowState('prepare.resource', 'lightResource', '#preparation.shuffleAndDraw'),
};

export const createPreparationChart = (edition: Edition) => (actors: ChartActors) =>
  setup({
    types,
    actors,
    actions: {
      ...actions,
      ...windowActions,
      sides: enter('sides', (game) => openPop(game, { kind: 'sides', rule: 'prepare.sides' })),
      darkEvent: ask('event', 'prepare.event', 'dark'),
      lightEvent: ask('event', 'prepare.event', 'light'),
      darkResource: ask('resource', 'prepare.resource', 'dark'),
      lightResource: ask('resource', 'prepare.resource', 'light'),
      shuffleAndDraw: enter('shuffleAndDraw', shuffleAndDraw),
      darkMulligan: ask('mulligan', 'prepare.mulligan', 'dark'),
      lightMulligan: ask('mulligan', 'prepare.mulligan', 'light'),
      setupStarts: apply(setupStarts),
      setup: enter('setup', askSetup),
      setupEnds: apply(setupEnds),
      held: enter('setup', (game) => openHeld(game, { kind: 'setup', rule: 'prepare.setup' })),
    },
    guards: {
      ...guards,
      ...windowGuards,
      allSetUp: when((game) => nextInSetup(game) === null),
      triggersHeld: when(triggersHeld),
    },
  }).createMachine({
    id: 'preparation',
    ...baseConfig,
    initial: edition.windows.has('sides') ? 'sides' : 'shuffleAndDraw',
    states: {
      ...beforeShuffle(edition),
      shuffleAndDraw: { meta: { rule: 'prepare.draw' }, entry: 'shuffleAndDraw', always: 'darkMulligan' },
      darkMulligan: windowState('prepare.mulligan', 'darkMulligan', '#preparation.lightMulligan'),
      lightMulligan: windowState('prepare.mulligan', 'lightMulligan', '#preparation.setupStarts'),
      /** What an Event does then takes effect before the first card is set up. */
      setupStarts: {
        meta: { rule: 'prepare.setup' },
        entry: 'setupStarts',
        always: [{ guard: 'triggersHeld', target: 'held' }, { target: 'setupTurn' }],
      },
      held: windowState('prepare.setup', 'held', '#preparation.setupTurn'),
      /** Each player sets up until their total is the greater, then the other. */
      setupTurn: { always: [{ guard: 'allSetUp', target: 'setupEnds' }, { target: 'setup' }] },
      setup: windowState('prepare.setup', 'setup', '#preparation.setupTurn'),
      setupEnds: {
        meta: { rule: 'prepare.setup' },
        entry: 'setupEnds',
        always: [{ guard: 'triggersHeld', target: 'heldAtEnd' }, { target: 'done' }],
      },
      heldAtEnd: windowState('prepare.setup', 'held', '#preparation.done'),
      done: { type: 'final' },
    },
  });
