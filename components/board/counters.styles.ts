// Counters and dice: shape first, colour second.
import { css } from 'lit';

export const counters = css`
  /* Counters. Damage is a burst, build is a hexagon: shape first, colour second. */
  .damage, .counter {
    display: inline-grid; place-items: center; flex: none; inline-size: 22px; block-size: 22px;
    font-size: var(--_text-xs); font-weight: 700; line-height: 1; letter-spacing: 0;
    forced-color-adjust: none;
  }
  .damage {
    background: var(--_damage); color: var(--_damage-on);
    clip-path: polygon(50% 0%, 60.7% 10.2%, 75% 6.7%, 79.3% 20.7%, 93.3% 25%, 89.8% 39.3%, 100% 50%, 89.8% 60.7%, 93.3% 75%, 79.3% 79.3%, 75% 93.3%, 60.7% 89.8%, 50% 100%, 39.3% 89.8%, 25% 93.3%, 20.7% 79.3%, 6.7% 75%, 10.2% 60.7%, 0% 50%, 10.2% 39.3%, 6.7% 25%, 20.7% 20.7%, 25% 6.7%, 39.3% 10.2%);
  }
  .counter { background: var(--_build); color: var(--_build-on); clip-path: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0% 50%); }
`;
