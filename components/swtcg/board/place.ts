// The strip between the halves: the Location of the arena.

import { html, nothing, type TemplateResult } from 'lit';
import type { Shown } from '../../../src/swtcg/view/table-view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { icon } from '../../shared/icons.ts';
import { nameOf, typeOf } from './face.ts';
import { boardStrings } from './strings.ts';
import type { UnitOptions } from './unit.ts';

export function place(
  location: Shown | null,
  inspect: UnitOptions['inspect'],
  marks: Marks = {},
): TemplateResult {
  if (!location) return html`<p class="place none">${boardStrings().noLocation}</p>`;
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
    <span class="band">${icon('location')}</span><span class="name">${nameOf(face)}</span> <span class="meta">${boardStrings().location}</span>${mark ? html`<span class="vh">, ${mark.words}</span>` : nothing}
  </button>`;
}
