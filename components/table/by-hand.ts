// The judge's hand: what players do by hand, because a text is not read or a mistake was made. Everything is marked as
// manual in the log and in the recording. Fetched when it is opened.

import { html, type TemplateResult } from 'lit';
import type { CardId } from '../../src/core/state.ts';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { ByHand } from '../shared/table-display.ts';
import { byHand as byHandStyles } from './by-hand.styles.ts';
import type { TableGame } from './game.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

export const styles = [byHandStyles];

/** `card` is the one that is changed. */
export function byHand(
  table: Table,
  { game: state }: TableGame,
  card: CardId | null,
  hand: ByHand,
): TemplateResult {
  const w = tableStrings();
  return html`<section class="by-hand" aria-label=${w.byHandTitle}>
    <header>
      ${icon('hand')}<h3>${w.byHandTitle}</h3>
      <button class="x" type="button" aria-label=${sharedStrings().close} @click=${() => void table.byHand(null)}>${icon('cross')}</button>
    </header>
    <p class="muted">${w.byHandNote}</p>
    ${hand.fields({ state, card, set: (change) => table.setByHand(change) })}
  </section>`;
}
