// Counters and dice: shape first, color second.
import { css } from 'lit';

export const counters = css`
  /* Counters. Damage is a burst, build is a hexagon: shape first, color second. */
  .damage, .counter {
    display: inline-grid; place-items: center; flex: none; inline-size: 22px; block-size: 22px;
    font-size: var(--_text-xs); font-weight: 700; line-height: 1; letter-spacing: -0.05em; font-variant-numeric: lining-nums;
    forced-color-adjust: none;
  }
  .damage {
    background: var(--_damage); color: var(--_damage-on);
    clip-path: polygon(50% 0%, 61% 10%, 75% 7%, 79% 21%, 93% 25%, 90% 39%, 100% 50%, 90% 61%, 93% 75%, 79% 79%, 75% 93%, 61% 90%, 50% 100%, 39% 90%, 25% 93%, 21% 79%, 7% 75%, 10% 61%, 0% 50%, 10% 39%, 7% 25%, 21% 21%, 25% 7%, 39% 10%);
  }
  .counter { background: var(--_build); color: var(--_build-on); clip-path: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0% 50%); }
`;
