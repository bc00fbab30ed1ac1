// What a step of an engagement comes to: what the edge stacks are worth, and the damage that is still to come.
import { html, nothing, type TemplateResult } from 'lit';
import { SIDES, type Side } from '../../../src/lcg/language/terms.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { edgeWorth } from '../../../src/lcg/view/edge-worth.ts';
import type { EdgeView } from '../../../src/lcg/view/engagement-view.ts';
import { toCome } from '../../../src/lcg/view/to-come.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { StepDetails } from '../../shared/game-display.ts';
import { lcgStrings } from '../look/strings.ts';
import { damageMeter, toComeTable } from '../odds/to-come.ts';

/** The faces count for nothing but their Force icons here: those of the cards that the onlooker knows. */
type Faces = Parameters<typeof edgeWorth>[1];

function worth(view: View, faces: Faces, battle: EdgeView, side: Side): TemplateResult {
  const say = lcgStrings();
  const { total, hidden } = edgeWorth(view, faces, battle, side);
  const words = hidden > 0 && !battle.totals ? say.worthAtLeast(total, hidden) : say.worth(total);
  return html`<li><span class="side sm" data-side=${side} aria-hidden="true">${say.side(side).charAt(0)}</span> ${say.stackWorth(side, words)}</li>`;
}

export const insight: StepDetails<LcgTypes>['insight'] = (_roll, step, { who, cards }) => {
  const view = step.viewFor?.(who) ?? step.view;
  const come = toCome(view, step.scene?.clash);
  if (!come) return null;
  const say = lcgStrings();
  const battle = step.scene?.edgeBattle ?? null;
  const { objective, edge, attacker } = come;
  return html`<section class="insight">
    ${
      battle && !battle.automatic
        ? html`<div>
            <p>${say.edgeBattle}</p>
            <ul class="worth">${SIDES.map((side) => worth(view, cards, battle, side))}</ul>
            ${battle.winner ? nothing : html`<p class="muted">${say.tieRule(attacker === 'dark' ? 'light' : 'dark')}</p>`}
          </div>`
        : nothing
    }
    ${edge ? html`<p><b>${say.hasEdge(edge)}</b></p>` : nothing} ${toComeTable(come, 'dark')}
    ${
      objective?.capacity == null
        ? nothing
        : html`<p>${say.damageOf(objective.damage, objective.capacity)} ${damageMeter(come)}</p>`
    }
  </section>`;
};
