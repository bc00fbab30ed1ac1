// What is wrong, where, and by which rule. Never a blank box.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import type { Problem } from './steps.ts';

const TITLES: Readonly<Record<string, string>> = {
  'entry-not-legal': 'The script leaves the rules here',
  'dice-exhausted': 'The dice of this example run out',
  'text-not-read': "A card's text can't be read",
  diverged: 'This replay leaves the rules',
  unreadable: "The file can't be read",
  loop: 'The cards keep each other going without end',
};

/** `rest` says what can be seen all the same. */
export const problemPanel = (problem: Problem, rest: string | null): TemplateResult =>
  html`<section class="error" role="alert">
    <header>
      ${icon('warn', 'lg')}
      <div>
        <h3>${TITLES[problem.code] ?? "This example can't be shown"}</h3>
        ${rest === null ? nothing : html`<p>${rest}</p>`}
      </div>
    </header>
    <dl>
      <div><dt>What</dt><dd>${problem.message}</dd></div>
      ${problem.path ? html`<div><dt>Where</dt><dd><code>${problem.path}</code></dd></div>` : nothing}
      <div><dt>Code</dt><dd><code>${problem.code}</code></dd></div>
      ${problem.rule ? html`<div><dt>Rule</dt><dd><swtcg-rule rule=${problem.rule}></swtcg-rule></dd></div>` : nothing}
    </dl>
  </section>`;
