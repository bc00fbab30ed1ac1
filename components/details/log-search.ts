// The search of the log.

import { html, type TemplateResult } from 'lit';
import { lastTold } from '../../src/play/timeline/spoilers.ts';
import type { SwtcgReplay } from '../replay/replay.ts';
import { replayStrings } from '../replay/strings.ts';
import { sentenceOf } from '../shared/sentence.ts';
import { marks } from './log-search.styles.ts';
import { detailsStrings } from './strings.ts';

/** The steps with these words, as far as the log tells of them. */
function found({ timeline, index, perspective, spoilers, display }: SwtcgReplay, query: string): number[] {
  const words = query.trim().toLowerCase();
  const last = lastTold(timeline, index, perspective, spoilers !== 'hide');
  return timeline.lines.flatMap((line, at) =>
    at <= last && display && sentenceOf(line, display.words).toLowerCase().includes(words) ? [at] : [],
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

/** Takes the marks of a search away. */
export const unmarkFound = () => CSS.highlights?.delete('swtcg-found');

/** Marks the words in the log. Browsers that can't leave it at listing the lines. */
async function markFound(viewer: SwtcgReplay, query: string): Promise<void> {
  const log = viewer.renderRoot.querySelector('swtcg-log');
  if (!log || !CSS.highlights) return;
  log.adopt(marks);
  await viewer.updateComplete;
  await log.updateComplete;
  const words = query.trim().toLowerCase();
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(log.renderRoot, NodeFilter.SHOW_TEXT);
  for (let node = words ? texts.nextNode() : null; node; node = texts.nextNode()) {
    const at = node.textContent?.toLowerCase().indexOf(words) ?? -1;
    if (at < 0 || !node.parentElement?.closest('.line')) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    ranges.push(range);
  }
  if (viewer.query === query) CSS.highlights.set('swtcg-found', new Highlight(...ranges));
}

function howMany(viewer: SwtcgReplay, query: string): string {
  if (!query.trim()) return '';
  const steps = found(viewer, query);
  const { foundN } = detailsStrings();
  return foundN(steps.indexOf(viewer.index) + 1, steps.length);
}

export function searchField(viewer: SwtcgReplay, query: string): TemplateResult {
  void markFound(viewer, query);
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
        if (key === 'Escape') viewer.query = null;
      }}
    />
    <p role="status">${howMany(viewer, query)}</p>
  </div>`;
}
