import { css } from 'lit';

export const chart = css`
  .base {
    container: chart / inline-size;
    display: grid;
    gap: var(--_space-3);
  }
  .wait {
    min-block-size: 92px;
    color: var(--_ink-3);
    font-size: var(--_text-sm);
  }
  header {
    display: grid;
    gap: var(--_space-2);
    padding-inline: 5px;
  }
  h3 {
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.3;
  }
  .note {
    color: var(--_ink-3);
    font-size: var(--_text-xs);
  }

  /* the path of active states */
  .path {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 0;
    font-size: var(--_text-xs);
    color: var(--_ink-2);
  }
  .path li {
    display: flex;
    align-items: center;
  }
  .path li + li::before {
    content: '›';
    color: var(--_ink-3);
    margin-inline: 3px;
  }
  .path button {
    min-block-size: 24px;
    padding: 0 5px;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    cursor: pointer;
  }
  .path span {
    padding: 0 5px;
    color: var(--_ink-3);
  }
  .path button:hover {
    background: var(--_sunken);
  }
  .path [aria-current] {
    background: var(--_accent);
    color: var(--_accent-on);
    font-weight: 650;
  }
  .path [aria-current]:hover {
    background: var(--_accent);
  }

  /* the states */
  .tree {
    max-block-size: var(--swtcg-chart-height, none);
    overflow: auto;
    /* room for the ring of the focus */
    padding: 5px;
    scrollbar-width: thin;
  }
  .tree,
  .group {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 176px), 1fr));
    align-items: start;
    gap: 6px;
  }
  .group {
    padding: 2px 6px 6px;
  }
  .state {
    position: relative;
    min-inline-size: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_ink);
    transition:
      border-color var(--_fast) var(--_ease),
      background-color var(--_fast) var(--_ease);
  }
  .item {
    outline: none;
  }
  .state:has(> .item:focus-visible) {
    outline: 2.5px solid var(--_focus);
    outline-offset: 2px;
    z-index: 1;
  }
  /* A state that is open is ground for those inside it, lighter and darker in turn. */
  .open {
    grid-column: 1 / -1;
    background: var(--_sunken);
  }
  .open.even {
    background: var(--_surface);
  }
  .head {
    display: flex;
    align-items: baseline;
    gap: 6px;
    padding: 5px 8px 0;
    font-size: var(--_text-sm);
    line-height: 1.3;
  }
  [aria-expanded] {
    cursor: pointer;
  }
  .name {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  swtcg-rule {
    --swtcg-rule-ink: currentColor;
  }
  .twist {
    flex: none;
    align-self: center;
    inline-size: 7px;
    block-size: 7px;
    margin-inline: 1px 2px;
    border-inline-end: 1.75px solid var(--_ink-3);
    border-block-end: 1.75px solid var(--_ink-3);
    transform: rotate(-45deg);
    transition: transform var(--_fast) var(--_ease);
  }
  .twist:dir(rtl) {
    transform: rotate(45deg);
  }
  [aria-expanded='true'] .twist {
    transform: translateY(-2px) rotate(45deg);
  }
  .about {
    padding: 1px 8px 6px;
    font-size: var(--_text-2xs);
    line-height: 1.35;
    color: var(--_ink-3);
    overflow-wrap: anywhere;
  }
  .arrow {
    display: inline-block;
  }
  .arrow:dir(rtl) {
    transform: scaleX(-1);
  }
  .fact::after {
    content: ' ·';
  }
  .fact:last-child::after {
    content: none;
  }

  /* where a chart starts, and where it ends */
  .dot {
    display: none;
    flex: none;
    align-self: center;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--_ink-3);
  }
  :is(.initial, .final) > .item .dot {
    display: block;
  }
  .final > .item .dot {
    inline-size: 11px;
    block-size: 11px;
    border: 1.5px solid var(--_ink-3);
    background: radial-gradient(circle, var(--_ink-3) 0 2.5px, transparent 3px);
  }
  /* play only passes through */
  .transient,
  .final {
    border-style: dashed;
    background: none;
  }
  :is(.transient, .final) > .item .name {
    font-weight: 400;
    color: var(--_ink-2);
  }

  /* where play is */
  .active {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 0.5px var(--_accent);
  }
  .here {
    border: 2px solid var(--_accent);
    background: var(--_accent-soft);
    box-shadow: none;
  }
  .here > .item .about {
    color: var(--_ink-2);
  }
  .before {
    border: 1.5px dashed var(--_accent);
  }
  .chip {
    flex: none;
    margin-inline-start: auto;
    padding: 0 6px;
    border-radius: var(--_radius-sm);
    font-size: var(--_text-2xs);
    font-weight: 650;
    line-height: 1.5;
    background: var(--_accent);
    color: var(--_accent-on);
  }
  .before > .item .chip {
    background: none;
    box-shadow: inset 0 0 0 1px var(--_accent);
    color: var(--_accent);
  }

  /* In a narrow column what play only passes through is its name alone, side by side. */
  @container chart (width < 420px) {
    .tree,
    .group {
      display: flex;
      flex-wrap: wrap;
      gap: 4px;
    }
    .group {
      padding-inline: 4px;
    }
    .state:not(.transient, .final),
    .state:is(.here, .before) {
      flex: 1 0 100%;
    }
    :is(.transient, .final):not(.here) > .item .head {
      padding-block-end: 5px;
    }
    :is(.transient, .final):not(.here) > .item .about {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .head,
    .about {
      padding-inline: 6px;
    }
  }
  @media (pointer: coarse) {
    .head {
      min-block-size: 32px;
    }
    .path button {
      min-block-size: 32px;
    }
  }
  @media (forced-colors: active) {
    .active {
      border-color: Highlight;
    }
    .path [aria-current],
    .here > .item .chip {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .here {
      border: 3px solid Highlight;
    }
    .dot {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
