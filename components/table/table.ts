// The table: owns the game that is played, and is the only one of its parts that changes anything.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Inspect } from '../../machines/host/inspector.ts';
import type { SavedGame } from '../../play/session.ts';
import type { Decision } from '../../src/decisions/decision.ts';
import type { Refusal } from '../../src/game/refusal.ts';
import { type AutoPass, type CardId, type LogEntry, other, SIDES, type Side } from '../../src/game/state.ts';
import type { ManualChange } from '../../src/judge/judge.ts';
import { SwtcgBoard } from '../board/board.ts';
import { counters } from '../board/counters.styles.ts';
import { decor } from '../board/decor.styles.ts';
import { marks as markStyles } from '../board/marks.styles.ts';
import { motifs } from '../board/motifs.styles.ts';
import { types } from '../board/types.styles.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import { type LogLine, SwtcgLog } from '../log/log.ts';
import { problemIn } from '../problem/problem.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { fillScreen, SwtcgElement } from '../shared/element.ts';
import { problemOf } from '../shared/load.ts';
import { whenNear } from '../shared/near.ts';
import { poster } from '../shared/poster.ts';
import { shell } from '../shared/shell.styles.ts';
import type { Perspective, Problem } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { Choice } from './choice.ts';
import type { TableEvents } from './events.ts';
import type { TableGame } from './game.ts';
import { keyOf, type TableKey } from './keys.ts';
import { gameFor } from './open.ts';
import type { Pace } from './pace.ts';
import { Places, toHang } from './places.ts';
import { tableStrings } from './strings.ts';
import { table as styles } from './table.styles.ts';
import { type Tell, Telling } from './telling.ts';

/** Who sits at a side of the table. */
export type Sitting = 'human' | 'random' | 'greedy';

type By = TableEvents['swtcg-decision']['from'];

/** Parts that are fetched when somebody asks for them. */
interface Later {
  hints?: typeof import('./hints.ts');
  byHand?: typeof import('./by-hand.ts') | undefined;
  tools?: typeof import('./tools.ts');
  sheet?: typeof import('./sheet.ts');
}

/** What drags cards: fetched with the first pointer that comes. */
const dragging = () => import('./drag.ts').catch(() => null);

/** What of the element says which game lies on the table. */
const START = ['src', 'cards', 'darkDeck', 'lightDeck', 'seed', 'step', 'file', 'lent', '_asked'] as const;

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
 * @attr {string} step - the step of a replay or an example that play goes on from, `<decisions taken>.<n>`
 * @attr {'human'|'random'|'greedy'} dark - who plays the Dark Side; human by default
 * @attr {'human'|'random'|'greedy'} light - who plays the Light Side; human by default
 * @attr {'open'|'hidden'} hands - of two persons at one screen: both hands open, or hidden until their player asks
 * @attr {'never'|'empty'|'always'} auto-pass - which chances pass by themselves; those without a play by default
 * @attr {number} pace - how many milliseconds a move of a built-in player stands before the next; 800 by default
 * @attr {boolean} flip - Light above, Dark below
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
 * @fires swtcg-step - something happened; `detail` has `step`, `index` and `entry`
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
export class SwtcgTable extends SwtcgElement {
  static override parts = { 'swtcg-board': SwtcgBoard, 'swtcg-log': SwtcgLog, 'swtcg-rule': SwtcgRule };

  static override properties = {
    src: { type: String },
    cards: { type: String },
    darkDeck: { attribute: 'dark-deck' },
    lightDeck: { attribute: 'light-deck' },
    seed: { type: String },
    step: { type: String },
    dark: { type: String, reflect: true },
    light: { type: String, reflect: true },
    hands: { type: String, reflect: true },
    autoPass: { attribute: 'auto-pass' },
    pace: { type: Number },
    flipped: { type: Boolean, attribute: 'flip', reflect: true },
    log: { type: String },
    preload: { type: String },
    cardArt: { attribute: 'card-art' },
    inspect: { type: Boolean },
    file: { attribute: false },
    lent: { attribute: false },
    copied: { state: true },
    handCard: { state: true },
    _asked: { state: true },
    _problem: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    shell,
    types,
    counters,
    unitStyles,
    markStyles,
    decor,
    motifs,
    styles,
  ];

