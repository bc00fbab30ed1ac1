// The head of the viewer: the title, whether the game is what it says, and the tools.

import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../shared/icons.ts';
import type { Perspective, Source, Verdict } from '../shared/steps.ts';
import { sharedStrings } from '../shared/strings.ts';
import { replayStrings } from './strings.ts';

export interface HeadOptions {
  readonly title: string;
  readonly question: string | null;
  readonly perspective: Perspective;
  readonly flipped: boolean;
  /** Hides what tells the end. */
  readonly quiet: boolean;
  /** The badge was opened: its reason is told. */
  readonly told: boolean;
  /** It is just being played by the rules. */
  readonly checking: boolean;
  /** What is shown is not the game itself: nothing is said of whether it is what it says. */
  readonly elsewhere: boolean;
  readonly reason: ((verdict: Verdict | null, check: (() => void) | null) => TemplateResult) | null;
  /** Has it played by the rules. */
  readonly check: (() => void) | null;
  readonly tell: () => void;
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

function badge(verdict: Verdict | null, { told, tell }: HeadOptions): TemplateResult {
  const key = verdict?.verdict ?? 'verifying';
  const words = verdict ? replayStrings().verdicts[verdict.verdict] : replayStrings().verifying;
  return html`<button class="badge ${key}" type="button" aria-expanded=${told} @click=${tell}>
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
  const { title, question, perspective, flipped, quiet, told, checking, elsewhere } = options;
  const verdict = elsewhere ? undefined : checking ? null : source.verdict;
  // Whoever is nobody known sees what a spectator sees.
  const says = replayStrings().perspectives[perspective] ?? replayStrings().perspectives.spectator;
  const players = (['dark', 'light'] as const)
    .filter((side) => source.names?.[side])
    .map((side) => `${source.names?.[side]} (${sharedStrings().side(side)})`);
  const about = [players.join(' – '), quiet ? null : source.heading.result].filter(Boolean).join('. ');
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
    ${told && verdict !== undefined ? options.reason?.(verdict, options.check) : nothing}
    ${question ? html`<p class="question">${question}</p>` : nothing}
  </header>`;
}
