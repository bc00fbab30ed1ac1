// The table beyond what it has in common with the viewer: hand, menu, bar, what you can do.
import { css } from 'lit';

export const table = css`
  .muted { color: var(--_ink-2); font-size: var(--_text-sm); }
  .frame { container: none; }
  .table { grid-template-rows: none; align-content: start; background: var(--_surface); }
  /* Where the title has too little room beside the tools, they go below it. */
  .head-bar { display: flex; flex-wrap: wrap; }
  .titles { flex: 1 1 190px; }
  .tools { margin-inline-start: auto; }
  .question { flex-basis: 100%; }
  .elsewhere .btn + .btn { margin-inline-start: 0; }
  .rec::before { content: ''; inline-size: 8px; block-size: 8px; margin-inline-end: 2px; border-radius: 50%; background: var(--_damage); }
  .rec { cursor: default; background: none; color: var(--_ink-2); border-color: var(--_line); }
  .tools .btn[aria-disabled='true'] { border-style: solid; border-color: transparent; opacity: 0.6; }

  .hand { padding: var(--_space-3) var(--_space-4) 14px; border-block-start: 1px solid var(--_line); min-inline-size: 0; }
  .hand > h4 { display: flex; align-items: baseline; gap: var(--_space-3); font-size: var(--_text-2xs); font-weight: 500; color: var(--_ink-3); }
  .hand > h4 b { color: var(--_ink); font-size: var(--_text-xs); }
  .hand > h4 .hint { margin-inline-start: auto; }
  .hand-cards { --cw: 108px; display: flex; gap: var(--_space-4); padding-block: var(--_space-4) var(--_space-2); }
  .hand-cards > .unit { flex: 0 1 var(--cw); min-inline-size: 84px; touch-action: pan-x; }
  .hand-cards .card { min-block-size: 100%; }
  .hand-cards > .unit[data-mark='selected'] { translate: 0 -5px; }
  .curtain { display: grid; gap: var(--_space-3); justify-items: center; padding-block: var(--_space-5); background: var(--_sunken); text-align: center; }
  .curtain > div { display: flex; flex-wrap: wrap; gap: var(--_space-3); justify-content: center; }

  .x { display: grid; place-items: center; align-self: center; inline-size: max(28px, var(--_hit)); block-size: max(28px, var(--_hit)); border: 0; border-radius: var(--_radius-sm); background: none; color: var(--_ink-2); cursor: pointer; }
  .manual { margin: 4px 8px 6px; padding: 6px 10px; border-inline-start: 3px solid var(--_warn); background: var(--_warn-soft); font-size: var(--_text-sm); }
  .item, .todo-item {
    display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 0 var(--_space-3); align-items: center; inline-size: 100%; min-block-size: max(34px, var(--_hit)); padding: var(--_space-2) var(--_space-3);
    border: 0; border-radius: var(--_radius); outline-offset: -2px; background: none; font-size: var(--_text-sm); line-height: 1.3; text-align: start; cursor: pointer;
  }
  .item:hover, .todo-item:hover { background: var(--_accent-soft); }
  .item > .icon, .todo-item > .icon { color: var(--_ink-3); }
  .whynot { color: var(--_accent); font-size: var(--_text-xs); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
  .item:has(.whynot) > span:first-of-type, .refused > span:first-of-type { color: var(--_ink-2); }
  .reason { grid-column: auto; display: grid; justify-items: start; gap: 6px; margin: 2px 8px 8px; padding: 8px 10px; border-radius: var(--_radius); background: var(--_sunken); }
  .rule-text { font-family: var(--_font-rule); font-size: var(--_text-lg); line-height: 1.4; color: var(--_ink); text-wrap: pretty; }

  .stepper { display: inline-grid; grid-template-columns: max(34px, var(--_hit)) minmax(34px, auto) max(34px, var(--_hit)); align-items: center; border: 1px solid var(--_line); border-radius: var(--_radius); }
  .stepper button { min-block-size: max(32px, var(--_hit)); border: 0; background: none; font-size: var(--_text-lg); line-height: 1; cursor: pointer; }
  .stepper button[aria-disabled='true'] { color: var(--_ink-3); cursor: default; opacity: 0.55; }
  .stepper output { text-align: center; font-weight: 650; }

  .pop { display: grid; gap: var(--_space-3); padding: var(--_space-3) var(--_space-4); background: var(--_accent-soft); border-block-start: 1px solid var(--_line); }
  .whose { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--_space-3); align-items: center; }
  .whose .side { grid-row: span 2; }
  .whose > :not(.side) { grid-column: 2; }
  .whose h3 { font-size: var(--_text-sm); font-weight: 650; line-height: 1.25; }
  .whose p { font-size: var(--_text-xs); color: var(--_ink-2); line-height: 1.35; }
  .plays { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .plays .btn { max-inline-size: 100%; white-space: normal; text-align: start; padding-block: 4px; }
  .plays kbd { background: none; border-color: currentColor; color: inherit; }
  .numbered, .real { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }

  .panel.todo > h3 { margin-block-end: 4px; }
  .todo-item { inline-size: calc(100% + 12px); margin-inline: -6px; padding: 2px 6px; }
  .todo-item b { font-size: var(--_text-xs); color: var(--_ink-2); }
  .todo-list { display: grid; gap: 4px; padding: 4px 0 8px 26px; max-block-size: 320px; overflow-y: auto; scrollbar-width: thin; }
  .todo-list .btn { inline-size: 100%; justify-content: start; white-space: normal; text-align: start; padding-block: 5px; }
  .setting { display: grid; gap: 4px; margin-block-start: 10px; padding-block-start: 10px; border-block-start: 1px solid var(--_line); }
  .setting label { display: grid; gap: 4px; font-size: var(--_text-xs); color: var(--_ink-2); }
  .setting p { font-size: var(--_text-xs); color: var(--_ink-3); }
  select, .real input { font: inherit; color: var(--_ink); min-block-size: max(34px, var(--_hit)); padding: 2px 8px; border: 1px solid var(--_line-strong); border-radius: var(--_radius); background: var(--_raised); }
  select { inline-size: 100%; }

  @container swtcg (width < 560px) {
    .about { display: none; }
    .head-bar { padding-block: 4px; }
    .titles { flex-basis: auto; }
    /* The dot says it, beside the title. */
    h2 { flex-wrap: nowrap; }
    .rec { min-block-size: 0; padding: 0; border: 0; font-size: 0; }
    .tools .btn:not(:last-child) { display: none; }
    .tools .btn.keep { display: inline-flex; }
    /* Under a thumb the bar stays in sight while the board is looked at, but not over a menu; what gets the focus stands above it. */
    @media (pointer: coarse) {
      .table { display: block; }
      .table:not(:has(> .sheet, .plays > li + li)) > [part='bar'] { position: sticky; z-index: 4; inset-block-end: 0; }
      .hand button { scroll-margin-block-end: 180px; }
    }
    .hand > h4 .hint { display: none; }
    .plays { display: grid; grid-template-columns: minmax(0, 1fr); }
    .plays .btn { inline-size: 100%; justify-content: center; min-block-size: 44px; }
    .numbered .btn { inline-size: auto; flex: 1; }
  }
  @container swtcg (width < 880px) {
    .hand { padding-inline: 0; }
    .hand > :is(h4, .muted) { padding-inline: var(--_space-4); }
    .hand-cards { --cw: 100px; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-inline: var(--_space-4); padding: 18px var(--_space-4) var(--_space-2); scrollbar-width: thin; }
    .hand-cards > .unit { flex: none; inline-size: var(--cw); scroll-snap-align: start; }
  }
  @container swtcg (width >= 560px) {
    .many { display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); gap: var(--_space-3); overflow: visible; }
    .many > .unit { inline-size: auto; }
    .many .card { min-block-size: 0; }
    .many > .unit[data-mark='selected'] { translate: none; }
    .pop { grid-template-columns: minmax(220px, 1fr) minmax(0, auto); align-items: center; column-gap: 20px; }
    .plays { justify-content: flex-end; }
  }
  @container swtcg (width >= 1000px) {
    .aside:has(.panel) { grid-template-rows: minmax(0, auto) minmax(120px, 1fr); block-size: 0; min-block-size: 100%; }
    .panel.todo { overflow-y: auto; scrollbar-width: thin; min-block-size: 0; }
  }
  @media (pointer: coarse) { .plays kbd { display: none; } }
  @media print { .hand, .pop, .sheet { display: none; } }
`;
