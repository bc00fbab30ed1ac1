// What is wrong, where, and by which rule. Fetched when something is wrong.
import { html, nothing, type TemplateResult } from 'lit';
import { withHint } from '../../play/notation/text-hints.ts';
import { asked } from '../shared/asked-strings.ts';
import { icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import { problem as styles } from './problem-panel.styles.ts';
import type { Problem } from './steps.ts';

export { styles };

export interface ProblemOptions {
  /** What can be seen all the same. */
  readonly rest: string | null;
  /** Of play that ended early: to the last step that is good. */
  readonly last?: () => void;
  /** It may be put away: what was shown before is still there. */
  readonly close?: () => void;
  /** What can be done about it. */
  readonly act?: { readonly words: string; readonly do: () => void } | null;
}

export function problemPanel(problem: Problem, options: ProblemOptions): TemplateResult {
  const { last, close } = options;
  const rest = last ? asked().problemRest : options.rest;
  const act = last ? { words: asked().lastGood, do: last } : options.act;
  return html`<section class="error" role="alert">
    <header>
      ${icon('warn', 'lg')}
      <div>
        <h3>${asked().problems[problem.code] ?? (problem.game ? asked().gameProblem : asked().problem)}</h3>
        ${rest === null ? nothing : html`<p>${rest}</p>`}
      </div>
    </header>
    <dl>
      <div><dt>${asked().what}</dt><dd>${withHint(problem.code, problem.message)}</dd></div>
      ${problem.path ? html`<div><dt>${asked().whereAt}</dt><dd><code>${problem.path}</code></dd></div>` : nothing}
      <div><dt>${asked().code}</dt><dd><code>${problem.code}</code></dd></div>
      ${problem.rule ? html`<div><dt>${t.rule}</dt><dd><swtcg-rule rule=${problem.rule}></swtcg-rule></dd></div>` : nothing}
      ${problem.understood ? html`<div><dt>${asked().understood}</dt><dd>${problem.understood}</dd></div>` : nothing}
    </dl>
    ${
      act || close
        ? html`<p class="act">
            ${act ? html`<button class="btn" type="button" @click=${act.do}>${act.words}</button>` : nothing}
            ${close ? html`<button class="btn" type="button" @click=${close}>${t.close}</button>` : nothing}
          </p>`
        : nothing
    }
  </section>`;
}
