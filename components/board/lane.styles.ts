// The strip between the halves: the Location, or the attack with its dice and its sum.
import { css } from 'lit';

export const lane = css`
  .mid { position: relative; display: grid; align-content: center; gap: 6px; padding: var(--_space-3) 10px; border-block: 1px solid var(--_line); background: var(--_table); }
  .place { display: grid; grid-template-columns: 26px minmax(0, 1fr) auto; align-items: center; min-block-size: 32px; border: 1.5px solid var(--t); border-radius: var(--_radius-card); background: var(--_raised); overflow: hidden; inline-size: 100%; padding: 0; text-align: start; cursor: pointer; }
  .place .band { align-self: stretch; display: grid; place-items: center; background: var(--t); color: var(--t-on); }
  .place .band .icon { inline-size: 14px; block-size: 14px; }
  .place .name { padding: 3px var(--_space-3); font-size: var(--_text-xs); font-weight: 600; line-height: 1.2; }
  .place .meta { padding-inline-end: var(--_space-3); font-size: var(--_text-2xs); color: var(--_ink-3); white-space: nowrap; }
  .place.none { border: 1px dashed var(--_line-strong); background: none; grid-template-columns: 1fr; justify-items: center; font-size: var(--_text-2xs); color: var(--_ink-3); cursor: default; }

  /* the attack: dice and the sum of what they do, on the ground it is fought over */
  .lane { position: relative; z-index: 3; border: 1.5px solid var(--_attack); border-radius: var(--_radius-card); background: var(--_raised); }
  .lane .place { border: 0; border-block-end: 1px solid var(--_line); border-radius: 5px 5px 0 0; min-block-size: 28px; }
  .lane .place.none { display: none; }
  .attack { display: grid; gap: 6px var(--_space-4); padding: 7px 9px var(--_space-3); }
  .attack .caption { font-size: var(--_text-2xs); line-height: 1.3; color: var(--_ink-2); }
  .attack .row { display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: space-between; gap: 6px var(--_space-4); }
  .sum { display: flex; flex-wrap: wrap; align-items: flex-start; gap: var(--_space-2); font-size: var(--_text-lg); font-weight: 700; }
  .sum > * { display: grid; grid-template-rows: 26px 14px; place-items: center; min-inline-size: 14px; line-height: 1; }
  .sum small { font-size: var(--_text-2xs); font-weight: 500; color: var(--_ink-2); }
  .sum .op { color: var(--_ink-3); font-weight: 400; }
  .sum .now { padding: 0 5px 1px; border-radius: var(--_radius-sm); background: var(--_accent-soft); box-shadow: 0 0 0 1px var(--_accent); }
  .sum .total .damage { inline-size: 24px; block-size: 24px; font-size: var(--_text-sm); }

  .arena:has(.lane) :is(.half, .mid) { padding-inline-start: 21px; }

  /* the arrow is worked out by arrow.ts */
  .arrow { position: absolute; inset: 0; z-index: 4; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
  .arrow path { fill: none; stroke: var(--_attack); stroke-width: 2; stroke-linejoin: round; }
  .arrow .tip { fill: var(--_attack); stroke: none; }
`;
