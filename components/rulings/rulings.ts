// The judge's desk: a field to ask in, and the rulings in force. What it is doing is in its chart (machines/ui/rulings.ts).

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { fromPromise } from 'xstate';
import { type RulingsContext, type RulingsEvent, rulingsMachine } from '../../machines/ui/rulings.ts';
import type { Desk, Indexed } from '../../src/desk/lookup/desk.ts';
import { entriesCalled } from '../../src/desk/lookup/see.ts';
import { documentsOf, SCOPES, type Scope } from '../../src/desk/model/documents.ts';
import { plain } from '../../src/desk/model/plain.ts';
import { ChartController } from '../shared/chart-controller.ts';
import { SwtcgElement } from '../shared/element.ts';
import { entryInAddress } from './citation.ts';
import { drawDesk } from './drawing.ts';
import type { RulingsEvents } from './events.ts';
import { onKey } from './keys.ts';
import { remember } from './recent.ts';
import { rulings as styles } from './rulings.styles.ts';

const isScope = (game: string | null): game is Scope => SCOPES.some((one) => one === game);

/**
 * Looks up a card, a term or a phrase in the rulebooks, supplements and FAQs of three games: which document rules on it,
 * of what date, what it replaces, and an example to step through where the engine plays one.
 * The rulings are fetched when somebody is about to ask; a page's address with `#ruling=<id>` opens that entry.
 *
 * Keys, while the focus is inside: ↑ ↓ go through the rulings, Enter opens one, Escape clears the field and then leaves it.
 *
 * @attr {'swtcg'|'swlcg'|'swccg'|'swtcg-2022'|'swtcg-2002'|'swlcg-2012'} game - the game or the one rulebook that is asked; left out, readers choose
 * @attr {string} query - what is asked; it changes as the reader types
 * @attr {string} entry - the id of an entry, or of a rule of the index: that one is shown
 * @attr {boolean} browse - before anything is asked: the documents, all titles by letter and kind, and what was looked up lately
 * @attr {string} base - the address of the package, where its examples are; worked out from the script's address by default
 * @attr {'light'|'dark'} theme - else `data-theme` of an ancestor, else the page's or the system's
 * @attr {string} lang - the language of the interface, here or on an ancestor
 * @fires swtcg-ruling - something was looked up; `detail` has `game`, `query` and `ids`
 * @csspart base - the whole desk
 * @csspart field - the search field
 * @csspart ruling - each ruling
 * @cssproperty --swtcg-accent - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgRulings extends SwtcgElement {
  static override properties = {
    game: { type: String },
    query: { type: String, reflect: true, noAccessor: true },
    entry: { type: String, reflect: true, noAccessor: true },
    browse: { type: Boolean },
    base: { type: String },
    load: { attribute: false },
    letter: { state: true },
    kind: { state: true },
    opened: { state: true },
    said: { state: true },
  };

  static override styles = [SwtcgElement.styles, styles];

  declare game: string | null;
  declare browse: boolean;
  declare base: string | null;
  /** Fetches the rulings; a page may have them from elsewhere. */
  declare load: (scope: Scope | null) => Promise<Desk>;
  /** What is browsed. */
  declare letter: string | null;
  declare kind: string | null;
  /** The entry whose example is open. */
  declare opened: string | null;
  /** What was copied last, or could not be. */
  declare said: { readonly id: string; readonly text: string | null } | null;

  readonly #chart: ChartController<typeof rulingsMachine>;
  /** What was asked before the element knows which game is: attributes come in any order. */
  #early: RulingsEvent[] | null = [];

  constructor() {
    super();
    this.game = null;
    this.browse = false;
    this.base = null;
    this.load = async (scope) => (await import('../../src/desk/open.ts')).openDesk(scope);
    this.letter = null;
    this.kind = null;
    this.opened = null;
    this.said = null;
    const machine = rulingsMachine.provide({
      actors: {
        open: fromPromise(({ input: { scope } }) => this.load(scope)),
      },
      actions: { announce: ({ context }) => queueMicrotask(() => this.#announce(context)) },
    });
    this.#chart = new ChartController(this, machine, undefined, {
      query: ({ context }) => context.asked.query,
      entry: ({ context }) => context.asked.entry,
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#followAddress);
    this.#followAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#followAddress);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') && this.#chart.state.context.scope !== this.#scope)
      this.#chart.send({ type: 'CHOOSE', scope: this.#scope });
    // An entry that is named goes before words.
    const opens = ({ type }: RulingsEvent): number => (type === 'OPEN' ? 1 : 0);
    for (const event of this.#early?.toSorted((a, b) => opens(a) - opens(b)) ?? []) this.#chart.send(event);
    this.#early = null;
    if (changed.has('browse') && this.browse) this.prepare();
    if (changed.has('entry') || changed.has('query')) this.said = null;
  }

  get #scope(): Scope | null {
    return isScope(this.game) ? this.game : null;
  }

  // ---- what is asked

  /** What is asked. */
  get query(): string {
    return this.#chart.state.context.asked.query;
  }
  set query(query: string | null) {
    if ((query ?? '') !== this.query || this.entry !== null) this.#ask({ type: 'ASK', query: query ?? '' });
  }

  /** The entry that is opened. */
  get entry(): string | null {
    return this.#chart.state.context.asked.entry;
  }
  set entry(entry: string | null) {
    if (entry === this.entry) return;
    this.#ask(entry ? { type: 'OPEN', entry } : { type: 'ASK', query: this.query });
  }

  #ask(event: RulingsEvent): void {
    if (this.#early) this.#early.push(event);
    else this.#chart.send(event);
  }

  /** The running statechart of the desk. */
  get actor(): ChartController<typeof rulingsMachine>['actor'] {
    return this.#chart.actor;
  }

  /** Somebody is about to ask: the rulings are fetched. */
  prepare(): void {
    if (this.#chart.state.matches('resting')) this.#chart.send({ type: 'PREPARE' });
  }

  /** Chooses the game that is asked, where the page leaves the choice. */
  choose(scope: Scope | null): void {
    this.#chart.send({ type: 'CHOOSE', scope });
  }

  /** Follows a reference from an entry: to the entry of that title, or to whatever is found under it. */
  follow(title: string, from?: Indexed): void {
    const { desk } = this.#chart.state.context;
    const [to, ...others] = desk && from ? entriesCalled(desk, title, from) : [];
    this.#chart.send(
      to && others.length === 0 ? { type: 'OPEN', entry: to.ruling.id } : { type: 'FOLLOW', query: title },
    );
    this.#focusFirst();
  }

  /** Opens an entry. */
  open(entry: string): void {
    this.#chart.send({ type: 'OPEN', entry });
    this.#focusFirst();
  }

  /** To what was asked before. */
  back(): void {
    this.#chart.send({ type: 'BACK' });
    this.#focusFirst();
  }

  /** What was followed is read from its title. */
  async #focusFirst(): Promise<void> {
    await this.updateComplete;
    const to = this.renderRoot.querySelector<HTMLElement>('.title') ?? this.renderRoot.querySelector('input');
    to?.focus();
  }

  /** The page's address names an entry, and this is the first desk of the page that has it. */
  readonly #followAddress = (): void => {
    const id = entryInAddress(location.hash);
    if (id === null) return;
    const has = ({ game }: { game: string | null }) =>
      // An id without a document is that of a rule of the index, which is a part of the 2022 rulebook.
      documentsOf(isScope(game) ? game : null).some((document) =>
        id.includes('/') ? id.startsWith(`${document.id}/`) : document.id === 'swtcg-2022',
      );
    const first = [...document.querySelectorAll<SwtcgRulings>('swtcg-rulings')].find((one) =>
      has({ game: one.getAttribute('game') }),
    );
    if (first !== this) return;
    this.entry = id;
    this.scrollIntoView({ block: 'nearest' });
  };

  #announce({ scope, asked, answer }: RulingsContext): void {
    const found = answer?.found ?? [];
    const title = found[0]?.entry.ruling.title;
    // What was typed in full or opened, and not what one came by while typing.
    if (title !== undefined && (asked.entry !== null || plain(asked.query) === plain(title))) remember(title);
    this.send('swtcg-ruling', {
      game: scope,
      query: asked.entry ?? asked.query,
      ids: found.map(({ entry }) => entry.ruling.id),
    } satisfies RulingsEvents['swtcg-ruling']);
  }

  // ---- drawing

  override render(): TemplateResult {
    return html`<section class="base" part="base" @keydown=${(event: KeyboardEvent) => onKey(this, event)} @focusin=${() => this.prepare()}>
      ${drawDesk(this, this.#chart.state, this.#chart.send)}
    </section>`;
  }
}
