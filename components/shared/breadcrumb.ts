// Where in the statecharts the step is: each part leads to the step where it began.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/core/state.ts';
import type { Progress } from './game-display.ts';
import type { Step } from './steps.ts';
import { sharedStrings } from './strings.ts';

const disc = (seat: Seat) => {
  const name = sharedStrings().side(seat);
  return html`<span class="side sm" data-side=${seat} title=${name} aria-hidden="true">${name.charAt(0)}</span>`;
};

export function breadcrumb(
  { by, asked }: Pick<Step, 'by' | 'asked'>,
  progress: Progress | null,
  words: readonly string[],
  back: (depth: number) => void,
): TemplateResult {
  const last = words.findLastIndex((word) => word !== '');
  // Where play waits for somebody, that is where it is.
  const here = (i: number) => i === last && !asked;
  return html`<nav class="path" aria-label=${sharedStrings().where}>
    <div class="scroller">
      <ol class="crumbs">
        ${words.map((word, i) =>
          word === ''
            ? nothing
            : html`<li>
              <button
                type="button"
                class=${here(i) ? 'here' : ''}
                aria-current=${here(i) ? 'step' : nothing}
                title=${sharedStrings().goToStart(word)}
                @click=${() => back(i + 1)}
              >${here(i) && by ? disc(by) : nothing}${word}</button>
            </li>`,
        )}
        ${asked ? html`<li><span class="here" aria-current="step">${disc(asked)}${sharedStrings().toDecide(asked)}</span></li>` : nothing}
      </ol>
    </div>
    ${
      progress
        ? html`<p class="ticks">
            <span>${progress.words}</span>
            <span class="bars" aria-hidden="true"
              >${Array.from({ length: progress.of }, (_, i) => html`<i class=${i + 1 < progress.at ? 'done' : i + 1 === progress.at ? 'now' : ''}></i>`)}</span
            >
          </p>`
        : nothing
    }
  </nav>`;
}
