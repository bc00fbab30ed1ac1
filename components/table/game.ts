// The game that is played at a table: a session, the account of it, and who sits where. No DOM.

import { SwtcgError } from '../../src/core/error.ts';
import type { Choosing } from '../../src/core/game/choosing.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { LogEvent } from '../../src/core/log-event.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { AutoPass, BaseState, CardId, Seat } from '../../src/core/state.ts';
import { watchStates } from '../../src/core/watch.ts';
import type { Input } from '../../src/play/inputs.ts';
import { Session } from '../../src/play/session.ts';
import { lineOf } from '../../src/play/steps/step.ts';
import { StepLog } from '../../src/play/steps/step-log.ts';
import type { LogLine } from '../log/log.ts';
import type { Heading, Live, Perspective, Source } from '../shared/steps.ts';
import type { TableDisplay } from '../shared/table-display.ts';
import { LiveLine } from '../source/live-line.ts';
import type { Shared } from './share.ts';
import { tableStrings } from './strings.ts';

/** How a game came to the table. */
export interface Origin {
  readonly heading: Heading;
  readonly names: Readonly<Partial<Record<Seat, string | undefined>>>;
  /** The seed of dice and shuffles, where all of them come from it. */
  readonly seed: number | string | null;
}

/** More chances than lie between two decisions. */
const MOST_PASSES = 60;

/** The seed of a file whose dice all come from it. */
function seedOf(file: unknown, diced: boolean): Origin['seed'] {
  if (diced || typeof file !== 'object' || file === null || !('seed' in file)) return null;
  const { seed } = file;
  if (typeof seed === 'number') return seed;
  // A replay's seed names its algorithm first.
  return typeof seed === 'string'
    ? seed.slice('format' in file && 'rolls' in file ? seed.indexOf(':') + 1 : 0)
    : null;
}

const linesOf = (steps: StepLog): readonly LogLine[] =>
  Array.from({ length: steps.length }, (_, i) => lineOf(steps.at(i)));

