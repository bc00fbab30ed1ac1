// Playing on from a step: a table with the game as it stood there, in the place of the viewer.

import { html, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import type { SwtcgTable } from '../shared/seams.ts';
import type { Live, Perspective, Source } from '../shared/steps.ts';
import type { LiveLine } from '../source/live-line.ts';
import type { SwtcgReplay } from './replay.ts';
import { perspectivesOf, playsAsWords, replayStrings } from './strings.ts';

/** Who sits where: whoever looks from one player's perspective plays that seat, and the others are played by themselves. */
const playersFor = (who: Perspective, { game: { seats } }: Source, builtIn: string): SwtcgTable['players'] =>
  Object.fromEntries(seats.map((seat) => [seat, seats.includes(who) && seat !== who ? builtIn : 'human']));

/** The viewer tells in its own words what the table tells of itself. */
const stop = (event: Event): void => event.stopPropagation();

export function liveTable(
  viewer: SwtcgReplay,
  source: Source,
  live: Live,
  decided: (at: number | null) => void,
): TemplateResult {
  const { perspective, timeline } = viewer;
  const { session, display } = live as LiveLine;
  const seats = source.game.seats;
  const seen = perspectivesOf(seats);
  const open = perspective === 'both' || seats.includes(perspective);
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
        ${seen.map((who) => html`<option value=${who} .selected=${who === perspective}>${playsAsWords(who)}</option>`)}
      </select>
      <button class="btn" type="button" @click=${() => viewer.back()}>${words.back}</button>
    </div>
    <swtcg-table
      part="table"
      preload="auto"
      .live=${live}
      .autoPass=${session.start.box.autoPass}
      .players=${playersFor(perspective, source, display.builtIn.at(-1) ?? 'human')}
      .hands=${open ? 'open' : 'hidden'}
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
