import { css } from 'lit';

export const byHand = css`
  .by-hand { display: grid; gap: var(--_space-3); padding: var(--_space-3) var(--_space-4) var(--_space-4); border-block-start: 3px solid var(--_warn); background: var(--_warn-soft); }
  .by-hand header { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--_space-3); align-items: center; }
  .by-hand h3 { font-weight: 650; }
  .by-hand h4 { font-size: var(--_text-sm); font-weight: 650; }
  .deeds { display: flex; flex-wrap: wrap; gap: 6px var(--_space-3); align-items: end; }
  form.count { display: flex; flex-wrap: wrap; gap: 6px; align-items: end; }
  .by-hand .stepper { background: var(--_raised); }
  .choice, div.count, .count label { display: grid; gap: 2px; justify-items: start; font-size: var(--_text-xs); }
  .choice select { inline-size: auto; min-inline-size: 120px; max-inline-size: 100%; }
  .by-hand :is(.btn, input) { min-block-size: max(34px, var(--_hit)); }
  .by-hand input { max-inline-size: 100%; padding: 2px 8px; border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); }
`;
