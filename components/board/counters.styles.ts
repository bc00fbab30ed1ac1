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
  .damage.pending { background: repeating-linear-gradient(135deg, var(--_damage) 0 3px, color-mix(in srgb, var(--_damage) 78%, #000) 3px 6px); }
  .counter { background: var(--_build); color: var(--_build-on); clip-path: polygon(25% 4%, 75% 4%, 100% 50%, 75% 96%, 25% 96%, 0% 50%); }

  /* Dice: a hit is a solid face with a tick beneath, a miss an open face. */
  .dice { display: flex; flex-wrap: wrap; gap: 5px; }
  .die { display: grid; justify-items: center; gap: 1px; inline-size: 28px; }
  .die svg { inline-size: 28px; block-size: 28px; }
  .die rect { fill: var(--_raised); stroke: var(--_line-strong); stroke-width: 1.2; }
  .die circle { fill: var(--_ink-2); }
  .die.hit rect { fill: var(--_ink); stroke: var(--_ink); }
  .die.hit circle { fill: var(--_surface); }
  .die .mark { font-size: 10px; line-height: 1; font-weight: 700; color: var(--_ink-3); }
  .die .mark .icon { inline-size: 10px; block-size: 10px; stroke-width: 2.2; }
  .die.hit .mark { color: var(--_ink); }
  .dice.mini { gap: 3px; }
  .dice.mini .die, .dice.mini .die svg { inline-size: 18px; block-size: 18px; }
  .dice.mini .mark { display: none; }
`;
