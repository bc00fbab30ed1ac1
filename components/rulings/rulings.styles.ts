import { css } from 'lit';

export const rulings = css`
  .base {
    container: rulings / inline-size;
  }

  /* ---- asking */
  form {
    display: grid;
    gap: var(--_space-3) var(--_space-4);
  }
  .ask,
  .games {
    display: grid;
    gap: var(--_space-2);
    min-inline-size: 0;
  }
  .box {
    position: relative;
    display: grid;
    align-items: center;
  }
  .box > .icon {
    position: absolute;
    inset-inline-start: 13px;
    color: var(--_ink-3);
    pointer-events: none;
  }
  input[type='search'],
  select {
    appearance: none;
    inline-size: 100%;
    min-block-size: 46px;
    padding: 0 var(--_space-4);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius-lg);
    background: var(--_raised);
    color: var(--_ink);
    font: 500 max(16px, var(--_text-lg)) / 1.2 var(--_font);
    text-overflow: ellipsis;
  }
  input[type='search'] {
    padding-inline: 40px 46px;
  }
  input[type='search']::placeholder {
    color: var(--_ink-3);
    font-weight: 400;
    opacity: 1;
  }
  input[type='search']::-webkit-search-cancel-button {
    display: none;
  }
  select {
    padding-inline-end: 36px;
    background:
      linear-gradient(45deg, transparent 50%, var(--_ink-2) 50%) calc(100% - 19px) 52% / 5px 5px no-repeat,
      linear-gradient(-45deg, transparent 50%, var(--_ink-2) 50%) calc(100% - 14px) 52% / 5px 5px no-repeat,
      var(--_raised);
    font-size: var(--_text-md);
    cursor: pointer;
  }
  input[type='search']:focus-visible,
  select:focus-visible {
    border-radius: var(--_radius-lg);
    outline-offset: 1px;
  }
  .clear {
    position: absolute;
    inset-inline-end: 3px;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    background: none;
    color: var(--_ink-2);
    cursor: pointer;
  }
  .clear:hover {
    color: var(--_ink);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space-3);
    min-block-size: 30px;
    padding-block: var(--_space-2);
  }
  .said {
    font-size: var(--_text-xs);
    color: var(--_ink-3);
    overflow-wrap: anywhere;
  }
  .print {
    margin-inline-start: auto;
  }
  .back {
    margin-inline-start: -8px;
    min-inline-size: 0;
    max-inline-size: 100%;
    white-space: normal;
    text-align: start;
    color: var(--_accent);
  }

  /* ---- a ruling */
  .rulings {
    display: grid;
    gap: var(--_space-4);
  }
  .rulings > li {
    min-inline-size: 0;
  }
  .ruling {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
    background: var(--_surface);
  }
  .ruling:has(.title:focus-visible) {
    border-color: var(--_accent);
  }
  .body {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: var(--_space-3);
    min-inline-size: 0;
    padding: var(--_space-5);
  }
  h3 {
    font-size: var(--_text-xl);
    font-weight: 650;
    line-height: var(--_leading-tight);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  h3.label {
    font-size: var(--_text-2xs);
    letter-spacing: var(--_tracking-caps);
  }
  .title {
    color: inherit;
    text-decoration: none;
  }
  .title:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 5px 6px;
    font-size: var(--_text-2xs);
    font-weight: 600;
    line-height: 1.5;
  }
  .marks li {
    padding: 1px 8px;
    border: 1px solid color-mix(in srgb, currentColor 42%, transparent);
    border-radius: 99px;
    color: var(--_ink-2);
  }
  .marks .kind {
    padding-inline: 0;
    border-color: transparent;
    color: var(--_ink-3);
  }
  .marks .current {
    background: var(--_good-soft);
    color: var(--_good);
  }
  .marks .erratum,
  .marks .interim {
    background: var(--_warn-soft);
    color: var(--_warn);
  }
  .marks .interim {
    border-style: dashed;
  }
  .marks .clarification,
  .marks .changed {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .marks .ours {
    border-style: dashed;
  }
  .text {
    max-inline-size: 66ch;
    font-family: var(--_font-rule);
    font-size: calc(var(--_text-lg) * 1.03);
    line-height: var(--_leading-rule);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  .ruling.superseded .text {
    color: var(--_ink-2);
  }
  .refs {
    font-size: var(--_text-sm);
    color: var(--_ink-2);
  }
  .word {
    color: var(--_ink-3);
  }
  .ref {
    display: inline;
    min-block-size: 24px;
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--_accent);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .ref:hover {
    text-decoration-thickness: 2px;
  }
  .source {
    font-size: var(--_text-xs);
    line-height: 1.4;
    color: var(--_ink-3);
  }
  time {
    white-space: nowrap;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-block-start: var(--_space-2);
  }
  .actions a {
    text-decoration: none;
  }
  .copied {
    font-size: var(--_text-xs);
    color: var(--_ink-2);
  }
  .by-hand {
    inline-size: 100%;
    min-block-size: var(--_hit);
    padding: 0 var(--_space-3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    font-size: var(--_text-sm);
  }
  .example {
    grid-column: 1 / -1;
    min-inline-size: 0;
    padding: 0 var(--_space-5) var(--_space-5);
  }

  /* ---- the chain of precedence: a line with a sign for each document */
  .chain {
    min-inline-size: 0;
    padding: var(--_space-4) var(--_space-5) var(--_space-5);
    border-block-start: 1px solid var(--_line);
  }
  .chain ol {
    margin-block-start: var(--_space-3);
  }
  .chain li {
    position: relative;
    display: grid;
    padding: 0 0 var(--_space-4) 22px;
    font-size: var(--_text-xs);
    line-height: 1.4;
    color: var(--_ink-2);
  }
  .chain li:last-child {
    padding-block-end: 0;
  }
  .chain li::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 1px;
    inline-size: 11px;
    block-size: 11px;
    border: 2px solid var(--_ink-3);
    border-radius: 50%;
    background: var(--_surface);
    z-index: 1;
  }
  .chain li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 14px -4px;
    inset-inline-start: 6px;
    border-inline-start: 1px solid var(--_line-strong);
  }
  .chain .in-force::before {
    border-color: var(--_good);
    background: var(--_good);
  }
  .chain .silent::before {
    border-color: var(--_good);
    background: linear-gradient(90deg, var(--_good) 50%, var(--_surface) 50%);
  }
  .chain .replaced::before {
    background: linear-gradient(135deg, var(--_surface) 42%, var(--_ink-3) 42% 58%, var(--_surface) 58%);
  }
  .chain .reading::before,
  .chain .none::before {
    border-style: dashed;
    border-width: 1.5px;
  }
  .chain .here .of > span {
    font-weight: 650;
    color: var(--_ink);
  }
  .chain .none {
    color: var(--_ink-3);
  }
  .chain .in-force .standing,
  .chain .silent .standing {
    color: var(--_good);
  }
  .of {
    overflow-wrap: anywhere;
  }
  .of time {
    color: var(--_ink-3);
  }
  .of .ref {
    padding: 0;
  }

  /* ---- nothing found, nothing loaded */
  .lead {
    font-size: var(--_text-lg);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  div.none,
  .failed {
    display: grid;
    justify-items: start;
    gap: var(--_space-3);
    padding: var(--_space-5);
    border: 1px dashed var(--_line-strong);
    border-radius: var(--_radius-lg);
    background: var(--_surface);
  }
  .failed {
    grid-template-columns: auto minmax(0, 1fr);
    border-style: solid;
    border-color: var(--_bad);
    color: var(--_bad);
    background: var(--_bad-soft);
  }
  .failed .btn {
    grid-column: 2;
  }
  .near {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    min-inline-size: 0;
  }
  .near .btn {
    block-size: auto;
    padding-block: 5px;
    white-space: normal;
    text-align: start;
  }
  .looked {
    font-size: var(--_text-xs);
    color: var(--_ink-3);
    text-wrap: pretty;
  }

  /* ---- browsing */
  .browsing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-6);
  }
  .browsing > section > .label {
    margin-block-end: var(--_space-3);
  }
  .documents li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--_space-4);
    padding: 9px 0;
    border-block-start: 1px solid var(--_line);
    font-size: var(--_text-sm);
  }
  .documents li:last-child {
    border-block-end: 1px solid var(--_line);
  }
  .documents time {
    color: var(--_ink-2);
  }
  .documents .count {
    grid-column: 1 / -1;
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .choice {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-block-end: var(--_space-3);
  }
  .choice .btn[aria-pressed='true'] {
    background: var(--_accent-soft);
    border-color: color-mix(in srgb, var(--_accent) 45%, transparent);
    color: var(--_accent);
    font-weight: 650;
  }
  .titles {
    columns: 3 210px;
    column-gap: var(--_space-6);
  }
  .titles li {
    break-inside: avoid;
    padding: 3px 0;
    font-size: var(--_text-md);
  }
  .titles .ref {
    display: inline-block;
    text-decoration-color: var(--_line-strong);
  }

  @container rulings (inline-size >= 560px) {
    form.with-games {
      grid-template-columns: minmax(0, 1fr) minmax(0, 230px);
    }
    .body {
      padding: 20px 22px 22px;
    }
  }
  @container rulings (inline-size >= 760px) {
    .ruling {
      grid-template-columns: minmax(0, 1fr) 268px;
    }
    .chain {
      border-block-start: 0;
      border-inline-start: 1px solid var(--_line);
      padding-block-start: 22px;
    }
    .browsing {
      grid-template-columns: minmax(0, 1fr) 300px;
      grid-template-areas: 'recent recent' 'all documents';
      column-gap: 36px;
    }
    .recent {
      grid-area: recent;
    }
    .all {
      grid-area: all;
    }
    .documents {
      grid-area: documents;
    }
  }
  @media (pointer: coarse) {
    .ref {
      padding-block: 8px;
    }
    .titles li {
      padding: 0;
    }
    .titles .ref {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .marks .mark {
      border: 1px solid CanvasText;
    }
    .marks .kind {
      border-color: Canvas;
    }
    select {
      appearance: auto;
    }
    .choice .btn[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .chain li::before {
      forced-color-adjust: none;
    }
    .ruling:has(.title:focus-visible) {
      border-color: Highlight;
    }
  }
  @media print {
    form,
    .bar,
    .actions,
    .recent,
    .choice,
    .example {
      display: none;
    }
    .ruling {
      break-inside: avoid;
      border-color: #999;
    }
  }
`;
