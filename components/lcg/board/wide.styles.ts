// What more room gives the board: cards instead of chips from 600 px, lists from 760, objectives beside the units from 1020.
import { css } from 'lit';

export const wide = css`
  /* the sign alone stands for its words */
  @container board (width < 420px) { .totals dt span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
  @container board (width >= 600px) {
    .half, .mid { padding: var(--_space-4); }
    .units:not(:has(> :nth-child(9))), .forward .units:not(:has(> :nth-child(8))) {
      --cw: clamp(84px, 11%, 92px);
      display: flex; flex-wrap: wrap; justify-content: center; align-items: end; gap: 14px 12px;
      > .unit { inline-size: var(--cw); }
    }
    .units:has(> :nth-child(9)) { grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); }
    .bottom .units:is(.units):is(.units) { align-items: start; }
    .forward.top .units:has(.tokens) { padding-block-end: 8px; }
  }
  @container board (600px <= width < 760px) {
    .player { grid-template-columns: minmax(0, 1fr) auto minmax(0, 2.4fr); }
    .player:not(:has([data-open])) .zones { grid-column: auto; }
  }
  /* the zones show their cards */
  @container board (width >= 760px) {
    .player { grid-template-columns: minmax(0, 1fr) auto; padding: var(--_space-3) var(--_space-4) 10px; gap: var(--_space-3) 14px; }
    .player .zones:is(.zones) { grid-column: 1 / -1; display: grid; grid-template: auto auto 1fr / 7.8em minmax(0, 1fr) 11.5em; gap: 4px 14px; }
    .zone { display: block; min-inline-size: 0; grid-row: 1 / span 3; }
    .zone.deck, .zone.objectiveDeck { grid-column: 1; grid-row: auto; }
    .zone.hand { grid-column: 2; }
    .zone:is(.discard, .victory) { grid-column: 3; grid-row: auto; }
    .zone:is(.discard, .victory) .list { grid-template-columns: minmax(0, 1fr); }
    .zone.out { grid-column: 1; grid-row: auto; }
    .tile { display: none; }
    .zone .title { display: block; font-size: var(--_text-2xs); font-weight: 500; line-height: 1.3; color: var(--_ink-3); }
    .zone .title b { margin-inline-start: 2px; color: var(--_ink); font-size: var(--_text-xs); font-weight: 700; }
    .zone .list, .zone[data-open] .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 118px), 1fr)); gap: var(--_space-2); margin-block-start: 5px; padding: 0; }
    .zone .list.backs { display: flex; }
    .zone:is(.discard, .victory) .list { max-block-size: 106px; overflow-y: auto; scrollbar-width: thin; }
    .zones:not(:has(.hand)) { grid-template-columns: 7.8em minmax(0, 1fr) 11.5em; }
  }
  @container board (width >= 1020px) {
    .zones > .zone.discard { grid-column: 3; grid-row: 1 / span 3; }
    .zones > .zone.victory { grid-column: 4; grid-row: 1 / span 3; }
    .player .zones:is(.zones) { grid-template-columns: 7.8em minmax(0, 1fr) 12em 12em; }
    .totals dt { white-space: nowrap; }
    .player { grid-template-columns: 230px minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: var(--_space-5); align-items: start; padding: 10px var(--_space-4); }
    .player .zones:is(.zones) { grid-column: 2; grid-row: 1 / span 2; }
    .player .totals { grid-column: 1; }

    .area, .mid { grid-template-columns: 340px minmax(0, 1fr); }
    .area .home { grid-column: 1; grid-row: 1; padding: var(--_space-4); flex-wrap: nowrap; border-inline-end: 1px solid var(--_line); }
    .area.top .home { align-items: end; }
    .area .field { grid-column: 2; grid-row: 1; }
    .home :is(.objectives, .base) { flex: 1 1 0; grid-template-columns: minmax(0, 1fr); }
    .mid { column-gap: 0; }
    .mid .between { align-self: center; justify-content: start; padding-inline-end: var(--_space-4); }
    .mid .calm { display: block; }
    .mid .clash { padding-inline-start: var(--_space-4); }
    .units:not(:has(> :nth-child(17))) {
      --cw: 90px;
      display: flex; flex-wrap: wrap; justify-content: center; align-items: end; gap: 14px 12px;
      > .unit { inline-size: var(--cw); }
    }
  }
  @media print { .zone .list:is(.list) { max-block-size: none; } }
  @media (forced-colors: active) {
    .player, .area, .mid { outline: 1px solid CanvasText; }
  }
`;
