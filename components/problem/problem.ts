// A problem, told in place. The panel is fetched when the first one is met; until it has come, and where it never does, the
// message stands alone: never a blank box.
import { html, type TemplateResult } from 'lit';
import type { SwtcgElement } from '../shared/element.ts';
import { lazy } from '../shared/lazy.ts';
import type { Problem } from '../shared/steps.ts';
import type { ProblemOptions } from './panel.ts';

const panel = lazy(() => import('./panel.ts'));

export function problemIn(host: SwtcgElement, problem: Problem, options: ProblemOptions): TemplateResult {
  const part = panel.for(host);
  if (!part) return html`<section class="error blank" role="alert">${problem.message}</section>`;
  host.adopt(part.styles);
  return part.problemPanel(problem, options);
}
