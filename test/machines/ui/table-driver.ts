// A table without a page: a real game, and actors that do what a test says.

import { createActor, fromCallback, fromPromise } from 'xstate';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import * as rules from '../../../machines/ui/choosing.ts';
import type { GameOnTable } from '../../../machines/ui/game-on-table.ts';
import type { Seats } from '../../../machines/ui/seats.ts';
import { tableMachine } from '../../../machines/ui/table.ts';
import type { Opened, TableEvent } from '../../../machines/ui/table-types.ts';
import type { Session } from '../../../src/engine.ts';
import { layOut } from '../../../src/play/lesson/teach.ts';
import { choosing } from '../../../src/swtcg/choosing/index.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import { type Coverage, Deferred, settled } from './coverage.ts';

const DUEL = `at: space-battle
dark: 3 Force
  space: Corsair 50/4/4
light: 3 Force
  space: Lancer 40/4/4 "Pay 1 Force -> Evade 2"; Racer 30/1/1
  ground: Walker 30/3/3
dice: 6 6 6 1 5 5 5 5 2 2 2 2`;

/** A game as the element has it. */
export class Played implements GameOnTable {
  readonly session: Session;
  constructor(session: Session) {
    this.session = session;
  }
  get game() {
    return this.session.game;
  }
  get seats() {
    return this.session.ruleset.seats;
  }
  get choosing() {
    return choosing;
  }
  get waiting() {
    return this.session.waiting;
  }
  get chance() {
    return this.session.chance;
  }
  get legal() {
    return this.session.legal();
  }
  whyNot(decision: Decision) {
    return this.session.whyNot(decision);
  }
}

/** A game that waits for what a test says. */
export class StandIn extends Played {
  shown: Pick<Played, 'waiting' | 'chance'> = { waiting: 'player', chance: 'dark' };
  override get waiting() {
    return this.shown.waiting;
  }
  override get chance() {
    return this.shown.chance;
  }
}

export const gameFrom = (text = DUEL): Played => new Played(layOut(swtcg2022, text.split('\n')).session);

/** Who sits where, in short. */
type Sitting = { readonly dark?: string; readonly light?: string; readonly hands?: Seats['hands'] };

const seated = (before: Seats, { hands, ...players }: Sitting): Seats => ({
  players: { ...before.players, ...players },
  hands: hands ?? before.hands,
});

const BOTH: Seats = { players: { dark: 'human', light: 'human' }, hands: 'open' };

export class TableDriver {
  readonly #coverage: Coverage;
  readonly actor;
  /** What was asked of the page, newest last. */
  readonly opened: Deferred<Opened>[] = [];
  readonly thinking: { promise: Deferred<void>; signal: AbortSignal }[] = [];
  readonly pauses: { promise: Deferred<void>; milliseconds: number }[] = [];
  readonly loads: Record<'cardMenus' | 'hints' | 'byHand' | 'tools', Deferred<unknown>[]> = {
    cardMenus: [],
    hints: [],
    byHand: [],
    tools: [],
  };
  readonly announced: string[] = [];
  /** What the page prevents. */
  prevents: (decision: Decision) => boolean = () => false;

  constructor(coverage: Coverage, seats: Sitting = {}, pace = 0) {
    this.#coverage = coverage;
    const kept = <Value>(list: Deferred<Value>[]): Promise<Value> => {
      const deferred = new Deferred<Value>();
      list.push(deferred);
      return deferred.promise;
    };
    const machine = tableMachine.provide({
      actors: {
        openGame: fromPromise(() => kept(this.opened)),
        watchGame: fromCallback(({ input, sendBack }) =>
          (input.game as Played).session.subscribe(() =>
            sendBack({ type: 'CHANGED', by: 'elsewhere', moments: [] }),
          ),
        ),
        playBuiltIn: fromPromise(({ signal }) => {
          const promise = new Deferred<void>();
          this.thinking.push({ promise, signal });
          return promise.promise;
        }),
        pause: fromPromise(({ input: { milliseconds } }) => {
          const promise = new Deferred<void>();
          this.pauses.push({ promise, milliseconds });
          return promise.promise;
        }),
        loadCardMenus: fromPromise<unknown>(() => kept(this.loads.cardMenus)),
        loadHints: fromPromise<unknown>(() => kept(this.loads.hints)),
        loadByHand: fromPromise<unknown>(() => kept(this.loads.byHand)),
        loadTools: fromPromise<unknown>(() => kept(this.loads.tools)),
      },
      actions: {
        announceGame: () => this.announced.push('ready'),
        announceProblem: (_, { code }) => this.announced.push(`problem ${code}`),
        decide: (_, { decision: asked }) => {
          const decision = asked as Decision;
          const { session } = this.game;
          const refusal = session.whyNot(decision);
          if (refusal) return this.send({ type: 'REFUSED', refused: { decision, refusal } });
          if (this.prevents(decision)) return this.send({ type: 'PREVENTED' });
          session.enter(decision);
          this.send({ type: 'CHANGED', by: 'person', moments: [] });
        },
      },
    });
    this.actor = createActor(machine, {
      input: { seats: seated(BOTH, seats), pace },
      inspect: this.#coverage.inspect,
    });
    this.actor.start();
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  get game(): Played {
    return this.context.game as Played;
  }

  /** A part of the state: `in('game.playing.choice')`. */
  in(path: string): unknown {
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown>)?.[key],
        this.actor.getSnapshot().value,
      );
  }

  send(...events: readonly TableEvent[]): void {
    for (const event of events) this.actor.send(event);
  }

  /** Lays a game on the table. */
  async open(game: GameOnTable = gameFrom()): Promise<this> {
    if (this.in('game') === 'idle') this.send({ type: 'CONNECTED' }, { type: 'OPEN' });
    this.opened.at(-1)?.resolve({ game, rules });
    await settled();
    return this;
  }

  seat(seats: Sitting, pace = this.context.pace): void {
    this.send({ type: 'SETTINGS_CHANGED', settings: { seats: seated(this.context.seats, seats), pace } });
  }
}
