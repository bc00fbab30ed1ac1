// One card from data: whole for reading, small for a table or a list, or as a name in running text.

import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { isLcgCard, loadLcgCard } from '../../games/lcg-cards.ts';
import { SwtcgRule } from '../../rule/rule.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import { card } from '../../shared/card/card.styles.ts';
import { define, SwtcgElement } from '../../shared/element.ts';
import { hang } from '../../shared/hang.ts';
import { icon } from '../../shared/icons.ts';
import { lazy } from '../../shared/lazy.ts';
import { rulesetOf } from '../../shared/ruleset.ts';
import { decor } from '../board/decor.styles.ts';
import { artOf, type CardFace, iconOf, nameOf, titleOf, typeOf } from '../board/face.ts';
import { motifs } from '../board/motifs.styles.ts';
import { roles } from '../board/roles.styles.ts';
import { types } from '../board/types.styles.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import { unit, version } from '../board/unit.ts';
import { type CardDefinition, type CardProblem, isProblem, readDefinition } from './definition.ts';
import { type FullOptions, fullBack, fullFace, isUnit } from './full.ts';
import { type CardLying, type CardShape, lying } from './shape.ts';
import { cardStrings } from './strings.ts';

export type CardSize = 'full' | 'small' | 'name';
export type CardMark = 'usable' | 'selected' | 'target' | 'locked';

const MARKS: Readonly<Record<CardMark, TemplateResult | typeof nothing>> = {
  usable: nothing,
  selected: icon('check'),
  target: sign(svg`<circle cx="8" cy="8" r="4.4"/><path d="M8 1.4v4M8 10.6v4M1.4 8h4M10.6 8h4"/>`),
  locked: sign(svg`<path d="M3.6 7.2h8.8v6.4H3.6zM5.4 7.2V5a2.6 2.6 0 0 1 5.2 0v2.2"/>`),
};

const notJson = (): CardProblem => ({ code: 'unreadable', message: cardStrings().notJson, path: '' });

const lcgCard = lazy(async () => {
  const card = await loadLcgCard();
  define('swtcg-lcg-card', card);
  return card;
});

/** Objectives and affiliations of the other game lie, as they are printed. */
const isWide = (other: object | null): boolean =>
  other !== null && 'type' in other && (other.type === 'Objective' || other.type === 'Affiliation');

function sign(shape: TemplateResult<2>): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
}

