import { css } from 'lit';

export const compare = css`
  .base {
    container: compare / inline-size;
    display: grid;
    gap: var(--_space-4);
    padding: var(--_space-5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
    background: var(--_surface);
  }
  .wait {
    min-block-size: 92px;
    padding: var(--_space-5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
    background: var(--_surface);
    color: var(--_ink-2);
    font-size: var(--_text-sm);
  }
  header {
    display: grid;
    gap: var(--_space-2);
  }
  h3 {
    font-size: var(--_text-lg);
    font-weight: 650;
    line-height: 1.3;
  }
  .question {
    color: var(--_ink-2);
  }
  h4 {
    font-size: var(--_text-sm);
    font-weight: 650;
    color: var(--_ink-2);
  }
  ol {
    list-style: none;
    display: grid;
    gap: var(--_space-1);
  }
  li {
    display: grid;
    grid-template-columns: 2.2em minmax(0, 1fr);
    gap: var(--_space-3);
    padding: 3px var(--_space-3);
    border-radius: var(--_radius-sm);
    overflow-wrap: break-word;
  }
  li::before {
    content: attr(data-n);
    color: var(--_ink-3);
    font-size: var(--_text-xs);
    line-height: 1.8;
    text-align: end;
  }
  .same {
    display: grid;
    gap: var(--_space-2);
  }
  .same li {
    color: var(--_ink-2);
  }
  .editions {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--_space-5);
  }
  .edition {
    display: grid;
    align-content: start;
    gap: var(--_space-3);
    min-inline-size: 0;
    padding-block-start: var(--_space-3);
    border-block-start: 2px solid var(--_line-strong);
  }
  .first {
    background: var(--_accent-soft);
    box-shadow: inset 3px 0 0 var(--_accent);
  }
  .first:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--_accent);
  }
  .mark {
    display: inline-block;
    margin-block-end: 2px;
    font-size: var(--_text-xs);
    font-weight: 600;
    color: var(--_accent);
  }
  .mark::after {
    content: '';
    display: block;
  }
  .rule {
    display: grid;
    justify-items: start;
    gap: var(--_space-2);
    padding: var(--_space-3) var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
    font-family: var(--_font-rule);
    line-height: var(--_leading-rule);
  }
  .explanation {
    color: var(--_ink-2);
  }
  @container compare (inline-size < 560px) {
    .editions {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .first {
      outline: 2px solid Highlight;
    }
  }
`;
