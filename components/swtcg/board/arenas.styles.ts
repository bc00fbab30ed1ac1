// The arenas: side by side, or one at a time behind tabs where there is no room for three.
import { css } from 'lit';

export const arenas = css`
  .board { container: board / inline-size; display: flex; flex-direction: column; gap: 1px; min-block-size: 100%; background: var(--_line); }
  /* arenas: side by side, or one at a time behind tabs when there is no room for three */
  .arenas { position: relative; flex: auto; display: grid; grid-template: min-content auto min-content auto / repeat(3, minmax(0, 1fr)); column-gap: 1px; background: var(--_line); }
  .arena { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: subgrid; grid-row: 1 / -1; min-inline-size: 0; background: var(--_table); }
  .arena > header { display: flex; align-items: center; gap: 6px; min-inline-size: 0; padding: 6px 10px; background: var(--_surface); border-block-end: 1px solid var(--_line); }
  .arena > header h4 { font-size: var(--_text-xs); font-weight: 650; letter-spacing: 0.01em; }
  .arena > header .icon { color: var(--t); }
  .arena > header p { margin-inline-start: auto; font-size: var(--_text-2xs); color: var(--_ink-3); display: inline-flex; gap: var(--_space-2); align-items: center; }

  .arena-tabs { display: none; grid-template-columns: repeat(3, 1fr); gap: var(--_space-2); padding: 6px var(--_space-3) 0; background: var(--_surface); }
  .arena-tabs label {
    position: relative; display: flex; flex-wrap: wrap; place-content: center; align-items: center; column-gap: 5px; min-block-size: 44px; padding: 3px var(--_space-2); cursor: pointer;
    border: 1px solid var(--_line); border-block-end: 0; border-radius: var(--_radius) var(--_radius) 0 0; background: var(--_surface); color: var(--_ink-2);
    font-size: var(--_text-xs); font-weight: 600; line-height: 1.2;
  }
  .arena-tabs label > .icon { color: var(--t); }
  .arena-tabs label small { inline-size: 100%; display: flex; justify-content: center; align-items: center; gap: var(--_space-2); font-size: var(--_text-2xs); font-weight: 400; color: var(--_ink-3); }
  .arena-tabs input { position: absolute; inset: 0; opacity: 0; inline-size: 100%; block-size: 100%; cursor: pointer; }
  .arena-tabs label:has(:checked) { background: var(--_half-dark); color: var(--_ink); box-shadow: inset 0 2px 0 var(--_accent); }
  .arena-tabs label:has(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 1px; }

  @container board (width < 310px) { .arena-tabs label > .icon, .totals .icon { display: none; } }
  @container board (width < 540px) {
    .arenas { grid-template: none / minmax(0, 1fr); }
    .arena-tabs { display: grid; }
    .arena { grid-row: auto; grid-template-rows: auto; }
    .arena > header { display: none; }
    .arena[data-aside] { display: none; }
  }
  /* a crowded arena asks for the whole width earlier */
  @container board (540px <= width < 900px) {
    .arenas:has(.units > :nth-child(9)) {
      grid-template: none / minmax(0, 1fr);
      .arena-tabs { display: grid; }
      .arena { grid-row: auto; grid-template-rows: auto; }
      .arena > header { display: none; }
      .arena[data-aside] { display: none; }
    }
  }

  /* The foot of a viewer stands before what is under it. */
  .board button { scroll-margin-block-end: var(--_foot, 0); }
  .half { position: relative; padding: var(--_space-3) 10px; background: var(--_half-dark); }
  .half[data-side="light"] { background-color: var(--_half-light); }
  /* Widths are shares of the half, which is no container of its own: Chromium keeps the height of a subgrid's row when what lies in such a container changes. */
  .half .units { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(207px, 50% - 3px)), 1fr)); grid-auto-flow: row dense; gap: 6px; }
  .half .empty { color: var(--_ink-3); font-size: var(--_text-xs); text-align: center; padding: 10px var(--_space-2); }

  /* crowded halves: up to four columns of dense chips, then scrolling */
  .half .units:has(> :nth-child(7)) { grid-template-columns: repeat(auto-fill, minmax(max(128px, min(136px, 50% - 3px), 25% - 4.5px), 1fr)); }
  .units:has(> :nth-child(25)) { max-block-size: 420px; overflow-y: auto; scrollbar-width: thin; }
`;
