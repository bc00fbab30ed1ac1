// The table: owns the game that is played, and is the only one of its parts that changes anything.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Player } from '../../play/players/player.ts';
import type { SavedGame } from '../../play/session.ts';
import type { Decision, Deed } from '../../src/decisions/decision.ts';
import type { Refusal } from '../../src/game/refusal.ts';
import { ARENAS, type AutoPass, type CardId, other, SIDES, type Side } from '../../src/game/state.ts';
import type { ManualChange } from '../../src/judge/judge.ts';
import { SwtcgBoard } from '../board/board.ts';
import { counters } from '../board/counters.styles.ts';
import { types } from '../board/types.styles.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import type { Mark, Marks } from '../board/unit.ts';
import { type LogLine, SwtcgLog } from '../log/log.ts';
import { told } from '../log/told.ts';
import { fetched, inline, problemOf, textOf } from '../replay/load.ts';
import { path } from '../replay/path.ts';
import { poster } from '../replay/poster.ts';
import { problemPanel } from '../replay/problem-panel.ts';
import { replay } from '../replay/replay.styles.ts';
import type { Perspective, Problem, Step } from '../replay/steps.ts';
import { arenaOf, startOf } from '../replay/strides.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { dice as diceStyles } from '../shared/dice.styles.ts';
import { SwtcgElement } from '../shared/element.ts';
import { hang } from '../shared/hang.ts';
import { icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import { tw } from '../shared/table-strings.ts';
import { pathWords } from '../shared/words.ts';
import type { Choosing } from './choosing.ts';
import { Dragging } from './drag.ts';
import type { TableEvents } from './events.ts';
import type { TableGame } from './game.ts';
import { tableHead } from './head.ts';
import { keyOf, type TableKey } from './keys.ts';
import { marks as markStyles } from './marks.styles.ts';
import type { MenuModel } from './menu.ts';
import type { Offer } from './offers.ts';
import { openGame } from './open.ts';
import type { Shared } from './share.ts';
import { table as styles } from './table.styles.ts';
import type { Refused } from './wishes.ts';

/** Who sits at a side of the table. */
export type Sitting = 'human' | 'random' | 'greedy';

type Kit = typeof import('./kit.ts');
type By = TableEvents['swtcg-decision']['from'];

/** From this width on the menu hangs at its card; below that it stands in the flow, under the hand. */
const WIDE = 900;

/** So many decisions of built-in players are taken before the page gets its turn. */
const AT_ONCE = 60;

/** Deeds that one looks for, and is told of also when they are not legal. */
const LOOKED_FOR: readonly Deed[] = ['attack', 'play', 'use', 'complete', 'retreat'];

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
 * @fires swtcg-ended - the game is over; `detail.result` says how
 * @fires swtcg-error - a file cannot be played, or play broke; `detail` has `code`, `message` and, where it applies, `path`
 * @csspart base - the whole table
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
    game: { attribute: false },
    _kit: { state: true },
    _asked: { state: true },
    _loading: { state: true },
    _problem: { state: true },
    _open: { state: true },
    _choosing: { state: true },
    _why: { state: true },
    _counters: { state: true },
    _numbers: { state: true },
    _aside: { state: true },
    _todo: { state: true },
    _at: { state: true },
    _looks: { state: true },
    hints: { state: true },
    _hinting: { state: true },
    _tools: { state: true },
    copied: { state: true },
    _byHand: { state: true },
    handCard: { state: true },
    _keys: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    replay,
    types,
    counters,
    diceStyles,
    unitStyles,
    markStyles,
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
  /** The game on the table, once it lies there. */
  declare game: TableGame | null;
  declare _kit: Kit | null;
  declare _asked: boolean;
  declare _loading: boolean;
  declare _problem: Problem | null;
  /** The card whose menu is open. */
  declare _open: CardId | null;
  declare _choosing: Choosing | null;
  declare _why: Refused | null;
  declare _counters: number;
  declare _numbers: Readonly<Record<string, number>>;
  /** Cards set aside for a mulligan. */
  declare _aside: readonly CardId[];
  declare _todo: Deed | null;
  /** The step that is looked back at; null: the present. */
  declare _at: number | null;
  /** Of two players at one screen, the one who has said to be looking. */
  declare _looks: Side | null;
  declare hints: typeof import('./hints.ts') | null;
  declare _hinting: boolean;
  declare _tools: typeof import('./tools.ts') | null;
  /** What was copied last, for the menu of tools. */
  declare copied: { readonly text: string; readonly done: boolean } | null;
  declare _byHand: typeof import('./by-hand.ts') | null;
  /** The card that is changed by hand. */
  declare handCard: CardId | null;
  declare _keys: boolean;

  readonly #players: Partial<Record<Exclude<Sitting, 'human'>, Player>> = {};
  #request = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #visible: IntersectionObserver | null = null;
  #lines: readonly LogLine[] = [];
  /** Where the menu hangs. */
  #place: HTMLElement | null = null;
  #told: { window: number | null; length: number; over: boolean } = { window: null, length: 0, over: false };
  /** The focus was inside before something changed. */
  #focused = false;
  readonly #drag = new Dragging({
    lift: (shown) => this.#lift(shown),
    drop: (where) => this.#dropped(where),
    leave: () => this.giveUp(),
    nameOf: (shown) => this.#face(shown),
    renderRoot: this as never,
  });

  constructor() {
    super();
    this.src = null;
    this.cards = null;
    this.darkDeck = null;
    this.lightDeck = null;
    this.seed = null;
    this.step = null;
    this.dark = 'human';
    this.light = 'human';
    this.hands = 'open';
    this.autoPass = 'empty';
    this.pace = 800;
    this.flipped = false;
    this.log = 'show';
    this.preload = 'near';
    this.cardArt = null;
    this.inspect = false;
    this.file = null;
    this.game = null;
    this._kit = null;
    this._asked = false;
    this._loading = false;
    this._problem = null;
    this._open = null;
    this._choosing = null;
    this._why = null;
    this._counters = 1;
    this._numbers = {};
    this._aside = [];
    this._todo = null;
    this._at = null;
    this._looks = null;
    this.hints = null;
    this._hinting = false;
    this._tools = null;
    this.copied = null;
    this._byHand = null;
    this.handCard = null;
    this._keys = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#visible = new IntersectionObserver(
      (seen) => {
        if (this.preload !== 'none' && seen.some(({ isIntersecting }) => isIntersecting)) this._asked = true;
      },
      { rootMargin: '600px' },
    );
    this.#visible.observe(this);
    this.#next();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#visible?.disconnect();
    clearTimeout(this.#timer);
  }

  // ---- opening

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('preload') && this.preload === 'auto') this._asked = true;
    const START = ['src', 'cards', 'darkDeck', 'lightDeck', 'seed', 'step', 'file', '_asked'] as const;
    if (this._asked && START.some((name) => changed.has(name))) void this.restart();
    if (changed.has('autoPass') && this.game) this.#setPassing();
    if ((changed.has('dark') || changed.has('light')) && this.game) this.#sit();
    this.#focused = this.shadowRoot?.activeElement != null;
  }

  /** Lays the game out anew, from its start. A seed that was not given is another one. */
  async restart(): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    clearTimeout(this.#timer);
    this._loading = true;
    try {
      const { src, cards, darkDeck, lightDeck, step } = this;
      if (this.inspect) await (await import('../replay/inspector.ts')).inspectMachines();
      const text = await this.#text(src);
      const shared = await this.#shared();
      const seed = shared?.seed ?? this.seed ?? Math.floor(Math.random() * 1e9);
      const [kit, game] = await Promise.all([
        import('./kit.ts'),
        openGame({ text, cards, darkDeck, lightDeck, step, seed }),
      ]);
      if (request !== this.#request) return;
      this._kit = kit;
      this._problem = null;
      this.#take(shared ? game.goneOn(shared) : game);
    } catch (failure) {
      if (request === this.#request) this.fail(problemOf(failure));
    } finally {
      if (request === this.#request) this._loading = false;
    }
  }

  async #text(src: string | null): Promise<string | null> {
    const given = textOf(this.file);
    if (given !== null) return given;
    return src ? fetched(src) : inline(this);
  }

  /** The game that the page's address brings, the first time. */
  async #shared(): Promise<Shared | null> {
    if (this.game || !location.hash.startsWith('#swtcg-game=')) return null;
    const { linked, unpacked } = await import('./share.ts');
    const packed = linked(this.id);
    return packed === null ? null : unpacked(packed);
  }

  #take(game: TableGame): void {
    this.game = game;
    this.#told = { window: null, length: 0, over: false };
    this._at = null;
    this._looks = null;
    this.#setPassing();
    this.#fresh();
    this.send('swtcg-ready', {
      title: this.heading,
      length: game.steps.length,
    } satisfies TableEvents['swtcg-ready']);
    this.#sit();
  }

  /** The players whose names the sides have. */
  #sit(): void {
    const { game } = this;
    for (const side of SIDES) {
      const who = this[side];
      if (who === 'human' || this.#players[who]) continue;
      if (who !== 'random' && who !== 'greedy') {
        this.fail({ code: 'bad-scenario', message: tw().badPlayer(String(who)), path: side });
        continue;
      }
      const load =
        who === 'random'
          ? import('../../play/players/random.ts').then(({ random }) => random)
          : import('../../play/players/greedy.ts').then(({ greedy }) => greedy);
      load.then(
        (player) => {
          this.#players[who] = player;
          this.#next();
        },
        (failure) => this.fail(problemOf(failure)),
      );
    }
    game?.session.passFor(this.#onlyHuman);
    this.#changed();
  }

  /** The one side that a person plays, where the other is played by the table. */
  get #onlyHuman(): Side | null {
    const [first, ...more] = SIDES.filter((side) => this[side] === 'human');
    return first !== undefined && more.length === 0 ? first : null;
  }

  #setPassing(): void {
    const { game } = this;
    if (!game) return;
    try {
      game.session.passFor(this.#onlyHuman);
      game.session.autoPass = this.autoPass;
    } catch {
      // The game was started with fewer questions: it is laid out again with all of them.
      this.game = game.asking(this.autoPass);
    }
    this.#changed();
  }

  /** What is played, by its title. */
  get heading(): string {
    return this.game?.origin.heading.title ?? tw().table;
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
    const by = this.chance;
    return by ? this.decide({ by, do: 'pass' }, 'player') : null;
  }

  /** Says what dice show, where none are rolled by a seed; null throws them. */
  throwDice(dice: readonly number[] | null): void {
    const { game } = this;
    const thrown = dice ?? Array.from({ length: game?.dice ?? 0 }, () => 1 + Math.floor(Math.random() * 6));
    this.#act(() => game?.roll(thrown));
  }

  /** Takes back the last decision of a person, with all that followed by itself. */
  undo(): boolean {
    const { game } = this;
    if (!game) return false;
    const human = this.#onlyHuman;
    let done =
      game.session.result !== null && game.session.position === 0 ? game.session.undo() : game.undo();
    const all = done;
    while (done && human && game.session.position > game.start && game.chance !== human) done = game.undo();
    if (all) this.#fresh();
    return all;
  }

  redo(): boolean {
    const { game } = this;
    if (!game) return false;
    const human = this.#onlyHuman;
    let done = game.redo();
    const all = done;
    while (done && human && game.chance !== human) done = game.redo();
    if (all) this.#fresh();
    return all;
  }

  /** Looks back at a step, by its number from 0; null comes back to the present. */
  look(index: number | null): void {
    const last = (this.game?.steps.length ?? 1) - 1;
    this._at = index === null || index >= last ? null : Math.max(0, index);
    this.giveUp();
  }

  /** Goes on from a step: what came after it can be redone until something else is decided. */
  goOnFrom(index: number): void {
    const { game } = this;
    if (!game) return;
    game.seek(game.inputsAt(index));
    this.#fresh();
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
  save(): SavedGame | null {
    return this.game?.session.save() ?? null;
  }

  #act(deed: () => unknown): void {
    try {
      deed();
      this._problem = null;
    } catch (failure) {
      this.fail(problemOf(failure));
    }
    this.#fresh();
  }

  /** The game has changed: nothing is being chosen any more, and whoever is next goes on. */
  #fresh(): void {
    this._open = null;
    this._choosing = null;
    this._why = null;
    this._aside = [];
    this._numbers = {};
    this._todo = null;
    this._at = null;
    this._counters = 1;
    this.#changed();
    this.#next();
  }

  #changed(): void {
    this.#lines = this.game ? linesOf(this.game) : [];
    this.requestUpdate('game', null);
  }

  /** A built-in player goes on, where it is one's chance: at a pace that can be followed. */
  #next(): void {
    clearTimeout(this.#timer);
    const { game } = this;
    if (!game || !this.isConnected) return;
    for (let n = 0; n < AT_ONCE; n++) {
      const side = game.chance;
      const who = side && this[side];
      const player = side && who && who !== 'human' ? this.#players[who] : undefined;
      if (!side || !player || game.session.waiting !== 'player') return;
      const decision = game.playBy(player, side);
      if (!decision) return;
      const quiet = decision.do === 'pass' || this.pace <= 0;
      if (!quiet || n === AT_ONCE - 1) {
        this.#timer = setTimeout(() => this.#playBuiltIn(decision), this.pace);
        return;
      }
      if (!this.#takeBuiltIn(decision)) return;
    }
  }

  #playBuiltIn(decision: Decision): void {
    if (this.#takeBuiltIn(decision)) this.#next();
  }

  #takeBuiltIn(decision: Decision): boolean {
    const { game } = this;
    if (!game || game.session.whyNot(decision)) return false;
    const detail = { decision, from: 'built-in' } satisfies TableEvents['swtcg-decision'];
    if (!this.send('swtcg-decision', detail)) return false;
    try {
      game.decide(decision);
    } catch (failure) {
      this.fail(problemOf(failure));
      return false;
    }
    this.#changed();
    return true;
  }

  // ---- choosing

  /** Through whose eyes the table is seen. */
  get perspective(): Perspective {
    const only = this.#onlyHuman;
    if (only) return only;
    if (this.hands === 'open' || SIDES.every((side) => this[side] !== 'human')) return 'both';
    return this._looks !== null && this._looks === this.chance ? this._looks : 'spectator';
  }

  /** Whether a person who may look has the chance now. */
  get #mine(): boolean {
    const { chance } = this;
    return (
      this._at === null &&
      chance !== null &&
      this[chance] === 'human' &&
      (this.perspective === 'both' || this.perspective === chance)
    );
  }

  get #offers(): readonly Offer[] {
    return this.#mine && this._kit ? this._kit.offersOf(this.legal) : [];
  }

  /** The offers of a card, and of the cards that lie on it or under it. */
  #offersOf(id: CardId): readonly Offer[] {
    const { game, _kit: kit } = this;
    if (!game || !kit) return [];
    const there = kit.withOthers(game.game, id);
    return this.#offers.filter(({ card }) => card !== null && there.includes(card));
  }

  readonly #whyNot = (decision: Decision): Refusal | null => this.whyNot(decision);

  /** A card on the board or in hand was chosen. */
  readonly #picked = (shown: CardId, from: HTMLElement): void => {
    const { game, _kit: kit } = this;
    if (!game || !kit) return;
    const id = game.meant(shown, this.perspective);
    if (this._byHand) {
      this.handCard = id;
      return;
    }
    if (this._choosing && this.#answer(id)) return;
    const answers = this.#mine
      ? this.legal.filter(({ do: deed, value }) => deed === 'choose' && value === id)
      : [];
    if (answers.length > 0) {
      this.#choose(answers);
      return;
    }
    if (this._open !== null && this._open !== id) {
      const reached = this.#offersOf(this._open).flatMap((offer) => kit.towards(offer, id));
      const deeds = new Set(reached.map(({ do: deed, ability }) => `${deed} ${ability}`));
      if (reached.length > 0 && deeds.size === 1) {
        this.#choose(reached);
        return;
      }
    }
    if (this.#setsAside(id)) return;
    if (this._open === id) this.giveUp();
    else this.#openMenu(id, from);
  };

  /** Cards of the hand are set aside and taken back for a mulligan. */
  #setsAside(id: CardId): boolean {
    const mulligan = this.#mine && this.legal.some(({ do: deed }) => deed === 'mulligan');
    if (!mulligan || !this.legal.some(({ cards }) => cards?.includes(id))) return false;
    this._aside = this._aside.includes(id) ? this._aside.filter((one) => one !== id) : [...this._aside, id];
    return true;
  }

  /** A card as the answer to what is asked. One that is no answer says why. */
  #answer(id: CardId): boolean {
    const now = this._choosing;
    const found = now?.question?.answers.find(({ value }) => value === id);
    if (found) {
      this.#choose(found.left);
      return true;
    }
    const field = now?.question?.field;
    const [first] = now?.left ?? [];
    if (!first || (field !== 'target' && field !== 'unit' && field !== 'targets')) return false;
    const decision = field === 'targets' ? { ...first, targets: [id] } : { ...first, [field]: id };
    const refusal = this.whyNot(decision);
    if (refusal) this._why = { decision, refusal };
    return refusal !== null;
  }

  /** Asks on, or takes the decision where nothing is left to ask. */
  #choose(left: readonly Decision[]): void {
    const { game, _kit: kit } = this;
    if (!game || !kit || left.length === 0) return;
    this._why = null;
    const next = kit.choosing(game.game, left, this.#whyNot);
    if (!kit.isDecision(next)) {
      this._choosing = next;
      return;
    }
    this.#decided(next);
  }

  #decided(decision: Decision): void {
    const refusal = this.decide(decision, 'player');
    if (refusal) this._why = { decision, refusal };
  }

  #openMenu(id: CardId, from: HTMLElement | null): void {
    this._choosing = null;
    this._why = null;
    this._open = id;
    this.#place = from;
  }

  /** Gives a choice up: nothing was paid. */
  giveUp(): void {
    this._open = null;
    this._choosing = null;
    this._why = null;
  }

  #face(shown: CardId): string {
    const face = this.game?.cards[shown];
    return face ? `${face.name}${face.version ? ` ${face.version}` : ''}` : '';
  }

  #lift(shown: CardId): boolean {
    const { game } = this;
    if (!game || !this.#mine || this._byHand) return false;
    const id = game.meant(shown, this.perspective);
    if (this.#offersOf(id).length === 0) return false;
    this.#openMenu(id, null);
    return true;
  }

  #dropped({ card: shown, place }: { readonly card?: CardId; readonly place?: string }): void {
    const { game, _kit: kit, _open: open } = this;
    if (!game || !kit || open === null) return;
    const card = shown === undefined ? undefined : game.meant(shown, this.perspective);
    const arena = place?.split(':')[1];
    const offers = this.#offersOf(open);
    for (const where of [card, arena]) {
      if (where === undefined) continue;
      const left = offers.flatMap((offer) => kit.towards(offer, where));
      if (left.length === 0) continue;
      this.#choose(left);
      return;
    }
    // It can't go there: the menu of what it can do opens where it lies.
    this.#openMenu(open, null);
  }

  // ---- drawing

  override render(): TemplateResult {
    const { game, _kit: kit } = this;
    return html`<section
      class="base"
      part="base"
      tabindex="0"
      aria-label=${this.heading}
      @keydown=${this.#keyed}
      @pointerdown=${this.#drag.down}
      @click=${{ handleEvent: this.#drag.click, capture: true }}
    >
      <div class="frame">${game && kit && game.steps.length > 0 ? this.#table(game, kit) : this.#nothing()}</div>
    </section>`;
  }

  #nothing(): TemplateResult {
    if (this._problem)
      return problemPanel(this._problem, {
        rest: null,
        act: { words: t.tryAgain, do: () => void this.restart() },
      });
    if (this.preload === 'none' && !this._asked)
      return poster(() => {
        this._asked = true;
      });
    return html`<p class="blank" role="status">${tw().loading}</p>`;
  }

  #table(game: TableGame, kit: Kit): TemplateResult {
    const last = game.steps.length - 1;
    const index = Math.min(this._at ?? last, last);
    const step = game.steps.at(index);
    const places = pathWords(step.entry.path, step.entry.turn);
    return html`${this.#head(game)}
      ${path(step, places, (depth) => this.look(startOf(this.#lines, index, depth)))} ${this.#problem()}
      ${this.#lookingBack(index)}
      <div class="table">
        ${this.#board(game, kit, step)} ${this.#hand(game, kit, step)} ${this.#menu(game, kit)}
        ${this._hinting ? (this.hints?.hints(this) ?? nothing) : nothing}
        ${this._byHand?.byHand(this, game) ?? nothing}
        <div part="bar">${this.#bar(game, kit)}</div>
      </div>
      <div class="aside">${this.#todoPanel(game, kit)} ${this.#logPanel(index)}</div>
      <div class="vh" aria-live="polite">${told(step.entry.text)}</div>
      <div class="menu" popover role="dialog" aria-label=${t.tools}>${this._tools?.tools(this, game) ?? nothing}</div>`;
  }

  #head(game: TableGame): TemplateResult {
    const w = tw();
    const players = SIDES.map((side) =>
      w.playerOf(game.origin.names[side] ?? w.players[this[side]] ?? this[side], side),
    ).join(' – ');
    const { session } = game;
    const canUndo = session.position > game.start || (session.result !== null && game.game.result === null);
    return tableHead({
      title: this.heading,
      about: w.about(players, game.steps.length),
      question: game.origin.heading.question,
      undo: canUndo ? () => void this.undo() : null,
      redo: session.position < session.length ? () => void this.redo() : null,
      hint: () => void this.hint(),
      hinting: this._hinting,
      save: () => void this.download(),
      menu: (event) => void this.#openTools(event),
    });
  }

  #problem(): TemplateResult | typeof nothing {
    const problem = this._problem;
    if (!problem) return nothing;
    const act = {
      words: t.close,
      do: () => {
        this._problem = null;
      },
    };
    return html`<div class="problem">${problemPanel(problem, { rest: t.problemKept, act })}</div>`;
  }

  #lookingBack(index: number): TemplateResult | typeof nothing {
    if (this._at === null) return nothing;
    const w = tw();
    return html`<p class="elsewhere" role="status">
      ${icon('eye')}<span>${w.lookingBack(index + 1)}</span>
      <button class="btn" type="button" @click=${() => this.goOnFrom(index)}>${w.goOnHere}</button>
      <button class="btn primary" type="button" @click=${() => this.look(null)}>${w.present}</button>
    </p>`;
  }

  /** What can be done with each card, as the board calls it. */
  #marks(game: TableGame, kit: Kit): Marks {
    const found: Record<CardId, Mark> = {};
    const w = tw();
    const mark = (id: CardId, kind: Mark['kind'], words: string) => {
      if (!kit.isCard(game.game, id)) return;
      found[game.shownAs(kit.seenOf(game.game, id), this.perspective)] = { kind, words };
    };
    const target = (id: CardId) => mark(id, 'target', w.legalTarget);
    if (!this.#mine) return found;
    const { chance } = this;
    if (this._choosing) for (const { value } of this._choosing.question?.answers ?? []) target(String(value));
    else if (this._open !== null)
      for (const offer of this.#offersOf(this._open)) for (const id of kit.reachOf(offer)) target(id);
    else {
      if (chance) for (const id of game.game.players[chance].lists.hand) mark(id, 'locked', pieceLocked());
      for (const { card } of this.#offers) if (card !== null) mark(card, 'usable', w.usable);
      for (const { do: deed, value } of this.legal) if (deed === 'choose') target(String(value));
      for (const { cards = [] } of this.legal) for (const id of cards) mark(id, 'usable', w.usable);
      for (const id of this._aside) mark(id, 'selected', w.selected);
    }
    if (this._open !== null) mark(this._open, 'selected', w.selected);
    const subject = this._choosing?.left[0];
    const own = subject?.card ?? subject?.unit;
    if (own !== undefined && subject?.do !== 'choose') mark(own, 'selected', w.selected);
    return found;
  }

  /** The arenas that the opened card can go to. */
  #drops(kit: Kit): Readonly<Record<string, string>> {
    const { chance } = this;
    if (!this.#mine || chance === null || this._open === null) return {};
    const found: Record<string, string> = {};
    for (const offer of this.#offersOf(this._open))
      for (const arena of ARENAS)
        if (kit.reachOf(offer).has(arena))
          found[`${chance}:${arena}`] = offer.deed === 'move' ? tw().moveHere : tw().deployHere;
    return found;
  }

  /** Whose hand is dealt out below the board. */
  get #handed(): Side | null {
    const { perspective } = this;
    if (perspective === 'spectator') return null;
    if (perspective !== 'both') return perspective;
    return this.chance ?? 'light';
  }

  get #flips(): boolean {
    const only = this.#onlyHuman;
    return this.flipped !== (only === 'dark');
  }

  #board(game: TableGame, kit: Kit, step: Step): TemplateResult {
    const { perspective } = this;
    const names = Object.fromEntries(
      SIDES.map((side) => [
        side,
        game.origin.names[side] ?? (this[side] === 'human' ? undefined : tw().players[this[side]]),
      ]),
    );
    return html`<swtcg-board
      part="board"
      .view=${step.viewFor?.(perspective) ?? step.view}
      .cards=${game.cards}
      .attack=${step.attack ?? null}
      .plays=${step.plays ?? []}
      .names=${names}
      .arena=${arenaOf(step.entry) ?? this.#arena}
      .cardArt=${this.cardArt}
      .marks=${this.#marks(game, kit)}
      .drops=${this.#drops(kit)}
      .handless=${this.#handed}
      .dress=${markStyles}
      ?flip=${this.#flips}
      ?still=${this._at !== null || this.pace <= 0}
      @swtcg-inspect=${this.#inspected}
      @swtcg-drop=${this.#dropChosen}
    ></swtcg-board>`;
  }

  /** The arena that is shown where there is room for one: the one that was looked at last. */
  get #arena(): string {
    return this.renderRoot.querySelector('swtcg-board')?.arena ?? 'space';
  }

  readonly #inspected = (event: CustomEvent<{ id: CardId; from?: HTMLElement }>): void => {
    event.stopPropagation();
    const { id, from } = event.detail;
    if (!from) return;
    event.preventDefault();
    this.#picked(id, from);
  };

  readonly #dropChosen = (event: CustomEvent<{ drop: string }>): void => {
    event.stopPropagation();
    this.#dropped({ place: event.detail.drop });
  };

  #hand(game: TableGame, kit: Kit, step: Step): TemplateResult | typeof nothing {
    const { chance, perspective } = this;
    if (perspective === 'spectator' && chance && this[chance] === 'human')
      return kit.curtain(chance, {
        show: () => {
          this._looks = chance;
        },
        pass: this.whyNot({ by: chance, do: 'pass' }) === null ? () => void this.pass() : null,
      });
    const side = this.#handed;
    if (side === null) return nothing;
    const view = step.viewFor?.(perspective) ?? step.view;
    return kit.hand(view, game.cards, side, {
      marks: this._at === null ? this.#marks(game, kit) : {},
      art: this.cardArt,
      pick: this.#picked,
    });
  }

  #menu(game: TableGame, kit: Kit): TemplateResult | typeof nothing {
    const { _open: open, _choosing: now, chance } = this;
    if (open === null && !now) return nothing;
    const offers = open === null ? [] : this.#offersOf(open);
    const by = chance ?? 'light';
    const known = open !== null && game.shownAs(open, this.perspective) === open;
    const wishes =
      known && this.#mine
        ? kit.withOthers(game.game, open).flatMap((id) => kit.refusedWishes(game.game, by, id, this.#whyNot))
        : [];
    const model: MenuModel = {
      game: game.game,
      who: this.perspective,
      card: known ? open : null,
      offers,
      refused: wishes,
      choosing: now,
      why: this._why,
      counters: this._counters,
      about: (decision) => (this._hinting ? (this.hints?.about(game.game, decision) ?? null) : null),
      more: known
        ? html`<button class="btn ghost" type="button" @click=${() => void this.byHand(open)}>${icon('hand')}${tw().byHand}</button>`
        : null,
      choose: (left) => this.#choose(left),
      set: (change) => {
        if (this._choosing) this._choosing = { ...this._choosing, ...change };
      },
      setCounters: (n) => {
        this._counters = n;
      },
      confirm: () => {
        if (!this._choosing) return;
        const left = kit.confirmed(this._choosing);
        if (this._choosing.question) this.#choose(left);
        else this.#decided(left[0] as Decision);
      },
      giveUp: () => this.giveUp(),
      ask: (refused) => {
        this._why = refused;
      },
      read: () => this.#read(),
    };
    const wide = this.clientWidth >= WIDE && this.#place !== null;
    return html`<div class="sheet" popover=${wide ? 'manual' : nothing} role="group" aria-label=${tw().whatToDo(open === null ? '' : this.#face(open))}>
      ${kit.menu(model)}
    </div>`;
  }

  #read(): void {
    const { game, _open: open } = this;
    const board = this.renderRoot.querySelector<SwtcgBoard>('swtcg-board');
    const place = this.#place ?? this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (game && board && place && open !== null) board.inspect(game.shownAs(open, this.perspective), place);
  }

  #bar(game: TableGame, kit: Kit): TemplateResult {
    const { chance } = this;
    const person = chance !== null && this[chance] === 'human';
    const { session } = game;
    return kit.windowBar({
      game: game.game,
      waiting: session.waiting,
      result: session.result,
      chance,
      legal: this.#mine ? this.legal : [],
      who: this.perspective,
      thinking: chance && !person ? (game.origin.names[chance] ?? tw().players[this[chance]] ?? null) : null,
      open: this.#mine,
      dice: game.dice,
      numbers: this._numbers,
      aside: this._aside,
      newGame: () => void this.restart(),
      setNumber: (name, value) => {
        this._numbers = { ...this._numbers, [name]: value };
      },
      decide: (decision) => this.#decided(decision),
      whyNot: this.#whyNot,
      throwDice: (dice) => this.throwDice(dice),
    });
  }

  #todoPanel(game: TableGame, kit: Kit): TemplateResult {
    return kit.todo({
      game: game.game,
      who: this.perspective,
      offers: this.#offers,
      refused: this.#mine ? this.#lookedFor(game, kit) : [],
      open: this._todo,
      why: this._open === null && !this._choosing ? this._why : null,
      autoPass: this.autoPass,
      toggle: (deed) => {
        this._todo = deed;
      },
      choose: (card, left) => {
        this.#openMenu(card as CardId, null);
        this._open = card;
        this.#choose(left);
      },
      ask: (refused) => {
        this._open = null;
        this._choosing = null;
        this._why = refused;
      },
      setAutoPass: (setting) => {
        this.autoPass = setting;
      },
    });
  }

  /** Deeds that one looks for and that are not legal now, each with the reason of the first card that it could be done with. */
  #lookedFor(game: TableGame, kit: Kit): readonly Refused[] {
    const { chance } = this;
    if (!chance) return [];
    const legal = new Set(this.#offers.map(({ deed }) => deed));
    const { lists } = game.game.players[chance];
    const cards = [...lists.hand, ...ARENAS.flatMap((arena) => lists[arena])];
    const found = new Map<Deed, Refused>();
    for (const id of cards)
      for (const one of kit.refusedWishes(game.game, chance, id, this.#whyNot)) {
        const { do: deed } = one.decision;
        if (LOOKED_FOR.includes(deed) && !legal.has(deed) && !found.has(deed)) found.set(deed, one);
      }
    return LOOKED_FOR.flatMap((deed) => found.get(deed) ?? []);
  }

  #logPanel(index: number): TemplateResult | typeof nothing {
    if (this.log === 'hide') return nothing;
    return html`<section class="panel log">
      <div class="log-head"><h3 class="label">${t.log}</h3></div>
      <swtcg-log
        .lines=${this.#lines}
        .index=${index}
        @swtcg-select=${(event: CustomEvent<{ index: number }>) => {
          event.stopPropagation();
          this.look(event.detail.index);
        }}
      ></swtcg-log>
    </section>`;
  }

  override updated(): void {
    this.#hangMenu();
    this.#tellOfChange();
    // What had the focus may be gone with the chance: the next thing to do is in the bar.
    if (this.#focused && this.shadowRoot?.activeElement == null) {
      const next =
        this.renderRoot.querySelector<HTMLElement>('.sheet .item, .sheet .stepper button, .sheet .btn') ??
        this.renderRoot.querySelector<HTMLElement>('.pop .pass, .pop button') ??
        this.renderRoot.querySelector<HTMLElement>('.base');
      next?.focus({ preventScroll: true });
    }
  }

  #hung: HTMLElement | null = null;

  #hangMenu(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (!sheet) {
      this.#hung = null;
      return;
    }
    // Beside its arena: the units that fight there stay in sight.
    const arena = this.#place?.closest('.arena');
    if (sheet.popover && this.#place) hang(sheet, arena ?? this.#place, arena ? 'beside' : 'below', 10);
    if (this.#hung === sheet) return;
    this.#hung = sheet;
    sheet.querySelector<HTMLElement>('.item, .stepper button, .btn')?.focus();
  }

  #tellOfChange(): void {
    const { game, _kit: kit } = this;
    if (!game || !kit) return;
    const { length } = game.steps;
    if (length !== this.#told.length && length > 0) {
      const { address, entry } = game.steps.at(length - 1);
      this.send('swtcg-step', {
        step: address ?? '',
        index: length - 1,
        entry,
      } satisfies TableEvents['swtcg-step']);
    }
    const window = game.session.waiting === 'player' ? kit.windowOf(game.game) : null;
    const now = window ? window.id * 1000 + game.session.position : null;
    if (window && now !== this.#told.window)
      this.send('swtcg-window', {
        kind: window.kind,
        rule: window.rule,
        chance: window.chance,
        legal: this.legal,
      } satisfies TableEvents['swtcg-window']);
    const { result } = game.session;
    if (result && !this.#told.over) this.send('swtcg-ended', { result } satisfies TableEvents['swtcg-ended']);
    this.#told = { window: now, length, over: result !== null };
  }

  // ---- tools

  readonly #keyed = (event: KeyboardEvent): void => {
    const key = keyOf(event);
    if (!key || !this.game) return;
    event.preventDefault();
    this.#keyActs[key]();
  };

  readonly #keyActs: Readonly<Record<TableKey, () => unknown>> = {
    pass: () => this.#mine && this.pass(),
    giveUp: () => this.giveUp(),
    undo: () => this.undo(),
    redo: () => this.redo(),
    hint: () => this.hint(),
    byHand: () => this.byHand(null),
    help: () => this.#openTools(null),
  };

  /** Shows hints, or takes them away. */
  async hint(): Promise<void> {
    const hints = await import('./hints.ts');
    this.adopt(hints.styles);
    this.hints = hints;
    this._hinting = !this._hinting;
  }

  /** Opens the judge's hand, or closes it: cards that are chosen then are changed by hand. */
  async byHand(card: CardId | null): Promise<void> {
    if (this._byHand && card === null) {
      this._byHand = null;
      return;
    }
    const byHand = await import('./by-hand.ts');
    this.adopt(byHand.styles);
    this.giveUp();
    this._byHand = byHand;
    this.handCard = card;
  }

  async #openTools(event: Event | null): Promise<void> {
    const button =
      (event?.currentTarget as HTMLElement | undefined) ??
      this.renderRoot.querySelector<HTMLElement>('.tools .btn:last-child');
    const tools = await import('./tools.ts');
    for (const one of tools.styles) this.adopt(one);
    this._tools = tools;
    this.copied = null;
    await this.updateComplete;
    const sheet = this.renderRoot.querySelector<HTMLElement>('.menu');
    if (sheet && button) tools.openAt(sheet, button);
  }

  /** The game so far as a replay. */
  async toReplay(): Promise<unknown> {
    const { replayOf } = await import('./recording.ts');
    return this.game ? replayOf(this.game, this) : null;
  }

  /** Fills the screen, or leaves it. */
  fullScreen(): void {
    const done = document.fullscreenElement ? document.exitFullscreen() : this.requestFullscreen?.();
    // A page may forbid it to its frames: then nothing changes.
    done?.catch(() => {});
  }

  /** Saves the replay as a file. */
  async download(): Promise<void> {
    const { saveFile } = await import('./recording.ts');
    saveFile(await this.toReplay(), 'swtcg-replay.json');
  }
}

const pieceLocked = (): string => tw().locked;

const linesOf = ({ steps }: TableGame): readonly LogLine[] =>
  Array.from({ length: steps.length }, (_, i) => {
    const { entry, by = null, address } = steps.at(i);
    return { entry, by, ...(address === undefined ? {} : { address }) };
  });
