// The table: owns the game that is played. What it is doing is in its chart (machines/ui/table.ts).

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { type ActorRefFrom, fromCallback, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { onlyHuman, type Seats, sitting } from '../../machines/ui/seats.ts';
import { tableMachine } from '../../machines/ui/table.ts';
import { type DecidedBy, isMine, perspective } from '../../machines/ui/table-types.ts';
import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { LogEvent } from '../../src/core/log-event.ts';
import type { Refusal } from '../../src/core/refusal.ts';
import type { AutoPass, CardId, Seat } from '../../src/core/state.ts';
import type { SavedGame } from '../../src/play/session.ts';
import type { FirstGame } from '../games/displays.ts';
import { type LogLine, SwtcgLog } from '../log/log.ts';
import { problemIn } from '../problem/problem.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { ChartController } from '../shared/chart-controller.ts';
import { fillScreen, SwtcgElement } from '../shared/element.ts';
import { lazy } from '../shared/lazy.ts';
import { inspector } from '../shared/lazy-inspector.ts';
import { whenNear } from '../shared/near.ts';
import { poster } from '../shared/poster.ts';
import { shell } from '../shared/shell.styles.ts';
import type { Perspective, Problem } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { ByHand, Hints } from '../shared/table-display.ts';
import { problemOf } from '../source/load.ts';
import { Announcer } from './announcer.ts';
import type { OpenParts } from './drawing.ts';
import type { TableEvents } from './events.ts';
import type { TableGame } from './game.ts';
import { keyOf, type TableKey } from './keys.ts';
import { gameFor } from './open.ts';
import { pause } from './pause.ts';
import { boardIn, Places } from './places.ts';
import { tableStrings } from './strings.ts';
import { table as styles } from './table.styles.ts';

/** Who sits at a seat: a person, or a built-in player by its name. */
export type Sitting = 'human' | 'random' | 'greedy';

const kit = lazy(() => import('./kit.ts'));
const players = lazy(() => import('./built-in.ts'));
const cardMenus = lazy(() => import('./card-menus.ts'));
const hints = lazy(() => import('./hints.ts'));
const byHand = lazy(() => import('./by-hand.ts'));
const tools = lazy(() => import('./tools.ts'));

/** `north=human south=random` as it is meant. */
const seatsFrom = (text: string | null): Seats['players'] =>
  Object.fromEntries(
    (text ?? '')
      .trim()
      .split(/\s+/)
      .flatMap((one) => (one.includes('=') ? [one.split('=')] : [])),
  );

/** A table of whichever game. */
export type Table = SwtcgTable<GameTypes>;

/** What became of a decision. */
type Outcome = Refusal | 'taken' | 'prevented';

/** What of the element says which game lies on the table. */
const START = ['src', 'cards', 'darkDeck', 'lightDeck', 'seed', 'ruleset', 'step', 'file', 'live'] as const;

/** What of the element its chart has to know. */
const SETTINGS = ['players', 'hands', 'pace'] as const;

/** Whatever goes wrong is a problem that can be shown. */
const orProblem = <Result>(promise: Promise<Result>): Promise<Result> =>
  promise.catch((failure: unknown) => {
    throw problemOf(failure);
  });

/**
 * A table to play at: a position, a rule example, a replay from any step, a saved game, or a whole game between two decks.
 * What is legal now is shown and offered at the cards; everything else says why not, with its rule. Each side is played by
 * a person or by a built-in player. The game is recorded; it can be undone, and gone on with from any step.
 *
 * The start comes from `src`, from a `<script type="application/json">` or a `<pre>` inside the element, from the property
 * `file`, or from two decks; without any of them the starter decks are played.
 *
 * Keys, while the focus is inside: P passes or ends the step, Escape gives a choice up, U and Y undo and redo, H hints.
 *
 * @attr {string} src - address of a scenario, a replay or a saved game
 * @attr {string} cards - address of compiled card data (`swtcg cards --compile`) for decks and references
 * @attr {string} dark-deck - address of Dark's deck file
 * @attr {string} light-deck - address of Light's deck file
 * @attr {string} seed - of dice and shuffles; another one each time where it is left out
 * @attr {string} ruleset - the edition of a game with decks, such as `swtcg-2002`; a file names its own
 * @attr {string} step - the step of a replay or an example that play goes on from, `<decisions taken>.<n>`
 * @attr {'human'|'random'|'greedy'} dark - who plays the Dark Side, in games that have one; human by default
 * @attr {'human'|'random'|'greedy'} light - who plays the Light Side; human by default
 * @attr {string} players - who sits where in a game with other seats: `north=human south=random`
 * @attr {'open'|'hidden'} hands - of persons at one screen: all hands open, or hidden until their player asks
 * @attr {'never'|'empty'|'always'} auto-pass - which chances pass by themselves; those without a play by default
 * @attr {number} pace - how many milliseconds a move of a built-in player stands before the next; 800 by default
 * @attr {boolean} flip - swaps the halves of the table
 * @attr {'show'|'hide'} log - the list of steps
 * @attr {'near'|'auto'|'none'} preload - loads when it comes near (by default), at once, or when the reader asks for it
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @attr {string} card-art - address of a card's picture, with `{name}`, `{version}` and `{slug}` to be filled in
 * @attr {boolean} inspect - opens the Stately inspector on the statecharts
 * @slot - a `<script type="application/json">` or a `<pre>` with the start; anything else is for readers without scripts
 * @fires swtcg-ready - the game lies on the table; `detail` has `title` and `length`, the steps so far
 * @fires swtcg-decision - a decision is about to be taken; `detail` has `decision` and `from`. A page may prevent it
 * @fires swtcg-window - somebody is asked; `detail` has `kind`, `rule`, `chance` and the `legal` decisions
 * @fires swtcg-step - something happened; `detail` has `step`, `index`, `entry` (the event) and its `text`
 * @fires swtcg-branch - play goes on from an earlier step; `detail.step` is its address
 * @fires swtcg-play - built-in players go on
 * @fires swtcg-pause - they wait
 * @fires swtcg-ended - the game is over; `detail.result` says how
 * @fires swtcg-error - a file cannot be played, or play broke; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - the whole table
 * @csspart frame - its edge
 * @csspart board - the board
 * @csspart bar - whose chance it is, and passing
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgTable<T extends GameTypes = FirstGame> extends SwtcgElement {
  static override parts = { 'swtcg-log': SwtcgLog, 'swtcg-rule': SwtcgRule };

  static override properties = {
    src: { type: String },
    cards: { type: String },
    darkDeck: { attribute: 'dark-deck' },
    lightDeck: { attribute: 'light-deck' },
    seed: { type: String },
    ruleset: { type: String },
    step: { type: String },
    players: { converter: { fromAttribute: seatsFrom }, noAccessor: true },
    dark: { type: String, reflect: true, noAccessor: true },
    light: { type: String, reflect: true, noAccessor: true },
    hands: { type: String, reflect: true },
    autoPass: { attribute: 'auto-pass' },
    pace: { type: Number },
    flipped: { type: Boolean, attribute: 'flip', reflect: true },
    log: { type: String },
    preload: { type: String },
    cardArt: { attribute: 'card-art' },
    inspect: { type: Boolean },
    file: { attribute: false },
    live: { attribute: false },
  };

  static override styles = [SwtcgElement.styles, shell, styles];

  declare src: string | null;
  declare cards: string | null;
  declare darkDeck: string | null;
  declare lightDeck: string | null;
  declare seed: string | null;
  declare ruleset: string | null;
  declare step: string | null;
  declare hands: 'open' | 'hidden';
  declare autoPass: AutoPass;
  declare pace: number;
  declare flipped: boolean;
  declare log: 'show' | 'hide';
  declare preload: 'near' | 'auto' | 'none';
  declare cardArt: string | null;
  declare inspect: boolean;
  /** The start itself, as parsed JSON, instead of a file. */
  declare file: unknown;
  /** A game that its owner has taken over from what it shows, instead of a file. */
  declare live: TableGame<T> | null;

  readonly #announcer = new Announcer((name, detail) => this.send(name, detail));
  readonly #places = new Places(this);
  readonly #chart: ChartController<typeof tableMachine>;
  #stopWatching: () => void = () => {};
  #players: Seats['players'] = {};
  /** What the game has to tell a learner, and what can be done by hand, once it has been fetched. */
  #help: Hints | null = null;
  #hand: ByHand | null = null;

  constructor() {
    super();
    this.src = null;
    this.cards = null;
    this.darkDeck = null;
    this.lightDeck = null;
    this.seed = null;
    this.ruleset = null;
    this.step = null;
    this.requestUpdate('dark');
    this.requestUpdate('light');
    this.hands = 'open';
    this.autoPass = 'empty';
    this.pace = 800;
    this.flipped = false;
    this.log = 'show';
    this.preload = 'near';
    this.cardArt = null;
    this.inspect = false;
    this.file = null;
    this.live = null;
    this.#chart = new ChartController(this, this.#machine(), { seats: this.#seats, pace: this.pace });
  }

  /** The chart, with all that it needs of the page. */
  #machine(): typeof tableMachine {
    return tableMachine.provide({
      actors: {
        openGame: fromPromise(({ signal }) => orProblem(this.#open(signal))),
        watchGame: fromCallback(({ input, sendBack }) =>
          (input.game as TableGame).session.subscribe(() =>
            sendBack({ type: 'CHANGED', by: 'elsewhere', moments: [] }),
          ),
        ),
        playBuiltIn: fromPromise(({ input: { seats, pace }, signal }) =>
          orProblem(
            players.load().then(({ playOn }) =>
              playOn(
                this.game as TableGame,
                (seat) => sitting(seats, seat),
                pace,
                (one) => this.#take(one, 'built-in') !== 'prevented',
                signal,
              ),
            ),
          ),
        ),
        pause: fromPromise(({ input, signal }) => pause(input.milliseconds, signal)),
        loadCardMenus: fromPromise<unknown>(() => orProblem(cardMenus.load())),
        loadHints: fromPromise<unknown>(() => orProblem(this.#loadHints())),
        loadByHand: fromPromise<unknown>(() => orProblem(this.#loadByHand())),
        loadTools: fromPromise<unknown>(() => orProblem(tools.load())),
      },
      actions: {
        // A page that hears of something finds the table as it then is.
        announceGame: () => queueMicrotask(() => this.#announceGame()),
        announceProblem: (_, problem) =>
          queueMicrotask(() => this.send('swtcg-error', problem satisfies TableEvents['swtcg-error'])),
        decide: (_, { decision, from }) => {
          const outcome = this.#take(decision, from);
          if (outcome === 'taken') void this.#places.backToAnchor();
          else if (outcome === 'prevented') this.actor.send({ type: 'PREVENTED' });
          else this.actor.send({ type: 'REFUSED', refused: { decision, refusal: outcome } });
        },
      },
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.actor.send({ type: 'CONNECTED' });
    this.#stopWatching = whenNear(this, () => {
      if (this.preload !== 'none') this.actor.send({ type: 'OPEN' });
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching();
    this.actor.send({ type: 'DISCONNECTED' });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    // What cards look like stands before what the table makes of them.
    for (const one of this.game?.display.styles ?? []) this.adopt(one, styles);
    for (const part of Object.values(this.parts) as OpenParts[keyof OpenParts][])
      for (const one of part?.styles ?? []) this.adopt(one);
    if (START.some((name) => changed.has(name))) this.actor.send({ type: 'START_CHANGED' });
    if (changed.has('preload') && this.preload === 'auto') this.actor.send({ type: 'OPEN' });
    if (SETTINGS.some((name) => changed.has(name)))
      this.actor.send({ type: 'SETTINGS_CHANGED', settings: { seats: this.#seats, pace: this.pace } });
    if (changed.has('players')) this.#checkSeats();
    if (changed.has('autoPass') && this.game) this.#passFor(this.game);
  }

  // ---- who sits where

  /** By seat: `human`, or the name of a built-in player. A seat that is left out is a person's. */
  get players(): Seats['players'] {
    return this.#players;
  }
  set players(players: Seats['players'] | null) {
    const { dark, light } = this;
    const before = this.#players;
    this.#players = players ?? {};
    this.requestUpdate('players', before);
    this.requestUpdate('dark', dark);
    this.requestUpdate('light', light);
  }

  /** Who sits at a seat. */
  sitting(seat: Seat): string {
    return sitting(this.#seats, seat);
  }

  get dark(): Sitting {
    return this.sitting('dark') as Sitting;
  }
  set dark(who: Sitting | null) {
    this.players = { ...this.#players, dark: who ?? 'human' };
  }

  get light(): Sitting {
    return this.sitting('light') as Sitting;
  }
  set light(who: Sitting | null) {
    this.players = { ...this.#players, light: who ?? 'human' };
  }

  /** The addresses of the decks, by seat. */
  get decks(): Readonly<Record<Seat, string | null>> {
    return { dark: this.darkDeck, light: this.lightDeck };
  }

  // ---- what it is doing

  /** The chart of this table, running: events can be sent to it, and its state can be watched. */
  get actor(): ActorRefFrom<typeof tableMachine> {
    return this.#chart.actor;
  }

  /** The state that the chart is in, with its context. */
  get state(): SnapshotFrom<typeof tableMachine> {
    return this.#chart.state;
  }

  /** The game on the table, once it lies there. */
  get game(): TableGame<T> | null {
    return this.state.context.game as unknown as TableGame<T> | null;
  }

  /** The lines of the log. */
  get lines(): readonly LogLine[] {
    return this.game?.lines ?? [];
  }

  /** The step that is looked back at; null: the present. */
  get at(): number | null {
    return this.state.context.at;
  }

  /** What went wrong last, until it is closed or something else is done. */
  get problem(): Problem | null {
    return this.state.context.problem;
  }

  /** Where play is: the path of states, and the turn. */
  get place(): Pick<LogEvent, 'path' | 'turn'> | null {
    return this.game?.game ?? null;
  }

  /** The edition that the game is of. */
  get edition(): string {
    return this.game?.session.ruleset.id ?? '';
  }

  /** What is played, by its title. */
  get heading(): string {
    return this.game?.origin.heading.title ?? tableStrings().table;
  }

  /** Tells of a problem. What lay on the table stays. */
  fail(problem: Problem): void {
    this.actor.send({ type: 'FAILED', problem });
  }

  // ---- opening

  /** Lays the game out anew, from its start. A seed that was not given is another one. */
  async restart(): Promise<void> {
    this.actor.send({ type: 'RESTART' });
    await waitFor(this.actor, (state) => !state.matches({ game: 'opening' }));
  }

  async #open(
    signal: AbortSignal,
  ): Promise<{ game: TableGame<T>; rules: typeof import('../../machines/ui/choosing.ts') }> {
    // What a page sets together is read together.
    await this.updateComplete;
    signal.throwIfAborted();
    const inspect = this.inspect ? await (await inspector.load()).openInspector() : null;
    const [{ choosing }, opened] = await Promise.all([kit.load(), gameFor(this)]);
    const game = this.#withPassing(opened as unknown as TableGame<T>);
    if (inspect) game.session.inspect(inspect);
    return { game, rules: choosing };
  }

  #announceGame(): void {
    this.#announcer.reset();
    this.send('swtcg-ready', {
      title: this.heading,
      length: this.lines.length,
    } satisfies TableEvents['swtcg-ready']);
    this.#checkSeats();
  }

  get #seats(): Seats {
    return { players: this.#players, hands: this.hands };
  }

  /** The one seat that a person plays, where the others are played by the table. */
  get onlyHuman(): T['seat'] | null {
    return onlyHuman(this.#seats, this.game?.seats ?? []);
  }

  #checkSeats(): void {
    const { game } = this;
    if (!game) return;
    game.session.passFor(this.onlyHuman);
    const known = ['human', ...game.display.builtIn];
    const wrong = game.seats.find((seat) => !known.includes(this.sitting(seat)));
    if (wrong)
      this.fail({
        code: 'bad-scenario',
        message: tableStrings().badPlayer(String(this.sitting(wrong)), known),
        path: wrong,
      });
  }

  /** The game with the chances that pass by themselves: one that was started with fewer questions is laid out again with all of them. */
  #withPassing(game: TableGame<T>): TableGame<T> {
    const alone = onlyHuman(this.#seats, game.seats);
    game.session.passFor(alone);
    try {
      game.session.autoPass = this.autoPass;
      return game;
    } catch {
      const asking = game.asking(this.autoPass);
      asking.session.passFor(alone);
      return asking;
    }
  }

  #passFor(game: TableGame<T>): void {
    const next = this.#withPassing(game);
    if (next !== game) this.actor.send({ type: 'GAME_REPLACED', game: next });
  }

  // ---- deciding

  /** The legal decisions of the player whose chance it is. */
  get legal(): readonly T['decision'][] {
    return this.game?.legal ?? [];
  }

  /** Whose chance it is. */
  get chance(): T['seat'] | null {
    return this.game?.chance ?? null;
  }

  /** Why a decision is not legal now; null where it is. */
  whyNot(decision: T['decision']): Refusal | null {
    return this.game?.whyNot(decision) ?? null;
  }

  /** Takes a decision; one that is not legal changes nothing and is answered with the reason. */
  decide(decision: T['decision'], from: DecidedBy = 'page'): Refusal | null {
    if (!this.game) throw new Error('There is no game on the table yet.');
    const outcome = this.#take(decision, from);
    return typeof outcome === 'string' ? null : outcome;
  }

  /** The game says whether a decision is legal, and the page whether it is taken. */
  #take(decision: T['decision'], from: DecidedBy): Outcome {
    const { game } = this;
    let outcome: Outcome = 'prevented';
    const permit = () => {
      if (this.send('swtcg-decision', { decision, from } satisfies TableEvents<T>['swtcg-decision']))
        outcome = 'taken';
      return outcome === 'taken';
    };
    this.#change(from === 'built-in' ? from : 'person', () => {
      outcome = game?.decide(decision, permit) ?? outcome;
      return outcome === 'taken';
    });
    return outcome;
  }

  /** Changes the game, tells the chart of it, and of what went wrong. */
  #change(by: 'person' | 'built-in', change: () => unknown): void {
    const before = this.#last;
    let problem: Problem | null = null;
    try {
      if (change() === false) return;
    } catch (failure) {
      problem = problemOf(failure);
    }
    this.actor.send({ type: 'CHANGED', by, moments: this.#momentsAfter(before) });
    if (problem) this.fail(problem);
  }

  /** What is gone through on the board, where somebody sees it. */
  #momentsAfter(step: number): readonly number[] {
    const seen = this.pace > 0 && !document.hidden;
    return (seen && this.game && kit.part?.momentsAfter(this.game.steps, step, this.game.display)) || [];
  }

  /** Passes, or ends one's own step. */
  pass(): Refusal | null {
    const { ending } = this;
    return ending && this.decide(ending, 'player');
  }

  /** What ends the chance: the end of one's own step, or a pass; null where something has to be chosen. */
  get ending(): T['decision'] | null {
    const { game, chance } = this;
    const ways = game && chance ? game.choosing.endings(chance) : [];
    return ways.find((one) => this.whyNot(one) === null) ?? null;
  }

  /** Shows why a decision is not legal, with its rule, as if a player had asked; null where it is legal. */
  explain(decision: T['decision']): Refusal | null {
    const refusal = this.whyNot(decision);
    this.actor.send({ type: 'EXPLAIN', refused: refusal && { decision, refusal }, in: 'list' });
    return refusal;
  }

  /** Gives the choice up: nothing was paid. */
  cancel(): void {
    this.#places.focusAnchor();
    this.actor.send({ type: 'CANCEL' });
  }

  /** Says what dice show, where none are rolled by a seed; null throws them. */
  throwDice(dice: readonly number[] | null): void {
    const { game } = this;
    const thrown = dice ?? Array.from({ length: game?.dice ?? 0 }, () => 1 + Math.floor(Math.random() * 6));
    this.#change('person', () => game?.roll(thrown));
  }

  /** Whether there is anything to take back. */
  get undoable(): boolean {
    return this.game?.undoable(this.onlyHuman) ?? false;
  }

  /** Takes back the last decision of a person, with all that followed by itself. */
  undo(): boolean {
    return this.#moved(this.game?.takeBack(this.onlyHuman) ?? false);
  }

  redo(): boolean {
    return this.#moved(this.game?.takeAgain(this.onlyHuman) ?? false);
  }

  /** The game has gone back or forth: the present is shown as it is. */
  #moved(done: boolean): boolean {
    if (done) this.actor.send({ type: 'CHANGED', by: 'person', moments: [] });
    return done;
  }

  /** Looks back at a step, by its number from 0; null comes back to the present. */
  seek(index: number | null): void {
    this.actor.send(
      index === null || index >= this.#last
        ? { type: 'LOOK_AT_PRESENT' }
        : { type: 'LOOK_BACK', index: Math.max(0, index) },
    );
  }

  get #last(): number {
    return (this.game?.steps.length ?? 1) - 1;
  }

  /** Looks at the step after the one that is shown. */
  next(): void {
    this.seek((this.at ?? this.#last) + 1);
  }

  /** Looks at the step before the one that is shown. */
  prev(): void {
    this.seek((this.at ?? this.#last) - 1);
  }

  /** Goes on from a step: what came after it can be redone until something else is decided. */
  branch(index: number): void {
    const { game } = this;
    if (!game) return;
    game.seek(game.inputsAt(index));
    this.#moved(true);
    this.send('swtcg-branch', this.#step);
  }

  /** Built-in players go on. */
  play(): void {
    this.send('swtcg-play', this.#step);
    this.actor.send({ type: 'PLAY' });
  }

  /** Built-in players wait until they are told to go on. */
  pause(): void {
    this.actor.send({ type: 'PAUSE' });
    this.send('swtcg-pause', this.#step);
  }

  /** The address of the step that is shown. */
  get #step(): { readonly step: string } {
    return { step: this.game?.steps.at(this.at ?? this.#last)?.address ?? '' };
  }

  /** Swaps the halves of the table. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** A player gives up. */
  concede(seat: T['seat']): void {
    // Of two players the other one wins.
    const [other = null, ...more] = this.game?.seats.filter((one) => one !== seat) ?? [];
    this.#change('person', () => this.game?.session.end('conceded', more.length === 0 ? other : null));
  }

  /** All agree that nobody wins. */
  draw(): void {
    this.#change('person', () => this.game?.session.end('agreed', null));
  }

  /** Changes something by hand, as a judge does: it is recorded as that. */
  setByHand(change: T['change']): void {
    this.#change('person', () => this.game?.byHand(change));
  }

  /** Everything that it takes to go on later, as JSON: `file` takes it back. */
  toJSON(): SavedGame | null {
    return this.game?.session.save() ?? null;
  }

  // ---- who sees what

  /** Through whose eyes the table is seen. */
  get perspective(): Perspective<T['seat']> {
    return perspective(this.state.context);
  }

  /** Whether a person who may look has the chance now. */
  get mine(): boolean {
    return this.state.matches({ game: 'playing' }) && isMine(this.state.context);
  }

  /** Of players at one screen this one looks now. */
  lookAs(seat: T['seat']): void {
    this.actor.send({ type: 'SHOW_HAND', seat });
  }

  /** Picks a card on the board or in hand: to do something with it, or to change it by hand. */
  pick(shown: CardId, from: HTMLElement): void {
    this.actor.send({ type: 'PICK', card: this.#meant(shown), anchor: from });
  }

  /** Takes a card up to drag it; false where nothing can be done with it. */
  lift(shown: CardId): boolean {
    this.actor.send({ type: 'LIFT', card: this.#meant(shown) });
    return this.state.matches({ game: { playing: { choice: 'dragging' } } });
  }

  /** Puts the card that was taken up onto another, or into a place. */
  drop(shown: CardId | undefined, place: string | undefined): void {
    const card = shown === undefined ? {} : { card: this.#meant(shown) };
    this.actor.send({ type: 'DROP', target: { ...card, ...(place === undefined ? {} : { place }) } });
  }

  /** The card that is meant by what it is called in the view that is shown. */
  #meant(shown: CardId): CardId {
    return this.game?.meant(shown, this.perspective) ?? shown;
  }

  /** Opens a card for reading, at its menu. */
  read(id: CardId): void {
    const board = boardIn(this);
    const from = this.#places.anchor ?? this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (board && from && this.game) board.inspect?.(this.game.shownAs(id, this.perspective), from);
  }

  // ---- what is opened besides

  /** Shows hints, or takes them away. */
  async hint(): Promise<void> {
    if (this.game && !this.game.display.hints) return;
    this.actor.send({ type: 'TOGGLE_HINTS' });
    await waitFor(this.actor, (state) => !state.matches({ hints: 'loading' }));
  }

  /** Opens the judge's hand for a card; without one, opens or closes it. Cards that are picked then are changed by hand. */
  async byHand(card: CardId | null): Promise<void> {
    if (this.game && !this.game.display.byHand) return;
    this.actor.send({ type: 'CHANGE_BY_HAND', card });
    await waitFor(this.actor, (state) => !state.matches({ byHand: 'loading' }));
  }

  /** Opens the menu of tools. */
  async openTools(): Promise<void> {
    this.actor.send({ type: 'OPEN_TOOLS' });
    await waitFor(this.actor, (state) => !state.matches({ tools: 'loading' }));
  }

  async #loadHints(): Promise<void> {
    const [help] = await Promise.all([this.game?.display.hints?.(), hints.load()]);
    this.#help = help ?? null;
  }

  async #loadByHand(): Promise<void> {
    const [hand] = await Promise.all([this.game?.display.byHand?.(), byHand.load()]);
    this.#hand = hand ?? null;
  }

  /** The game so far as a replay. */
  async toReplay(): Promise<unknown> {
    const { replayOf } = await import('./recording.ts');
    return this.game ? replayOf(this.game, this) : null;
  }

  /** Saves the replay as a file. */
  async download(): Promise<void> {
    try {
      const { saveFile } = await import('./recording.ts');
      saveFile(await this.toReplay(), 'swtcg-replay.json');
    } catch (failure) {
      this.fail(problemOf(failure));
    }
  }

  /** Fills the screen, or leaves it. */
  fullScreen(): void {
    fillScreen(this);
  }

  // ---- drawing

  override render(): TemplateResult {
    const { game } = this;
    return html`<section
      class="base"
      part="base"
      tabindex="0"
      aria-label=${this.heading}
      @keydown=${this.#keyed}
      @pointerenter=${this.#approached}
      @focusin=${this.#approached}
      @pointerdown=${this.#pressed}
    >
      <div class="frame" part="frame">${game && kit.part ? kit.part.tableView(this, game, this.state.context, this.parts) : this.#nothing()}</div>
    </section>`;
  }

  /** What was fetched and is open. */
  get parts(): OpenParts {
    const [help, hand] = [this.#help, this.#hand];
    return {
      cardMenus: this.state.matches({ cardMenus: 'ready' }) ? cardMenus.part : null,
      hints: this.state.matches({ hints: 'shown' }) && hints.part && help ? { ...hints.part, help } : null,
      byHand: this.state.matches({ byHand: 'open' }) && byHand.part && hand ? { ...byHand.part, hand } : null,
      tools: this.state.matches({ tools: 'open' }) ? tools.part : null,
    };
  }

  #nothing(): TemplateResult {
    const { problem, state } = this;
    if (problem && state.matches({ game: 'failed' }))
      return problemIn(this, problem, { again: () => void this.restart() });
    if (this.preload === 'none' && state.matches({ game: 'idle' }))
      return poster(() => this.actor.send({ type: 'OPEN' }), tableStrings().sitDown);
    return html`<p class="blank" role="status">${sharedStrings().loading}</p>`;
  }

  override updated(): void {
    if (this.game && this.state.matches({ game: 'playing' })) this.#announcer.announce(this.game);
  }

  /** Somebody may open a menu, or drag a card: what that takes is fetched before it is asked for. */
  readonly #approached = (): void => {
    cardMenus.load().catch(() => {});
  };

  /** A card is pressed, and may be dragged. */
  readonly #pressed = (event: PointerEvent): void => {
    const card = event
      .composedPath()
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.id !== undefined);
    if (card && event.button === 0) cardMenus.part?.drag(this, card, event);
  };

  readonly #keyed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (!key || !this.game) return;
    event.preventDefault();
    this.#keyActs[key]();
  };

  readonly #keyActs: Readonly<Record<TableKey, () => unknown>> = {
    pass: () => this.mine && this.pass(),
    giveUp: () => this.cancel(),
    undo: () => this.undo(),
    redo: () => this.redo(),
    hint: () => this.hint(),
    byHand: () => this.byHand(null),
    help: () => this.openTools(),
  };
}
