// A number with one less and one more; only numbers that are legal come up.

import { html, type TemplateResult } from 'lit';
import { tableStrings } from './strings.ts';

export function stepper(
  words: string,
  numbers: readonly number[],
  value: number,
  set: (value: number) => void,
): TemplateResult {
  const at = numbers.indexOf(value);
  const go = (to: number) => {
    const next = numbers[to];
    if (next !== undefined) set(next);
  };
  const button = (label: string, to: number, sign: string) =>
    html`<button
      type="button"
      aria-label="${words}: ${label}"
      aria-disabled=${numbers[to] === undefined ? 'true' : 'false'}
      @click=${() => go(to)}
    >${sign}</button>`;
  return html`<span class="stepper">
    ${button(tableStrings().fewer, at - 1, '−')}<output aria-label=${words}>${value}</output>${button(tableStrings().moreOf, at + 1, '+')}
  </span>`;
}
