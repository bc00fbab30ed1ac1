// An attack with its lane and its arrow; what is being played.
import { css } from 'lit';

export const action = css`
  .arena > header .now { color: var(--_attack); font-weight: 600; }
  .arena > header .now .icon { color: inherit; }
  .arena-tabs label .now { color: var(--_attack); }

  /* dice and the sum of what they do, on the ground it is fought over */
  .lane { position: relative; z-index: 3; border: 1.5px solid var(--_attack); border-radius: var(--_radius-card); background: var(--_raised); }
  .lane .place { border: 0; border-block-end: 1px solid var(--_line); border-radius: 5px 5px 0 0; min-block-size: 28px; }
  .attack { display: grid; gap: 6px var(--_space-4); padding: 7px 9px var(--_space-3); }
  .attack .caption { font-size: var(--_text-2xs); line-height: 1.3; color: var(--_ink-2); }
  .attack .row { display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: space-between; gap: 6px var(--_space-4); }
  .sum { display: flex; flex-wrap: wrap; align-items: flex-start; gap: var(--_space-3); font-size: var(--_text-lg); font-weight: 700; }
  .sum > * { display: grid; grid-template-rows: 26px 13px; place-items: center; min-inline-size: 14px; line-height: 1; }
  .sum small { font-size: var(--_text-2xs); font-weight: 500; color: var(--_ink-2); }
  .sum .op { color: var(--_ink-3); font-weight: 400; }
  .sum .now { padding: 0 5px 1px; border-radius: var(--_radius-sm); background: var(--_accent-soft); outline: 1px solid var(--_accent); }
  .sum .total .damage { inline-size: 24px; block-size: 24px; font-size: var(--_text-sm); }
  .damage.pending { background: repeating-linear-gradient(135deg, var(--_damage) 0 3px, color-mix(in srgb, var(--_damage) 78%, #000) 3px 6px); }

  /* the rail runs along the first column, so attacker and defender stand in it */
  .arena:has(.lane) :is(.half, .mid) { padding-inline-start: 21px; }
  .units > [data-role] { grid-column: 1; }
  .half { --front: -1; }
  .half.top { --front: 1; }
  .units:has(> :nth-child(7)) > [data-role] { order: var(--front); }
  /* cards: where a second row is likely, the two come to the front row */
  @container board (width >= 880px) {
    .arena:has(.lane) :is(.half, .mid) { padding: var(--_space-4) 10px; }
    .arena .half.top:has([data-role]) { padding-block-end: 26px; }
    .arena .half.bottom:has([data-role]) { padding-block-start: 28px; }
    .units:is(:has(> :nth-child(4)), :has(> :nth-child(3)):has(> [data-tapped] ~ [data-tapped])) > [data-role] { order: var(--front); }
    .arena:has(.lane):has(.units > :nth-child(7)) :is(.half, .mid) { padding: 10px 10px 10px 22px; }
  }

  /* the arrow is worked out by arrow.ts */
  .arrow { position: absolute; inset: 0; z-index: 4; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
  .arrow path { fill: none; stroke: var(--_attack); stroke-width: 2; stroke-linejoin: round; }
  .arrow .tip { fill: var(--_attack); stroke: none; }

  .plays { display: flex; flex-wrap: wrap; align-items: center; gap: 4px var(--_space-4); padding: 6px var(--_space-4); background: var(--_accent-soft); }
  .plays ol { display: flex; flex-wrap: wrap; gap: var(--_space-2); min-inline-size: 0; }
  .plays ol > li { display: flex; align-items: center; gap: 5px; min-inline-size: 0; font-size: var(--_text-2xs); }
  .plays ol > li + li::before { content: ''; inline-size: 5px; block-size: 5px; margin-inline: 3px 5px; border: solid var(--_line-strong); border-width: 1.2px 1.2px 0 0; rotate: 45deg; }
  :host(:dir(rtl)) .plays li::before { rotate: 225deg; }
  .plays [data-disrupted] .tag > span { text-decoration: line-through; }
  .plays .void { color: var(--_ink-2); }

  @media (forced-colors: active) {
    .arrow path { stroke: CanvasText; }
    .arrow .tip { fill: CanvasText; }
    .die rect { forced-color-adjust: none; }
  }
  /* What is gone to, and not stepped to, stands there at once. */
  :host([still]) { --_slow: 0ms; }
  @media (prefers-reduced-motion: no-preference) {
    .arrow path, .attack { animation: appear var(--_slow) var(--_ease) both; }
    .die { animation: settle var(--_slow) var(--_ease) both; }
  }
  @keyframes appear { from { opacity: 0; } }
  @keyframes settle { from { transform: translateY(-6px) rotate(-24deg); opacity: 0; } }
`;
