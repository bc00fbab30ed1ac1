// What the strikes of an engagement can still bring, with the edge and without it.
import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from '../../../src/lcg/language/terms.ts';
import type { SideToCome, Strength, ToCome } from '../../../src/lcg/view/to-come.ts';
import { strengthIcons, strengthWords } from '../look/combat-icons.ts';
import { lcgStrings } from '../look/strings.ts';

const isNothing = ({ unit, tactics, blast }: Strength): boolean => unit + tactics + blast === 0;

const cell = (strength: Strength, kind: 'with' | 'without'): TemplateResult =>
  html`<td data-kind=${kind}>${isNothing(strength) ? html`<span aria-hidden="true">–</span>` : strengthIcons(strength)}<span class="vh">${strengthWords(strength)}</span></td>`;

/** Before the edge is known both columns; afterwards what counts. */
export function toComeTable(come: ToCome, above: Side): TemplateResult {
  const say = lcgStrings();
  const below: Side = above === 'dark' ? 'light' : 'dark';
  const known = come.edge !== null;
  const cells = (side: Side, one: SideToCome): unknown => {
    if (known)
      return cell(come.edge === side ? one.with : one.without, come.edge === side ? 'with' : 'without');
    return html`${cell(one.without, 'without')}${cell(one.with, 'with')}`;
  };
  return html`<div class="to-come">
    <table>
      <caption class="label">${say.toCome}</caption>
      <thead>
        <tr>
          <td></td>
          ${known ? html`<th scope="col" class="vh">${say.stillToCome}</th>` : html`<th scope="col">${say.withoutEdge}</th><th scope="col">${say.withEdge}</th>`}
        </tr>
      </thead>
      <tbody>
        ${[above, below].map(
          (side) =>
            html`<tr>
              <th scope="row"><span class="side sm" data-side=${side} aria-hidden="true">${say.side(side).charAt(0)}</span><span class="vh">${say.side(side)}</span></th>
              ${cells(side, come[side])}
            </tr>`,
        )}
      </tbody>
    </table>
    ${come.unopposed > 0 ? html`<p class="hint">${say.unopposedBonus(come.unopposed)}</p>` : nothing}
  </div>`;
}

/** More boxes than this are only counted. */
const MOST_BOXES = 20;

/** The damage on the objective, and what is still to come: one box for each point that it can take. */
export function damageMeter(come: ToCome): TemplateResult | typeof nothing {
  const { objective, edge, attacker } = come;
  if (!objective || objective.capacity === null || objective.capacity > MOST_BOXES) return nothing;
  const { damage, capacity } = objective;
  const sure = edge === attacker ? objective.with : objective.without;
  const most = edge === null ? objective.with : sure;
  const kind = (i: number): string =>
    i < damage ? 'done' : i < damage + sure ? 'sure' : i < damage + most ? 'edge' : '';
  return html`<span class="meter" role="img" aria-label=${lcgStrings().meter(damage, capacity, sure, most)}
    >${Array.from({ length: capacity }, (_, i) => html`<i class=${kind(i)}></i>`)}</span
  >`;
}