  declare src: string | null;
  declare cards: string | null;
  declare darkDeck: string | null;
  declare lightDeck: string | null;
  declare seed: string | null;
  declare step: string | null;
  declare dark: Sitting;
  declare light: Sitting;
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
  declare lent: TableGame | null;
  /** What was copied last, for the menu of tools. */
  declare copied: { readonly text: string; readonly done: boolean } | null;
  /** The card that is changed by hand. */
  declare handCard: CardId | null;
  declare _asked: boolean;
  declare _problem: Problem | null;

  /** The game on the table, once it lies there. */
  game: TableGame | null = null;
  /** What is being chosen. */
  choice: Choice | null = null;
  /** The lines of the log. */
  lines: readonly LogLine[] = [];
  /** The step that is looked back at; null: the present. */
  at: number | null = null;
  /** The step that the board shows while what happened is gone through; null: the present. */
  shown: number | null = null;
  /** Whether built-in players wait. */
  paused = false;
  /** Whether hints are shown. */
  hinting = false;
  readonly later: Later = {};

  #kit: typeof import('./kit.ts') | null = null;
  /** Of two players at one screen, the one who has said to be looking. */
  #looks: Side | null = null;
  #request = 0;
  #unwatch: (() => void) | null = null;
  /** No longer hears of what happens in the game before this one. */
  #inspect: Inspect | null = null;
  #unheard: (() => void) | null = null;
  /** The focus was inside before something changed. */
  #focused = false;
  readonly #tell: Tell = (name, detail) => this.send(name, detail);
  readonly #telling = new Telling(this, this.#tell);
  #builtIn: Pace | null = null;
  readonly places = new Places(this);
  constructor() {
    super();
    // Nothing is given yet.
    for (const name in SwtcgTable.properties) Object.assign(this, { [name]: null });
    this.dark = 'human';
    this.light = 'human';
    this.hands = 'open';
    this.autoPass = 'empty';
    this.pace = 800;
    this.flipped = false;
    this.log = 'show';
    this.preload = 'near';
    this.inspect = false;
    this._asked = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = whenNear(this, () => {
      if (this.preload !== 'none') this._asked = true;
    });
    this.#builtIn?.next();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#builtIn?.stop();
  }

  // ---- opening

  /** A menu is drawn when what draws it is there, and can be hung at its card. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.choice?.asks && !this.later.sheet) await this.#toAsk(this.choice);
    super.scheduleUpdate();
  }

  async #toAsk(choice: Choice): Promise<void> {
    try {
      const [sheet] = await Promise.all([import('./sheet.ts'), toHang()]);
      this.adopt(sheet.styles);
      this.later.sheet = sheet;
    } catch (failure) {
      choice.fresh();
      this.fail(problemOf(failure));
    }
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('preload') && this.preload === 'auto') this._asked = true;
    if (this._asked && START.some((name) => changed.has(name))) void this.restart();
    if (changed.has('autoPass') && this.game) this.#setPassing();
    if ((changed.has('dark') || changed.has('light')) && this.game) this.#sit();
    this.#focused = this.shadowRoot?.activeElement != null;
  }

  /** Lays the game out anew, from its start. A seed that was not given is another one. */
  async restart(): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    this.#builtIn?.stop();
    try {
      if (this.inspect) this.#inspect = await (await import('../shared/inspector.ts')).openInspector();
      const [kit, game] = await Promise.all([import('./kit.ts'), gameFor(this)]);
      if (request !== this.#request) return;
      this.#kit = kit;
      this.choice ??= new kit.Choice(this);
      this._problem = null;
      this.#take(game);
    } catch (failure) {
      if (request === this.#request) this.fail(problemOf(failure));
    }
  }

  #take(game: TableGame): void {
    this.#put(game);
    this.#telling.anew();
    this.at = null;
    this.#looks = null;
    this.#setPassing();
    this.#fresh();
    this.send('swtcg-ready', {
      title: this.heading,
      length: game.steps.length,
    } satisfies TableEvents['swtcg-ready']);
    this.#sit();
  }

