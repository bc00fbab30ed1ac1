// A whole card, for reading, and where it was in this game.

import { html, nothing, type TemplateResult } from 'lit';
import type { CardId } from '../../../src/swtcg/model/state.ts';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
import { hang } from '../../shared/hang.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { stepStrings } from '../words/step-strings.ts';
import type { CardFace } from './face.ts';

/** Something that happened to a card: where it came to, and at which step. */
export interface Journey {
  readonly to: string;
  readonly index: number;
  readonly now: boolean;
}

export interface SheetOptions {
  readonly art: string | null;
  /** The printed faces of the cards under and on it. */
  readonly faces: (ids: readonly CardId[]) => readonly CardFace[];
  readonly journeys: readonly Journey[];
  readonly close: () => void;
  readonly seek: (index: number, id: CardId) => void;
}

export function cardSheet({ id, card, face, twin }: Shown, options: SheetOptions): TemplateResult {
  const { art, faces, journeys, close, seek } = options;
  return html`<swtcg-card
      known
      closable
      .card=${face}
      .state=${card}
      .stack=${faces(card.stack)}
      .pilots=${faces(card.pilots)}
      .equipment=${faces(card.equipment)}
      .cardArt=${art}
      @swtcg-close=${close}
    ></swtcg-card>
    ${
      journeys.length > 0
        ? html`<section class="journeys" aria-label=${stepStrings().inThisGame}>
            <h4 class="label">${twin ? `${twin.trim()} · ` : nothing}${stepStrings().inThisGame}</h4>
            <ul>
              ${journeys.map(
                ({ to, index, now }) =>
                  html`<li><button type="button" aria-current=${now ? 'step' : nothing} @click=${() => seek(index, id)}>${stepStrings().journeys[to] ?? to} <small>${sharedStrings().step} ${index + 1}</small></button></li>`,
              )}
            </ul>
          </section>`
        : nothing
    }`;
}

/** Hangs the card beside the one that was asked for, inside the window, and takes the focus into it. */
export function openCardSheet(popover: HTMLElement, from: HTMLElement): void {
  hang(popover, from, 'beside', 10);
  popover.querySelector<HTMLElement>('swtcg-card')?.focus();
}
