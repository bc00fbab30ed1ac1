// Dice: a hit is a solid face with a tick beneath, a miss an open face.
import { css } from 'lit';

export const dice = css`
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