export class TableGame<T extends GameTypes = GameTypes> extends LiveLine<T> {
  readonly origin: Origin;
  readonly cards;
  #legal: { readonly game: T['state']; readonly decisions: readonly T['decision'][] } | null = null;
  #lines: { readonly game: BaseState; readonly lines: readonly LogLine[] } | null = null;
  #masks: {
    readonly game: BaseState;
    readonly who: Perspective;
    readonly names: ReadonlyMap<CardId, string>;
  } | null = null;

  constructor(
    session: Session<T>,
    account: StepLog<T>,
    display: TableDisplay<T>,
    origin: Origin,
    start?: number,
  ) {
    super(session, account, display, start);
    // A game may begin with a question before anything is told: that it starts is told then.
    if (account.length === 0) {
      const { game, chance } = session;
      const { path, turn } = game;
      const { rule } = display.choosing.asked(game) ?? { rule: session.ruleset.cited.window };
      const begun = {
        type: 'game-begun',
        kind: 'place',
        by: null,
        cards: {},
        numbers: {},
        words: {},
        rule,
        path,
        turn,
      } satisfies LogEvent;
      account.add(begun, `${session.position}.1`, game, chance);
    }
    this.origin = origin;
    this.cards = session.ruleset.steps.faces(session.start);
  }

  /** A game at its start, or as it was saved. */
  static from<T extends GameTypes>(
    session: Session<T>,
    display: TableDisplay<T>,
    origin: Origin,
  ): TableGame<T> {
    const { position } = session;
    const account = new StepLog(session.ruleset);
    session.seek(0);
    // The first lines are written again under watch: they know then how the table looked.
    const opening = watchStates(() => new Session(session.ruleset, session.start)).game;
    account.look(opening, 0);
    const game = new TableGame(session, account, display, origin);
    watchStates(() => session.seek(position));
    return game;
  }

  /** What a viewer shows, taken over. */
  static over({ heading, names = {}, file }: Source, live: Live): TableGame {
    if (!(live instanceof LiveLine))
      throw new SwtcgError({ code: 'unreadable', message: tableStrings().notPlayable });
    const { session, steps, display, start } = live;
    const seed = seedOf(file, session.start.box.dice.length > 0);
    return new TableGame(session, steps, display, { heading, names, seed }, start);
  }

  get seats(): readonly T['seat'][] {
    return this.session.ruleset.seats;
  }

  get choosing(): Choosing<T> {
    return this.display.choosing;
  }

  get game(): T['state'] {
    return this.session.game;
  }

  /** The legal decisions of the player whose chance it is. */
  get legal(): readonly T['decision'][] {
    const { game, waiting } = this.session;
    if (waiting !== 'player') return [];
    if (this.#legal?.game !== game) this.#legal = { game, decisions: this.session.legal() };
    return this.#legal.decisions;
  }

  whyNot(decision: T['decision']): Refusal | null {
    return this.session.whyNot(decision);
  }

  /** Takes a decision, unless it is not permitted; one that is not legal is answered with the reason. */
  override decide(decision: T['decision'], permit?: () => boolean): Refusal | null {
    return watchStates(() => this.session.decide(decision, permit));
  }

  /** What a card is called in the view of an onlooker. */
  shownAs(id: CardId, who: Perspective): CardId {
    return this.#masked(who).get(id) ?? id;
  }

  /** The card that a masked name stands for. */
  meant(shown: CardId, who: Perspective): CardId {
    for (const [id, name] of this.#masked(who)) if (name === shown) return id;
    return shown;
  }

  #masked(who: Perspective): ReadonlyMap<CardId, string> {
    const { game } = this;
    if (this.#masks?.game !== game || this.#masks.who !== who)
      this.#masks = {
        game,
        who,
        names:
          who === 'both'
            ? new Map()
            : this.choosing.masks(game, who as Exclude<Perspective<T['seat']>, 'both'>),
      };
    return this.#masks.names;
  }

  /** The lines of the log. */
  get lines(): readonly LogLine[] {
    const { game, steps } = this;
    if (this.#lines?.game !== game || this.#lines.lines.length !== steps.length)
      this.#lines = { game, lines: linesOf(steps) };
    return this.#lines.lines;
  }

  redo(): boolean {
    return watchStates(() => this.session.redo());
  }

  /** It was given up, and goes on when that is taken back. */
  get #ended(): boolean {
    return this.session.result !== null && this.game.result === null;
  }

  /** Whether a person has decided anything: what a built-in player did before that, it would only do again. */
  undoable(human: Seat | null): boolean {
    const rivals = human ? this.seats.filter((seat) => seat !== human) : [];
    const own = (input: Input<T>) => !('by' in input) || !rivals.includes(input.by as T['seat']);
    return this.#ended || this.session.decided(this.start).some(own);
  }

  /** Takes back the last decision of a person, with all that followed by itself; `human` is the only one, where there is one. */
  takeBack(human: Seat | null): boolean {
    if (!this.undoable(human)) return false;
    const { session } = this;
    let done = this.#ended && session.position === this.start ? session.undo() : this.undo();
    const all = done;
    while (done && human && session.position > this.start && this.chance !== human) done = this.undo();
    return all;
  }

  /** Takes it again. */
  takeAgain(human: Seat | null): boolean {
    let done = this.redo();
    const all = done;
    while (done && human && this.chance !== human) done = this.redo();
    return all;
  }

  /** Back or forth to the position after so many inputs; what comes later can be redone. */
  seek(position: number): void {
    watchStates(() => this.session.seek(Math.max(this.start, position)));
    this.cut();
  }

  byHand(change: T['change']): void {
    watchStates(() => this.session.enter({ by: 'judge', do: 'set', ...change }));
  }

  /** After how many inputs a line of the account was written. */
  inputsAt(index: number): number {
    const decisions = this.steps.decisionsAt(index) - this.from;
    if (decisions <= 0) return this.start;
    let seen = 0;
    const inputs = this.session.inputs.slice(this.start);
    const at = inputs.findIndex((input) => {
      if (input.do !== 'roll') seen += 1;
      return seen === decisions;
    });
    let end = at < 0 ? inputs.length : at + 1;
    while (inputs[end]?.do === 'roll') end += 1;
    return this.start + end;
  }

  /** The game with what a link brought: the inputs are taken as they were, one by one. */
  goneOn({ autoPass, inputs }: Shared): TableGame<T> {
    const game = this.session.start.box.autoPass === autoPass ? this : this.asking(autoPass);
    try {
      watchStates(() => {
        for (const input of inputs) game.session.enter(input);
      });
    } catch (error) {
      throw error instanceof SwtcgError
        ? new SwtcgError({ ...error.info, message: tableStrings().badLink })
        : error;
    }
    return game;
  }

  /**
   * The same game, asked at more chances than it was started with: it starts anew with every chance asked for, and the
   * passes that the old setting left out are taken one by one. So a player may ask for every chance in mid-game.
   */
  asking(setting: AutoPass): TableGame<T> {
    const { session } = this;
    const { ruleset } = session;
    const anew = new Session(ruleset, ruleset.withSettings(session.start, { autoPass: 'never' }));
    anew.autoPass = session.start.box.autoPass;
    const passUntil = (there: () => boolean) => {
      for (let n = 0; n < MOST_PASSES && anew.waiting === 'player' && !there(); n++) {
        const passed = ruleset.fallback(anew.game);
        if (!passed) return;
        anew.enter(passed);
      }
    };
    for (const input of session.inputs) {
      passUntil(
        () =>
          input.do === 'roll' ||
          ('by' in input && input.by === 'judge') ||
          !anew.whyNot(input as T['decision']),
      );
      anew.enter(input);
    }
    passUntil(() => this.#asks(anew) === this.#asks(session));
    anew.autoPass = setting;
    return TableGame.from(anew, this.display, this.origin);
  }

  /** Who is asked what, and where. */
  #asks({ game, chance }: Session<T>): string {
    return [...game.path, this.choosing.asked(game)?.kind, chance].join(' ');
  }
}
