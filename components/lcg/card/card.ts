// One card of this game from data: whole for reading, small for a table or a list, or as a name in running text.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Shown } from '../../../src/lcg/view/table-view.ts';
import type { CardView } from '../../../src/lcg/view/view.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import { player as tagStyles } from '../../shared/board/player.styles.ts';
import { card as cardStyles } from '../../shared/card/card.styles.ts';
import { SwtcgElement } from '../../shared/element.ts';
import { hang } from '../../shared/hang.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import { ALONE, unit } from '../board/unit.ts';
import { affiliations } from '../look/affiliations.styles.ts';
import { artOf, type CardFace, colorOf, titleOf, typeSign } from '../look/face.ts';
import { icons } from '../look/icons.styles.ts';
import { sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { type CardDefinition, type CardProblem, isProblem, readDefinition } from './definition.ts';
import { face as faceStyles } from './face.styles.ts';
import { type CardLying, type CardShape, fullBack, fullFace } from './full.ts';

export type CardSize = 'full' | 'small' | 'name';
export type CardMark = 'usable' | 'selected' | 'target' | 'locked';

const lying = (state: CardLying): CardView => ({
  zone: '',
  controller: 'dark',
  owner: 'dark',
  faceDown: false,
  ...state,
});

/**
 * A card of Star Wars: The Card Game (2012), drawn from its definition: the same object that a scenario or a replay has under
 * `cards`. It comes as the property `card`, or as a `<script type="application/json">` inside the element. Small cards and names
 * open the whole card. A definition that can't be read is reported in its place.
 *
 * @attr {'full'|'small'|'name'} size - whole, small, or a name in running text
 * @attr {boolean} face-down - its back is up
 * @attr {boolean} known - the reader may look at its face though it lies facedown
 * @attr {'usable'|'selected'|'target'|'locked'} mark - what can be done with it now
 * @attr {boolean} closable - shows a close button, for a card that lies over something else
 * @attr {string} card-art - address of a picture, with `{slug}`, `{name}`, `{set}`, … to be filled in from the card
 * @slot - a `<script type="application/json">` with the definition
 * @fires swtcg-inspect - a small card or a name was opened; `detail.card` is its definition
 * @fires swtcg-close - closing is asked for
 * @fires swtcg-error - the definition can't be read; `detail` has `code`, `message` and `path`
 * @csspart face - the whole card
 * @csspart art - its art window
 * @cssproperty --swtcg-affiliation-jedi - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgLcgCard extends SwtcgElement {
  static override properties = {
    card: { attribute: false },
    state: { attribute: false },
    attached: { attribute: false },
    captured: { type: Number },
    size: { type: String, reflect: true },
    faceDown: { type: Boolean, reflect: true, attribute: 'face-down' },
    known: { type: Boolean },
    mark: { type: String, reflect: true },
    closable: { type: Boolean },
    cardArt: { type: String, attribute: 'card-art' },
    _opened: { state: true },
    _artFailed: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    affiliations,
    counters,
    icons,
    tagStyles,
    unitStyles,
    cardStyles,
    faceStyles,
  ];

  /** The definition. */
  declare card: CardDefinition | CardFace | null;
  /** How it lies, as a view of the game says it. */
  declare state: CardLying;
  /** Definitions of its enhancements. */
  declare attached: readonly (CardDefinition | CardFace)[];
  /** How many cards are captured at it. */
  declare captured: number;
  declare size: CardSize;
  declare faceDown: boolean;
  declare known: boolean;
  declare mark: CardMark | null;
  declare closable: boolean;
  declare cardArt: string | null;
  declare _opened: boolean;
  /** The address that gave no picture. */
  declare _artFailed: string | null;

  readonly #internals: ElementInternals;
  #found: CardFace | CardProblem | null = null;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.card = null;
    this.state = {};
    this.attached = [];
    this.captured = 0;
    this.size = 'full';
    this.faceDown = false;
    this.known = false;
    this.mark = null;
    this.closable = false;
    this.cardArt = null;
    this._opened = false;
    this._artFailed = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.card === null) this.requestUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('card') || !this.hasUpdated || (this.card === null && this.#found === null)) this.#read();
    const found = this.#found && !isProblem(this.#found) ? this.#found : null;
    const wide = found?.type === 'Objective' || found?.type === 'Affiliation';
    this.#internals.states[wide && !this.#hidden && this.size === 'full' ? 'add' : 'delete']('lying');
  }

  #read(): void {
    this.#found = this.#definition();
    if (this.#found && isProblem(this.#found)) {
      const detail = this.#found;
      // The page may listen only once the element stands in it.
      queueMicrotask(() => this.send('swtcg-error', detail));
    }
  }

  #definition(): CardFace | CardProblem | null {
    if (this.card !== null) return readDefinition(this.card);
    const text = this.querySelector(':scope > script[type="application/json"]')?.textContent;
    if (text === undefined || text === null) return null;
    try {
      return readDefinition(JSON.parse(text));
    } catch {
      return { code: 'unreadable', message: lcgStrings().notJson, path: '' };
    }
  }

  get #hidden(): boolean {
    return (this.faceDown || this.state.faceDown === true) && !this.known;
  }

  #shape(face: CardFace): CardShape {
    const attached = this.attached.map(readDefinition).filter((one): one is CardFace => !isProblem(one));
    const state = this.faceDown ? { ...this.state, faceDown: true } : this.state;
    return { face, state, attached, captured: this.captured };
  }

  override render(): TemplateResult {
    const found = this.#found;
    const say = lcgStrings();
    if (!found) return html`<p class="problem">${sign('back')}<span>${say.noCard}</span></p>`;
    if (isProblem(found))
      return html`<div class="problem" role="alert">
        ${sign('cross')}<p>${found.message}</p>
        ${found.path ? html`<p>${say.in} <code>${found.path}</code></p>` : nothing}
      </div>`;
    const shape = this.#shape(found);
    if (this.size === 'name') return html`${this.#name(found)}${this.#sheet(shape)}`;
    if (this.size === 'small') return html`${this.#small(shape)}${this.#marked()}${this.#sheet(shape)}`;
    const close = this.closable ? () => this.send('swtcg-close', {}) : null;
    return html`${this.#hidden ? fullBack() : this.#full(shape, close)}${this.#marked()}`;
  }

  /** Gives the focus to the first part of the card that can have it. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('button, [tabindex]')?.focus(options),
    );
  }

  #full(shape: CardShape, close: (() => unknown) | null): TemplateResult {
    const art = this.#art(shape.face);
    return fullFace(shape, {
      art,
      artFailed: () => {
        this._artFailed = art;
      },
      close,
    });
  }

  /** The address of its picture, unless there was none at that address. */
  #art(face: CardFace): string | null {
    const address = artOf(this.cardArt, face);
    return address === this._artFailed ? null : address;
  }

  /** The board's own drawing of a card, as a list of one. */
  #small({ face, state, attached }: CardShape): TemplateResult {
    const one = (of: CardFace, i: number | ''): Shown => ({
      id: String(i),
      card: lying({}),
      face: of,
      twin: '',
    });
    const inspect = () => void this.#open();
    return html`<ul role="none">
      ${unit(
        { ...one(face, ''), card: lying(state) },
        { ...ALONE, attached: attached.map(one), art: this.#art(face), inspect },
      )}
    </ul>`;
  }

  #name(face: CardFace): TemplateResult {
    return html`<span
      class="name-only"
      role="button"
      tabindex="0"
      data-affiliation=${colorOf(face)}
      aria-haspopup="dialog"
      aria-expanded=${this._opened}
      @click=${this.#open}
      @keydown=${this.#keys}
      >${sign(typeSign(face), 'sm')}${titleOf(face)}</span
    >`;
  }

  #marked(): TemplateResult | typeof nothing {
    const { marks } = lcgStrings();
    if (!this.mark || !Object.hasOwn(marks, this.mark)) return nothing;
    const signs = {
      usable: nothing,
      selected: sign('check'),
      target: sign('target'),
      locked: sign('captured'),
    };
    return html`<span class="mark">${signs[this.mark]}<span class="vh">${marks[this.mark]}</span></span>`;
  }

  readonly #keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    void this.#open();
  };

  readonly #open = async (): Promise<void> => {
    this.send('swtcg-inspect', { card: this.card ?? this.#found });
    this._opened = true;
    await this.updateComplete;
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    const place = this.renderRoot.querySelector('.unit > .card, .name-only');
    if (!sheet || !place) return;
    hang(sheet, place, this.size === 'name' ? 'below' : 'beside', 10);
    sheet.querySelector<HTMLElement>('.close')?.focus();
  };

  #sheet(shape: CardShape): TemplateResult {
    const close = () => this.renderRoot.querySelector<HTMLElement>('.sheet')?.hidePopover();
    return html`<div
      class="sheet"
      popover
      role="dialog"
      aria-label=${titleOf(shape.face)}
      @toggle=${(event: ToggleEvent) => {
        this._opened = event.newState === 'open';
      }}
    >
      ${this._opened ? this.#full(shape, close) : nothing}
    </div>`;
  }
}
