// What the chart of a table is made of: its actors, actions and guards, each by its name. The element that draws the table gives
// the actors and the actions that need a page.
import {
  and,
  assign,
  type ErrorActorEvent,
  fromCallback,
  fromPromise,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate';
import type { BaseDecision } from '../../src/core/game/game-types.ts';
import type { Seat } from '../../src/core/state.ts';
import { type Choice, closed, NO_CHOICE } from './choice.ts';
import type { GameOnTable } from './game-on-table.ts';
import type { Problem } from './problem.ts';
import { isHuman } from './seats.ts';
import {
  type ChoosingRules,
  type DecidedBy,
  isMine,
  type Opened,
  perspective,
  situationOf,
  type TableContext,
  type TableEvent,
  type TableSettings,
} from './table-types.ts';

/** An actor that the element has to give. */
const missing = (name: string) => (): never => {
  throw new Error(`The table needs the actor "${name}".`);
};

const rulesOf = ({ rules }: TableContext): ChoosingRules => rules as ChoosingRules;

/** An event of a kind, where the chart takes no other. */
type Of<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

/** The choice that an event leads to. */
const chooses =
  <Type extends TableEvent['type']>(
    next: (choice: Choice, context: TableContext, event: Of<Type>) => Choice,
  ) =>
  ({ context, event }: { context: TableContext; event: TableEvent }) => ({
    choice: next(context.choice, context, event as Of<Type>),
  });

export const tableSetup = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableSettings,
  },
  actors: {
    openGame: fromPromise<Opened>(missing('openGame')),
    watchGame: fromCallback<TableEvent, { readonly game: GameOnTable }>(missing('watchGame')),
    playBuiltIn: fromPromise<void, TableSettings>(missing('playBuiltIn')),
    pause: fromPromise<void, { readonly milliseconds: number }>(missing('pause')),
    loadCardMenus: fromPromise<unknown>(missing('loadCardMenus')),
    loadHints: fromPromise<unknown>(missing('loadHints')),
    loadByHand: fromPromise<unknown>(missing('loadByHand')),
    loadTools: fromPromise<unknown>(missing('loadTools')),
  },
  actions: {
    announceGame: () => {},
    announceProblem: (_, _params: Problem) => {},
    decide: (_, _params: { readonly decision: BaseDecision; readonly from: DecidedBy }) => {},

    takeGame: assign((_, { game, rules }: Opened) => ({ game, rules, looking: null, choice: NO_CHOICE })),
    replaceGame: assign((_, game: GameOnTable) => ({ game })),
    takeSettings: assign((_, settings: TableSettings) => settings),
    /** An actor failed: with a problem, as all that the element gives do. */
    fail: raise(({ event }) => ({
      type: 'FAILED',
      problem: (event as unknown as ErrorActorEvent<Problem>).error,
    })),
    cancel: raise({ type: 'CANCEL' }),
    closeProblem: raise({ type: 'CLOSE_PROBLEM' }),
    keepProblem: assign((_, problem: Problem) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    lookAs: assign((_, seat: Seat) => ({ looking: seat })),
    lookBack: assign((_, index: number) => ({ at: index })),
    lookAtPresent: assign({ at: null }),
    startShowing: assign((_, moments: readonly number[]) => ({ moments })),
    showNext: assign(({ context }) => ({ moments: context.moments.slice(1) })),
    stopShowing: assign({ moments: [] }),
    takeCard: assign((_, card: TableContext['byHand']) => ({ byHand: card })),
    keepCopied: assign((_, copied: TableContext['copied']) => ({ copied })),

    pick: assign(
      chooses<'PICK'>((choice, context, { card, anchor }) =>
        rulesOf(context).pick(choice, situationOf(context), card, anchor),
      ),
    ),
    choose: assign(
      chooses<'CHOOSE'>((choice, context, { left, card }) => {
        const { openMenu, choose } = rulesOf(context);
        return choose(card === undefined ? choice : openMenu(choice, card, null), situationOf(context), left);
      }),
    ),
    answer: assign(
      chooses<'ANSWER'>((choice, _, { answer }) => ({
        ...choice,
        asking: choice.asking && { ...choice.asking, ...answer },
      })),
    ),
    confirm: assign(
      chooses<'CONFIRM'>((choice, context) => rulesOf(context).confirm(choice, situationOf(context))),
    ),
    lift: assign(chooses<'LIFT'>((choice, context, { card }) => rulesOf(context).lift(choice, card))),
    drop: assign(
      chooses<'DROP'>((choice, context, { target }) =>
        rulesOf(context).drop(choice, situationOf(context), target),
      ),
    ),
    explain: assign(
      chooses<'EXPLAIN'>((choice, _, { refused, in: where }) => ({
        ...(where === 'list' ? closed(choice) : choice),
        refused,
      })),
    ),
    prepareDecision: assign(chooses<'DECIDE'>((choice, _, { decision }) => ({ ...choice, decision }))),
    keepRefusal: assign(
      chooses<'REFUSED'>((choice, _, { refused }) => ({ ...choice, decision: null, refused })),
    ),
    forgetDecision: assign(chooses((choice) => ({ ...choice, decision: null }))),
    setCounters: assign(chooses<'SET_COUNTERS'>((choice, _, { counters }) => ({ ...choice, counters }))),
    setNumber: assign(
      chooses<'SET_NUMBER'>((choice, _, { field, value }) => ({
        ...choice,
        numbers: { ...choice.numbers, [field]: value },
      })),
    ),
    unfold: assign(chooses<'UNFOLD'>((choice, _, { deed }) => ({ ...choice, unfolded: deed }))),
    closeMenu: assign(chooses((choice) => closed(choice))),
    forgetChoice: assign({ choice: NO_CHOICE }),
  },
  guards: {
    hasGame: ({ context }) => context.game !== null,
    isOver: ({ context }) => context.game?.waiting === 'over',
    needsDice: ({ context }) => context.game?.waiting === 'dice',
    isStopped: ({ context }) => !context.game?.chance,
    isBuiltInsTurn: ({ context: { game, seats } }) => !!game?.chance && !isHuman(seats, game.chance),
    isHandHidden: ({ context }) => perspective(context) === 'spectator',
    byPerson: ({ event }) => event.type === 'CHANGED' && event.by === 'person',
    hasMoments: ({ event }) => event.type === 'CHANGED' && event.moments.length > 0,
    hasMoreMoments: ({ context }) => context.moments.length > 1,
    hasNoCard: ({ event }) => event.type === 'CHANGE_BY_HAND' && event.card === null,
    isChangingByHand: stateIn({ byHand: 'open' }),
    mayThink: and([
      stateIn({ builtIns: 'playing' }),
      stateIn({ page: 'connected' }),
      not(stateIn({ game: { playing: { board: 'showing' } } })),
    ]),
    isDecided: ({ context }) => context.choice.decision !== null,
    isLifted: ({ context }) => context.choice.lifted,
    isRefused: ({ context }) => context.choice.refused !== null,
    isAsking: ({ context }) => context.choice.asking !== null,
    isAskingWhich: ({ context }) => context.choice.asking?.question?.numbers === false,
    isMenuOpen: ({ context }) => context.choice.card !== null,
    canLift: ({ context, event }) =>
      event.type === 'LIFT' && isMine(context) && rulesOf(context).canLift(situationOf(context), event.card),
  },
});
