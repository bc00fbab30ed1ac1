// The table of the Living Card Game, drawn. No rules here: it shows what the view says and asks nothing.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type CardId, DIAL, other, type Side } from '../../../src/lcg/language/terms.ts';
import type { ClashView, EdgeView, PendingView, StrikeView } from '../../../src/lcg/view/engagement-view.ts';
import type { PlayView } from '../../../src/lcg/view/scene.ts';
import {
  type CardFaces,
  cardsIn,
  type Shown,
  shown,
  shownAll,
  unitsOf,
} from '../../../src/lcg/view/table-view.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import type { Marks } from '../../shared/board/mark.ts';
import type { CardMotion } from '../../shared/board/motion.ts';
import { player as playerStyles } from '../../shared/board/player.styles.ts';
import type { Stops } from '../../shared/board/stops.ts';
import { define, SwtcgElement } from '../../shared/element.ts';
import { beforePaint } from '../../shared/frame.ts';
import { type Lazy, lazy } from '../../shared/lazy.ts';
import { affiliations } from '../look/affiliations.styles.ts';
import { artOf, calledOf } from '../look/face.ts';
import { icons as iconStyles } from '../look/icons.styles.ts';
import { lcgStrings } from '../look/strings.ts';
import { type AreaOptions, area, forward } from './area.ts';
import { board as boardStyles } from './board.styles.ts';
import { force as forceStyles } from './force.styles.ts';
import { force } from './force.ts';
import type { Journey, journeysOf } from './journeys.ts';
import type { moves } from './moves.ts';
import { type Names, player } from './player.ts';
import { unit as unitStyles } from './unit.styles.ts';
import { type Inspect, type UnitOptions, unit } from './unit.ts';
import { wide } from './wide.styles.ts';

/** How a journey is found in the steps of a game: comes with the sheet. */
type JourneysOf = typeof journeysOf;

/** What the keys go along. */
const CARDS = '.unit > .card, .tag, button.place';

/** What draws an engagement, cards being played and cards that move, and handles the keys. Until it is here, the board is drawn without. */
export const action: Lazy<typeof import('./action.ts')> = lazy(() => import('./action.ts'));

/** A card in full. */
const sheet = lazy(async () => {
  const [part, { SwtcgLcgCard }] = await Promise.all([import('./sheet.ts'), import('../card/card.ts')]);
  define('swtcg-lcg-card', SwtcgLcgCard);
  return part;
});

