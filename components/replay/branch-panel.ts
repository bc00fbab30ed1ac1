// Playing on from a step: what can be decided now, in a plain list. Fetched when somebody plays on.
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../shared/strings.ts';
import { branch as styles } from './branch-panel.styles.ts';
import type { Choice, Live, Perspective } from './steps.ts';

export { styles };

/** More than this many are offered only when asked for. */
const FIRST = 24;

export interface BranchOptions {
  readonly who: Perspective;
  readonly all: boolean;
  readonly refusal: string | null;
  readonly showAll: () => void;
  readonly decide: (choice: Choice) => void;
  readonly roll: () => void;
  readonly undo: () => void;
}

export function branchPanel(live: Live, options: BranchOptions): TemplateResult {
  const { who, all, refusal } = options;
  const choices = live.waiting === 'player' ? live.choices(who) : [];
  const shown = all ? choices : choices.slice(0, FIRST);
  const { chance } = live;
  return html`<section class="branch" aria-label=${t.inLive}>
    <header>
      ${chance ? html`<span class="side" data-side=${chance} aria-hidden="true">${t.side(chance).charAt(0)}</span>` : nothing}
      <h3>${said(live, choices.length)}</h3>
      <button class="btn" type="button" aria-disabled=${live.taken.length === 0 ? 'true' : nothing} @click=${options.undo}>${t.undo}</button>
    </header>
    ${refusal === null ? nothing : html`<p class="refusal" role="alert">${t.notLegal(refusal)}</p>`}
    ${
      live.waiting === 'dice'
        ? html`<p><button class="btn primary" type="button" @click=${options.roll}>${t.throwDice(live.dice)}</button></p>`
        : nothing
    }
    <ul class="decisions">
      ${shown.map((choice) => html`<li><button class="btn" type="button" @click=${() => options.decide(choice)}>${choice.words}</button></li>`)}
      ${
        shown.length < choices.length
          ? html`<li><button class="btn ghost" type="button" @click=${options.showAll}>${t.moreChoices(choices.length - shown.length)}</button></li>`
          : nothing
      }
    </ul>
  </section>`;
}

function said({ waiting, chance }: Live, choices: number): string {
  if (waiting === 'over') return t.isOver;
  if (waiting === 'stopped' || !chance) return t.isStopped;
  return waiting === 'player' && choices === 0 ? t.hiddenChoices(chance) : t.toDecide(chance);
}
