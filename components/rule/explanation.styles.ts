import { css } from 'lit';

export const explanation = css`
  .popover {
    position: fixed;
    inset: auto;
    margin: 0;
    inline-size: min(308px, 100vw - 16px);
    max-block-size: calc(100vh - 16px);
    overflow: auto;
    padding: var(--_space-4) 14px 13px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius-lg);
    background: var(--_raised);
    color: var(--_ink);
    font: 400 var(--_text-sm) / 1.45 var(--_font);
    letter-spacing: normal;
    text-align: start;
    white-space: normal;
    box-shadow:
      0 10px 32px var(--_shade),
      0 2px 6px var(--_shade);
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--_space-3);
    margin-block-end: 6px;
  }
  h4 {
    margin-block-start: 2px;
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .close {
    display: grid;
    place-items: center;
    inline-size: max(28px, var(--_hit));
    block-size: max(28px, var(--_hit));
    margin-block: -6px 0;
    margin-inline: 0 -8px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    color: var(--_ink-3);
    cursor: pointer;
  }
  .text {
    font-family: var(--_font-rule);
    font-size: var(--_text-lg);
    line-height: var(--_leading-rule);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .own {
    margin-block-start: 8px;
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .desk {
    margin-block-start: 6px;
  }
  .desk a {
    display: inline-block;
    padding-block: 4px;
    color: var(--_accent);
    text-underline-offset: 3px;
  }
`;
