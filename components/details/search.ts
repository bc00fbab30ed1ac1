// What a reader opens in the viewer: why the badge says what it says, and the search of the log. Fetched when one does.

import { html, nothing, type TemplateResult } from 'lit';
import { told } from '../../play/account/words.ts';
import type { SwtcgReplay } from '../replay/replay.ts';
import { lastTold } from '../replay/sight.ts';
import { replayStrings } from '../replay/strings.ts';
import type { Verdict } from '../shared/steps.ts';
import { marks, opened as styles } from './search.styles.ts';
import { detailsStrings } from './strings.ts';

export { styles };

export function reason(verdict: Verdict | null, check: (() => void) | null): TemplateResult {
  const words = detailsStrings();
  const why = words.verdictReasons[verdict?.verdict ?? 'verifying'];
  return html`<p class="reason" role="status">${verdict?.reason ? `${why}: ${verdict.reason}.` : why}</p>
    ${check ? html`<p class="reason"><button class="btn" type="button" @click=${check}>${words.check}</button></p>` : nothing}`;
}

/** The steps with these words, as far as the log tells of them. */
function found({ course, index, perspective, spoilers }: SwtcgReplay, query: string): number[] {
  const sought = query.trim().toLowerCase();
  const last = lastTold(course, index, perspective, spoilers === 'hide');
  return course.lines.flatMap(({ entry }, at) =>
    at <= last && told(entry.text).toLowerCase().includes(sought) ? [at] : [],
  );
}

/** Goes to the next step that was found, from the last one to the first; or back. */
function go(viewer: SwtcgReplay, query: string, back: boolean): void {
  const steps = found(viewer, query);
  const to = back
    ? (steps.findLast((at) => at < viewer.index) ?? steps.at(-1))
    : (steps.find((at) => at > viewer.index) ?? steps[0]);
  if (to !== undefined) viewer.seek(to);
}

const unmark = () => CSS.highlights?.delete('swtcg-found');

/** Marks the words in the log. Browsers that can't leave it at listing the lines. */
async function mark(viewer: SwtcgReplay, query: string): Promise<void> {
  const log = viewer.renderRoot.querySelector('swtcg-log');
  if (!log || !CSS.highlights) return;
  log.adopt(marks);
  await viewer.updateComplete;
  await log.updateComplete;
  // However the search is closed, its marks go with it.
  viewer.renderRoot.querySelector('.log-head .btn')?.addEventListener('click', unmark, { once: true });
  const sought = query.trim().toLowerCase();
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(log.renderRoot, NodeFilter.SHOW_TEXT);
  for (let node = sought ? texts.nextNode() : null; node; node = texts.nextNode()) {
    const at = node.textContent?.toLowerCase().indexOf(sought) ?? -1;
    if (at < 0 || !node.parentElement?.closest('.line')) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + sought.length);
    ranges.push(range);
  }
  CSS.highlights.set('swtcg-found', new Highlight(...ranges));
}

function howMany(viewer: SwtcgReplay, query: string): string {
  if (!query.trim()) return '';
  const steps = found(viewer, query);
  const { foundN } = detailsStrings();
  return foundN(steps.indexOf(viewer.index) + 1, steps.length);
}

export function findField(viewer: SwtcgReplay, query: string, close: () => void): TemplateResult {
  void mark(viewer, query);
  return html`<div class="find">
    <input
      type="search"
      aria-label=${replayStrings().find}
      placeholder=${replayStrings().find}
      .value=${query}
      @input=${(event: Event) => {
        viewer.query = (event.target as HTMLInputElement).value;
      }}
      @keydown=${({ key, shiftKey }: KeyboardEvent) => {
        if (key === 'Enter' && query) go(viewer, query, shiftKey);
        if (key !== 'Escape') return;
        unmark();
        close();
      }}
    />
    <p role="status">${howMany(viewer, query)}</p>
  </div>`;
}