  /** Whatever happens in the game from now on is seen, whoever decides. */
  #put(game: TableGame): void {
    this.game = game;
    if (this.#inspect) game.session.inspect(this.#inspect);
    this.#unheard?.();
    this.#unheard = game.session.subscribe(() => this.#changed());
  }

  /** Built-in players take their seats. */
  #sit(): void {
    this.game?.session.passFor(this.onlyHuman);
    this.#changed();
    const wrong = SIDES.find((side) => !Object.hasOwn(tableStrings().players, this[side]));
    if (wrong)
      this.fail({
        code: 'bad-scenario',
        message: tableStrings().badPlayer(String(this[wrong])),
        path: wrong,
      });
    if (SIDES.every((side) => this[side] === 'human')) return;
    import('./pace.ts').then(
      ({ Pace }) => {
        this.#builtIn ??= new Pace(this, this.#tell);
        this.#builtIn.next();
      },
      (failure) => this.fail(problemOf(failure)),
    );
  }

  /** The one side that a person plays, where the other is played by the table. */
  get onlyHuman(): Side | null {
    const [first, ...more] = SIDES.filter((side) => this[side] === 'human');
    return first !== undefined && more.length === 0 ? first : null;
  }

  #setPassing(): void {
    const { game } = this;
    if (!game) return;
    try {
      game.session.passFor(this.onlyHuman);
      game.session.autoPass = this.autoPass;
    } catch {
      // The game was started with fewer questions: it is laid out again with all of them.
      this.#put(game.asking(this.autoPass));
    }
    this.#changed();
  }

  /** Where play is: the path of states, and the turn. */
  get place(): Pick<LogEntry, 'path' | 'turn'> | null {
    return this.game?.game ?? null;
  }

  /** What is played, by its title. */
  get heading(): string {
    return this.game?.origin.heading.title ?? tableStrings().table;
  }

  /** Tells of a problem. What lay on the table stays. */
  fail(problem: Problem): void {
    this._problem = problem;
    this.send('swtcg-error', problem satisfies TableEvents['swtcg-error']);
  }

  // ---- deciding

  /** The legal decisions of the player whose chance it is. */
  get legal(): readonly Decision[] {
    return this.game?.legal ?? [];
  }

  /** Whose chance it is. */
  get chance(): Side | null {
    return this.game?.chance ?? null;
  }

  /** Why a decision is not legal now; null where it is. */
  whyNot(decision: Decision): Refusal | null {
    return this.game ? this.game.session.whyNot(decision) : null;
  }

  /** Takes a decision; one that is not legal changes nothing and is answered with the reason. */
  decide(decision: Decision, from: By = 'page'): Refusal | null {
    const { game } = this;
    if (!game) throw new Error('There is no game on the table yet.');
    const refusal = game.session.whyNot(decision);
    if (refusal) return refusal;
    if (!this.send('swtcg-decision', { decision, from } satisfies TableEvents['swtcg-decision'])) return null;
    this.#act(() => game.decide(decision));
    return null;
  }

  /** Passes, or ends one's own step. */
  pass(): Refusal | null {
    const ending = this.ending;
    return ending ? this.decide(ending, 'player') : null;
  }

  /** What ends the chance: the end of one's own step, or a pass; null where something has to be chosen. */
  get ending(): Decision | null {
    const by = this.chance;
    if (!by) return null;
    const ways = (['done', 'pass'] as const).map((deed): Decision => ({ by, do: deed }));
    return ways.find((one) => this.whyNot(one) === null) ?? null;
  }

  /** Shows why a decision is not legal, with its rule, as if a player had asked; null where it is legal. */
  explain(decision: Decision): Refusal | null {
    const refusal = this.whyNot(decision);
    this.choice?.giveUp();
    this.choice?.set({ why: refusal && { decision, refusal } });
    return refusal;
  }

  /** Says what dice show, where none are rolled by a seed; null throws them. */
  throwDice(dice: readonly number[] | null): void {
    const { game } = this;
    const thrown = dice ?? Array.from({ length: game?.dice ?? 0 }, () => 1 + Math.floor(Math.random() * 6));
    this.#act(() => game?.roll(thrown));
  }

  /** Whether there is anything to take back. */
  get undoable(): boolean {
    return this.game?.undoable(this.onlyHuman) ?? false;
  }

  /** Takes back the last decision of a person, with all that followed by itself. */
  undo(): boolean {
    const done = this.game?.takeBack(this.onlyHuman) ?? false;
    if (done) this.#fresh();
    return done;
  }

  redo(): boolean {
    const done = this.game?.takeAgain(this.onlyHuman) ?? false;
    if (done) this.#fresh();
    return done;
  }

  /** Looks back at a step, by its number from 0; null comes back to the present. */
  seek(index: number | null): void {
    this.at = index === null || index >= this.#last ? null : Math.max(0, index);
    this.choice?.giveUp();
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
    this.#fresh();
    this.#tell('swtcg-branch', this.#step);
  }

  /** Built-in players go on. */
  play(): void {
    this.paused = false;
    this.#tell('swtcg-play', this.#step);
    this.#builtIn?.next();
  }

  /** Built-in players wait until they are told to go on. */
  pause(): void {
    this.paused = true;
    this.#builtIn?.stop();
    this.#tell('swtcg-pause', this.#step);
  }

  /** Swaps the halves of the table. */
  flip(): void {
    this.flipped = !this.flipped;
  }

  /** A player gives up. */
  concede(side: Side): void {
    this.#act(() => this.game?.session.end('conceded', other(side)));
  }

  /** Both agree that nobody wins. */
  draw(): void {
    this.#act(() => this.game?.session.end('agreed', null));
  }

  /** Changes something by hand, as a judge does: it is recorded as that. */
  setByHand(change: ManualChange): void {
    this.#act(() => this.game?.byHand(change));
  }

  /** Everything that it takes to go on later, as JSON: `file` takes it back. */
  toJSON(): SavedGame | null {
    return this.game?.session.save() ?? null;
  }

  #act(deed: () => unknown): void {
    const before = this.#last;
    try {
      deed();
      this._problem = null;
    } catch (failure) {
      this.fail(problemOf(failure));
    }
    this.#fresh(before);
  }

  /** The game has changed: nothing is being chosen any more; what happened after a step is shown, and whoever is next goes on. */
  #fresh(before?: number): void {
    this.at = this.shown = null;
    this.choice?.fresh();
    this.#changed();
    if (this.#builtIn) this.#builtIn.next(before);
    else if (before !== undefined)
      import('./showing.ts').then(
        ({ show }) => show(this, before),
        () => {},
      );
  }

  #changed(): void {
    this.lines = this.game?.lines ?? [];
    this.requestUpdate();
  }

  // ---- who sees what

  /** Through whose eyes the table is seen. */
  get perspective(): Perspective {
    if (this.onlyHuman) return this.onlyHuman;
    if (this.hands === 'open' || SIDES.every((side) => this[side] !== 'human')) return 'both';
    return this.#looks !== null && this.#looks === this.chance ? this.#looks : 'spectator';
  }

  /** Of two players at one screen this one looks now. */
  lookAs(side: Side): void {
    this.#looks = side;
    this.requestUpdate();
  }

  /** Whether a person who may look has the chance now. */
  get mine(): boolean {
    const { chance, perspective } = this;
    if (this.at !== null || chance === null || this[chance] !== 'human') return false;
    return perspective === 'both' || perspective === chance;
  }

  /** A card on the board or in hand was chosen: to do something with it, or to change it by hand. */
  pick(shown: CardId, from: HTMLElement): void {
    if (this.later.byHand) this.handCard = this.game?.meant(shown, this.perspective) ?? null;
    else this.choice?.pick(shown, from);
  }

  /** Opens a card for reading. */
  read(id: CardId, place: HTMLElement | null): void {
    const board = this.renderRoot.querySelector<SwtcgBoard>('swtcg-board');
    const from = place ?? this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (board && from && this.game) board.inspect(this.game.shownAs(id, this.perspective), from);
  }

  // ---- drawing

  override render(): TemplateResult {
    const { game, choice } = this;
    return html`<section
      class="base"
      part="base"
      tabindex="0"
      aria-label=${this.heading}
      @keydown=${this.#keyed}
      @pointerenter=${dragging}
      @pointerdown=${this.#pressed}
    >
      <div class="frame" part="frame">${game && choice && this.#kit ? this.#kit.tableView(this, game, choice) : this.#nothing()}</div>
    </section>`;
  }

  #nothing(): TemplateResult {
    if (this._problem) return problemIn(this, this._problem, { again: () => void this.restart() });
    if (this.preload === 'none' && !this._asked)
      return poster(() => {
        this._asked = true;
      }, tableStrings().sitDown);
    return html`<p class="blank" role="status">${sharedStrings().loading}</p>`;
  }

  override updated(): void {
    this.places.hangMenu();
    this.#telling.ofChange();
    if (this.#focused) this.places.refocus();
  }

  /** The address of the step that is shown. */
  get #step(): { readonly step: string } {
    return { step: this.game?.steps.at(this.at ?? this.#last)?.address ?? '' };
  }

  /** A card is pressed, and may be dragged. */
  readonly #pressed = (event: PointerEvent): void => {
    const card = event
      .composedPath()
      .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.id !== undefined);
    if (card && event.button === 0)
      void dragging().then((it) => {
        if (it) this.adopt(it.styles);
        it?.drag(this, card, event);
      });
  };

  // ---- tools

  readonly #keyed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (!key || !this.game) return;
    event.preventDefault();
    this.#keyActs[key]();
  };

  readonly #keyActs: Readonly<Record<TableKey, () => unknown>> = {
    pass: () => this.mine && this.pass(),
    giveUp: () => this.choice?.close(),
    undo: () => this.undo(),
    redo: () => this.redo(),
    hint: () => this.hint(),
    byHand: () => this.byHand(null),
    help: () => this.openTools(null),
  };

  /** Shows hints, or takes them away. */
  async hint(): Promise<void> {
    const hints = await import('./hints.ts');
    this.adopt(hints.styles);
    this.later.hints = hints;
    this.hinting = !this.hinting;
    this.requestUpdate();
  }

  /** Opens the judge's hand, or closes it: cards that are chosen then are changed by hand. */
  async byHand(card: CardId | null): Promise<void> {
    const close = this.later.byHand !== undefined && card === null;
    const byHand = await import('./by-hand.ts');
    this.adopt(byHand.styles);
    this.choice?.giveUp();
    this.later.byHand = close ? undefined : byHand;
    this.handCard = card;
    this.requestUpdate();
  }

  /** Opens the menu of tools under a button. */
  async openTools(button: HTMLElement | null): Promise<void> {
    const tools = await import('./tools.ts');
    for (const one of tools.styles) this.adopt(one);
    this.later.tools = tools;
    this.copied = null;
    this.requestUpdate();
    await this.updateComplete;
    const sheet = this.renderRoot.querySelector<HTMLElement>('.menu');
    const place = button ?? this.renderRoot.querySelector<HTMLElement>('.tools .btn:last-child');
    if (sheet && place) tools.openAt(sheet, place);
  }

  /** The game so far as a replay. */
  async toReplay(): Promise<unknown> {
    const { replayOf } = await import('./recording.ts');
    return this.game ? replayOf(this.game, this) : null;
  }

  /** Fills the screen, or leaves it. */
  fullScreen(): void {
    fillScreen(this);
  }

  /** Saves the replay as a file. */
  async download(): Promise<void> {
    const { saveFile } = await import('./recording.ts');
    saveFile(await this.toReplay(), 'swtcg-replay.json');
  }
}
