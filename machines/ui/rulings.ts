// What the judge's desk on a page is doing: it rests, loads the documents that are asked, or has them and answers.
import { assign, fromPromise, setup } from 'xstate';
import { type Desk, entryOf } from '../../src/desk/lookup/desk.ts';
import { type Answer, lookUp } from '../../src/desk/lookup/look-up.ts';
import type { Scope } from '../../src/desk/model/documents.ts';

/** What is asked: the words of the field, and the entry that was opened since, by its id or its rule's. */
export interface Asked {
  readonly query: string;
  readonly entry: string | null;
}

export interface RulingsContext {
  /** Where is looked; null: in the documents of all games. */
  readonly scope: Scope | null;
  readonly asked: Asked;
  /** What was asked before links were followed, for the way back. */
  readonly trail: readonly Asked[];
  readonly desk: Desk | null;
  readonly answer: Answer | null;
}

export type RulingsEvent =
  /** Something is typed or set: there is no way back from it. */
  | { readonly type: 'ASK'; readonly query: string }
  /** A link to another title is followed. */
  | { readonly type: 'FOLLOW'; readonly query: string }
  /** An entry is opened, by its id. */
  | { readonly type: 'OPEN'; readonly entry: string }
  | { readonly type: 'BACK' }
  | { readonly type: 'CHOOSE'; readonly scope: Scope | null }
  /** Something will be asked soon. */
  | { readonly type: 'PREPARE' }
  | { readonly type: 'RETRY' };

const NOTHING: Asked = { query: '', entry: null };

export const asksNothing = ({ query, entry }: Asked): boolean => entry === null && query.trim() === '';

/** What is asked after an event, and the way back from it. */
function after(context: RulingsContext, event: RulingsEvent): Partial<RulingsContext> {
  const { asked, trail } = context;
  const further = asksNothing(asked) ? trail : [...trail, asked];
  switch (event.type) {
    case 'ASK':
      return { asked: { query: event.query, entry: null }, trail: [] };
    case 'FOLLOW':
      return { asked: { query: event.query, entry: null }, trail: further };
    case 'OPEN':
      return { asked: { query: asked.query, entry: event.entry }, trail: further };
    case 'BACK':
      return { asked: trail.at(-1) ?? NOTHING, trail: trail.slice(0, -1) };
    default:
      return {};
  }
}

function answered({ desk, asked }: RulingsContext): Answer | null {
  if (desk === null || asksNothing(asked)) return null;
  const { query, entry } = asked;
  return lookUp(desk, entry === null ? query : (entryOf(desk, entry)?.ruling.id ?? entry));
}

const rulingsSetup = setup({
  types: {
    context: {} as RulingsContext,
    events: {} as RulingsEvent,
  },
  actors: {
    /** Fetches the documents. */
    open: fromPromise<Desk, { scope: Scope | null }>(() => Promise.reject(new Error('no desk to open'))),
  },
  actions: {
    take: assign(({ context, event }) => after(context, event)),
    choose: assign(({ event }) =>
      event.type === 'CHOOSE' ? { scope: event.scope, desk: null, answer: null, trail: [] } : {},
    ),
    keepDesk: assign({ desk: (_, desk: Desk) => desk }),
    answer: assign({ answer: ({ context }) => answered(context) }),
    forgetAnswer: assign({ answer: null }),
    /** Tells the page. */
    announce: () => {},
  },
  guards: {
    asksNothing: ({ context }) => asksNothing(context.asked),
  },
});

/** Whatever is asked is taken, and brings the chart to where it is answered. */
const asking = <Target extends string>(target: Target) => ({
  ASK: { target, actions: 'take' as const },
  FOLLOW: { target, actions: 'take' as const },
  OPEN: { target, actions: 'take' as const },
  BACK: { target, actions: 'take' as const },
});

const take = { actions: 'take' as const };

export const rulingsMachine = rulingsSetup.createMachine({
  id: 'rulings',
  context: { scope: null, asked: NOTHING, trail: [], desk: null, answer: null },
  initial: 'resting',
  states: {
    resting: {
      on: { ...asking('loading'), PREPARE: 'loading', CHOOSE: { actions: 'choose' } },
    },
    loading: {
      entry: 'forgetAnswer',
      invoke: {
        src: 'open',
        input: ({ context: { scope } }) => ({ scope }),
        onDone: { target: 'ready', actions: { type: 'keepDesk', params: ({ event }) => event.output } },
        onError: 'failed',
      },
      on: {
        ASK: take,
        FOLLOW: take,
        OPEN: take,
        BACK: take,
        CHOOSE: { target: 'loading', reenter: true, actions: 'choose' },
      },
    },
    failed: {
      on: {
        ...asking('loading'),
        RETRY: 'loading',
        CHOOSE: { target: 'loading', actions: 'choose' },
      },
    },
    ready: {
      entry: 'answer',
      initial: 'deciding',
      on: {
        ASK: { target: 'ready', reenter: true, actions: 'take' },
        FOLLOW: { target: 'ready', reenter: true, actions: 'take' },
        OPEN: { target: 'ready', reenter: true, actions: 'take' },
        BACK: { target: 'ready', reenter: true, actions: 'take' },
        CHOOSE: { target: 'loading', actions: 'choose' },
      },
      states: {
        deciding: { always: [{ guard: 'asksNothing', target: 'unasked' }, { target: 'answered' }] },
        unasked: {},
        answered: { entry: 'announce' },
      },
    },
  },
});
