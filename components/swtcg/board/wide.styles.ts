// What more room gives the board: columns from 540 px, lists from 760, cards from 880.
import { css } from 'lit';

export const wide = css`
  /* board of 540 px and up: three columns of chips */
  @container board (width >= 540px) {
    .zones:is([data-count='6'], [data-count='7'], [data-count='8']) { grid-template-columns: repeat(auto-fit, minmax(48px, 1fr)); }
    .half.top { display: grid; align-content: end; }
  }

  /* a player in one line, with as many tiles as find room there */
  @container board (540px <= width < 690px) {
    .player:not(:has([data-open], [data-count='6'], [data-count='7'], [data-count='8'])) { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1.9fr); .zones { grid-column: auto; } }
  }
  @container board (690px <= width < 760px) {
    .player:not(:has([data-open])) { grid-template-columns: minmax(0, 1fr) auto minmax(0, 3fr); .zones { grid: auto / auto-flow minmax(0, 1fr); grid-column: auto; } }
  }

  /* 760 px and up: the zones show their cards; a full hand has most of the room. (The board is the container: none of its queries is about itself.) */
  .board:has(.hand .many) { --hand: 2fr; }
  @container board (width >= 760px) {
    .player { grid-template-columns: minmax(0, 1fr) auto; padding: var(--_space-3) var(--_space-4) 10px; gap: var(--_space-3) 14px; }
    .player .zones:is(.zones) { grid-column: 1 / -1; display: grid; grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) minmax(0, var(--hand, 1fr)) 10.5em 8.6em; grid-auto-flow: row; gap: 0 14px; }
    .zone { display: block; grid-row: 1 / span 5; min-inline-size: 0; }
    /* the pile stands over its cards, the deck in the same line */
    .zone:is(.deck, .discard) { grid-column: 3; }
    .zone.deck { justify-self: end; }
    .zone:is(.resource, .event, .supply, .out) { grid-row: auto; grid-column: 4; }
    .zone:is(.resource, .event, .supply, .out) + .zone { margin-block-start: 9px; }
    .tile { display: none; }
    .zone .title { display: block; font-size: var(--_text-2xs); font-weight: 500; line-height: 1.3; color: var(--_ink-3); }
    .zone .title b { margin-inline-start: 2px; color: var(--_ink); font-size: var(--_text-xs); font-weight: 700; }
    .zone .list, .zone[data-open] .list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 130px), 1fr)); gap: var(--_space-2); margin-block-start: 5px; padding: 0; }
    .zone .list.backs { display: flex; }
    .zone.hand .list:not(.backs, .many) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 104px), 1fr)); }
    .zone.discard .list { max-block-size: 106px; overflow-y: auto; scrollbar-width: thin; }
    /* there is more beneath the third */
    .zone.discard .list:has(> :nth-child(4)) { padding-block-end: 18px; scroll-padding-block-end: 18px; mask: linear-gradient(#000 84px, transparent); }
    .board:not(:has(:is(.resource, .event, .supply, .out))) .zones:is(.zones) { grid-template-columns: minmax(0, 1fr) minmax(0, var(--hand, 1fr)) 10.5em; }
    /* no card outside the arenas, as in most examples: one line says it all */
    .player:not(:has(.list)) {
      grid-template: auto / minmax(0, 1fr) auto auto; align-items: center;
      .zones:is(.zones) { grid-area: 1 / 2; display: flex; margin-inline-end: 8px; }
      .totals { grid-column: 3; }
    }
  }

  /* 880 px and up: cards instead of chips */
  @container board (width >= 880px) {
    .half, .mid { padding: var(--_space-4) 10px; }
    .half.top { padding-block-end: var(--_space-5); }
    .half.bottom { padding-block-start: var(--_space-5); }
    .half .units:not(:has(> :nth-child(7))) {
      --cw: clamp(76px, 27%, 90px);
      display: flex; flex-wrap: wrap; justify-content: center; align-items: end; gap: 14px clamp(6px, 2.3%, 9px);
      > .unit { inline-size: var(--cw); }
      > .unit[data-tapped] { inline-size: calc(var(--cw) * 1.4); }
    }
    .half.bottom .units:not(:has(> :nth-child(7))) { align-items: start; }
  }
  @container board (width >= 1020px) {
    .player { grid-template-columns: 190px minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: var(--_space-5); align-items: start; padding: 10px var(--_space-4); }
    .player .zones:is(.zones) { grid-column: 2; grid-row: 1 / span 2; }
    .player .totals { grid-column: 1; }
  }

  @media print { .zone.discard .list:is(.list) { max-block-size: none; mask: none; } }
  @media (forced-colors: active) {
    .unit .band, .place .band, .tag > .icon { border: 1px solid CanvasText; }
    .unit > .card, .tag, .place { border-color: CanvasText; }
    .player, .arena, .mid { outline: 1px solid CanvasText; }
    .arena-tabs label:has(:checked) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
