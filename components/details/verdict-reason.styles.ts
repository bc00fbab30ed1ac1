import { css } from 'lit';

export const reason = css`
  .reason {
    grid-column: 1 / -1;
    padding-block-start: 4px;
    font-size: var(--_text-sm);
    color: var(--_ink-2);
  }
`;
