// A statechart of the game, drawn as nested boxes, with the states that are active.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PlaceWords } from '../../src/core/game/presentation.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { type GameCharts, gameCharts } from '../shared/game-charts.ts';
import { gameWords } from '../shared/game-words.ts';
import { editionOf, rulesetOf } from '../shared/ruleset.ts';
import { sharedStrings } from '../shared/strings.ts';
import { chart } from './chart.styles.ts';
import { Follow } from './follow.ts';
import { chartStrings } from './strings.ts';
import { moveOf, type Row } from './tree.ts';
import { type Drawing, pathView, statesView } from './view.ts';

/** Until the words of the game have come, states are called by their names. */
const NO_PLACES: PlaceWords = { turn: (n) => sharedStrings().turn(n), places: {} };

/** A path in an attribute: the states, outermost first, with blanks, dots or › between them. */
const pathAttribute = {
  fromAttribute: (text: string | null): readonly string[] => (text ?? '').split(/[\s.›>/]+/).filter(Boolean),
  toAttribute: (states: readonly string[]): string => states.join(' '),
};

/**
 * A statechart of the game as nested boxes: each state with its rule, what it waits for and where it leads. The active states
 * are marked, and so is the one before. It follows a viewer or a table on the same page, or shows a path that it is given. It
 * is drawn from the machines that run the game. A state that runs another chart opens to show it inside.
 *
 * Keys: up and down go from state to state, right and left open and close, Home and End, Enter opens the state's rule.
 *
 * @attr {'game'|'preparation'|'turn'|'buildStep'|'retreatStep'|'battleStep'|'attack'|'damage'|'effect'|'setup'|'engagement'|'edgeBattle'|'strike'|'occurrence'|'actionWindow'} of - which chart; the whole game by default. Each game has its own
 * @attr {string} ruleset - the game or edition, such as `swtcg-2002` or `swlcg-2012`; else that of what it follows, else that of 2022
 * @attr {string} for - the id of the `<swtcg-replay>` or `<swtcg-table>` to follow
 * @attr {string} path - where play is: the path of states, as a log line has it, such as `turn battle space attack diceRoll`
 * @attr {number} turn - the number of the turn, for the path
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @csspart base - all of it
 * @csspart path - the path of active states
 * @csspart tree - the states
 * @csspart state - one state
 * @cssproperty --swtcg-chart-height - the greatest height of the states; beyond it they scroll, and the active one is kept in sight
 */
export class SwtcgChart extends SwtcgElement {
  static override parts = { 'swtcg-rule': SwtcgRule };

  static override properties = {
    of: { type: String, reflect: true },
    ruleset: { type: String },
    for: { type: String, reflect: true },
    path: { converter: pathAttribute },
    turn: { type: Number },
    _charts: { state: true },
    _failed: { state: true },
    _opened: { state: true },
    _focus: { state: true },
  };

  static override styles = [SwtcgElement.styles, chart];

  declare of: string;
  declare ruleset: string;
  declare for: string;
  declare path: readonly string[];
  declare turn: number;
  /** The charts that have come, and of which game. */
  declare _charts: { readonly ruleset: string; readonly charts: GameCharts } | null;
  declare _failed: boolean;
  /** The states that are open, by their ids. */
  declare _opened: ReadonlySet<string>;
  /** The state that the Tab key comes to. */
  declare _focus: string | null;

