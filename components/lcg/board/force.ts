// What lies between the players all game long: the Death Star dial and the balance of the Force.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { DIAL } from '../../../src/lcg/language/terms.ts';
import type { Shown } from '../../../src/lcg/view/table-view.ts';
import type { View } from '../../../src/lcg/view/view.ts';
import type { Marks } from '../../shared/board/mark.ts';
import { lcgStrings } from '../look/strings.ts';
import { type Inspect, tag } from './unit.ts';

/** The dial is full at twelve. */
const LAST = 12;

const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(32 + radius * Math.cos(angle)).toFixed(2)} ${(32 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** One of the twelve parts of the ring. */
const part = (i: number): string => {
  const [from, to] = [(i + 0.1) / LAST, (i + 0.9) / LAST];
  return `M${at(from, 29)}A29 29 0 0 1 ${at(to, 29)}L${at(to, 22)}A22 22 0 0 0 ${at(from, 22)}z`;
};

export interface ForceOptions {
  readonly attached: readonly Shown[];
  readonly engaged: boolean;
  readonly struck: boolean;
  readonly marks: Marks;
  readonly inspect: Inspect;
}

function dial(
  { dial: n, dialDamage }: View,
  { attached, engaged, struck, marks, inspect }: ForceOptions,
): TemplateResult {
  const say = lcgStrings();
  const mark = marks[DIAL];
  const words = [
    say.dialAt(n),
    ...(dialDamage > 0 ? [say.dialDamage(dialDamage)] : []),
    ...(engaged ? [say.engaged] : []),
    ...(mark ? [mark.words] : []),
  ];
  const face = html`<svg viewBox="0 0 64 64" aria-hidden="true">
      <circle class="ball" cx="32" cy="32" r="19"></circle>
      <path class="trench" d="M13.4 36.4h37.2"></path>
      ${Array.from({ length: LAST }, (_, i) => svg`<path class=${i < n ? 'on' : 'off'} d=${part(i)}></path>`)}
      <text x="32" y="34">${n}</text>
    </svg>
    ${dialDamage > 0 ? html`<span class="token damage" aria-hidden="true">${dialDamage}</span>` : nothing}`;
  const label = html`<span class="vh">${words.join(', ')}</span>`;
  return html`<div class="dial" data-id=${DIAL} data-mark=${mark?.kind ?? nothing} data-role=${engaged ? 'engaged' : nothing} data-strike=${struck ? 'struck' : nothing}>
    ${
      mark
        ? html`<button class="place" type="button" @click=${(event: Event) => inspect(DIAL, event.currentTarget as HTMLElement)}>${face}${label}</button>`
        : html`<p>${face}${label}</p>`
    }
    <p class="caption" aria-hidden="true">${say.dial}<b>${n} / ${LAST}</b></p>
    ${attached.length > 0 ? html`<ul class="on-dial" aria-label=${say.enhancementsOn(say.dial)}>${attached.map((one) => tag(one, inspect, marks[one.id]))}</ul>` : nothing}
  </div>`;
}

const balance = ({ balance: side }: View): TemplateResult => html`<div class="balance" data-side=${side}>
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <circle class="ground" cx="32" cy="32" r="28"></circle>
    <path class="mark" d="M32 10a22 22 0 1 0 22 22M32 20a12 12 0 1 0 12 12M42 12l.6 9 9 .6"></path>
  </svg>
  <p class="caption">${lcgStrings().balance}<b>${lcgStrings().balanceWith(side)}</b></p>
</div>`;

export const force = (view: View, options: ForceOptions): TemplateResult =>
  html`<div class="between" part="force">${dial(view, options)}${balance(view)}</div>`;
