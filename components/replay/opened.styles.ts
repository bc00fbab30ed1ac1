import { css } from 'lit';

export const opened = css`
  .reason {
    grid-column: 1 / -1;
    padding-block-start: 4px;
    font-size: var(--_text-sm);
    color: var(--_ink-2);
  }
  .find {
    grid-column: 1 / -1;
    margin-block: 12px 4px;
  }
  .find input {
    inline-size: 100%;
    min-block-size: max(34px, var(--_hit));
    padding: 2px 10px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_ink);
    font-size: var(--_text-sm);
  }
`;
