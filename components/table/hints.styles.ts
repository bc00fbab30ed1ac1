import { css } from 'lit';

export const hints = css`
  .hints { display: grid; gap: var(--_space-3); padding: var(--_space-3) var(--_space-4); border-block-start: 1px solid var(--_line); background: var(--_surface); }
  .advice { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--_space-3); align-items: start; font-family: var(--_font-rule); font-size: var(--_text-lg); line-height: 1.4; text-wrap: pretty; }
  .hints summary { min-block-size: max(28px, var(--_hit)); font-size: var(--_text-sm); font-weight: 600; cursor: pointer; }
  .hints summary small { display: block; font-weight: 400; color: var(--_ink-2); }
  .hints swtcg-odds { max-inline-size: 420px; }
`;
