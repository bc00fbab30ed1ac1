// The head of the viewer: the title, whether the game is what it says, and the tools.

import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../shared/icons.ts';
import type { Perspective, Source, Verdict } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { perspectiveWords, replayStrings } from './strings.ts';

export interface HeadOptions {
  readonly title: string;
  readonly question: string | null;
  readonly perspective: Perspective;
  readonly flipped: boolean;
  /** Whether the result is told. */
  readonly spoilers: boolean;
  /** What the badge says: null while it is being checked, undefined where there is none. */
  readonly verdict: Verdict | null | undefined;
  /** Why it says so, where the reader has opened it. */
  readonly reason: TemplateResult | null;
  readonly reasonOpen: boolean;
  readonly toggleReason: () => void;
  readonly flip: () => void;
  readonly fullScreen: () => void;
  readonly menu: (event: Event) => void;
}

const VERDICT_SIGNS = {
  exact: 'check',
  unverified: 'info',
  diverged: 'warn',
  verifying: 'info',
  told: 'info',
} as const;

function badge(verdict: Verdict | null, { reasonOpen, toggleReason }: HeadOptions): TemplateResult {
  const key = verdict?.verdict ?? 'verifying';
  const words = verdict ? replayStrings().verdicts[verdict.verdict] : replayStrings().verifying;
  return html`<button class="badge ${key}" type="button" aria-expanded=${reasonOpen} @click=${toggleReason}>
    ${icon(VERDICT_SIGNS[key], 'sm')}${words}
  </button>`;
}

const tool = (
  sign: IconName,
  label: string,
  act: (event: Event) => void,
  more: { word?: string; pressed?: boolean; menu?: boolean } = {},
) =>
  html`<button
    class="btn ghost ${more.menu ? 'menu-button' : ''}"
    type="button"
    aria-label=${label}
    title=${label}
    aria-pressed=${more.pressed ?? nothing}
    aria-haspopup=${more.menu ? 'dialog' : nothing}
    @click=${act}
  >
    ${icon(sign)}${more.word ? html`<span class="t" aria-hidden="true">${more.word}</span>` : nothing}
  </button>`;

export function head(source: Source, options: HeadOptions): TemplateResult {
  const { title, question, perspective, flipped, spoilers, verdict, reason } = options;
  // Whoever is nobody known sees what a spectator sees.
  const says = perspectiveWords(perspective, source.game.seats);
  const players = source.game.seats
    .filter((seat) => source.names?.[seat])
    .map((seat) => `${source.names?.[seat]} (${sharedStrings().side(seat)})`);
  const about = [players.join(' – '), spoilers ? replayStrings().result(source.heading) : null]
    .filter(Boolean)
    .join('. ');
  return html`<header class="head-bar">
    <div class="titles">
      <h2>${title}${verdict === undefined ? nothing : html` ${badge(verdict, options)}`}</h2>
      ${about ? html`<p class="about">${about}</p>` : nothing}
    </div>
    <div class="tools" role="group" aria-label=${sharedStrings().tools}>
      ${tool('eye', `${replayStrings().perspective}: ${says}`, options.menu, { word: says, menu: true })}
      ${tool('flip', sharedStrings().flipTable, options.flip, { word: replayStrings().flip, pressed: flipped })}
      ${tool('full', sharedStrings().fullScreen, options.fullScreen)}
      ${tool('more', sharedStrings().tools, options.menu, { menu: true })}
    </div>
    ${reason ?? nothing}
    ${question ? html`<p class="question">${question}</p>` : nothing}
  </header>`;
}
