// A problem, told in place. The panel is fetched when the first one is met; until it has come, and where it never does, the
// message stands alone: never a blank box.
import { html, type TemplateResult } from 'lit';
import type { SwtcgElement } from '../shared/element.ts';
import type { Problem } from '../shared/steps.ts';
import type { ProblemOptions } from './panel.ts';

let panel: typeof import('./panel.ts') | null = null;

export function problemIn(host: SwtcgElement, problem: Problem, options: ProblemOptions): TemplateResult {
  if (panel) {
    host.adopt(panel.styles);
    return panel.problemPanel(problem, options);
  }
  import('./panel.ts').then(
    (come) => {
      panel = come;
      host.requestUpdate();
    },
    () => {},
  );
  return html`<section class="error blank" role="alert">${problem.message}</section>`;
}
