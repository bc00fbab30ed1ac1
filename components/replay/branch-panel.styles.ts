import { css } from 'lit';

export const branch = css`
  .branch {
    display: grid;
    gap: var(--_space-3);
    padding: 10px var(--_space-4) var(--_space-4);
    background: var(--_accent-soft);
    border-block-start: 1px solid var(--_line);
  }
  .branch header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--_space-3);
  }
  .branch h3 {
    font-weight: 650;
    line-height: 1.3;
  }
  .decisions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    max-block-size: 220px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .decisions .btn {
    max-inline-size: 100%;
    padding-block: 5px;
    white-space: normal;
    text-align: start;
  }
  .refusal {
    color: var(--_bad);
    font-size: var(--_text-sm);
  }
`;