/**
 * A card, drawn from its definition: the same object that a scenario or a replay has under `cards`. It comes as the
 * property `card`, or as a `<script type="application/json">` inside the element. Keywords in its text open our
 * explanation of them. Small cards follow their own width: up to 127 px a card, from 128 a dense chip, from 216 a chip;
 * they and names open the whole card. A definition that can't be read is told of in place.
 *
 * @attr {'full'|'small'|'name'} size - whole, small, or a name in running text
 * @attr {boolean} tapped - it lies on its side
 * @attr {boolean} face-down - its back is up
 * @attr {boolean} known - the reader may look at its face though it lies face-down
 * @attr {number} damage - damage counters on it
 * @attr {number} build - build counters on it
 * @attr {'attacker'|'defender'} fights - its part in an attack, for small cards
 * @attr {'usable'|'selected'|'target'|'locked'} mark - what can be done with it now
 * @attr {boolean} closable - offers a button to close the whole card, for whoever shows it above something
 * @attr {string} card-art - address of a picture, with `{slug}`, `{name}`, `{version}`, … to be filled in from the card
 * @slot - a `<script type="application/json">` with the definition
 * @fires swtcg-inspect - a small card or a name was opened; `detail.card` is its definition
 * @fires swtcg-close - closing is asked for
 * @fires swtcg-error - the definition can't be read; `detail` has `code`, `message` and `path`
 * @csspart face - the whole card
 * @csspart art - its art window
 * @cssproperty --swtcg-type-space - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgCard extends SwtcgElement {
  static override parts = { 'swtcg-rule': SwtcgRule };

  static override properties = {
    card: { attribute: false },
    state: { attribute: false },
    stack: { attribute: false },
    pilots: { attribute: false },
    equipment: { attribute: false },
    size: { type: String, reflect: true },
    tapped: { type: Boolean, reflect: true },
    faceDown: { type: Boolean, reflect: true, attribute: 'face-down' },
    known: { type: Boolean },
    damage: { type: Number },
    build: { type: Number },
    fights: { type: String },
    mark: { type: String, reflect: true },
    closable: { type: Boolean },
    cardArt: { type: String, attribute: 'card-art' },
    _opened: { state: true },
    _artFailed: { state: true },
  };

  static override styles = [SwtcgElement.styles, types, counters, unitStyles, roles, decor, motifs, card];

  /** The definition. */
  declare card: CardDefinition | null;
  /** How it lies, as a view of the game says it; the attributes go before it. */
  declare state: CardLying;
  /** Definitions of the cards beneath it, topmost first. */
  declare stack: readonly CardDefinition[];
  /** Definitions of its Pilots. */
  declare pilots: readonly CardDefinition[];
  /** Definitions of its Equipment. */
  declare equipment: readonly CardDefinition[];
  declare size: CardSize;
  declare tapped: boolean;
  declare faceDown: boolean;
  declare known: boolean;
  declare damage: number;
  declare build: number;
  declare fights: 'attacker' | 'defender' | null;
  declare mark: CardMark | null;
  declare closable: boolean;
  declare cardArt: string | null;
  declare _opened: boolean;
  /** The address that gave no picture. */
  declare _artFailed: string | null;

  readonly #internals: ElementInternals;
  #found: CardFace | CardProblem | null = null;
  /** The definition of a card of another game: that game's own element draws it. */
  #other: object | null = null;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.card = null;
    this.state = {};
    this.stack = [];
    this.pilots = [];
    this.equipment = [];
    this.size = 'full';
    this.tapped = false;
    this.faceDown = false;
    this.known = false;
    this.damage = 0;
    this.build = 0;
    this.fights = null;
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
    const face = this.#found && !isProblem(this.#found) ? this.#found : null;
    const set = (name: string, on: boolean) => this.#internals.states[on ? 'add' : 'delete'](name);
    const lies = face ? !isUnit(face) && !this.#hidden : isWide(this.#other) && this.size === 'full';
    set('lying', lies);
    set('tapped', this.#lies.tapped === true);
  }

  #read(): void {
    const given = this.#given();
    this.#other = isLcgCard(given, rulesetOf(this)) ? given : null;
    this.#found =
      given === null || this.#other ? null : given === undefined ? notJson() : readDefinition(given);
    if (this.#found && isProblem(this.#found)) {
      const detail = this.#found;
      // The page may listen only once the element stands in it.
      queueMicrotask(() => this.send('swtcg-error', detail));
    }
  }

  /** What the page says of the card; undefined: it is no JSON. */
  #given(): unknown {
    if (this.card !== null) return this.card;
    const text = this.querySelector(':scope > script[type="application/json"]')?.textContent;
    if (text === undefined || text === null) return null;
    try {
      return JSON.parse(text) ?? '';
    } catch {
      return undefined;
    }
  }

  get #lies(): CardLying {
    const { state, tapped, faceDown, damage, build } = this;
    return {
      ...state,
      tapped: tapped || state.tapped === true,
      faceDown: faceDown || state.faceDown === true,
      damage: damage || (state.damage ?? 0),
      build: build || (state.build ?? 0),
    };
  }

  get #hidden(): boolean {
    return this.#lies.faceDown === true && !this.known;
  }

  #shape(face: CardFace): CardShape {
    const faces = (list: readonly CardDefinition[]) =>
      list.map(readDefinition).filter((one): one is CardFace => !isProblem(one));
    return {
      face,
      state: this.#lies,
      stack: faces(this.stack),
      pilots: faces(this.pilots),
      equipment: faces(this.equipment),
    };
  }

  override render(): TemplateResult {
    if (this.#other) return this.#drawnByItsGame(this.#other);
    const found = this.#found;
    if (!found) return html`<p class="problem">${icon('info')}<span>${cardStrings().noCard}</span></p>`;
    if (isProblem(found))
      return html`<div class="problem" role="alert">
        ${icon('warn')}<p>${found.message}</p>
        ${found.path ? html`<p>${cardStrings().in} <code>${found.path}</code></p>` : nothing}
      </div>`;
    const shape = this.#shape(found);
    if (this.size === 'name') return html`${this.#name(found)}${this.#sheet(shape)}`;
    if (this.size === 'small') return html`${this.#small(shape)}${this.#marked()}${this.#sheet(shape)}`;
    const close = this.closable ? () => this.send('swtcg-close', {}) : null;
    return html`${this.#hidden ? fullBack(shape) : this.#full(shape, close)}${this.#marked()}`;
  }

  #drawnByItsGame(definition: object): TemplateResult {
    if (!lcgCard.for(this)) return html``;
    return html`<swtcg-lcg-card
      .card=${definition}
      .state=${this.state}
      .cardArt=${this.cardArt}
      size=${this.size}
      mark=${this.mark ?? nothing}
      ?face-down=${this.faceDown}
      ?known=${this.known}
      ?closable=${this.closable}
    ></swtcg-lcg-card>`;
  }

  /** Gives the focus to the first part of the card that can have it. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>('swtcg-lcg-card, button, [tabindex]')?.focus(options),
    );
  }

  #full(shape: CardShape, close: FullOptions['close']): TemplateResult {
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

  /** The board's own drawing of a unit, as a list of one. */
  #small({ face, state, stack, pilots, equipment }: CardShape): TemplateResult {
    const shown = (one: CardFace, i: number) => ({ id: String(i), card: lying({}), face: one, twin: '' });
    return html`<ul role="none">
      ${unit(
        { id: '', card: lying(state), face, twin: '' },
        {
          role: this.fights,
          known: this.known,
          stack: stack.map(shown),
          tucked: [...pilots, ...equipment].map(shown),
          art: this.#art(face),
          inspect: () => this.#open(),
        },
      )}
    </ul>`;
  }

  #name(face: CardFace): TemplateResult {
    return html`<span
      class="name-only"
      role="button"
      tabindex="0"
      data-type=${typeOf(face)}
      aria-haspopup="dialog"
      aria-expanded=${this._opened}
      @click=${this.#open}
      @keydown=${this.#keys}
      >${icon(iconOf(face), 'sm')}${titleOf(face)}${version(face)}</span
    >`;
  }

  #marked(): TemplateResult | typeof nothing {
    if (!this.mark || !Object.hasOwn(MARKS, this.mark)) return nothing;
    return html`<span class="mark">${MARKS[this.mark]}<span class="vh">${cardStrings().marks[this.mark]}</span></span>`;
  }

  readonly #keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    void this.#open();
  };

  async #open(): Promise<void> {
    this.send('swtcg-inspect', { card: this.card ?? this.#found });
    this._opened = true;
    await this.updateComplete;
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    const place = this.renderRoot.querySelector('.unit > .card, .name-only');
    if (!sheet || !place) return;
    hang(sheet, place, this.size === 'name' ? 'below' : 'beside', 10);
    sheet.querySelector<HTMLElement>('.close')?.focus();
  }

  #sheet(shape: CardShape): TemplateResult {
    const close = () => this.renderRoot.querySelector<HTMLElement>('.sheet')?.hidePopover();
    return html`<div
      class="sheet"
      popover
      role="dialog"
      aria-label=${nameOf(shape.face)}
      @toggle=${(event: ToggleEvent) => {
        this._opened = event.newState === 'open';
      }}
    >
      ${this._opened ? this.#full(shape, close) : nothing}
    </div>`;
  }
}
