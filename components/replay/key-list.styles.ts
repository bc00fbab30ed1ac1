import { css } from 'lit';

export const keys = css`
  .keys {
    padding: 0 var(--_space-4) var(--_space-4);
    font-size: var(--_text-sm);
  }
  .keys > p {
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .keys dl {
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
