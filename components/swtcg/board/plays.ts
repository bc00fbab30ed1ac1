// What was played and has not had its effect yet.

import { html, nothing, type TemplateResult } from 'lit';
import type { PlayView } from '../../../src/swtcg/view/attack-view.ts';
import { shown } from '../../../src/swtcg/view/table-view.ts';
import type { View } from '../../../src/swtcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { sharedStrings } from '../../shared/strings.ts';
import type { CardFaces } from './face.ts';
import { boardStrings } from './strings.ts';
import { tag, type UnitOptions } from './unit.ts';

/** The last one played resolves first. */
export const playsOf = (
  plays: readonly PlayView[],
  view: View,
  cards: CardFaces,
  inspect: UnitOptions['inspect'],
  marks: Marks,
): TemplateResult =>
  html`<section class="plays" aria-label=${boardStrings().beingPlayed}>
    <h4 class="label" aria-hidden="true">${boardStrings().beingPlayed}</h4>
    <ol>
      ${plays.map(({ id, by, disrupted }) => {
        const one = shown(view, cards, id);
        return html`<li ?data-disrupted=${disrupted}>
          <span class="side sm" data-side=${by} aria-hidden="true">${sharedStrings().side(by).charAt(0)}</span
          ><span class="vh">${sharedStrings().side(by)}:</span>
          <ul>${one ? tag(one, inspect, 1, marks[id]) : nothing}</ul>
          ${disrupted ? html`<span class="void">${boardStrings().disrupted}</span>` : nothing}
        </li>`;
      })}
    </ol>
  </section>`;
