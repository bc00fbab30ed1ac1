// A player's hand, as cards; or the curtain before it, where players share a screen.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/core/state.ts';
import { tableStrings } from './strings.ts';

/** `cards`: as the game draws them. `marked`: whether some of them can be used. */
export function hand(seat: Seat, cards: readonly TemplateResult[], marked: boolean): TemplateResult {
  const w = tableStrings();
  return html`<section class="hand" aria-label=${w.handOf(seat)}>
    <h4>${w.handOf(seat)} <b>${cards.length}</b>${marked ? html`<span class="hint">${w.brightEdge}</span>` : nothing}</h4>
    ${
      cards.length === 0
        ? html`<p class="muted">${w.noCards}</p>`
        : html`<ul class="hand-cards ${cards.length > 9 ? 'many' : ''}" aria-label=${w.handOf(seat)}>
            ${cards}
          </ul>`
    }
  </section>`;
}

/** Nobody's hand is shown until the player whose chance it is says so. */
export const curtain = (
  seat: Seat,
  { show, pass }: { readonly show: () => void; readonly pass: (() => void) | null },
): TemplateResult =>
  html`<section class="hand curtain" aria-label=${tableStrings().handOf(seat)}>
    <p>${tableStrings().curtain(seat)}</p>
    <div>
      <button class="btn primary" type="button" @click=${show}>${tableStrings().showHand(seat)}</button>
      ${pass ? html`<button class="btn" type="button" @click=${pass}>${tableStrings().passUnseen}</button>` : nothing}
    </div>
  </section>`;
