// The log, and the way to its search.

import { html, nothing, type TemplateResult } from 'lit';
import { lastTold } from '../../src/play/timeline/spoilers.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { icon } from '../shared/icons.ts';
import { details } from '../shared/seams.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { SwtcgReplay } from './replay.ts';
import { replayStrings } from './strings.ts';

export function logPanel(
  viewer: SwtcgReplay,
  display: GameDisplay,
  select: (event: Event) => void,
): TemplateResult {
  const { timeline, index, perspective, query, spoilers } = viewer;
  const toggle = () => {
    viewer.query = query === null ? '' : null;
  };
  return html`<section class="panel log">
    <div class="log-head">
      <h3 class="label">${sharedStrings().log}</h3>
      <button class="btn ghost" type="button" aria-label=${replayStrings().find} aria-expanded=${query !== null} @click=${toggle}>
        ${icon('find')}
      </button>
      ${query === null ? nothing : details.part?.searchField(viewer, query)}
    </div>
    <swtcg-log
      .words=${display.words}
      .lines=${timeline.lines}
      .notes=${timeline.signs}
      .index=${index}
      .query=${query ?? ''}
      ?till-now=${lastTold(timeline, index, perspective, spoilers !== 'hide') < timeline.length - 1}
      @swtcg-select=${select}
    ></swtcg-log>
  </section>`;
}
