// Help for learners: what a good player would do, and what else the game has to tell. Fetched when asked for.

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import type { Hints } from '../shared/table-display.ts';
import { hints as hintStyles } from './hints.styles.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

export const styles = [hintStyles];

export function hints(table: Table, help: Hints): TemplateResult {
  const { game, chance, legal, perspective } = table;
  const w = tableStrings();
  const mine = game && chance && (perspective === 'both' || perspective === chance);
  if (!mine || legal.length === 0)
    return html`<section class="hints" aria-label=${w.hints}><p class="muted">${w.noHint}</p></section>`;
  const advice = help.advice(game.game, chance, legal);
  return html`<section class="hints" aria-label=${w.hints}>
    <h4 class="label">${w.goodPlayer}</h4>
    ${
      advice
        ? html`<p class="advice">${icon('info')}<span>${w.advice(game.display.decisionWords(game.game, advice.decision, perspective))} ${w.because(advice.why)}</span></p>
            <p><button class="btn" type="button" @click=${() => table.decide(advice.decision, 'player')}>${w.doThat}</button></p>`
        : nothing
    }
    ${help.more(game.game, legal)}
  </section>`;
}