  readonly #follow = new Follow(this, ({ path, turn }) => {
    this.path = path;
    this.turn = turn;
  });
  /** The active states, outermost first, and the innermost one of the path before. */
  #active: readonly string[] = [];
  #before: string | null = null;
  /** The open states, in the order in which they are drawn. */
  #rows: readonly Row[] = [];

  constructor() {
    super();
    this.of = 'game';
    this.ruleset = '';
    this.for = '';
    this.path = [];
    this.turn = 0;
    this._charts = null;
    this._failed = false;
    this._opened = new Set();
    this._focus = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#load();
  }

  /** The edition: the chart's own, or that of what it follows. */
  get #ruleset(): string {
    return this.ruleset || editionOf(this.#follow.element) || rulesetOf(this);
  }

  get #edition(): GameCharts | null {
    return this._charts?.charts ?? null;
  }

  /** Fetches the charts of the game, where they are not those that are there. */
  #load(): void {
    const ruleset = this.#ruleset;
    if (this._charts?.ruleset === ruleset) return;
    gameCharts
      .of(ruleset)
      .load()
      .then(
        (charts) => {
          if (this.#ruleset === ruleset) this._charts = { ruleset, charts };
        },
        () => {
          this._failed = true;
        },
      );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.#follow.id = this.for;
    this.#load();
    const charts = this.#edition;
    if (!charts) return;
    if (changed.has('of')) {
      this.#active = [];
      this.#before = null;
      this._opened = new Set();
      this._focus = null;
    }
    const isOther = changed.has('of') || changed.has('ruleset') || changed.has('_charts');
    if (isOther || changed.has('path')) this.#activate(charts);
  }

  /** Opens what is active, and closes what was open only for that. */
  #activate({ activeIn }: GameCharts): void {
    const last = this.#active;
    this.#active = activeIn(this.of, this.path);
    const [here, before] = [this.#active.at(-1), last.at(-1)];
    if (before !== undefined && before !== here) this.#before = before;
    const around = new Set(this.#active.slice(0, -1));
    const kept = [...this._opened].filter((id) => around.has(id) || !last.slice(0, -1).includes(id));
    this._opened = new Set([...kept, ...around]);
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has('path') && !changed.has('_charts')) return;
    // Only the chart scrolls, never the page.
    const [tree, here] = [this.#tree, this.renderRoot.querySelector<HTMLElement>('.here > .item')];
    if (!tree || !here || tree.scrollHeight <= tree.clientHeight) return;
    const [frame, box] = [tree.getBoundingClientRect(), here.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      tree.scrollTop += box.top - frame.top - frame.height / 3;
  }

  get #tree(): HTMLElement | null {
    return this.renderRoot.querySelector('.tree');
  }

  override render(): TemplateResult {
    const said = chartStrings();
    const message = (role: 'alert' | 'status', text: string) =>
      html`<p class="wait" part="base" role=${role}>${text}</p>`;
    if (this._failed) return message('alert', said.notLoaded);
    const charts = this.#edition;
    if (!charts) return message('status', sharedStrings().loading);
    if (!charts.names.includes(this.of)) return message('alert', said.noChart(this.of));
    const name = said.charts[this.of] ?? this.of;
    const drawing = this.#drawing(charts);
    this.#rows = drawing.rows;
    return html`<section class="base" part="base" aria-label=${said.chart(name)}>
      <header>
        <h3>${name}</h3>
        ${this.for && !this.#follow.element ? html`<p class="note" role="status">${said.noElement(this.for)}</p>` : nothing}
        ${this.path.length > 0 ? pathView(drawing) : nothing}
      </header>
      <ul
        class="tree"
        part="tree"
        role="tree"
        aria-label=${said.chart(name)}
        @keydown=${this.#keys}
        @focusin=${this.#focused}
      >
        ${statesView(drawing, charts.statesOf(this.of))}
      </ul>
    </section>`;
  }

  #drawing(charts: GameCharts): Drawing {
    const { of, path, turn, _opened: opened, _focus: focus } = this;
    return {
      charts,
      places: gameWords.of(this.#ruleset).for(this)?.places() ?? NO_PLACES,
      ruleset: this.#ruleset,
      of,
      path,
      turn,
      opened,
      focus,
      active: this.#active,
      before: this.#before,
      rows: [],
      goTo: (id) => void this.#goTo(id),
      toggle: (id, open) => this.#toggle(id, open),
    };
  }

  #toggle(id: string, open: boolean): void {
    const opened = new Set(this._opened);
    if (open) opened.add(id);
    else opened.delete(id);
    this._opened = opened;
  }

  async #goTo(id: string): Promise<void> {
    this._focus = id;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-id=${JSON.stringify(id)}]`)?.focus();
  }

  readonly #focused = ({ target }: Event): void => {
    const id = (target as HTMLElement).dataset.id;
    if (id !== undefined) this._focus = id;
  };

  readonly #keys = (event: KeyboardEvent): void => {
    const item = event.target as HTMLElement;
    const { id } = item.dataset;
    if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveOf(event.key, this.#rows, id, this.matches(':dir(rtl)'));
    if (move && 'focus' in move) void this.#goTo(move.focus);
    else if (move) this.#toggle(id, 'open' in move);
    else if (event.key === ' ') this.#toggle(id, !this._opened.has(id));
    else if (event.key === 'Enter') void item.querySelector<SwtcgRule>('swtcg-rule')?.open();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