/**
 * A table that draws a documented view of Star Wars: The Card Game (2012): both play areas with objectives and units, the
 * engagement between them, and what belongs to each player. Dark is above Light. Cards under masked ids are hidden: the view
 * decides what can be seen, and the board knows no more. It knows no rules. Its layout follows its own width, from 280 px up.
 *
 * It is one stop of the Tab key: ↑ and ↓ lead from card to card, Page Up and Page Down from zone to zone.
 *
 * @attr {boolean} flip - swaps the halves: Light above, Dark below
 * @attr {string} card-art - address of a card's picture, with `{name}`, `{set}`, `{sequence}` and `{slug}` to be filled in
 * @attr {boolean} still - changes happen at once, without motion
 * @attr {boolean} picking - a card that is chosen is picked, to do something with it, instead of read
 * @fires swtcg-inspect - a card was chosen; `detail.id` is its id, `detail.from` where it lies. Unless it is prevented, it is opened for reading
 * @fires swtcg-pick - a card, or the dial, was picked, where `picking` is set; `detail.id` is its id, `detail.from` where it lies
 * @fires swtcg-drop - the place that `drops` offers was chosen; `detail.drop` says which
 * @fires swtcg-seek - a step of a card's journey is asked for; `detail.index` is its number, from 0
 * @csspart base - the whole board
 * @csspart player - one player's bar of zones
 * @csspart play-area - one player's objectives and units
 * @csspart engagement - what is going on in an engagement
 * @cssproperty --swtcg-affiliation-jedi - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgLcgBoard extends SwtcgElement {
  static override properties = {
    view: { attribute: false },
    cards: { attribute: false },
    plays: { attribute: false },
    edgeBattle: { attribute: false },
    strike: { attribute: false },
    pending: { attribute: false },
    clash: { attribute: false },
    names: { attribute: false },
    flip: { type: Boolean, reflect: true },
    cardArt: { attribute: 'card-art' },
    journeys: { attribute: false },
    marks: { attribute: false },
    drops: { attribute: false },
    handless: { attribute: false },
    picking: { type: Boolean },
    still: { type: Boolean },
    _open: { state: true },
    _inspected: { state: true },
    _sheet: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    affiliations,
    counters,
    iconStyles,
    unitStyles,
    playerStyles,
    forceStyles,
    boardStyles,
    wide,
  ];

  /** The documented view of the game. */
  declare view: View | null;
  /** The printed face of each card, by id. */
  declare cards: CardFaces;
  /** Cards and abilities that wait to take effect, in the order in which they were played. */
  declare plays: readonly PlayView[];
  /** The edge battle under way. */
  declare edgeBattle: EdgeView | null;
  /** The strike under way. */
  declare strike: StrikeView | null;
  /** Tokens that are about to be placed. */
  declare pending: readonly PendingView[];
  /** What counts in the engagement by effects of cards. */
  declare clash: ClashView | null;
  /** What the players are called. */
  declare names: Names;
  declare flip: boolean;
  declare cardArt: string | null;
  /** What a card went through in this game, for its sheet. */
  declare journeys: ((id: CardId, journeysOf: JourneysOf) => readonly Journey[]) | null;
  /** What can be done with each card now, for a table that asks; the dial is `dial`. */
  declare marks: Marks;
  /** Places that a card can be put into, `light:units` or `light:enhancements`, with the words for it. */
  declare drops: Readonly<Record<string, string>>;
  /** The player whose hand is shown elsewhere. */
  declare handless: Side | null;
  /** Whether cards are picked, to do something with them, instead of being read. */
  declare picking: boolean;
  declare still: boolean;
  /** The zone whose cards are listed where zones are tiles: `dark:hand`. */
  declare _open: string | null;
  declare _inspected: CardId | null;
  declare _sheet: typeof sheet.part;

  #motion: CardMotion | null = null;
  #stops: Stops | null = null;
  /** What was drawn last. */
  #drawn: readonly [view: View | null, flip: boolean] | null = null;
  #sizes: ResizeObserver | null = null;

  constructor() {
    super();
    this.view = null;
    this.cards = {};
    this.plays = [];
    this.edgeBattle = null;
    this.strike = null;
    this.pending = [];
    this.clash = null;
    this.names = {};
    this.flip = false;
    this.cardArt = null;
    this.journeys = null;
    this.marks = {};
    this.drops = {};
    this.handless = null;
    this.picking = false;
    this.still = false;
    this._open = null;
    this._inspected = null;
    this._sheet = null;
    // Until the keys of the board have come, and where they don't, the Tab key stops at every card.
    for (const at of ['pointerenter', 'focusin'])
      this.addEventListener(at, () => action.for(this), { once: true });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#sizes = new ResizeObserver(this.#measure);
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  /** Whether something happens that only the lazy part can draw. */
  get #happens(): boolean {
    const [view, flip] = this.#drawn ?? [];
    const moved = !!view && (this.view !== view || this.flip !== flip);
    const marked = Object.keys(this.marks).length > 0 || Object.keys(this.drops).length > 0;
    return marked || !!this.view?.engagement || this.plays.length > 0 || (moved && !this.still);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#stops?.before();
    const arrived = this.#happens ? action.for(this) : action.part;
    if (arrived) this.#equip(arrived);
    if (this.still) this.#motion?.forget();
    else {
      const movers = changed.has('view') ? this.#movers(changed.get('view')) : undefined;
      if (changed.has('flip') || movers?.size) this.#motion?.before(this.renderRoot, movers);
    }
  }

  #equip({ CardMotion, Stops, styles }: NonNullable<typeof action.part>): void {
    if (this.#motion) return;
    this.#motion = new CardMotion();
    this.#stops = new Stops(this, CARDS);
    for (const one of styles) this.adopt(one);
  }

  #movers(before: View | null | undefined): ReturnType<typeof moves> | undefined {
    return before && this.view ? action.part?.moves(before, this.view) : undefined;
  }

  override updated(): void {
    this.#drawn = [this.view, this.flip];
    this.#settle();
  }

  readonly #settle = beforePaint(() => {
    this.#motion?.after(this.renderRoot);
    this.#measure();
  });

  readonly #measure = (): void => {
    action.part?.drawArrows(this.renderRoot);
    this.#stops?.set();
  };

  override render(): TemplateResult {
    const { view } = this;
    if (!view) return html`<p class="empty" part="base">${lcgStrings().noTable}</p>`;
    const above: Side = this.flip ? 'light' : 'dark';
    const below = other(above);
    return html`<div class="board" part="base">
      ${this.#bar(view, above)}
      <div class="table" ?data-engaged=${view.engagement !== null}>
        ${area(view, this.cards, above, 'top', this.#area(view))} ${this.#middle(view, above)}
        ${area(view, this.cards, below, 'bottom', this.#area(view))} ${action.part?.ARROWS ?? nothing}
      </div>
      ${this.#bar(view, below)}
      ${action.part && this.plays.length > 0 ? action.part.playsOf(this.plays, view, this.cards, this.#ask, this.marks) : nothing}
      ${this.#inspect(view)}
    </div>`;
  }

  #area(view: View): AreaOptions {
    return {
      drops: this.drops,
      drop: (drop) => this.send('swtcg-drop', { drop }),
      unit: (one) => unit(one, this.#options(view, one)),
    };
  }

  #bar(view: View, side: Side): TemplateResult {
    return player(view, this.cards, side, {
      name: this.names[side] ?? null,
      listed: this._open,
      played: this.plays.map(({ id }) => id),
      handless: this.handless === side,
      marks: this.marks,
      list: (zone) => {
        this._open = this._open === zone ? null : zone;
      },
      inspect: this.#ask,
    });
  }

  #strikeOf(id: CardId): UnitOptions['strike'] {
    const { strike } = this;
    if (strike?.unit === id) return 'strikes';
    return strike?.targets.some((one) => one.id === id) ? 'struck' : null;
  }

  #options(view: View, { id, card, face }: Shown): UnitOptions {
    const { cards, marks } = this;
    const engagement = view.engagement;
    return {
      marks,
      inspect: this.#ask,
      role: engagement?.objective === id ? 'engaged' : (card.participating ?? null),
      strike: this.#strikeOf(id),
      edge: !!card.participating && engagement?.edge === card.controller,
      pending: this.#pendingOf(id),
      pendingOf: this.#pendingOf,
      attached: shownAll(view, cards, card.enhancements ?? []),
      captured: shownAll(view, cards, card.captured ?? []),
      art: artOf(this.cardArt, face),
    };
  }

  readonly #pendingOf = (id: CardId): PendingView | null => this.pending.find((one) => one.id === id) ?? null;

  #middle(view: View, above: Side): TemplateResult {
    const { cards, marks, edgeBattle, clash } = this;
    const attached = (['dark', 'light'] as const).flatMap((side) => cardsIn(view, cards, `on:${DIAL}`, side));
    const engaged = view.engagement?.objective === DIAL;
    const draw = (one: Shown) => unit(one, this.#options(view, one));
    return html`<div class="mid">
      ${force(view, { attached, engaged, struck: this.#strikeOf(DIAL) === 'struck', marks, inspect: this.#ask })}
      ${
        view.engagement
          ? html`<div class="clash">
              ${forward(view, above, 'top', unitsOf(view, cards, above).forward, draw)}
              ${action.part?.lane({ view, cards, above, battle: edgeBattle, clash, marks, inspect: this.#ask }) ?? nothing}
              ${forward(view, other(above), 'bottom', unitsOf(view, cards, other(above)).forward, draw)}
            </div>`
          : html`<p class="calm">${lcgStrings().noEngagement}</p>`
      }
    </div>`;
  }

  readonly #ask: Inspect = (id, from) => {
    if (this.picking) this.send('swtcg-pick', { id, from });
    else if (this.send('swtcg-inspect', { id, from })) this.inspect(id, from);
  };

  /** Opens a card for reading, beside where it lies. */
  inspect(id: CardId, from: HTMLElement): void {
    if (id === DIAL) return;
    this._inspected = id;
    void this.#open(from);
  }

  /** Where the sheet cannot be fetched, nothing is opened: the card says on the table what it says. */
  async #open(from: HTMLElement): Promise<void> {
    const arrived = await sheet.load().catch(() => null);
    if (!arrived) return;
    this.adopt(arrived.sheetStyles);
    this._sheet = arrived;
    await this.updateComplete;
    const popover = this.renderRoot.querySelector<HTMLElement>('.inspect');
    if (popover) arrived.openCardSheet(popover, from);
  }

  #inspect(view: View): TemplateResult {
    const one = this._inspected === null ? null : shown(view, this.cards, this._inspected);
    const part = this._sheet;
    return html`<div
      class="inspect"
      popover
      role="dialog"
      aria-label=${one ? calledOf(one) : lcgStrings().card}
      @toggle=${(event: ToggleEvent) => {
        if (event.newState === 'closed') this._inspected = null;
      }}
    >
      ${
        one && part
          ? part.cardSheet(one, {
              cardArt: this.cardArt,
              attached: shownAll(view, this.cards, one.card.enhancements ?? []),
              captured: shownAll(view, this.cards, one.card.captured ?? []),
              journeys: this.journeys?.(one.id, part.journeysOf) ?? [],
              close: () => this.renderRoot.querySelector<HTMLElement>('.inspect')?.hidePopover(),
              seek: (index) => this.send('swtcg-seek', { index }),
            })
          : nothing
      }
    </div>`;
  }
}
