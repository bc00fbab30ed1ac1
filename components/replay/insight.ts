// The dice of a roll with the exact odds of what they did, and the luck of both players. Fetched after the first paint.
import { html, nothing, type TemplateResult } from 'lit';
import { atLeast, attackOdds } from '../../src/dice/odds.ts';
import { MOST_DICE } from '../../src/dice/most.ts';
import { die } from '../board/die.ts';
import { asked } from '../shared/asked-strings.ts';
import { pieces } from '../shared/piece-strings.ts';
import '../odds/swtcg-odds.ts';
import { aw } from '../shared/action-strings.ts';
import { dice as diceStyles } from '../shared/dice.styles.ts';
import { t } from '../shared/strings.ts';
import { insight as styles } from './insight.styles.ts';
import type { Luck, RollView, Step } from '../shared/steps.ts';

export { diceStyles, styles };

function rolled({ dice, least }: RollView, quiet: boolean): TemplateResult {
  const hits = dice.filter(({ hit }) => hit).length;
  const odds =
    least === null || dice.length > MOST_DICE ? null : attackOdds({ power: dice.length, hitOn: least }).hits;
  return html`<div class="roll">
    <div>
      <p>${asked().theRoll(dice.length)}</p>
      <ul class="dice mini" aria-label=${aw().dice}>${dice.map(die)}</ul>
      ${
        quiet
          ? nothing
          : odds
            ? html`<p><b>${asked().hitsN(hits)}</b>: ${t.percent(odds[hits] ?? 0)}</p>
                ${hits > 0 ? html`<p>${pieces().orMore(hits)}: ${t.percent(atLeast(odds, hits))}</p>` : nothing}`
            : html`<p>${asked().eachNumber}</p>`
      }
    </div>
    ${
      odds && !quiet
        ? html`<swtcg-odds tiny of="hits" power=${dice.length} hit-on=${least} result=${hits}></swtcg-odds>`
        : nothing
    }
  </div>`;
}

const fortune = (luck: Luck): TemplateResult =>
  html`<p class="luck">
    ${asked().luck}
    <span
      >${(['dark', 'light'] as const).map(
        (by) =>
          html`<span><span class="side sm" data-side=${by} aria-hidden="true">${t.side(by).charAt(0)}</span> ${asked().luckOf(by, luck[by])}</span> `,
      )}</span
    >
  </p>`;

/** `roll` is the roll of the step, or the last one of the attack that is under way. */
export function insight(roll: RollView | null, { luck }: Step, quiet: boolean): TemplateResult | null {
  if (!roll) return null;
  return html`<section class="insight">
    ${rolled(roll, quiet)} ${luck && !quiet ? fortune(luck) : nothing}
  </section>`;
}
