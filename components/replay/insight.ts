// The dice of a roll with the exact odds of what they did, and the luck of both players. Fetched after the first paint.
import { html, nothing, type TemplateResult } from 'lit';
import { die } from '../board/lane.ts';
import { t } from '../shared/strings.ts';
import { dice as diceStyles } from '../shared/dice.styles.ts';
import { insight as styles } from './insight.styles.ts';
import type { Luck, RollView, Step } from './steps.ts';

export { diceStyles, styles };

/** Entry k is the chance that k of n dice hit. */
export function hitOdds(n: number, least: number): number[] {
  const p = Math.max(0, Math.min(6, 7 - least)) / 6;
  let odds = [1];
  for (let die = 0; die < n; die++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((chance, hits) => {
      next[hits] = (next[hits] ?? 0) + chance * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * p;
    });
    odds = next;
  }
  return odds;
}

function chart(odds: readonly number[], hits: number): TemplateResult {
  const most = Math.max(...odds);
  return html`<ol class="chart" role="img" aria-label=${t.oddsOf(odds.map((chance, n) => t.oddsRow(n, chance)))}>
    ${odds.map(
      (chance, n) =>
        html`<li class=${n === hits ? 'now' : ''}><i .style=${`block-size: ${((chance / most) * 36).toFixed(1)}px`}></i><span>${n}</span></li>`,
    )}
  </ol>`;
}

function rolled({ dice, least }: RollView, quiet: boolean): TemplateResult {
  const hits = dice.filter(({ hit }) => hit).length;
  const odds = least === null ? null : hitOdds(dice.length, least);
  const orMore = odds?.slice(hits).reduce((sum, chance) => sum + chance, 0) ?? 0;
  return html`<div class="roll">
    <div>
      <p>${t.theRoll(dice.length)}</p>
      <ul class="dice mini" aria-label=${t.dice}>${dice.map(die)}</ul>
      ${
        quiet
          ? nothing
          : odds
            ? html`<p><b>${t.hitsN(hits)}</b>: ${t.percent(odds[hits] ?? 0)}</p>
                <p>${t.orMore(hits)}: ${t.percent(orMore)}</p>`
            : html`<p>${t.eachNumber}</p>`
      }
    </div>
    ${odds && !quiet ? chart(odds, hits) : nothing}
  </div>`;
}

const fortune = (luck: Luck): TemplateResult =>
  html`<p class="luck">
    <span>${t.luck}</span>
    ${(['dark', 'light'] as const).map(
      (by) =>
        html`<span><span class="side sm" data-side=${by} aria-hidden="true">${t.side(by).charAt(0)}</span> ${t.luckOf(by, luck[by])}</span>`,
    )}
  </p>`;

/** `roll` is the roll of the step, or the last one of the attack that is under way. */
export function insight(roll: RollView | null, { luck }: Step, quiet: boolean): TemplateResult | null {
  if (!roll) return null;
  return html`<section class="insight">
    ${rolled(roll, quiet)} ${luck && !quiet ? fortune(luck) : nothing}
  </section>`;
}
