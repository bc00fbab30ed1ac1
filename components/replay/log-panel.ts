// The log, and the way to its search.

import { html, nothing, type TemplateResult } from 'lit';
import type { findField } from '../details/search.ts';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { SwtcgReplay } from './replay.ts';
import { lastTold } from './sight.ts';
import { replayStrings } from './strings.ts';

export function logPanel(
  viewer: SwtcgReplay,
  find: typeof findField | undefined,
  select: (event: Event) => void,
): TemplateResult {
  const { course, index, perspective, query, spoilers } = viewer;
  const toggle = () => {
    viewer.query = query === null ? '' : null;
  };
  return html`<section class="panel log">
    <div class="log-head">
      <h3 class="label">${sharedStrings().log}</h3>
      <button class="btn ghost" type="button" aria-label=${replayStrings().find} aria-expanded=${query !== null} @click=${toggle}>
        ${icon('find')}
      </button>
      ${query === null ? nothing : find?.(viewer, query, toggle)}
    </div>
    <swtcg-log
      .lines=${course.lines}
      .notes=${course.signs}
      .index=${index}
      .query=${query ?? ''}
      ?till-now=${lastTold(course, index, perspective, spoilers === 'hide') < course.length - 1}
      @swtcg-select=${select}
    ></swtcg-log>
  </section>`;
}
