// Why something can't be done: one sentence, one citation.
import { html, type TemplateResult } from 'lit';
import type { Refused } from '../../machines/ui/refused.ts';
import { numberTwins } from '../../src/core/twins.ts';

export const reason = ({ refusal }: Refused): TemplateResult =>
  html`<div class="reason" role="status">
    <p class="rule-text">${sentence(numberTwins(refusal.message))}</p>
    <swtcg-rule rule=${refusal.rule}></swtcg-rule>
  </div>`;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
