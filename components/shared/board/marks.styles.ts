// What can be done with a card: an edge outside of its frame and a sign at its corner. Of the board, and of the hand at a table.
import { css } from 'lit';

export const marks = css`
  .named[data-mark], .place[data-mark] { position: relative; }
  .unit[data-mark] > .card::after, .named[data-mark]::after, .place[data-mark]::after {
    content: '✓' / ''; position: absolute; z-index: 3; inset-block-start: -10px; inset-inline-end: -10px; display: grid; place-items: center; inline-size: 19px; block-size: 19px; border-radius: 50%;
    background: var(--_accent); color: var(--_accent-on); font: 700 12px / 1 var(--_font); pointer-events: none;
  }
  .unit[data-mark='target'] > .card::after, .named[data-mark='target']::after, .place[data-mark='target']::after { content: '⊕' / ''; font-size: 15px; }
  .unit[data-mark='usable'] > .card::after, .named[data-mark='usable']::after, .place[data-mark='usable']::after, .unit[data-mark='locked'] > .card::after { content: ''; }
  .unit[data-mark='usable'] > .card::after, .named[data-mark='usable']::after, .place[data-mark='usable']::after {
    inset-block-start: -5px; inset-inline-end: -5px; inline-size: 9px; block-size: 9px; border: 1.5px solid var(--_surface);
  }
  .unit[data-mark='locked'] > .card::after { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23777' stroke-width='1.5'><path d='M4.5 7.5h7v5h-7zM6 7.5V5.5a2 2 0 0 1 4 0v2'/></svg>") var(--_surface); border: 1px solid var(--_line-strong); }

  .unit[data-mark='usable'] > .card, .named[data-mark='usable'] .tag, .place[data-mark='usable'] { box-shadow: 0 0 0 1.5px var(--_accent), 0 0 10px 2px var(--_accent-glow); }
  .unit[data-mark='selected'] > .card, .named[data-mark='selected'] .tag, .place[data-mark='selected'] { outline: 2.5px solid var(--_accent); outline-offset: 2px; box-shadow: 0 6px 16px var(--_shade); }
  .unit[data-mark='target'] > .card, .named[data-mark='target'] .tag, .place[data-mark='target'] { outline: 2px dashed var(--_accent); outline-offset: 2px; }
  .unit[data-mark='locked'] > .card { background: var(--_surface); color: var(--_ink-3); border-color: color-mix(in srgb, var(--t) 55%, var(--_surface)); box-shadow: none; }
  .unit[data-mark='locked'] .line { color: var(--_ink-3); }
  .unit[data-mark='locked'] .band { background: color-mix(in srgb, var(--t) 35%, var(--_surface)); color: var(--_ink); }
  .unit[data-mark] > .card:focus-visible { outline: 2.5px solid var(--_focus); outline-offset: 4px; }
  @media (prefers-reduced-motion: no-preference) { .unit[data-mark='usable'] > .card { animation: glow 2.4s var(--_ease) infinite alternate; } }
  @keyframes glow { from { box-shadow: 0 0 0 1.5px var(--_accent), 0 0 5px 0 var(--_accent-glow); } }

  /* places that a card can be put into */
  .half[data-drop]::after { content: ''; position: absolute; inset: 4px; border: 2px dashed var(--_accent); border-radius: var(--_radius-lg); pointer-events: none; }
  .half[data-drop] { padding-block-end: 46px; }
  .half[data-over]::after { background: var(--_accent-glow); }
  .drop {
    position: absolute; z-index: 2; inset-block-end: 9px; left: 50%; translate: -50% 0; min-block-size: 26px; padding: 2px 12px;
    border: 0; border-radius: 99px; background: var(--_accent); color: var(--_accent-on); font-size: var(--_text-xs); font-weight: 600; white-space: nowrap; cursor: pointer;
  }
  @media (pointer: coarse) {
    .drop { min-block-size: 44px; }
    .half[data-drop] { padding-block-end: 62px; }
    @container board (width < 540px) { .unit > .card { scroll-margin-block-end: 180px; } }
  }
  /* A tile that holds such cards shows it. */
  .zone:has([data-mark='usable']) > .tile { border-color: var(--_accent); box-shadow: 0 0 0 1px var(--_accent), 0 0 8px 1px var(--_accent-glow); }
  .zone:has([data-mark='target']) > .tile { outline: 2px dashed var(--_accent); outline-offset: 1px; }
  .zones:not(:has(.hand)) .zone.build { grid-column-end: span 2; }
  @container board (width < 760px) {
    .zones:not(:has(.hand)) .zone.build { grid-column-end: auto; }
    .zones[data-count='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @media (forced-colors: active) {
    .unit[data-mark] > .card::after { background-color: Highlight; forced-color-adjust: none; }
    .unit[data-mark='target'] > .card, .half[data-drop]::after { outline-color: Highlight; border-color: Highlight; }
  }
`;
