// The attack lane: the ground that is fought over, the dice, and the sum of what they do.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { AttackSum, AttackView, DieView } from '../../play/account/attack-view.ts';
import { icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import { nameOf, typeOf } from './face.ts';
import type { Shown } from './table-view.ts';
import type { Marks, UnitOptions } from './unit.ts';

/** Where the pips of each number lie on a 28 × 28 face. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[14, 14]],
  [
    [9, 9],
    [19, 19],
  ],
  [
    [8.5, 8.5],
    [14, 14],
    [19.5, 19.5],
  ],
  [
    [9, 9],
    [19, 9],
    [9, 19],
    [19, 19],
  ],
  [
    [9, 9],
    [19, 9],
    [14, 14],
    [9, 19],
    [19, 19],
  ],
  [
    [9, 8.5],
    [19, 8.5],
    [9, 14],
    [19, 14],
    [9, 19.5],
    [19, 19.5],
  ],
];

export const die = ({ value, hit }: DieView) => html`<li class="die ${hit ? 'hit' : ''}">
  <svg viewBox="0 0 28 28" role="img" aria-label=${value === 0 ? t.dieToThrow : t.die(value, hit)}>
    <rect x="1" y="1" width="26" height="26" rx="6"></rect>
    ${(PIPS[value] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.3"></circle>`)}
  </svg>
  <span class="mark" aria-hidden="true">${hit ? icon('check') : '–'}</span>
</li>`;

function sum({ hits, added, prevented, damage, placed }: AttackSum, step: number): TemplateResult {
  const now = step === 4 || step === 5;
  const sign = (mark: string) => html`<span class="op">${mark}</span>`;
  return html`<div class="sum" role="img" aria-label=${t.sum(hits, added, prevented, damage)}>
    <span>${hits}<small>${t.hitsWord(hits)}</small></span>
    ${added === 0 ? nothing : html`${sign(added > 0 ? '+' : '−')}<span>${Math.abs(added)}<small>${t.effects}</small></span>`}
    ${
      prevented > 0
        ? html`${sign('−')}<span class=${now ? 'now' : ''}>${prevented}<small>${t.prevented}</small></span>`
        : nothing
    }
    ${sign('=')}
    <span class="total"><span class="damage ${placed ? '' : 'pending'}">${damage}</span><small>${t.damage}</small></span>
  </div>`;
}

export function place(
  location: Shown | null,
  inspect: UnitOptions['inspect'],
  marks: Marks = {},
): TemplateResult {
  if (!location) return html`<p class="place none">${t.noLocation}</p>`;
  const { id, face } = location;
  const mark = marks[id];
  return html`<button
    class="place"
    type="button"
    data-id=${id}
    data-type=${typeOf(face)}
    data-mark=${mark?.kind ?? nothing}
    @click=${(event: Event) => inspect(id, event.currentTarget as HTMLElement)}
  >
    <span class="band">${icon('location')}</span><span class="name">${nameOf(face)}</span> <span class="meta">${t.location}</span>${mark ? html`<span class="vh">, ${mark.words}</span>` : nothing}
  </button>`;
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
    <section class="attack" aria-label=${t.attackOn(names.attacker, names.defender)}>
      <p class="caption">${attack.caption}</p>
      ${
        dice.length > 0 || attack.sum
          ? html`<div class="row">
              ${dice.length > 0 ? html`<ul class="dice" aria-label=${t.dice}>${dice.map(die)}</ul>` : nothing}
              ${attack.sum ? sum(attack.sum, attack.step) : nothing}
            </div>`
          : nothing
      }
    </section>
  </div>`;
}
