// The two that fight in an attack: on the board, and as cards by themselves.
import { css } from 'lit';

export const roles = css`
  /* who has the focus shows that */
  .unit .role, .unit .role-in { display: none; align-items: center; gap: 3px; border-radius: 3px; background: var(--_attack); color: var(--_attack-on); }
  .unit .role { position: absolute; z-index: 2; padding: 0 5px 0 3px; font-size: var(--_text-2xs); font-weight: 600; line-height: 16px; white-space: nowrap; }
  .unit .role-in { grid-area: role; align-self: center; padding: 3px; margin-inline: 2px 4px; }
  .unit :is(.role, .role-in) .icon { inline-size: 11px; block-size: 11px; stroke-width: 1.9; }
  .unit[data-role="attacker"] > .card:where(:not(:focus-visible)) { outline: 2px solid var(--_attack); outline-offset: 1px; }
  .unit[data-role="defender"] > .card:where(:not(:focus-visible)) { outline: 2px dashed var(--_attack); outline-offset: 1px; }
  @container unit (width >= 128px) { .unit .role-in { display: inline-flex; } }
  @container unit (128px <= width < 216px) { .unit .role-in { padding: 2px; margin-block-start: -2px; margin-inline: 0 5px; } }
  @container unit (width < 128px) {
    .unit .role { display: inline-flex; left: 50%; translate: -50% 0; inset-block-start: -18px; }
    .half.top .role { inset-block: auto -18px; }
  }
  @media (forced-colors: active) {
    .unit[data-role] > .card { outline-color: CanvasText; }
  }
`;
