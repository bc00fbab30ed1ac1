// The board and the controls of the viewer, and what each of them is told.

import { html, type TemplateResult } from 'lit';
import { lastTold } from '../../src/play/timeline/spoilers.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import type { Source, Step } from '../shared/steps.ts';
import type { Drawing } from './drawing.ts';
import { requested } from './part-listeners.ts';

/** From this speed on, cards don't glide. */
const FAST = 4;
const NOBODY = {};

export function board(
  { viewer, state, listeners }: Drawing,
  { cards, names }: Source,
  step: Step,
  display: GameDisplay,
): TemplateResult {
  return html`<div class="table">
      ${display.board({
        view: step.viewFor?.(viewer.perspective) ?? step.view,
        cards,
        scene: step.scene ?? null,
        entry: step.entry,
        names: names ?? NOBODY,
        cardArt: viewer.cardArt,
        flip: viewer.flipped,
        still: !state.context.near || (viewer.playing && viewer.speed >= FAST),
        journeys: listeners.journeys,
        seek: listeners.seek,
        picking: null,
      })}
    </div>`;
}

export function controls(
  { viewer, state, send, listeners }: Drawing,
  source: Source,
  places: readonly string[],
): TemplateResult {
  const { timeline, index } = viewer;
  const { seen } = state.context;
  const spoilers = viewer.spoilers !== 'hide';
  const told = lastTold(timeline, index, 'both', spoilers);
  const notes = [...timeline.signs].map(([at, mark]) => ({ index: at, mark: mark || '✎' }));
  return html`<swtcg-controls
      .index=${index}
      .length=${timeline.length}
      ?growing=${timeline.growing}
      ?quiet=${!spoilers}
      .playing=${viewer.playing}
      .stride=${viewer.stride}
      .speed=${viewer.speed}
      ?branchable=${source.live !== undefined && !timeline.live}
      .seen=${seen}
      .turns=${spoilers ? timeline.turns : timeline.turnsUntil(seen)}
      .marks=${told < timeline.length - 1 ? timeline.attacks.filter((at) => at <= told) : timeline.attacks}
      .notes=${notes.filter(({ index: at }) => at <= told)}
      .where=${places.join(', ')}
      @swtcg-seek=${listeners.seek}
      @swtcg-move=${requested(({ by }: { by: 1 | -1 }) => send({ type: 'step', by }))}
      @swtcg-toggle=${requested(() => (viewer.playing ? viewer.pause() : viewer.play()))}
      @swtcg-stride=${listeners.set}
      @swtcg-speed=${listeners.set}
      @swtcg-play-on=${requested(() => {
        // The button goes away.
        viewer.focus({ preventScroll: true });
        void viewer.branch();
      })}
    ></swtcg-controls>`;
}
