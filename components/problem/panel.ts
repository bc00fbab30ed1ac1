// What is wrong, where, and by which rule. Fetched when something is wrong.

import { html, nothing, type TemplateResult } from 'lit';
import { withHint } from '../../src/play/notation/hinted.ts';
import { textHint } from '../games/text-hints.ts';
import { icon } from '../shared/icons.ts';
import type { Problem } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { problem as styles } from './panel.styles.ts';
import { problemStrings } from './strings.ts';

export { styles };

export interface ProblemOptions {
  /** Of play that ended early: to the last step that is good. */
  readonly last?: () => void;
  /** It may be put away: what was shown before is still there. */
  readonly close?: () => void;
  /** Tries it again. */
  readonly again?: (() => void) | null;
}

export function problemPanel(problem: Problem, options: ProblemOptions): TemplateResult {
  const { last, close, again } = options;
  const rest = last ? problemStrings().problemRest : close && problemStrings().problemKept;
  // Browsers keep in mind that a script did not come.
  const lost = problem.code === 'not-fetched';
  const act = lost ? () => location.reload() : (last ?? again);
  const does = lost ? problemStrings().reload : last ? problemStrings().lastGood : problemStrings().tryAgain;
  return html`<section class="error" role="alert">
    <header>
      ${icon('warn', 'lg')}
      <div>
        <h3>${problemStrings().problems[problem.code] ?? (problem.game ? problemStrings().gameProblem : problemStrings().problem)}</h3>
        ${rest ? html`<p>${rest}</p>` : nothing}
      </div>
    </header>
    <dl>
      <div><dt>${problemStrings().what}</dt><dd>${withHint(textHint, problem.code, problem.message)}</dd></div>
      ${problem.path ? html`<div><dt>${problemStrings().whereAt}</dt><dd><code>${problem.path}</code></dd></div>` : nothing}
      <div><dt>${problemStrings().code}</dt><dd><code>${problem.code}</code></dd></div>
      ${problem.rule ? html`<div><dt>${sharedStrings().rule}</dt><dd><swtcg-rule rule=${problem.rule}></swtcg-rule></dd></div>` : nothing}
      ${problem.understood ? html`<div><dt>${problemStrings().understood}</dt><dd>${problem.understood}</dd></div>` : nothing}
    </dl>
    ${
      act || close
        ? html`<p class="act">
            ${act ? html`<button class="btn" type="button" @click=${act}>${does}</button>` : nothing}
            ${close ? html`<button class="btn" type="button" @click=${close}>${sharedStrings().close}</button>` : nothing}
          </p>`
        : nothing
    }
  </section>`;
}
