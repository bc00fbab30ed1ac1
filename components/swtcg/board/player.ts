// One player's bar: name, Force and build points, and the zones outside the arenas.

import { html, nothing, type TemplateResult } from 'lit';
import { isMask } from '../../../src/swtcg/model/mask.ts';
import type { CardId, Side } from '../../../src/swtcg/model/state.ts';
import { cardsIn, type Shown, shownAll } from '../../../src/swtcg/view/table-view.ts';
import type { View } from '../../../src/swtcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { type IconName, icon } from '../../shared/icons.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { swtcgStrings } from '../words/strings.ts';
import { type CardFaces, nameOf } from './face.ts';
import { boardStrings } from './strings.ts';
import { tag } from './unit.ts';

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
  readonly inspect: (id: CardId, from: HTMLElement) => void;
  readonly unit: (one: Shown) => TemplateResult;
}

interface ZoneView {
  readonly key: string;
  readonly count: number;
  /** The list, or null where only the number is shown. */
  readonly list: TemplateResult | null;
  /** How many of its cards are hidden: they are shown as backs. */
  readonly hidden?: number;
}

const BACKS = 15;

export function player(view: View, cards: CardFaces, side: Side, options: PlayerOptions): TemplateResult {
  const { force, buildPoints } = view[side];
  const there = zones(view, cards, side, options);
  const total = (sign: IconName, title: string, value: number) =>
    html`<div><dt>${icon(sign)}${title}</dt><dd>${value}</dd></div>`;
  return html`<section class="player" part="player" data-side=${side} aria-label=${swtcgStrings().sideOf(side, options.name)}>
    <div class="who">
      <span class="side" data-side=${side} aria-hidden="true">${sharedStrings().side(side).charAt(0)}</span>
      <h3>${options.name ? html`${options.name}<small>${swtcgStrings().sideOf(side)}</small>` : swtcgStrings().sideOf(side)}</h3>
    </div>
    <dl class="totals">${total('force', boardStrings().force, force)}${total('build', swtcgStrings().build, buildPoints)}</dl>
    <div class="zones" data-count=${there.length}>${there.map((one) => zone(side, one, options))}</div>
  </section>`;
}

/** Shown where there is something in them. */
const OTHERS = ['resource', 'event', 'supply', 'out'];

/** The zones whose cards are looked up in the view; hand, deck and pile stand with the player. */
export const PLAYER_ZONES: readonly string[] = ['build', ...OTHERS];

function zones(view: View, cards: CardFaces, side: Side, options: PlayerOptions): ZoneView[] {
  const { hand, deck, discard } = view[side];
  const tags = (ids: readonly CardId[]) =>
    html`${shownAll(view, cards, ids).map((one) => tag(one, options.inspect, 1, options.marks[one.id]))}`;
  const built = cardsIn(view, cards, 'build', side);
  const inHand = hand.filter((id) => !isMask(id));
  const found: ZoneView[] = [
    { key: 'build', count: built.length, list: html`${built.map(options.unit)}` },
    {
      key: 'hand',
      count: hand.length,
      list: inHand.length > 0 ? tags(inHand) : null,
      hidden: hand.length - inHand.length,
    },
    { key: 'deck', count: deck.length, list: null },
    { key: 'discard', count: discard.length, list: tags(discard) },
  ];
  if (options.handless) found.splice(1, 1);
  for (const key of OTHERS) {
    const there = cardsIn(view, cards, key, side).filter(({ id }) => !options.played.includes(id));
    const open = there.filter(({ id }) => !isMask(id));
    if (there.length > 0)
      found.push({ key, count: there.length, list: open.length > 0 ? copied(open, options) : null });
  }
  return found;
}

/** Cards with one name are listed once, with their number. */
function copied(there: readonly Shown[], { inspect, marks }: PlayerOptions): TemplateResult {
  const kinds = new Map<string, Shown[]>();
  for (const one of there) kinds.set(nameOf(one.face), [...(kinds.get(nameOf(one.face)) ?? []), one]);
  return html`${[...kinds.values()].map(
    ([first, ...more]) => first && tag(first, inspect, more.length + 1, marks[first.id]),
  )}`;
}

function zone(side: Side, one: ZoneView, { listed, list }: PlayerOptions): TemplateResult {
  const { key, count, hidden = 0 } = one;
  const [title, short] = boardStrings().zones[key] ?? [key, key];
  const name = `${side}:${key}`;
  const label = boardStrings().zoneOf(side, title, count);
  const unfolds = one.list !== null && count > 0;
  const open = listed === name && unfolds;
  const tile = html`<span class="vh">${sharedStrings().side(side)}: </span><b>${count}</b> <span>${short}</span>`;
  return html`<div class="zone ${key}" ?data-open=${open}>
    <h4 class="title">${title} <b>${count}</b></h4>
    ${
      unfolds
        ? html`<button class="tile" type="button" aria-expanded=${open} @click=${() => list(name)}>${tile}</button>
            <ul class="list ${count > 9 ? 'many' : ''}" aria-label=${label}>${one.list}</ul>`
        : html`<p class="tile">${tile}</p>`
    }
    ${
      hidden > 0
        ? html`<ul class="list backs" aria-label=${label}>${Array.from({ length: Math.min(hidden, BACKS) }, () => html`<li></li>`)}</ul>`
        : nothing
    }
  </div>`;
}
