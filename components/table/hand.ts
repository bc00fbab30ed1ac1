// A player's hand, as cards; or the curtain before it, where two players share a screen.

import { html, nothing, type TemplateResult } from 'lit';
import type { CardId, Side } from '../../src/swtcg/model/state.ts';
import { shownAll } from '../../src/swtcg/view/table-view.ts';
import type { View } from '../../src/swtcg/view/view.ts';
import { artOf, type CardFaces } from '../swtcg/board/face.ts';
import { type Marks, unit } from '../swtcg/board/unit.ts';
import { tableStrings } from './strings.ts';

export interface HandOptions {
  readonly marks: Marks;
  readonly art: string | null;
  readonly pick: (id: CardId, from: HTMLElement) => void;
}

export function hand(view: View, cards: CardFaces, side: Side, options: HandOptions): TemplateResult {
  const there = shownAll(view, cards, view[side].hand);
  const w = tableStrings();
  return html`<section class="hand" aria-label=${w.handOf(side)}>
    <h4>${w.handOf(side)} <b>${there.length}</b>${Object.keys(options.marks).length > 0 ? html`<span class="hint">${w.brightEdge}</span>` : nothing}</h4>
    ${
      there.length === 0
        ? html`<p class="muted">${w.noCards}</p>`
        : html`<ul class="hand-cards ${there.length > 9 ? 'many' : ''}" aria-label=${w.handOf(side)}>
            ${there.map((one) =>
              unit(one, {
                role: null,
                known: true,
                stack: [],
                tucked: [],
                art: artOf(options.art, one.face),
                mark: options.marks[one.id],
                inspect: options.pick,
              }),
            )}
          </ul>`
    }
  </section>`;
}

/** Nobody's hand is shown until the player whose chance it is says so. */
export const curtain = (
  side: Side,
  { show, pass }: { readonly show: () => void; readonly pass: (() => void) | null },
): TemplateResult =>
  html`<section class="hand curtain" aria-label=${tableStrings().handOf(side)}>
    <p>${tableStrings().curtain(side)}</p>
    <div>
      <button class="btn primary" type="button" @click=${show}>${tableStrings().showHand(side)}</button>
      ${pass ? html`<button class="btn" type="button" @click=${pass}>${tableStrings().passUnseen}</button>` : nothing}
    </div>
  </section>`;
