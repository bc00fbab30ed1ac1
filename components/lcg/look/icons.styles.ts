// Combat icons, tokens and small figures of this game. Shape first, color second.
import { css } from 'lit';

export const icons = css`
  .icons { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 2px; }
  /* a normal icon is a filled square, an edge-enabled one an open disc */
  .combat {
    display: inline-flex; align-items: center; justify-content: center; gap: 1px; min-inline-size: 16px; block-size: 16px; padding-inline: 2px;
    border: 1.3px solid var(--_ink); border-radius: 3px; background: var(--_ink); color: var(--_raised);
    font-size: var(--_text-2xs); line-height: 1; forced-color-adjust: none;
  }
  .combat b { font-weight: 700; }
  .combat.edge { border-radius: 99px; background: var(--_raised); color: var(--_ink); }
  .glyph { inline-size: 10px; block-size: 10px; fill: currentColor; }
  [data-edge] .combat.edge { box-shadow: 0 0 0 1.5px var(--_attack); }

  .fact { display: inline-flex; align-items: center; gap: 2px; font-size: var(--_text-xs); font-weight: 600; line-height: 1; }
  .fact .icon { inline-size: 12px; block-size: 12px; stroke-width: 1.7; color: var(--_ink-3); }
  .capacity {
    display: inline-grid; place-items: center; min-inline-size: 18px; block-size: 18px; padding-inline: 3px; border: 1.4px solid currentColor; border-radius: 50% 50% 4px 4px;
    font-size: var(--_text-xs); font-weight: 700; line-height: 1;
  }
  .unique { font-style: normal; font-size: 0.7em; margin-inline-end: 0.25em; vertical-align: 0.14em; color: var(--_ink-2); }

  /* tokens: a burst, a ring, a shield */
  .tokens { display: inline-flex; gap: 2px; }
  .token { display: inline-grid; place-items: center; flex: none; inline-size: 21px; block-size: 21px; font-size: var(--_text-2xs); font-weight: 700; line-height: 1; letter-spacing: -0.03em; forced-color-adjust: none; }
  .token.focus { border-radius: 50%; background: var(--_raised); color: var(--_ink); border: 1.5px solid var(--_ink); outline: 1.5px solid var(--_raised); box-shadow: inset 0 0 0 1.5px var(--_raised), inset 0 0 0 2.6px var(--_ink); }
  .token.shielded { background: var(--_accent); color: var(--_accent-on); clip-path: polygon(50% 0, 100% 14%, 96% 62%, 50% 100%, 4% 62%, 0 14%); }
  .token.damage.pending { background: repeating-linear-gradient(135deg, var(--_damage) 0 3px, color-mix(in srgb, var(--_damage) 72%, #000) 3px 6px); }
  .token.focus.pending { border-style: dashed; box-shadow: none; }
`;
