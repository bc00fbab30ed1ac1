// The table, drawn. No rules here: it shows what the view says and asks nothing.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isMask } from '../../../src/swtcg/model/mask.ts';
import { ARENAS, type Arena, type CardId, other, SIDES, type Side } from '../../../src/swtcg/model/state.ts';
import type { AttackView, PlayView } from '../../../src/swtcg/view/attack-view.ts';
import {
  cardsIn,
  faceOf,
  locationIn,
  type Shown,
  shown,
  shownAll,
  twinOf,
  unitsIn,
} from '../../../src/swtcg/view/table-view.ts';
import type { View } from '../../../src/swtcg/view/view.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import type { Marks } from '../../shared/board/mark.ts';
import type { CardMotion } from '../../shared/board/motion.ts';
import { player as playerStyles } from '../../shared/board/player.styles.ts';
import type { Stops } from '../../shared/board/stops.ts';
import { define, SwtcgElement } from '../../shared/element.ts';
import { beforePaint } from '../../shared/frame.ts';
import type { JourneysOf } from '../../shared/game-display.ts';
import { icon } from '../../shared/icons.ts';
import { type Lazy, lazy } from '../../shared/lazy.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { swtcgStrings } from '../words/strings.ts';
import { arenas } from './arenas.styles.ts';
import { decor } from './decor.styles.ts';
import { artOf, type CardFaces, calledOf, nameOf } from './face.ts';
import type { moves } from './moves.ts';
import { place as placeStyles } from './place.styles.ts';
import { place } from './place.ts';
import { type Names, PLAYER_ZONES, player } from './player.ts';
import { boardStrings } from './strings.ts';
import { types } from './types.styles.ts';
import { unit as unitStyles } from './unit.styles.ts';
import { type UnitOptions, unit } from './unit.ts';
import { wide } from './wide.styles.ts';

/** What the keys go along. */
const CARDS = '.unit > .card, .tag, button.place';

/** What draws an attack, cards being played and cards that move, and handles the keys. Until it is here, the board is drawn without. */
export const action: Lazy<typeof import('./action.ts')> = lazy(() => import('./action.ts'));

/** A card in full. */
const sheet = lazy(async () => {
  const [{ cardSheet, openCardSheet }, { sheet: sheetStyles }, { journeysOf }, { SwtcgCard }] =
    await Promise.all([
      import('./card-sheet.ts'),
      import('../../shared/board/card-sheet.styles.ts'),
      import('./card-history.ts'),
      import('../card/card.ts'),
    ]);
  define('swtcg-card', SwtcgCard);
  return { cardSheet, openCardSheet, sheetStyles, journeysOf };
});

/**
 * A table that draws a documented view: both players with their zones, and the three arenas in battle order, the
 * Dark half above the Light half. Cards under masked ids are hidden: the view decides what can be seen, and the board
 * knows no more. It knows no rules. Its layout follows its own width, from 280 px up. Cards of one name are told apart by
 * the number that they have in the log.
 *
 * It is one stop of the Tab key: ↑ and ↓ lead from card to card, Page Up and Page Down from zone to zone.
 *
 * @attr {boolean} flip - swaps the halves: Light above, Dark below
 * @attr {string} card-art - address of a card's picture, with `{name}`, `{version}` and `{slug}` to be filled in
 * @attr {'space'|'ground'|'character'} arena - the arena shown where there is room for one only
 * @attr {boolean} still - changes happen at once, without motion
 * @attr {boolean} picking - a card that is chosen is picked, to do something with it, instead of read
 * @fires swtcg-inspect - a card was chosen; `detail.id` is its id, `detail.from` where it lies. Unless it is prevented, it is opened for reading
 * @fires swtcg-pick - a card was picked, where `picking` is set; `detail.id` is its id, `detail.from` where it lies
 * @fires swtcg-drop - the place in an arena that `drops` offers was chosen; `detail.drop` says which
 * @fires swtcg-seek - a step of a card's journey is asked for; `detail.index` is its number, from 0
 * @csspart base - the whole board
 * @csspart player - one player's bar of zones
 * @csspart arena - one arena
 * @cssproperty --swtcg-surface - and all other tokens of the look; see components/shared/tokens.ts
 */
export class SwtcgBoard extends SwtcgElement {
  static override properties = {
    view: { attribute: false },
    cards: { attribute: false },
    attack: { attribute: false },
    plays: { attribute: false },
    names: { attribute: false },
    flip: { type: Boolean, reflect: true },
    cardArt: { attribute: 'card-art' },
    journeys: { attribute: false },
    marks: { attribute: false },
    drops: { attribute: false },
    handless: { attribute: false },
    picking: { type: Boolean },
    arena: { type: String, reflect: true },
    still: { type: Boolean },
    _open: { state: true },
    _inspected: { state: true },
    _sheet: { state: true },
  };

