// Playing on from a step: a table with the game as it stood there, in the place of the viewer.

import { html, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import type { SwtcgTable } from '../shared/seams.ts';
import type { Live, Perspective } from '../shared/steps.ts';
import type { LiveLine } from '../source/live-line.ts';
import type { SwtcgReplay } from './replay.ts';
import { replayStrings } from './strings.ts';

type Seats = Pick<SwtcgTable, 'dark' | 'light' | 'hands'>;

/** Who sits where: whoever looks from one player's perspective plays that side, and the other is played by itself. */
const SEATS: Readonly<Record<Perspective, Seats>> = {
  both: { dark: 'human', light: 'human', hands: 'open' },
  dark: { dark: 'human', light: 'greedy', hands: 'open' },
  light: { dark: 'greedy', light: 'human', hands: 'open' },
  spectator: { dark: 'human', light: 'human', hands: 'hidden' },
};

/** The viewer tells in its own words what the table tells of itself. */
const stop = (event: Event): void => event.stopPropagation();

export function liveTable(
  viewer: SwtcgReplay,
  live: Live,
  decided: (at: number | null) => void,
): TemplateResult {
  const { perspective, timeline } = viewer;
  const { dark, light, hands } = SEATS[perspective] ?? SEATS.spectator;
  const { session } = live as LiveLine;
  const words = replayStrings();
  const step =
    timeline.lines.findLastIndex(({ address = '' }) => Number.parseInt(address, 10) <= live.from) + 1;
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
      <button class="btn" type="button" @click=${() => viewer.back()}>${words.back}</button>
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
        stop(event);
        decided((event.target as SwtcgTable).at);
      }}
      @swtcg-ready=${stop}
      @swtcg-branch=${stop}
      @swtcg-play=${stop}
      @swtcg-pause=${stop}
      @swtcg-ended=${stop}
    ></swtcg-table>`;
}

export const tableIn = ({ renderRoot }: SwtcgReplay): SwtcgTable | null =>
  renderRoot.querySelector<SwtcgTable>('swtcg-table');

/** The table looks at the step that the viewer was asked for. */
export function lookAt(viewer: SwtcgReplay): void {
  const table = tableIn(viewer);
  if (table && (table.at !== null || viewer.index < viewer.timeline.length - 1)) table.seek(viewer.index);
}

/** The keys go on working when what was pressed to play on has gone. */
export async function focusTable(viewer: SwtcgReplay): Promise<void> {
  viewer.requestUpdate();
  await viewer.updateComplete;
  await tableIn(viewer)?.updateComplete;
  viewer.focus({ preventScroll: true });
}
