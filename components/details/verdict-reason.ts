// Why the badge says what it says.

import { html, nothing, type TemplateResult } from 'lit';
import type { Verdict } from '../shared/steps.ts';
import { detailsStrings } from './strings.ts';

/** `check` has the game played by the rules, where that has not been done yet. */
export function verdictReason(verdict: Verdict | null, check: (() => void) | null): TemplateResult {
  const words = detailsStrings();
  const why = words.verdictReasons[verdict?.verdict ?? 'verifying'];
  return html`<p class="reason" role="status">${verdict?.reason ? `${why}: ${verdict.reason}.` : why}</p>
    ${check ? html`<p class="reason"><button class="btn" type="button" @click=${check}>${words.check}</button></p>` : nothing}`;
}
