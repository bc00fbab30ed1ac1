// What a reader opens in the viewer: why the badge says what it says, and the search of the log. Fetched when one does.
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../shared/strings.ts';
import { opened as styles } from './opened.styles.ts';
import type { SwtcgReplay } from './replay.ts';
import type { Verdict } from './steps.ts';

export { styles };

const en = {
  verdictReasons: {
    exact: 'Every decision is legal, and the dice, the shuffles and the positions are those of the file.',
    unverified: 'It can be played, but not proved to be the recorded game',
    diverged: 'The file and the rules part',
    verifying: 'The game is played in the background and compared with the file.',
    told: 'It is shown as it was written down, and has not been played by the rules here.',
  },
  check: 'Play it by the rules',
};

/** Another language has it among all other words. */
export type OpenedStrings = typeof en;

export function reason(verdict: Verdict | null, check: (() => void) | null): TemplateResult {
  const words = { ...en, ...t };
  const why = words.verdictReasons[verdict?.verdict ?? 'verifying'];
  return html`<p class="reason" role="status">${verdict?.reason ? `${why}: ${verdict.reason}.` : why}</p>
    ${check ? html`<p class="reason"><button class="btn" type="button" @click=${check}>${words.check}</button></p>` : nothing}`;
}

/** Goes to the next line that was found; from the last one to the first. */
function nextFound(viewer: SwtcgReplay): void {
  const log = viewer.renderRoot.querySelector('swtcg-log');
  const found = [...(log?.renderRoot.querySelectorAll<HTMLElement>('.line') ?? [])];
  (found.find(({ dataset }) => Number(dataset.at) > viewer.index) ?? found[0])?.click();
}

export const findField = (viewer: SwtcgReplay, query: string, close: () => void): TemplateResult =>
  html`<div class="find">
    <input
      type="search"
      aria-label=${t.find}
      placeholder=${t.find}
      .value=${query}
      @input=${(event: Event) => {
        viewer.query = (event.target as HTMLInputElement).value;
      }}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
        if (key === 'Enter' && query) nextFound(viewer);
      }}
    />
  </div>`;
