import { css } from 'lit';

export const replay = css`
  .base {
    container: swtcg / inline-size;
    border-radius: var(--_radius-lg);
  }
  .base:focus-visible {
    outline-offset: 3px;
    border-radius: var(--_radius-lg);
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'head' 'path' 'problem' 'board' 'ctl' 'aside';
    overflow: clip;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
  }
  .head-bar {
    grid-area: head;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 10px;
    padding: var(--_space-2) 10px 10px var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  h2 {
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  .badge {
    display: inline-block;
    margin-inline-start: 6px;
    padding: 1px 8px;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 99px;
    background: var(--_warn-soft);
    color: var(--_warn);
    font-size: var(--_text-2xs);
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  .badge.exact {
    background: var(--_good-soft);
    color: var(--_good);
  }
  .badge.diverged {
    background: var(--_bad-soft);
    color: var(--_bad);
  }
  .question {
    grid-column: 1 / -1;
    padding-inline-end: var(--_space-3);
    font-family: var(--_font-rule);
    font-size: var(--_text-lg);
    line-height: 1.4;
    color: var(--_ink-2);
    text-wrap: pretty;
  }
  .tools {
    display: flex;
    gap: 2px;
  }
  .tools .t {
    display: none;
  }

  .path {
    grid-area: path;
    display: flex;
    align-items: center;
    gap: var(--_space-4);
    min-block-size: 36px;
    padding: 6px var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  .scroller {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
  .crumbs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 0;
  }
  .crumbs li {
    display: flex;
    align-items: center;
    font-size: var(--_text-xs);
    line-height: 1.4;
    color: var(--_ink-2);
  }
  .crumbs li + li::before {
    content: '';
    inline-size: 5px;
    block-size: 5px;
    margin-inline: 6px 8px;
    border: solid var(--_line-strong);
    border-width: 1.2px 1.2px 0 0;
    rotate: 45deg;
  }
  .here {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    padding: 2px 9px;
    border-radius: 99px;
    background: var(--_accent-soft);
    color: var(--_ink);
    font-weight: 600;
  }
  .here:has(.side) {
    padding-inline-start: 3px;
  }
  .ticks {
    display: none;
    align-items: center;
    gap: var(--_space-3);
    font-size: var(--_text-xs);
    color: var(--_ink-3);
    white-space: nowrap;
  }
  .bars {
    display: flex;
    gap: 3px;
  }
  .bars i {
    inline-size: 14px;
    block-size: 4px;
    border-radius: 2px;
    background: var(--_line);
    forced-color-adjust: none;
  }
  .bars .done {
    background: var(--_line-strong);
  }
  .bars .now {
    block-size: 8px;
    margin-block: -2px;
    background: var(--_accent);
  }

  swtcg-board {
    grid-area: board;
    min-inline-size: 0;
  }
  .ctl {
    grid-area: ctl;
    border-block-start: 1px solid var(--_line);
    min-inline-size: 0;
  }
  .aside {
    grid-area: aside;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-block-start: 1px solid var(--_line);
  }
  .panel {
    padding: var(--_space-4);
    min-inline-size: 0;
  }
  .panel > h3 {
    margin-block-end: 6px;
  }
  .panel.log {
    border-block-start: 1px solid var(--_line);
  }
  .panel.log > h3 {
    margin-block-end: 0;
  }
  .said {
    font-size: var(--_text-lg);
    font-weight: 600;
    line-height: 1.32;
    letter-spacing: -0.01em;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  .cites {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 10px;
  }
  .answer {
    margin-block-start: 12px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--_line);
  }
  .answer summary {
    font-size: var(--_text-sm);
    font-weight: 600;
    color: var(--_accent);
    cursor: pointer;
  }
  .answer p {
    margin-block-start: 4px;
    font-family: var(--_font-rule);
    font-size: calc(var(--_text-lg) * 0.97);
    line-height: var(--_leading-rule);
    color: var(--_ink-2);
    text-wrap: pretty;
  }
  .blank {
    display: grid;
    place-content: center;
    min-block-size: 320px;
    padding: var(--_space-5);
    color: var(--_ink-3);
    font-size: var(--_text-sm);
    text-align: center;
  }
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

  .problem {
    grid-area: problem;
    padding: var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  .error {
    overflow: hidden;
    border-radius: calc(var(--_radius-lg) - 1px);
  }
  .problem .error {
    border: 1px solid var(--_bad);
  }
  .error header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    padding: 14px var(--_space-5);
    background: var(--_bad-soft);
  }
  .error header .icon {
    margin-block-start: 1px;
    color: var(--_bad);
  }
  .error h3 {
    font-size: var(--_text-lg);
    font-weight: 650;
    line-height: 1.3;
  }
  .error header p {
    margin-block-start: 2px;
    font-size: var(--_text-sm);
    color: var(--_ink-2);
  }
  .error dl {
    padding: var(--_space-2) var(--_space-5);
  }
  .error dl > div {
    display: grid;
    gap: 1px var(--_space-4);
    padding: 9px 0;
    border-block-end: 1px solid var(--_line);
    font-size: var(--_text-sm);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .error dl > div:last-child {
    border: 0;
  }
  .error dt {
    color: var(--_ink-3);
  }
  code {
    padding: 1px var(--_space-2);
    border-radius: 3px;
    background: var(--_sunken);
    font: 500 0.92em / 1.4 var(--_font-mono);
    overflow-wrap: anywhere;
  }

  @container swtcg (max-width: 559.98px) {
    .path {
      padding-inline-start: 0;
    }
    /* one line, resting at its end: the present state is what must be seen */
    .scroller {
      direction: rtl;
      overflow-x: auto;
      scrollbar-width: none;
      mask: linear-gradient(90deg, transparent, #000 28px);
    }
    .crumbs {
      direction: ltr;
      flex-wrap: nowrap;
      inline-size: max-content;
      min-inline-size: 100%;
      padding-inline-start: var(--_space-4);
    }
    .crumbs li {
      white-space: nowrap;
    }
    .tools .btn {
      min-block-size: 40px;
      min-inline-size: 40px;
    }
  }
  @container swtcg (min-width: 460px) {
    .error dl > div {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
  @container swtcg (min-width: 560px) {
    .aside {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .panel.log {
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
    }
  }
  @container swtcg (min-width: 800px) {
    .tools .t {
      display: inline;
    }
  }
  @container swtcg (min-width: 1000px) {
    .frame:has(.aside) {
      grid-template: 'head head' auto 'path path' auto 'problem problem' auto 'board aside' auto 'ctl ctl' auto / minmax(0, 1fr) 268px;
    }
    .aside {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
      block-size: 0;
      min-block-size: 100%;
    }
    .panel.log {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      min-block-size: 0;
      padding-block-end: 0;
      border-inline-start: 0;
      border-block-start: 1px solid var(--_line);
      --swtcg-log-height: none;
    }
    .ticks {
      display: flex;
    }
  }
  @container swtcg (min-width: 1290px) {
    .frame:has(.aside) {
      grid-template-columns: minmax(0, 1fr) 332px;
    }
  }
  @media (forced-colors: active) {
    .here,
    .bars .now {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
