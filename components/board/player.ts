// One player's bar: name, Force and build points, and the zones outside the arenas.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId, Side } from '../../src/game/state.ts';
import type { View } from '../../src/view.ts';
import { type IconName, icon } from '../shared/icons.ts';
import { plural, sideWord } from '../shared/words.ts';
import { type CardFaces, nameOf } from './face.ts';
import { cardsIn, type Shown, shownAll } from './table-view.ts';
import { tag } from './unit.ts';

export type Names = Readonly<Partial<Record<Side, string>>>;

export interface PlayerOptions {
  readonly name: string | null;
  /** The hand can be read. */
  readonly open: boolean;
  /** Cards that are shown as being played, and so in no zone. */
  readonly played: readonly CardId[];
  /** The zone that is unfolded where zones are tiles. */
  readonly listed: string | null;
  readonly list: (zone: string) => void;
  readonly inspect: (id: CardId, from: HTMLElement) => void;
  readonly unit: (one: Shown) => TemplateResult;
}

interface ZoneView {
  readonly key: string;
  readonly title: string;
  readonly short: string;
  readonly count: number;
  /** The list, or null where only the number is known. */
  readonly list: TemplateResult | null;
}

const BACKS = 12;

export function player(view: View, cards: CardFaces, side: Side, options: PlayerOptions): TemplateResult {
  const { force, buildPoints } = view[side];
  const word = sideWord(side);
  const there = zones(view, cards, side, options);
  const total = (sign: IconName, title: string, value: number) =>
    html`<div><dt>${icon(sign)}${title}</dt><dd>${value}</dd></div>`;
  return html`<section class="player" part="player" data-side=${side} aria-label="${word} Side${options.name ? `: ${options.name}` : ''}">
    <div class="who">
      <span class="side" data-side=${side} aria-hidden="true">${word.charAt(0)}</span>
      <h3>${options.name ? html`${options.name}<small>${word} Side</small>` : html`${word} Side`}</h3>
    </div>
    <dl class="totals">${total('force', 'Force', force)}${total('build', 'Build', buildPoints)}</dl>
    <div class="zones" data-count=${there.length}>${there.map((one) => zone(side, one, options))}</div>
  </section>`;
}

function zones(view: View, cards: CardFaces, side: Side, options: PlayerOptions): ZoneView[] {
  const { hand, deck, discard } = view[side];
  const inZone = (name: string) =>
    cardsIn(view, cards, name, side).filter(({ id }) => !options.played.includes(id));
  const tags = (shown: readonly Shown[]) => html`${shown.map((one) => tag(one, options.inspect))}`;
  const built = cardsIn(view, cards, 'build', side);
  const found: ZoneView[] = [
    {
      key: 'build',
      title: 'Build zone',
      short: 'Build',
      count: built.length,
      list: html`${built.map(options.unit)}`,
    },
    {
      key: 'hand',
      title: 'Hand',
      short: 'Hand',
      count: hand.length,
      list: options.open ? tags(shownAll(view, cards, hand)) : null,
    },
    { key: 'deck', title: 'Deck', short: 'Deck', count: deck.length, list: null },
    {
      key: 'discard',
      title: 'Discard',
      short: 'Discard',
      count: discard.length,
      list: tags(shownAll(view, cards, discard)),
    },
  ];
  const rest: readonly (readonly [string, string, string])[] = [
    ['resource', 'Resource', 'Res.'],
    ['event', 'Event', 'Event'],
    ['supply', 'Supply', 'Supply'],
    ['out', 'Out of play', 'Out'],
  ];
  for (const [key, title, short] of rest) {
    const there = inZone(key);
    if (there.length > 0)
      found.push({ key, title, short, count: there.length, list: copied(there, options.inspect) });
  }
  return found;
}

/** Cards with one name are listed once, with their number. */
function copied(there: readonly Shown[], inspect: PlayerOptions['inspect']): TemplateResult {
  const kinds = new Map<string, Shown[]>();
  for (const one of there) kinds.set(nameOf(one.face), [...(kinds.get(nameOf(one.face)) ?? []), one]);
  return html`${[...kinds.values()].map(([first, ...more]) => first && tag(first, inspect, more.length + 1))}`;
}

function zone(side: Side, one: ZoneView, { listed, list }: PlayerOptions): TemplateResult {
  const { key, title, short, count } = one;
  const name = `${side}:${key}`;
  const label = `${sideWord(side)}, ${title}: ${plural(count, 'card')}`;
  const unfolds = one.list !== null && count > 0;
  const open = listed === name && unfolds;
  const tile = html`<span class="vh">${sideWord(side)}: </span><b>${count}</b> <span>${short}</span>`;
  return html`<section class="zone ${key}" ?data-open=${open} aria-label=${label}>
    <h4 class="title">${title} <b>${count}</b></h4>
    ${
      unfolds
        ? html`<button class="tile" type="button" aria-expanded=${open} @click=${() => list(name)}>${tile}</button>`
        : html`<p class="tile">${tile}</p>`
    }
    ${
      unfolds
        ? html`<ul class="list" aria-label=${label}>${one.list}</ul>`
        : count > 0 && key === 'hand'
          ? html`<ul class="list backs" aria-label=${label}>${Array.from({ length: Math.min(count, BACKS) }, () => html`<li></li>`)}</ul>`
          : nothing
    }
  </section>`;
}
