import { css } from 'lit';

export const byHand = css`
  .by-hand { display: grid; gap: var(--_space-3); padding: var(--_space-3) var(--_space-4) var(--_space-4); border-block-start: 3px solid var(--_warn); background: var(--_warn-soft); }
  .by-hand header { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--_space-3); align-items: center; }
  .by-hand h3 { font-weight: 650; }
  .by-hand h4 { font-size: var(--_text-sm); font-weight: 650; }
  .deeds { display: flex; flex-wrap: wrap; gap: 6px var(--_space-3); align-items: end; }
  .count { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; font-size: var(--_text-xs); }
  .by-hand .stepper { background: var(--_raised); }
  .choice { display: grid; gap: 2px; font-size: var(--_text-xs); }
  .choice select { inline-size: auto; min-inline-size: 120px; max-inline-size: 100%; }
  .by-hand input { min-block-size: var(--_hit); max-inline-size: 100%; padding: 2px 8px; border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); }
`;
