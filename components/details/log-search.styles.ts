import { css } from 'lit';

export const search = css`
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
  .find [role='status'] {
    min-block-size: 1.5em;
    padding-block-start: 4px;
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
`;

/** The words that were found, in the log. */
export const marks = css`
  ::highlight(swtcg-found) {
    background-color: var(--_warn-soft);
    text-decoration: underline 2px;
  }
`;
