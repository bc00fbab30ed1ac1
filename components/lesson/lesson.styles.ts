import { css } from 'lit';

export const lesson = css`
  :host { container: lesson / inline-size; }
  .base, .told { display: grid; gap: var(--_space-4); }
  .base { padding: clamp(8px, 2.5cqi, var(--_space-5)); background: var(--_surface); border: 1px solid var(--_line); border-radius: var(--_radius-lg); }
  .top { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--_space-2) var(--_space-4); }
  h2 { font-size: var(--_text-xl); font-weight: 650; line-height: var(--_leading-tight); text-wrap: balance; }
  .goal, .muted { color: var(--_ink-2); font-size: var(--_text-sm); }
  progress { inline-size: 100%; block-size: 6px; accent-color: var(--_accent); }
  .words { display: grid; gap: var(--_space-3); max-inline-size: 68ch; font: 400 var(--_text-lg) / var(--_leading-rule) var(--_font-rule); text-wrap: pretty; }
  .task { scroll-margin-block: var(--_space-4); display: grid; gap: var(--_space-3); padding: 10px var(--_space-4); background: var(--_accent-soft); border-radius: var(--_radius); }
  .task h3 { font-size: var(--_text-md); font-weight: 650; text-wrap: pretty; }
  .answers { display: grid; gap: var(--_space-3); grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); }
  .answers .btn { justify-content: start; min-block-size: max(40px, var(--_hit)); padding-block: 6px; white-space: normal; text-align: start; }
  .answers .btn[data-given='right'] { border-color: var(--_good); box-shadow: inset 0 0 0 1px var(--_good); }
  .answers .btn[data-given='wrong'] { border-color: var(--_bad); border-style: dashed; }
  .reply { font-size: var(--_text-md); text-wrap: pretty; }
  .reply:not([data-kind='']) { padding: var(--_space-3) var(--_space-4); border: 1px solid; border-radius: var(--_radius); background: var(--_surface); }
  .reply[data-kind='right'] { border-color: var(--_good); background: var(--_good-soft); }
  .reply:is([data-kind='wrong'], [data-kind='refused']) { border-color: var(--_bad); background: var(--_bad-soft); }
  .steps { display: flex; flex-wrap: wrap; gap: var(--_space-3); justify-content: space-between; }
  .steps > div { display: flex; flex-wrap: wrap; gap: var(--_space-3); }
  ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: var(--_space-3); counter-reset: lesson; }
  ol .btn { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-content: center; gap: 2px var(--_space-4); inline-size: 100%; block-size: 100%; min-block-size: max(48px, var(--_hit)); padding: var(--_space-3) var(--_space-4); font-weight: 600; text-align: start; white-space: normal; }
  ol .btn::before { counter-increment: lesson; content: counter(lesson); grid-row: span 2; align-self: center; min-inline-size: 1.6em; font-weight: 650; color: var(--_ink-3); }
  ol .btn small { grid-column: 2; text-wrap: pretty; color: var(--_ink-2); font-size: var(--_text-xs); font-weight: 400; }
  ol .btn em { grid-row: 1; grid-column: 3; font-style: normal; font-size: var(--_text-xs); color: var(--_accent); }
  @container lesson (width < 420px) {
    ol .btn em { grid-row: 3; grid-column: 2; }
  }
  /* What is told stands beside the table and stays there; the table still has room for cards. */
  @container lesson (width >= 1200px) {
    .base:has(swtcg-table) { grid-template-columns: minmax(256px, 1fr) minmax(884px, 960px); gap: var(--_space-6); align-items: start; }
    .told { position: sticky; inset-block-start: var(--_space-5); }
  }
`;
