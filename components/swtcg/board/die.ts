// A die: its pips, and whether it hit.

import { html, svg, type TemplateResult } from 'lit';
import type { DieView } from '../../../src/core/game/game-steps.ts';
import { icon } from '../../shared/icons.ts';
import { boardStrings } from './strings.ts';

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

export const die = ({ value, hit }: DieView): TemplateResult => html`<li class="die ${hit ? 'hit' : ''}">
  <svg viewBox="0 0 28 28" role="img" aria-label=${value === 0 ? boardStrings().dieToThrow : boardStrings().die(value, hit)}>
    <rect x="1" y="1" width="26" height="26" rx="6"></rect>
    ${(PIPS[value] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.3"></circle>`)}
  </svg>
  <span class="mark" aria-hidden="true">${hit ? icon('check') : '–'}</span>
</li>`;
