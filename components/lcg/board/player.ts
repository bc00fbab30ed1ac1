// One player's bar: name, Force cards, reserve value, and the zones that are not in play.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId, Side } from '../../../src/lcg/language/terms.ts';
import { isMask } from '../../../src/lcg/view/mask.ts';
import { type CardFaces, cardsIn, type Shown, shownAll } from '../../../src/lcg/view/table-view.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { type Inspect, tag } from './unit.ts';

export type Names = Readonly<Partial<Record<Side, string | undefined>>>;

export interface PlayerOptions {
  readonly name: string | null;
  /** Cards that are shown as being played, and so in no zone. */
  readonly played: readonly CardId[];
  /** This player's hand is shown elsewhere. */
  readonly handless: boolean;
  readonly marks: Marks;
  /** The zone that is unfolded where zones are tiles. */
  readonly listed: string | null;
  readonly list: (zone: string) => void;
  readonly inspect: Inspect;
}

interface ZoneView {
  readonly key: string;
  readonly count: number;
  readonly open: readonly Shown[];
  /** How many of its cards are hidden: they are shown as backs. */
  readonly hidden: number;
}

/** More are only counted. */
const BACKS = 15;
const FORCE_CARDS = 3;

function zones(view: View, cards: CardFaces, side: Side, { handless, played }: PlayerOptions): ZoneView[] {
  const { hand, deck, objectiveDeck, discard, victory } = view[side];
  const of = (key: string, ids: readonly CardId[]): ZoneView => {
    const open = ids.filter((id) => !isMask(id) && !played.includes(id));
    const hidden = ids.filter(isMask).length;
    return { key, count: open.length + hidden, open: shownAll(view, cards, open), hidden };
  };
  const counted = (key: string, ids: readonly CardId[]): ZoneView => ({
    key,
    count: ids.length,
    open: [],
    hidden: 0,
  });
  const out = cardsIn(view, cards, 'out', side).filter(({ id }) => !played.includes(id));
  return [
    ...(handless ? [] : [of('hand', hand)]),
    counted('deck', deck),
    counted('objectiveDeck', objectiveDeck),
    of('discard', discard),
    of('victory', victory),
    ...(out.length > 0
      ? [
          of(
            'out',
            out.map(({ id }) => id),
          ),
        ]
      : []),
  ];
}

function zone(side: Side, { key, count, open, hidden }: ZoneView, options: PlayerOptions): TemplateResult {
  const { listed, list, inspect, marks } = options;
  const say = lcgStrings();
  const [title, short] = say.zones[key] ?? [key, key];
  const name = `${side}:${key}`;
  const label = say.zoneOf(side, title, count);
  const unfolds = open.length > 0;
  const isOpen = listed === name && unfolds;
  const tile = html`<span class="vh">${say.side(side)}: </span><b>${count}</b> <span>${short}</span>`;
  return html`<div class="zone ${key}" ?data-open=${isOpen}>
    <h4 class="title">${title} <b>${count}</b></h4>
    ${
      unfolds
        ? html`<button class="tile" type="button" aria-expanded=${isOpen} @click=${() => list(name)}>${tile}</button>
            <ul class="list ${open.length > 9 ? 'many' : ''}" aria-label=${label}>${open.map((one) => tag(one, inspect, marks[one.id]))}</ul>`
        : html`<p class="tile">${tile}</p>`
    }
    ${
      hidden > 0
        ? html`<ul class="list backs" aria-label=${label}>${Array.from({ length: Math.min(hidden, BACKS) }, () => html`<li></li>`)}</ul>`
        : nothing
    }
  </div>`;
}

const forceCards = (side: Side, left: number): TemplateResult => html`<div>
  <dt>${sign('force')}<span>${lcgStrings().forceCards}</span></dt>
  <dd>
    <span class="force-cards" data-side=${side} aria-hidden="true">${Array.from({ length: FORCE_CARDS }, (_, i) => html`<i class=${i < left ? 'there' : ''}></i>`)}</span
    ><span class="vh">${lcgStrings().forceCardsLeft(left)}</span>
  </dd>
</div>`;

export function player(view: View, cards: CardFaces, side: Side, options: PlayerOptions): TemplateResult {
  const { name } = options;
  const say = lcgStrings();
  const there = zones(view, cards, side, options);
  return html`<section class="player" part="player" data-side=${side} aria-label=${say.sideOf(side, name)}>
    <div class="who">
      <span class="side" data-side=${side} aria-hidden="true">${say.side(side).charAt(0)}</span>
      <h3>${name ? html`${name}<small>${say.sideOf(side)}</small>` : say.sideOf(side)}</h3>
    </div>
    <dl class="totals">
      ${forceCards(side, view[side].forceCards)}
      <div><dt>${say.reserve}</dt><dd>${view[side].reserve}</dd></div>
    </dl>
    <div class="zones" data-count=${there.length}>${there.map((one) => zone(side, one, options))}</div>
  </section>`;
}