  static override styles = [
    SwtcgElement.styles,
    types,
    counters,
    unitStyles,
    playerStyles,
    arenas,
    placeStyles,
    wide,
    decor,
  ];

  /** The documented view of the game (`view()` of the engine, or `state` of `swtcg run`). */
  declare view: View | null;
  /** The printed face of each card, by id. */
  declare cards: CardFaces;
  /** The attack under way. */
  declare attack: AttackView | null;
  /** What was played and has not had its effect yet, first played first. */
  declare plays: readonly PlayView[];
  /** What the players are called. */
  declare names: Names;
  declare flip: boolean;
  declare cardArt: string | null;
  /** What a card went through in this game, for its sheet. */
  declare journeys: JourneysOf | null;
  /** What can be done with each card now, for a table that asks. */
  declare marks: Marks;
  /** Halves of arenas, `light:space`, that a card can be put into, with the words for it. */
  declare drops: Readonly<Record<string, string>>;
  /** The player whose hand is shown elsewhere. */
  declare handless: Side | null;
  /** Whether cards are picked, to do something with them, instead of being read. */
  declare picking: boolean;
  declare arena: Arena;
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
    this.attack = null;
    this.plays = [];
    this.names = {};
    this.flip = false;
    this.cardArt = null;
    this.journeys = null;
    this.marks = {};
    this.drops = {};
    this.handless = null;
    this.picking = false;
    this.arena = 'space';
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
    return marked || !!this.attack || this.plays.length > 0 || (moved && !this.still);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#stops?.before();
    const arrived = this.#happens ? action.for(this) : action.part;
    if (arrived) this.#equip(arrived);
    if (changed.has('attack') && this.attack) this.arena = this.attack.arena;
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
    action.part?.drawArrow(this.renderRoot);
    this.#stops?.set();
  };

  #attackIn(arena: Arena): AttackView | null {
    return this.attack?.arena === arena ? this.attack : null;
  }

  override render(): TemplateResult {
    const { view } = this;
    if (!view) return html`<p class="empty" part="base">${boardStrings().noTable}</p>`;
    const above: Side = this.flip ? 'light' : 'dark';
    return html`<div class="board" part="base">
      ${this.#bar(view, above)}
      <div class="arenas">
        ${this.#tabs(view)}
        ${ARENAS.map((arena) => this.#field(view, arena, above))}
        ${action.part?.ARROW ?? nothing}
      </div>
      ${this.#bar(view, other(above))}
      ${action.part && this.plays.length > 0 ? action.part.playsOf(this.plays, view, this.cards, this.#ask, this.marks) : nothing}
      ${this.#inspect(view)}
    </div>`;
  }

  /** What all parts of the board are drawn from, and the cards that lie in this one: it is drawn again when one changes. */
  #facts(view: View, zones: readonly string[], sides: readonly Side[], more: readonly unknown[]): unknown[] {
    const { cards, cardArt, marks, drops } = this;
    const there = sides.flatMap((side) => zones.flatMap((zone) => cardsIn(view, cards, zone, side)));
    return [
      cards,
      cardArt,
      marks,
      drops,
      boardStrings(),
      ...more,
      ...there.flatMap(({ id, card }) => [id, card]),
    ];
  }

  #field(view: View, arena: Arena, above: Side): unknown {
    const attack = this.#attackIn(arena);
    const facts = this.#facts(view, [arena], SIDES, [
      above,
      attack,
      action.part,
      view.control[arena],
      this.arena === arena,
    ]);
    return guard(facts, () => this.#arena(view, arena, above));
  }

  #bar(view: View, side: Side): unknown {
    const more = [
      side,
      view[side],
      this.names[side],
      this._open,
      this.handless,
      ...this.plays.map(({ id }) => id),
    ];
    return guard(this.#facts(view, PLAYER_ZONES, [side], more), () => this.#player(view, side));
  }

  #player(view: View, side: Side): TemplateResult {
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
      unit: (one) => this.#unit(view, one),
    });
  }

  #unit(view: View, one: Shown): TemplateResult {
    const { cards } = this;
    const { attack } = this;
    const { stack, pilots, equipment } = one.card;
    const options: UnitOptions = {
      role: attack?.attacker === one.id ? 'attacker' : attack?.defender === one.id ? 'defender' : null,
      known: !isMask(one.id),
      art: artOf(this.cardArt, one.face),
      mark: this.marks[one.id],
      stack: shownAll(view, cards, stack),
      tucked: shownAll(view, cards, [...pilots, ...equipment]),
      inspect: this.#ask,
    };
    return unit(one, options);
  }

  #tabs(view: View): TemplateResult {
    const count = (arena: Arena, side: Side) => unitsIn(view, this.cards, arena, side).length;
    return html`<fieldset class="arena-tabs">
      <legend class="vh">${boardStrings().arena}</legend>
      ${ARENAS.map((arena) => {
        const [dark, light] = [count(arena, 'dark'), count(arena, 'light')];
        return html`<label data-type=${arena}>
          <input
            type="radio"
            name="arena"
            .checked=${this.arena === arena}
            value=${arena}
            @change=${() => {
              this.arena = arena;
            }}
          />
          ${icon(arena, 'sm')}<span>${swtcgStrings().arenas[arena]}</span>
          <small>
            ${this.#attackIn(arena) !== null ? html`<span class="now">${icon('attack', 'sm')}</span>` : nothing}
            <span aria-hidden="true">${boardStrings().counts(dark, light)}</span
            ><span class="vh">${boardStrings().countsSpoken(dark, light, this.#attackIn(arena) !== null)}</span>
          </small>
        </label>`;
      })}
    </fieldset>`;
  }

  #arena(view: View, arena: Arena, above: Side): TemplateResult {
    const word = swtcgStrings().arenas[arena];
    const attack = this.#attackIn(arena);
    const location = locationIn(view, this.cards, arena);
    const name = (id: CardId) => nameOf(faceOf(this.cards, id)) + twinOf(this.cards, id);
    return html`<section class="arena" part="arena" data-area data-arena=${arena} data-type=${arena} ?data-aside=${this.arena !== arena} aria-label=${boardStrings().arenaOf(word)}>
      <header>
        ${icon(arena)}
        <h4>${word}</h4>
        ${
          attack
            ? html`<p class="now">${icon('attack', 'sm')}${boardStrings().attack}</p>`
            : html`<p>${this.#control(view, arena)}</p>`
        }
      </header>
      ${this.#half(view, arena, above, 'top')}
      <div class="mid">
        ${
          attack && action.part
            ? action.part.lane(
                attack,
                location,
                { attacker: name(attack.attacker), defender: name(attack.defender) },
                this.#ask,
                this.marks,
              )
            : place(location, this.#ask, this.marks)
        }
      </div>
      ${this.#half(view, arena, other(above), 'bottom')}
    </section>`;
  }

  #control(view: View, arena: Arena): string {
    const by = view.control[arena];
    if (by) return boardStrings().controls(by);
    return unitsIn(view, this.cards, arena, 'dark').length > 0
      ? boardStrings().contested
      : boardStrings().empty;
  }

  #half(view: View, arena: Arena, side: Side, where: 'top' | 'bottom'): TemplateResult {
    const units = unitsIn(view, this.cards, arena, side);
    const drop = `${side}:${arena}`;
    const dropped = this.drops[drop];
    return html`<div class="half ${where}" data-side=${side} data-drop=${dropped === undefined ? nothing : drop}>
      ${
        units.length > 0
          ? html`<ul class="units" aria-label=${boardStrings().unitsIn(side, swtcgStrings().arenas[arena], units.length)}>
              ${units.map((one) => this.#unit(view, one))}
            </ul>`
          : html`<p class="empty">${boardStrings().noUnits(side)}</p>`
      }
      ${dropped === undefined ? nothing : html`<button class="drop" type="button" @click=${() => this.send('swtcg-drop', { drop })}>${dropped}</button>`}
    </div>`;
  }

  readonly #ask = (id: CardId, from: HTMLElement): void => {
    if (this.picking) this.send('swtcg-pick', { id, from });
    else if (this.send('swtcg-inspect', { id, from })) this.inspect(id, from);
  };

  /** Opens a card for reading, beside where it lies. */
  inspect(id: CardId, from: HTMLElement): void {
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
    const close = () => this.renderRoot.querySelector<HTMLElement>('.inspect')?.hidePopover();
    const options = (id: CardId, { journeysOf }: NonNullable<typeof this._sheet>) => ({
      art: artOf(this.cardArt, (one as Shown).face),
      faces: (ids: readonly CardId[]) => shownAll(view, this.cards, ids).map(({ face }) => face),
      journeys: this.journeys?.(id, journeysOf) ?? [],
      close,
      seek: (index: number) => this.send('swtcg-seek', { index }),
    });
    return html`<div
      class="inspect"
      popover
      role="dialog"
      aria-label=${one ? calledOf(one) : sharedStrings().card}
      @toggle=${(event: ToggleEvent) => {
        if (event.newState === 'closed') this._inspected = null;
      }}
    >
      ${one && this._sheet ? this._sheet.cardSheet(one, options(one.id, this._sheet)) : nothing}
    </div>`;
  }
}
