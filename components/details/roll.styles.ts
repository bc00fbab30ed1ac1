import { css } from 'lit';

export const insight = css`
  .insight {
    display: grid;
    gap: 6px;
    margin-block-start: 12px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-sm);
    line-height: 1.45;
    color: var(--_ink-2);
  }
  .insight b {
    color: var(--_ink);
  }
  .roll {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: 8px 16px;
  }
  .roll .dice {
    margin-block: 2px 4px;
  }
  .luck {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    font-size: var(--_text-xs);
  }
  /* Both are seen side by side, or both under the words. */
  .luck > span,
  .luck > span > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .luck > span {
    gap: 14px;
  }
`;
