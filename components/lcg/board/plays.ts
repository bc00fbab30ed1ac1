// Cards and abilities that wait to take effect.
import { html, nothing, type TemplateResult } from 'lit';
import type { PlayView } from '../../../src/lcg/view/scene.ts';
import { type CardFaces, shown } from '../../../src/lcg/view/table-view.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { lcgStrings } from '../look/strings.ts';
import { type Inspect, tag } from './unit.ts';

/** A card that is used in play lies there too. */
const OUT_OF_PLAY = /^(out|hand|discard|edge)$/;

/** The last one played resolves first. */
export const playsOf = (
  plays: readonly PlayView[],
  view: View,
  cards: CardFaces,
  inspect: Inspect,
  marks: Marks,
): TemplateResult => {
  const say = lcgStrings();
  return html`<section class="plays" aria-label=${say.beingPlayed}>
    <h4 class="label" aria-hidden="true">${say.beingPlayed}</h4>
    <ol>
      ${plays.map(({ id, by, cancelled }) => {
        const one = shown(view, cards, id);
        return html`<li ?data-disrupted=${cancelled}>
          <span class="side sm" data-side=${by} aria-hidden="true">${say.side(by).charAt(0)}</span
          ><span class="vh">${say.side(by)}:</span>
          <ul>${one ? tag(one, inspect, marks[id], { copy: !OUT_OF_PLAY.test(one.card.zone) }) : nothing}</ul>
          ${cancelled ? html`<span class="void">${say.cancelled}</span>` : nothing}
        </li>`;
      })}
    </ol>
  </section>`;
};
