import { css } from 'lit';

export const menu = css`
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    inline-size: min(264px, 100vw - 16px);
    max-block-size: calc(100vh - 16px);
    overflow: auto;
    padding: 4px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius-lg);
    background: var(--_raised);
    color: var(--_ink);
    box-shadow: 0 10px 32px var(--_shade);
  }
  .menu ul,
  .who-looks {
    padding-block: 6px;
  }
  .menu ul {
    border-block-start: 1px solid var(--_line);
  }
  .who-looks .label {
    padding: 4px 10px;
  }
  .who-looks label,
  .menu li > button {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: max(34px, var(--_hit));
    padding: 4px 10px;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    font-size: var(--_text-sm);
    text-align: start;
    cursor: pointer;
  }
  .who-looks label:hover,
  .menu li > button:hover {
    background: var(--_sunken);
  }
  .who-looks input {
    accent-color: var(--_accent);
    margin: 0 1px;
  }
  .menu kbd {
    margin-inline-start: auto;
  }
  .menu [role='status'] {
    padding-inline: 10px;
    font-size: var(--_text-xs);
    color: var(--_ink-2);
  }
  .menu textarea {
    inline-size: 100%;
    margin-block: 6px;
    font: 500 var(--_text-2xs) / 1.4 var(--_font-mono);
    color: var(--_ink);
    background: var(--_sunken);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-sm);
  }
`;
