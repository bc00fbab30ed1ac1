// The dice of a roll with the exact odds of what they did, and the luck of both players.

import { html, nothing, type TemplateResult } from 'lit';
import { MOST_DICE } from '../../../src/core/most-dice.ts';
import { SIDES } from '../../../src/swtcg/model/state.ts';
import { atLeast, attackOdds } from '../../../src/swtcg/rules/dice/odds.ts';
import type { StepDetails } from '../../shared/game-display.ts';
import type { Luck, RollView } from '../../shared/steps.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { die } from '../board/die.ts';
import { boardStrings } from '../board/strings.ts';
import { oddsStrings } from '../odds/strings.ts';
import { stepStrings } from '../words/step-strings.ts';

function rolled({ dice, least }: RollView, spoilers: boolean): TemplateResult {
  const hits = dice.filter(({ hit }) => hit).length;
  const odds =
    least === null || dice.length > MOST_DICE ? null : attackOdds({ power: dice.length, hitOn: least }).hits;
  return html`<div class="roll">
    <div>
      <p>${stepStrings().theRoll(dice.length)}</p>
      <ul class="dice mini" aria-label=${boardStrings().dice}>${dice.map(die)}</ul>
      ${
        !spoilers
          ? nothing
          : odds
            ? html`<p><b>${stepStrings().hitsN(hits)}</b>: ${sharedStrings().percent(odds[hits] ?? 0)}</p>
                ${hits > 0 ? html`<p>${oddsStrings().orMore(hits)}: ${sharedStrings().percent(atLeast(odds, hits))}</p>` : nothing}`
            : html`<p>${stepStrings().eachNumber}</p>`
      }
    </div>
    ${
      odds && spoilers
        ? html`<swtcg-odds tiny of="hits" power=${dice.length} hit-on=${least} result=${hits}></swtcg-odds>`
        : nothing
    }
  </div>`;
}

const fortune = (luck: Luck): TemplateResult =>
  html`<p class="luck">
    ${stepStrings().luck}
    <span
      >${SIDES.map(
        (by) =>
          html`<span><span class="side sm" data-side=${by} aria-hidden="true">${sharedStrings().side(by).charAt(0)}</span> ${stepStrings().luckOf(by, luck[by] ?? 0)}</span> `,
      )}</span
    >
  </p>`;

/** `roll` is the roll of the step, or the last one of the attack that is under way. */
export const insight: StepDetails['insight'] = (roll, { luck }, { spoilers }) =>
  roll &&
  html`<section class="insight">
    ${rolled(roll, spoilers)} ${luck && spoilers ? fortune(luck) : nothing}
  </section>`;
