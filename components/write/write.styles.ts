import { css } from 'lit';

export const write = css`
  :host { container: write / inline-size; }
  .base { display: grid; gap: var(--_space-4); }
  @container write (width >= 860px) {
    .base { grid-template-columns: minmax(320px, 2fr) minmax(0, 3fr); align-items: start; }
  }
  .side-text, .side-shown { display: grid; gap: var(--_space-3); min-inline-size: 0; }
  .row { display: flex; flex-wrap: wrap; gap: var(--_space-3); align-items: center; justify-content: space-between; }
  .row.take { justify-content: start; }
  label { font-size: var(--_text-sm); font-weight: 600; }
  textarea { inline-size: 100%; min-block-size: 24em; padding: var(--_space-4); border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); color: var(--_ink); font: 400 13px / 1.55 var(--_font-mono); resize: vertical; tab-size: 2; }
  select { font: inherit; min-block-size: var(--_hit); max-inline-size: 100%; padding: 2px 8px; border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); color: var(--_ink); }
  .btn:disabled { border-style: dashed; color: var(--_ink-3); cursor: default; }
  .options { display: flex; flex-wrap: wrap; gap: 6px; min-block-size: calc(var(--_hit) + 2px); }
  .options [aria-selected='true'] { border-color: var(--_accent); box-shadow: inset 0 0 0 1px var(--_accent); }
  .options li { font-family: var(--_font-mono); font-size: var(--_text-xs); }
  .faults { display: grid; gap: 4px; }
  .faults .btn { display: grid; gap: 2px; inline-size: 100%; padding: 6px 10px; justify-items: start; text-align: start; white-space: normal; border-color: var(--_bad); overflow-wrap: anywhere; }
  .faults b { color: var(--_bad); }
  .bad { color: var(--_bad); font-weight: 600; }
  .fine { color: var(--_good); font-weight: 600; font-size: var(--_text-sm); }
  .code { inline-size: 100%; max-block-size: 12em; overflow: auto; padding: var(--_space-3); background: var(--_sunken); font: 400 12px / 1.4 var(--_font-mono); white-space: pre-wrap; overflow-wrap: anywhere; }
  fieldset { display: flex; gap: var(--_space-4); accent-color: var(--_accent); }
  fieldset label { display: inline-flex; align-items: center; gap: 6px; min-block-size: var(--_hit); font-weight: 500; }
`;
