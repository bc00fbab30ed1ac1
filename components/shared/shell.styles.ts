import { css } from 'lit';

export const shell = css`
  /* The viewer itself sees to what stays in its place. */
  :host {
    overflow-anchor: none;
    /* A container has no width of its own: where one is asked for, in a row or a floating box, it is that of the first track. */
    display: grid;
    grid-template-columns: minmax(0, 720px) minmax(0, 1fr);
  }
  .base {
    grid-column: 1 / -1;
    container: swtcg / inline-size;
    border-radius: var(--_radius-lg);
  }
  .base:focus-visible {
    outline-offset: 3px;
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow: clip;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
  }
  .head-bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 10px;
    padding: var(--_space-3) 10px var(--_space-3) var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }
  .about {
    margin-block-start: 2px;
    font-size: var(--_text-xs);
    line-height: 1.35;
    color: var(--_ink-2);
    text-wrap: pretty;
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    padding: 0 9px 0 6px;
    cursor: pointer;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 99px;
    color: var(--_ink-2);
    background: none;
    font-size: var(--_text-2xs);
    font-weight: 600;
    line-height: 1.5;
    white-space: nowrap;
  }
  .badge.unverified {
    background: var(--_warn-soft);
    color: var(--_warn);
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
  }
  /* the rulebook's voice */
  .question,
  .because,
  .answer p {
    font-family: var(--_font-rule);
    font-size: var(--_text-lg);
    line-height: 1.42;
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
    display: flex;
    align-items: center;
    gap: var(--_space-4);
    min-block-size: 36px;
    padding: 6px var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  .scroller {
    flex: auto;
    min-inline-size: 0;
  }
  .crumbs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 0;
    font-size: var(--_text-xs);
    line-height: 1.4;
  }
  .crumbs li {
    display: flex;
    align-items: center;
  }
  .crumbs button {
    min-block-size: calc(var(--_hit) - 8px);
    padding: 2px 3px;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    color: var(--_ink-2);
    cursor: pointer;
  }
  .crumbs button:hover {
    color: var(--_ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .crumbs li + li::before {
    content: '';
    inline-size: 5px;
    block-size: 5px;
    margin-inline: 3px 5px;
    border: solid var(--_line-strong);
    border-width: 1.2px 1.2px 0 0;
    rotate: 45deg;
  }
  :host(:dir(rtl)) .crumbs li::before {
    rotate: 225deg;
  }
  .crumbs .here {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    padding: 2px 9px;
    border-radius: 99px;
    background: var(--_accent-soft);
    color: var(--_ink);
    font-weight: 600;
  }
  .crumbs .here:has(.side) {
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

  .table {
    display: grid;
    grid-template-rows: 1fr auto;
    min-inline-size: 0;
  }
  .elsewhere {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    padding: 6px var(--_space-4);
    border-block-end: 1px solid var(--_line);
    background: var(--_accent-soft);
    font-weight: 600;
  }
  .elsewhere .btn {
    margin-inline-start: auto;
  }
  /* However long the table is, the controls are at hand: beside a wide one, and on a full screen. */
  .ctl {
    inset-block-end: 0;
    z-index: 5;
    border-block-start: 1px solid var(--_line);
    min-inline-size: 0;
  }
  :host(:fullscreen) .ctl {
    position: sticky;
  }
  .aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-block-start: 1px solid var(--_line);
  }
  .panel {
    padding: var(--_space-4);
    min-inline-size: 0;
  }
  .panel:only-child {
    grid-column: 1 / -1;
  }
  .panel > h3 {
    margin-block-end: 6px;
  }
  .panel.log {
    border-block-start: 1px solid var(--_line);
  }
  .log-head {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    margin-block-end: 2px;
  }
  /* Its sign ends where the lines end, and its height is not the heading's. */
  .log-head .btn {
    z-index: 2;
    margin-block: -9px;
    margin-inline-end: -8px;
  }
  .said {
    font-size: var(--_text-lg);
    font-weight: 600;
    line-height: 1.32;
    letter-spacing: -0.01em;
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  .because,
  .answer p {
    margin-block-start: 4px;
  }
  .note {
    margin-block-start: 10px;
    padding: 6px 10px;
    border-inline-start: 3px solid var(--_warn);
    background: var(--_warn-soft);
    font-size: var(--_text-sm);
    line-height: 1.4;
  }
  .note.hidden {
    color: var(--_ink-3);
  }
  .asides {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2);
    margin-block-start: 12px;
  }
  .asides h4 {
    inline-size: 100%;
  }
  .poster,
  .blank {
    display: grid;
    place-content: center;
    place-items: center;
    gap: var(--_space-4);
    min-block-size: 320px;
    padding: var(--_space-5);
    text-align: center;
  }
  /* an empty table: three arenas, the Dark half above the Light one */
  .poster {
    background:
      linear-gradient(90deg, var(--_line) 1px, transparent 0) -1px 0 / calc(100% / 3 + 1px),
      linear-gradient(var(--_half-dark) 38%, var(--_table) 0 62%, var(--_half-light) 0);
  }
  .poster .btn {
    min-block-size: 52px;
    padding-inline: 22px;
    font-size: var(--_text-lg);
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
  .blank {
    color: var(--_ink-3);
    font-size: var(--_text-sm);
  }
  .problem {
    padding: var(--_space-4);
    border-block-end: 1px solid var(--_line);
  }
  @container swtcg (width < 560px) {
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
    :host(:dir(rtl)) .scroller {
      direction: ltr;
      mask-image: linear-gradient(270deg, transparent, #000 28px);
    }
    :host(:dir(rtl)) .crumbs {
      direction: rtl;
    }
    .tools .btn {
      min-block-size: 40px;
      min-inline-size: 40px;
    }
    .tools .btn:not(:last-child) {
      display: none;
    }
  }
  @container swtcg (560px <= width < 1000px) {
    .aside {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .panel.log {
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
    }
  }
  @container swtcg (width >= 800px) {
    .tools .t {
      display: inline;
    }
  }
  @container swtcg (width >= 1000px) {
    .frame:has(.aside) {
      grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) 268px;
    }
    /* At the most four bars are above the table; the controls stand under both. */
    .frame > * {
      grid-column: 1 / -1;
    }
    .table {
      grid-area: 5 / 1;
      border-inline-end: 1px solid var(--_line);
      --_foot: 120px;
    }
    .ctl {
      grid-row: 6;
      position: sticky;
    }
    .aside {
      grid-area: 5 / 2;
      grid-template-rows: auto minmax(130px, 1fr);
      border-block-start: 0;
      /* what is told goes along with a long table */
      position: sticky;
      inset-block-start: 0;
      max-block-size: calc(100vh - 180px);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    /* beside a small table, too, there is room for most of what is told: the controls stay where they are */
    .aside:has(.log) {
      min-block-size: 580px;
    }
    /* the log takes what room is left, and asks for none */
    .panel.log {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      block-size: 0;
      min-block-size: 100%;
      padding-block-end: 0;
      --swtcg-log-height: none;
    }
    .ticks,
    .titles {
      display: flex;
    }
    .titles {
      flex-wrap: wrap;
      align-items: center;
      gap: 0 10px;
    }
  }
  @container swtcg (width >= 1290px) {
    .frame:has(.aside) {
      grid-template-columns: minmax(0, 1fr) 332px;
    }
  }
  @media (forced-colors: active) {
    .crumbs .here,
    .bars .now {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  :host(:fullscreen) {
    overflow: auto;
    background: var(--_page);
  }
  :host(:fullscreen) .frame {
    min-block-size: 100vh;
    border-radius: 0;
  }
  @media print {
    :host {
      display: block;
    }
    .tools,
    .path,
    .ctl,
    .find,
    .log-head .btn,
    .asides,
    .branch {
      display: none;
    }
    .frame:has(.aside),
    .aside,
    .panel.log {
      display: block;
      block-size: auto;
      max-block-size: none;
      border: 0;
      --swtcg-log-height: none;
    }
    /* Nobody unfolds paper. */
    :host(:not([spoilers='hide'])) .answer::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
