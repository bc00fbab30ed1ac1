import { css } from 'lit';

export const log = css`
  :host {
    min-block-size: 0;
    background: var(--_surface);
  }
  .scroll {
    position: relative;
    block-size: 100%;
    padding-block-end: var(--_space-3);
    max-block-size: var(--swtcg-log-height, 300px);
    overflow-y: auto;
    scrollbar-width: thin;
    overscroll-behavior: contain;
  }
  .group {
    position: sticky;
    z-index: 1;
    inset-block-start: -1px;
    padding-block-start: var(--_space-3);
    background: var(--_surface);
    /* what scrolls under it fades; what stands under it does not */
    box-shadow: 0 4px 4px var(--_surface);
  }
  ol {
    padding-block-start: 6px;
  }
  /* A long log is laid out where it is seen, and around the present line: what is scrolled to has its true place. All headings can be heard. */
  .long section:not(.near) ol {
    content-visibility: auto;
  }
  .mark {
    color: var(--_warn);
  }
  /* The present line is laid out as all are: it need not be built anew. */
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
  .where {
    grid-column: 1 / -1;
    padding-block-start: 5px;
    padding-inline: 60px 4px;
    font-size: var(--_text-2xs);
    line-height: 1.3;
    color: var(--_ink-3);
  }
  .line {
    display: grid;
    grid-template-columns: minmax(26px, auto) 16px minmax(0, 1fr);
    gap: 7px;
    align-items: start;
    padding: var(--_space-2);
    padding-inline-end: var(--_space-3);
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    color: var(--_ink);
    font-size: var(--_text-sm);
    line-height: 1.35;
    text-align: inherit;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .line:hover {
    background: var(--_sunken);
  }
  .line:focus-visible {
    outline-offset: -2px;
  }
  .no {
    font-size: var(--_text-2xs);
    line-height: 1.6;
    color: var(--_ink-3);
    text-align: end;
  }
  .side {
    margin-block-start: 1px;
  }
  /* A window in which nothing happened is quieter than a deed. */
  .window .line,
  .place .line {
    padding-block: 2px;
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .deed .line {
    font-weight: 550;
  }
  [data-later] .line,
  .later .line {
    color: var(--_ink-3);
  }
  /* The present line and its rule stand on one ground. */
  .now > :not(.where) {
    grid-row: 2;
  }
  .now > :last-child {
    grid-column: 2;
  }
  .now > .line {
    grid-column: 1 / -1;
    padding-inline-end: 32px;
  }
  .line[aria-current] {
    padding-block: var(--_space-2);
    padding-inline-start: 1px;
    border-inline-start: 3px solid var(--_accent);
    background: var(--_accent-soft);
    color: var(--_ink);
    font-weight: 600;
  }
  .none {
    padding: var(--_space-4) 0;
    font-size: var(--_text-sm);
    color: var(--_ink-3);
  }
  @media (pointer: coarse) {
    .line {
      min-block-size: 40px;
      align-items: center;
    }
  }
  @media (forced-colors: active) {
    .line[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .line[aria-current] .no {
      color: inherit;
    }
  }
  @media print {
    .scroll {
      max-block-size: none;
      overflow: visible;
    }
    .long section:not(.near) ol {
      content-visibility: visible;
    }
    [data-later] .line,
    .later .line {
      color: inherit;
    }
  }
`;
