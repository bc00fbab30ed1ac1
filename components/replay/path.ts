// Where in the statecharts the step is: each part leads to the step where it began.
import { html, nothing, type TemplateResult } from 'lit';
import { ATTACK_STEPS } from '../board/attack-view.ts';
import { t } from '../shared/strings.ts';
import type { Step } from './steps.ts';

export function path(
  { attack, by, entry }: Step,
  words: readonly string[],
  back: (depth: number) => void,
): TemplateResult {
  const at = attack?.step ?? 0;
  const last = words.length - 1;
  const mark = by
    ? html`<span class="side sm" data-side=${by} title=${t.side(by)} aria-hidden="true">${t.side(by).charAt(0)}</span>`
    : nothing;
  return html`<nav class="path" aria-label=${t.where}>
    <div class="scroller">
      <ol class="crumbs">
        ${words.map(
          (word, i) =>
            html`<li>
              <button
                type="button"
                class=${i === last ? 'here' : ''}
                aria-current=${i === last ? 'step' : nothing}
                title=${t.goToStart(word)}
                @click=${() => back(i + 1)}
              >${i === last ? mark : nothing}${word}</button>
            </li>`,
        )}
      </ol>
    </div>
    ${
      attack && entry.path.includes('attack')
        ? html`<p class="ticks">
            <span>${t.attackStep(at, ATTACK_STEPS)}</span>
            <span class="bars" aria-hidden="true"
              >${Array.from({ length: ATTACK_STEPS }, (_, i) => html`<i class=${i + 1 < at ? 'done' : i + 1 === at ? 'now' : ''}></i>`)}</span
            >
          </p>`
        : nothing
    }
  </nav>`;
}
