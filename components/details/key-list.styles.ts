import { css } from 'lit';

export const keys = css`
  .keys {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    padding: 4px var(--_space-4) var(--_space-4);
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-sm);
  }
  /* It reaches from edge to edge: an outline around it would be cut off. */
  .keys:focus-visible {
    outline-offset: -2px;
  }
  .keys > p {
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .keys dl {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
    gap: 2px var(--_space-6);
  }
  .keys dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    padding: 5px 0;
    border-block-end: 1px solid var(--_line);
  }
  .keys dd {
    display: inline-flex;
    gap: var(--_space-2);
  }
`;
