// Playing on from a step: a table with the game as it stood there, in the place of the viewer. Fetched when somebody plays on.

import { css, html, type TemplateResult } from 'lit';
import { detailsStrings } from '../details/strings.ts';
import { define } from '../shared/element.ts';
import { icon } from '../shared/icons.ts';
import type { Aside, Live, Perspective } from '../shared/steps.ts';
import { TableGame } from '../table/kit.ts';
import { type Sitting, SwtcgTable } from '../table/table.ts';
import type { Course } from './course.ts';
import type { SwtcgReplay } from './replay.ts';
import { replayStrings } from './strings.ts';

export const styles = css`
  .elsewhere select { margin-inline-start: auto; max-inline-size: 100%; min-block-size: max(32px, var(--_hit)); padding-inline: 6px; border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); color: inherit; font: inherit; font-size: var(--_text-sm); font-weight: 400; }
  .elsewhere select + .btn { margin-inline-start: 0; }
  @container swtcg (width < 560px) { .elsewhere select { flex: 1 1 100px; inline-size: 100px; } }
  /* The frame of the viewer is its frame. */
  swtcg-table::part(frame) { border: 0; border-radius: 0; }
`;

const NOTHING = { from: 0, taken: [], rolls: [] };

interface Seats {
  readonly dark: Sitting;
  readonly light: Sitting;
  readonly hands: SwtcgTable['hands'];
}

/** Who sits where: whoever looks with one player's eyes plays that side, and the other is played by itself. */
const SEATS: Readonly<Record<Perspective, Seats>> = {
  both: { dark: 'human', light: 'human', hands: 'open' },
  dark: { dark: 'human', light: 'greedy', hands: 'open' },
  light: { dark: 'greedy', light: 'human', hands: 'open' },
  spectator: { dark: 'human', light: 'human', hands: 'hidden' },
};

export const tableIn = ({ renderRoot }: SwtcgReplay): SwtcgTable | null =>
  renderRoot.querySelector<SwtcgTable>('swtcg-table');

/** The reader goes on from a step, at a table. */
export async function takeOver(viewer: SwtcgReplay, index: number): Promise<Live | null> {
  const held = viewer.matches(':focus-within');
  const { course } = viewer;
  define('swtcg-table', SwtcgTable);
  const live = await course.branch(index, TableGame.over);
  if (!live) return null;
  viewer.adopt(styles);
  viewer._tell('swtcg-branch', { step: course.address(viewer.index), live });
  if (held) void attend(viewer);
  return live;
}

/** The keys go on working when what was pressed has gone. */
async function attend(viewer: SwtcgReplay): Promise<void> {
  await viewer.updateComplete;
  await tableIn(viewer)?.updateComplete;
  viewer.focus({ preventScroll: true });
}

/** What the reader has played from this step, among the other lines that leave the game here. */
export const keptAt = ({ kept }: Course, at = ''): readonly (readonly [number, Aside])[] =>
  Number.parseInt(at, 10) === kept?.from ? [[-1, { at, title: detailsStrings().played }]] : [];

/** The table looks at the step that the viewer was asked for. */
export function look(viewer: SwtcgReplay): void {
  const table = tableIn(viewer);
  if (table && (table.at !== null || viewer.index < viewer.course.length - 1)) table.seek(viewer.index);
}

/** The table tells of itself what the viewer tells in its own words. */
const unheard = (event: Event): void => event.stopPropagation();

/** The keys of the viewer that act at its table, too: back, and full screen. */
const SHARED = /^[bx]$/i;

/** Whether a key is the table's. */
export const hasKeys = (viewer: SwtcgReplay, { key }: KeyboardEvent): boolean =>
  tableIn(viewer) !== null && !SHARED.test(key);

export function playsOn(viewer: SwtcgReplay, live: Live): TemplateResult {
  const { perspective } = viewer;
  const { dark, light, hands } = SEATS[perspective] ?? SEATS.spectator;
  const { session } = live as TableGame;
  const { course } = viewer;
  const words = detailsStrings();
  const step =
    course.lines.findLastIndex(({ address = '' }) => Number.parseInt(address, 10) <= live.from) + 1;
  return html`<div class="elsewhere">
      ${icon('branch')}<span role="status">${words.inLive(step)}</span>
      <select
        aria-label=${words.youPlay}
        @change=${({ target }: Event) => {
          viewer.perspective = (target as HTMLSelectElement).value as Perspective;
        }}
      >
        ${(Object.keys(SEATS) as Perspective[]).map((who) => html`<option value=${who} .selected=${who === perspective}>${words.playsAs[who]}</option>`)}
      </select>
      <button class="btn" type="button" @click=${() => viewer.back()}>${replayStrings().back}</button>
    </div>
    <swtcg-table
      part="table"
      preload="auto"
      .live=${live}
      .autoPass=${session.start.box.autoPass}
      .dark=${dark}
      .light=${light}
      .hands=${hands}
      .log=${viewer.log}
      .cardArt=${viewer.cardArt}
      .flipped=${viewer.flipped}
      @swtcg-step=${(event: Event) => {
        unheard(event);
        course.decided((event.target as SwtcgTable).at);
      }}
      @swtcg-ready=${unheard}
      @swtcg-branch=${unheard}
      @swtcg-play=${unheard}
      @swtcg-pause=${unheard}
      @swtcg-ended=${unheard}
    ></swtcg-table>`;
}

/** The file with what the reader played as one more variation; null where nothing can be added to it. */
export function withPlayed({ live, kept, source }: Course): unknown {
  const { file } = source ?? {};
  const { from, taken, rolls } = live ?? kept ?? NOTHING;
  if (taken.length === 0 || typeof file !== 'object' || file === null || !('decisions' in file)) return null;
  const { variations = [] } = file as { variations?: readonly unknown[] };
  return { ...file, variations: [...variations, { at: `${from}.1`, decisions: taken, rolls }] };
}
