// A whole card, for reading, and where it was in this game. It comes when the first card is opened.
import { html, nothing, type TemplateResult } from 'lit';
import type { Shown } from '../../../src/lcg/view/table-view.ts';
import { hang } from '../../shared/hang.ts';
import { lcgStrings } from '../look/strings.ts';
import type { Journey } from './journeys.ts';

export { sheet as sheetStyles } from '../../shared/board/card-sheet.styles.ts';
export { journeysOf } from './journeys.ts';

export interface SheetOptions {
  readonly cardArt: string | null;
  readonly attached: readonly Shown[];
  readonly captured: readonly Shown[];
  readonly journeys: readonly Journey[];
  readonly close: () => void;
  readonly seek: (index: number) => void;
}

export function cardSheet({ card, face, twin }: Shown, options: SheetOptions): TemplateResult {
  const { cardArt, attached, captured, journeys, close, seek } = options;
  const say = lcgStrings();
  return html`<swtcg-lcg-card
      known
      closable
      .card=${face}
      .state=${card}
      .attached=${attached.map((one) => one.face)}
      .captured=${captured.length}
      .cardArt=${cardArt}
      @swtcg-close=${close}
    ></swtcg-lcg-card>
    ${
      journeys.length > 0
        ? html`<section class="journeys" aria-label=${say.inThisGame}>
            <h4 class="label">${twin ? `${twin.trim()} · ` : nothing}${say.inThisGame}</h4>
            <ul>
              ${journeys.map(
                ({ to, index, now }) =>
                  html`<li><button type="button" aria-current=${now ? 'step' : nothing} @click=${() => seek(index)}>${say.journeys[to] ?? to} <small>${say.step(index + 1)}</small></button></li>`,
              )}
            </ul>
          </section>`
        : nothing
    }`;
}

/** Hangs the card beside the one that was asked for, inside the window, and takes the focus into it. */
export function openCardSheet(popover: HTMLElement, from: HTMLElement): void {
  hang(popover, from, 'beside', 10);
  popover.querySelector<HTMLElement>('swtcg-lcg-card')?.focus();
}
