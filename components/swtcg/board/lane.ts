// The attack lane: the ground that is fought over, the dice, and the sum of what they do.

import { html, nothing, type TemplateResult } from 'lit';
import type { AttackSum, AttackView } from '../../../src/swtcg/view/attack-view.ts';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { die } from './die.ts';
import { place } from './place.ts';
import { boardStrings } from './strings.ts';
import type { UnitOptions } from './unit.ts';

function sum({ hits, added, prevented, damage, placed }: AttackSum, step: number): TemplateResult {
  const now = step === 4 || step === 5;
  const sign = (mark: string) => html`<span class="op">${mark}</span>`;
  return html`<div class="sum" role="img" aria-label=${boardStrings().sum(hits, added, prevented, damage)}>
    <span>${hits}<small>${boardStrings().hitsWord(hits)}</small></span>
    ${added === 0 ? nothing : html`${sign(added > 0 ? '+' : '−')}<span>${Math.abs(added)}<small>${boardStrings().effects}</small></span>`}
    ${
      prevented > 0
        ? html`${sign('−')}<span class=${now ? 'now' : ''}>${prevented}<small>${boardStrings().prevented}</small></span>`
        : nothing
    }
    ${sign('=')}
    <span class="total"><span class="damage ${placed ? '' : 'pending'}">${damage}</span><small>${boardStrings().damage}</small></span>
  </div>`;
}

export function lane(
  attack: AttackView,
  location: Shown | null,
  names: { readonly attacker: string; readonly defender: string },
  inspect: UnitOptions['inspect'],
  marks: Marks = {},
): TemplateResult {
  const { dice } = attack;
  return html`<div class="lane">
    ${location ? place(location, inspect, marks) : nothing}
    <section class="attack" aria-label=${boardStrings().attackOn(names.attacker, names.defender)}>
      <p class="caption">${boardStrings().caption(attack)}</p>
      ${
        dice.length > 0 || attack.sum
          ? html`<div class="row">
              ${dice.length > 0 ? html`<ul class="dice" aria-label=${boardStrings().dice}>${dice.map(die)}</ul>` : nothing}
              ${attack.sum ? sum(attack.sum, attack.step) : nothing}
            </div>`
          : nothing
      }
    </section>
  </div>`;
}
