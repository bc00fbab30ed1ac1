// Playing on from a step: what can be decided now, in a plain list. Fetched when somebody plays on.
import { html, nothing, type TemplateResult } from 'lit';
import { asked } from '../shared/asked-strings.ts';
import { t } from '../shared/strings.ts';
import { branch as styles } from './branch-panel.styles.ts';
import { problemOf } from './load.ts';
import type { SwtcgReplay } from './replay.ts';
import type { Live } from './steps.ts';

export { styles };

/** What the panel remembers between two drawings. */
export interface BranchState {
  /** All choices are listed, also where there are many. */
  readonly all: boolean;
  /** Why the last decision was not taken. */
  readonly refusal: string | null;
}

export const FRESH: BranchState = { all: false, refusal: null };

/** More than this many are offered only when asked for. */
const FIRST = 24;

/** Dice thrown for the reader. */
const thrown = (n: number): number[] => Array.from({ length: n }, () => 1 + Math.floor(Math.random() * 6));

function act(
  viewer: SwtcgReplay,
  deed: () => { readonly message: string } | null | undefined | boolean,
): void {
  try {
    const answer = deed();
    const refusal = typeof answer === 'object' && answer !== null ? answer.message : null;
    viewer.branching = { all: false, refusal };
  } catch (failure) {
    viewer.fail(problemOf(failure));
  }
  viewer.course.decided();
}

export function branchPanel(viewer: SwtcgReplay, live: Live, { all, refusal }: BranchState): TemplateResult {
  const choices = live.waiting === 'player' ? live.choices(viewer.perspective) : [];
  const shown = all ? choices : choices.slice(0, FIRST);
  const { chance } = live;
  const roll = () => {
    live.roll(thrown(live.dice));
    return null;
  };
  return html`<section class="branch" aria-label=${t.inLive}>
    <header>
      ${chance ? html`<span class="side" data-side=${chance} aria-hidden="true">${t.side(chance).charAt(0)}</span>` : nothing}
      <h3>${said(live, choices.length)}</h3>
      <button
        class="btn"
        type="button"
        aria-disabled=${live.taken.length === 0 ? 'true' : nothing}
        @click=${() => act(viewer, () => live.undo())}
      >
        ${t.undo}
      </button>
    </header>
    ${refusal === null ? nothing : html`<p class="refusal" role="alert">${asked().notLegal(refusal)}</p>`}
    ${
      live.waiting === 'dice'
        ? html`<p><button class="btn primary" type="button" @click=${() => act(viewer, roll)}>${t.throwDice(live.dice)}</button></p>`
        : nothing
    }
    <ul class="decisions">
      ${shown.map(({ decision, words }) => html`<li><button class="btn" type="button" @click=${() => act(viewer, () => live.decide(decision))}>${words}</button></li>`)}
      ${
        shown.length < choices.length
          ? html`<li>
              <button
                class="btn ghost"
                type="button"
                @click=${() => {
                  viewer.branching = { all: true, refusal };
                }}
              >
                ${asked().moreChoices(choices.length - shown.length)}
              </button>
            </li>`
          : nothing
      }
    </ul>
  </section>`;
}

/** The file with what the reader played as one more variation; null where nothing can be added to it. */
export function withPlayed(file: unknown, { from, taken, rolls }: Live): unknown {
  if (taken.length === 0 || typeof file !== 'object' || file === null || !('decisions' in file)) return null;
  const { variations = [] } = file as { variations?: readonly unknown[] };
  return { ...file, variations: [...variations, { at: `${from}.1`, decisions: taken, rolls }] };
}

function said({ waiting, chance }: Live, choices: number): string {
  if (waiting === 'over') return asked().isOver;
  if (waiting === 'stopped' || !chance) return asked().isStopped;
  return waiting === 'player' && choices === 0 ? asked().hiddenChoices(chance) : t.toDecide(chance);
}
