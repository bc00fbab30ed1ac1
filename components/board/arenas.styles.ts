// The arenas: side by side, or one at a time behind tabs where there is no room for three.
import { css } from 'lit';

export const arenas = css`
  .board { container: board / inline-size; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1px; background: var(--_line); }
  /* arenas: side by side, or one at a time behind tabs when there is no room for three */
  .arenas { position: relative; display: grid; grid-template: auto auto auto auto / repeat(3, minmax(0, 1fr)); column-gap: 1px; background: var(--_line); }
  .arena { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: subgrid; grid-row: 1 / -1; min-inline-size: 0; background: var(--_table); }
  .arena > header { display: flex; align-items: center; gap: 6px; min-inline-size: 0; padding: 6px 10px; background: var(--_surface); border-block-end: 1px solid var(--_line); }
  .arena > header h4 { font-size: var(--_text-xs); font-weight: 650; letter-spacing: 0.01em; }
  .arena > header .icon { color: var(--t); }
  .arena > header p { margin-inline-start: auto; font-size: var(--_text-2xs); color: var(--_ink-3); display: inline-flex; gap: var(--_space-2); align-items: center; }
  .arena > header .now { color: var(--_attack); font-weight: 600; }
  .arena > header .now .icon { color: inherit; }

  .arena-tabs { display: none; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--_space-2); padding: 6px var(--_space-3) 0; background: var(--_surface); }
  .arena-tabs label {
    position: relative; display: grid; grid-template-columns: auto auto; justify-content: center; align-content: center; align-items: center; column-gap: 5px; min-block-size: 44px; padding: 3px var(--_space-2); cursor: pointer;
    border: 1px solid var(--_line); border-block-end: 0; border-radius: var(--_radius) var(--_radius) 0 0; background: var(--_surface); color: var(--_ink-2);
    font-size: var(--_text-xs); font-weight: 600; line-height: 1.2;
  }
  .arena-tabs label > .icon { color: var(--t); }
  .arena-tabs label small { grid-column: 1 / -1; justify-self: center; display: inline-flex; align-items: center; gap: var(--_space-2); font-size: var(--_text-2xs); font-weight: 400; color: var(--_ink-3); }
  .arena-tabs label .now { color: var(--_attack); }
  .arena-tabs input { position: absolute; inset: 0; opacity: 0; margin: 0; inline-size: 100%; block-size: 100%; cursor: pointer; }
  .arena-tabs label:has(:checked) { background: var(--_half-dark); color: var(--_ink); box-shadow: inset 0 2px 0 var(--_accent); }
  .arena-tabs label:has(:focus-visible) { outline: 2px solid var(--_focus); outline-offset: 1px; }

  @container board (max-width: 539.98px) {
    .arenas { grid-template: none / minmax(0, 1fr); }
    .arena-tabs { display: grid; }
    .arena { grid-row: auto; grid-template-rows: auto; }
    .arena > header { display: none; }
    .arenas[data-shown="space"] .arena:not([data-arena="space"]),
    .arenas[data-shown="ground"] .arena:not([data-arena="ground"]),
    .arenas[data-shown="character"] .arena:not([data-arena="character"]) { display: none; }
  }
  /* a crowded arena asks for the whole width earlier */
  @container board (min-width: 540px) and (max-width: 899.98px) {
    .arenas:has(.units > :nth-child(9)) {
      grid-template: none / minmax(0, 1fr);
      .arena-tabs { display: grid; }
      .arena { grid-row: auto; grid-template-rows: auto; }
      .arena > header { display: none; }
      &[data-shown="space"] .arena:not([data-arena="space"]),
      &[data-shown="ground"] .arena:not([data-arena="ground"]),
      &[data-shown="character"] .arena:not([data-arena="character"]) { display: none; }
    }
  }

  .half { container: half / inline-size; position: relative; padding: var(--_space-3) 10px; background: var(--_half-dark); }
  .half[data-side="light"] { background: var(--_half-light); }
  .arena[data-arena="space"] .half { background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'%3E%3Cg fill='%23808890' opacity='.5'%3E%3Ccircle cx='20' cy='30' r='1'/%3E%3Ccircle cx='90' cy='12' r='.8'/%3E%3Ccircle cx='150' cy='60' r='1'/%3E%3Ccircle cx='60' cy='100' r='.8'/%3E%3Ccircle cx='120' cy='130' r='1.1'/%3E%3Ccircle cx='180' cy='110' r='.8'/%3E%3Ccircle cx='30' cy='150' r='.9'/%3E%3Ccircle cx='100' cy='180' r='.8'/%3E%3C/g%3E%3Cg fill='none' stroke='%23808890' stroke-opacity='.22'%3E%3Ccircle cx='200' cy='200' r='90'/%3E%3Ccircle cx='200' cy='200' r='130'/%3E%3C/g%3E%3C/svg%3E"); }
  .arena[data-arena="ground"] .half { background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'%3E%3Cg fill='none' stroke='%23808890' stroke-opacity='.2'%3E%3Cpath d='M0 30c30-16 60 14 100 0s70-14 100 0M0 60c34-22 58 22 100 2s66-22 100-2M0 96c28-18 62 16 100-2s72-10 100 2M0 130c30-12 64 20 100 0s70-18 100 0M0 166c36-14 60 12 100-2s64-10 100 2'/%3E%3C/g%3E%3C/svg%3E"); }
  .arena[data-arena="character"] .half { background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'%3E%3Cg fill='none' stroke='%23808890' stroke-opacity='.2'%3E%3Ccircle cx='100' cy='100' r='30'/%3E%3Ccircle cx='100' cy='100' r='55'/%3E%3Ccircle cx='100' cy='100' r='80'/%3E%3Cpath d='M100 0v200M0 100h200'/%3E%3C/g%3E%3C/svg%3E"); }
  .half { background-size: 200px; }
  .half .units { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .half .empty { color: var(--_ink-3); font-size: var(--_text-xs); text-align: center; padding: 10px var(--_space-2); }

  /* crowded halves: more columns of dense chips, then scrolling */
  @container half (min-width: 240px) { .units:has(> :nth-child(7)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @container half (min-width: 420px) { .half .units { grid-template-columns: repeat(2, minmax(0, 1fr)); } .units:has(> :nth-child(7)) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  @container half (min-width: 620px) { .units:has(> :nth-child(7)) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
  /* the rail runs along the first column, so attacker and defender stand in it */
  .half .units { grid-auto-flow: row dense; }
  .units:has(> :nth-child(7)) > [data-role] { grid-column: 1; }
  .half.top .units:has(> :nth-child(7)) > [data-role] { order: 1; }
  .half.bottom .units:has(> :nth-child(7)) > [data-role] { order: -1; }
  .units:has(> :nth-child(25)) { max-block-size: 420px; overflow-y: auto; scrollbar-width: thin; }
`;
