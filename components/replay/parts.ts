// The board and the controls of the viewer, and what each of them is told.

import { html, type TemplateResult } from 'lit';
import { lastTold } from '../../src/play/timeline/spoilers.ts';
import type { Scene } from '../../src/swtcg/view/scene.ts';
import type { Source, Step } from '../shared/steps.ts';
import { arenaIn } from '../shared/strides.ts';
import type { Drawing } from './drawing.ts';
import { requested } from './part-listeners.ts';

/** From this speed on, cards don't glide. */
const FAST = 4;
const NONE: readonly never[] = [];
const NOBODY = {};

export function board(
  { viewer, state, listeners }: Drawing,
  { cards, names }: Source,
  step: Step,
): TemplateResult {
  const { attack = null, plays = NONE } = (step.scene ?? {}) as Partial<Scene>;
  return html`<div class="table">
      <swtcg-board
        part="board"
        .view=${step.viewFor?.(viewer.perspective) ?? step.view}
        .cards=${cards}
        .attack=${attack}
        .plays=${plays}
        .names=${names ?? NOBODY}
        .arena=${arenaIn(step.entry) ?? 'space'}
        .cardArt=${viewer.cardArt}
        .journeys=${listeners.journeys}
        ?flip=${viewer.flipped}
        ?still=${!state.context.near || (viewer.playing && viewer.speed >= FAST)}
        @swtcg-seek=${listeners.seek}
      ></swtcg-board>
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
