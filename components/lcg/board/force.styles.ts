// The Death Star dial and the balance of the Force.
import { css } from 'lit';

export const force = css`
  .between { display: flex; flex-wrap: wrap; align-items: center; gap: 6px var(--_space-5); min-inline-size: 0; }
  .dial, .balance { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 2px var(--_space-3); min-inline-size: 0; }
  :is(.dial, .balance) svg { inline-size: 52px; block-size: 52px; }
  .between .caption { font-size: var(--_text-2xs); line-height: 1.25; color: var(--_ink-3); }
  .between .caption b { display: block; font-size: var(--_text-xs); color: var(--_ink); }
  .dial > :is(p, button):first-child { position: relative; }
  .dial button { padding: 0; border: 0; border-radius: 50%; background: none; cursor: pointer; }
  .dial .ball { fill: var(--_raised); stroke: var(--_line-strong); stroke-width: 1.4; }
  .dial .trench { fill: none; stroke: var(--_line); stroke-width: 1.6; }
  .dial .on { fill: var(--_ink); }
  .dial .off { fill: none; stroke: var(--_line-strong); stroke-width: 1; }
  .dial text { font: 700 19px / 1 var(--_font); text-anchor: middle; dominant-baseline: central; fill: var(--_ink); paint-order: stroke; stroke: var(--_raised); stroke-width: 4px; stroke-linejoin: round; }
  .dial .token { position: absolute; inset-block-end: -3px; inset-inline-end: -5px; }
  .dial[data-role='engaged'] > :first-child { outline: 2px dashed var(--_attack); outline-offset: 2px; border-radius: 50%; }
  .dial .on-dial { grid-column: 1 / -1; }
  .balance .ground { fill: var(--_dark); stroke: var(--_dark-edge); stroke-width: 2; }
  .balance .mark { fill: none; stroke: var(--_dark-on); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
  .balance[data-side='light'] .ground { fill: var(--_light); stroke: var(--_light-edge); }
  .balance[data-side='light'] .mark { stroke: var(--_light-on); }
  .balance svg { forced-color-adjust: none; }
`;
