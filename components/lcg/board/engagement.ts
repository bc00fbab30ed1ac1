// The engagement between the play areas: what is attacked, the edge battle, what the strikes can still bring.
import { html, nothing, type TemplateResult } from 'lit';
import { DIAL, type Side } from '../../../src/lcg/language/terms.ts';
import type { ClashView, EdgeView } from '../../../src/lcg/view/engagement-view.ts';
import { type CardFaces, faceOf } from '../../../src/lcg/view/table-view.ts';
import { toCome } from '../../../src/lcg/view/to-come.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { titleOf } from '../look/face.ts';
import { sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';
import { damageMeter, toComeTable } from '../odds/to-come.ts';
import { edgeBattle } from './edge.ts';
import type { Inspect } from './unit.ts';

export interface LaneOptions {
  readonly view: View;
  readonly cards: CardFaces;
  readonly above: Side;
  readonly battle: EdgeView | null;
  readonly clash: ClashView | null;
  readonly marks: Marks;
  readonly inspect: Inspect;
}

/** What the engaged objective is called. */
export const engagedName = (view: View, cards: CardFaces): string => {
  const id = view.engagement?.objective ?? null;
  if (id === null) return lcgStrings().gone;
  return id === DIAL ? lcgStrings().dial : titleOf(faceOf(cards, id));
};

export function lane(options: LaneOptions): TemplateResult | typeof nothing {
  const { view, cards, above, battle, clash } = options;
  const come = toCome(view, clash);
  if (!come) return nothing;
  const say = lcgStrings();
  const { edge, attacker, objective } = come;
  const { edgeTotal: dark } = view.dark;
  const { edgeTotal: light } = view.light;
  return html`<section class="lane" part="engagement" aria-label=${say.engagementAt(attacker, engagedName(view, cards))}>
    <header>
      <span class="what">${sign('objective')}<span class="vh">${say.attacks(attacker)}: </span><b>${engagedName(view, cards)}</b></span>
      ${
        objective?.capacity === null || !objective
          ? nothing
          : html`<span class="how"><span aria-hidden="true">${say.damageOf(objective.damage, objective.capacity)}</span>${damageMeter(come)}</span>`
      }
      ${
        edge
          ? html`<span class="edge-of"><span class="side sm" data-side=${edge} aria-hidden="true">${say.side(edge).charAt(0)}</span><b>${say.hasEdge(edge)}</b>${
              battle || dark === null || light === null
                ? nothing
                : html`<small>${say.totals(dark, light)}</small>`
            }</span>`
          : nothing
      }
    </header>
    <div class="row">
      ${battle ? edgeBattle(battle, above, options) : nothing} ${toComeTable(come, above)}
    </div>
  </section>`;
}
