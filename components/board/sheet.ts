// A whole card, for reading, and where it was in this game. Fetched when the first card is opened.
import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '../../src/game/state.ts';
import { icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import { face as styles } from './face.styles.ts';
import { type CardFace, signOf, titleOf, typeOf } from './face.ts';
import type { Shown } from './table-view.ts';
import { figure, unbroken, version } from './unit.ts';

export { styles };

/** Something that happened to a card: what, and at which step. */
export interface Journey {
  readonly words: string;
  readonly index: number;
  readonly now: boolean;
}

export interface SheetOptions {
  readonly art: string | null;
  readonly journeys: readonly Journey[];
  readonly close: () => void;
  readonly seek: (index: number, id: CardId) => void;
}

export function sheet({ id, card, face }: Shown, options: SheetOptions): TemplateResult {
  const { art, journeys, close, seek } = options;
  const total = (now: number | null, printed: CardFace['speed']) =>
    html`${figure(now, printed)}${
      now !== null && printed !== null && now !== printed
        ? html` <small>${t.printed(printed)}</small>`
        : nothing
    }`;
  const state = [
    card.tapped && t.tappedNow,
    card.damage > 0 && t.damageN(card.damage),
    card.build > 0 && t.buildCounters(card.build),
  ].filter(Boolean);
  return html`<article class="face" data-type=${typeOf(face)}>
    <header class="head">
      <span class="cost" aria-label=${t.costLabel}>${face.cost ?? '–'}</span>
      <h5>${unbroken(titleOf(face))}${version(face)}</h5>
      <button class="close" type="button" aria-label=${t.close} @click=${close}>${icon('cross')}</button>
    </header>
    <div class="art" aria-hidden="true">${art ? html`<img src=${art} alt="" loading="lazy" />` : nothing}</div>
    <p class="typeline">${icon(signOf(face), 'sm')}<span><b>${face.type}</b>${face.subtype ? ` · ${face.subtype}` : ''}</span></p>
    <div class="text" tabindex="0" role="group" aria-label=${t.textOfCard}>
      ${face.text.length > 0 ? face.text.map((line) => html`<p>${line.replaceAll('->', '→')}</p>`) : html`<p class="none">${t.noText}</p>`}
    </div>
    ${
      face.speed !== null || face.power !== null || face.health !== null
        ? html`<dl class="stats">
            <div><dt>${t.speedWord}</dt><dd>${total(card.speed, face.speed)}</dd></div>
            <div><dt>${t.power}</dt><dd>${total(card.power, face.power)}</dd></div>
            <div><dt>${t.health}</dt><dd>${total(card.health, face.health)}</dd></div>
          </dl>`
        : nothing
    }
    ${state.length > 0 ? html`<p class="foot">${state.join(' · ')}</p>` : nothing}
    ${
      journeys.length > 0
        ? html`<section class="journeys" aria-label=${t.inThisGame}>
            <h6 class="label">${t.inThisGame}</h6>
            <ul>
              ${journeys.map(
                ({ words, index, now }) =>
                  html`<li><button type="button" aria-current=${now ? 'step' : nothing} @click=${() => seek(index, id)}>${words} <small>${t.step} ${index + 1}</small></button></li>`,
              )}
            </ul>
          </section>`
        : nothing
    }
  </article>`;
}
