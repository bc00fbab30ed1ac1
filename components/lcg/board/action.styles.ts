// An engagement with its lane and its arrows; what is being played.
import { css } from 'lit';

export const action = css`
  .lane { position: relative; z-index: 3; display: grid; gap: 6px; border: 1.5px solid var(--_attack); border-radius: var(--_radius-card); background: var(--_raised); min-inline-size: 0; }
  .lane > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px var(--_space-5); padding: 6px 10px; border-block-end: 1px solid var(--_line); font-size: var(--_text-xs); }
  .lane .what { display: inline-flex; align-items: center; gap: 6px; min-inline-size: 0; }
  .lane .what .icon { color: var(--_attack); flex: none; }
  .lane .what b { font-size: var(--_text-sm); font-weight: 650; line-height: 1.2; }
  .lane .how { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 3px 8px; color: var(--_ink-2); font-size: var(--_text-2xs); }
  .lane .edge-of { display: inline-flex; align-items: center; gap: 5px; margin-inline-start: auto; }
  .lane .edge-of small { color: var(--_ink-3); font-size: var(--_text-2xs); }
  .lane .row { display: flex; flex-wrap: wrap; align-items: start; gap: var(--_space-3) var(--_space-6); padding: 2px 10px var(--_space-3); }
  .hint { font-size: var(--_text-2xs); line-height: 1.3; color: var(--_ink-2); }

  .edge-battle { flex: 1 1 300px; display: grid; gap: 5px; min-inline-size: 0; }
  .stack { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 4px var(--_space-3); padding: 4px 6px; border-radius: var(--_radius); background: var(--_surface); border: 1px solid transparent; }
  .stack[data-won] { border-color: var(--_attack); }
  .stack ul { display: flex; flex-wrap: wrap; gap: var(--_space-2); min-inline-size: 0; min-block-size: 28px; align-items: center; }
  .stack .named { max-inline-size: 190px; }
  .stack .cover { inline-size: 22px; block-size: 30px; }
  .stack .ends { display: inline-flex; align-items: center; gap: 5px; margin-inline-start: auto; padding-inline-start: 2px; -webkit-line-clamp: none; }
  .ends .fate { display: inline-grid; place-items: center; inline-size: 16px; block-size: 16px; border: 1.2px solid var(--_line-strong); border-radius: 3px; font-size: var(--_text-2xs); line-height: 1; }
  .ends .fate .icon { inline-size: 10px; block-size: 10px; stroke-width: 2.4; }
  .ends[data-fate='next'] .fate { border-color: var(--_accent); background: var(--_accent); color: var(--_accent-on); }
  .named:has([data-fate='cancelled']) .name { text-decoration: line-through; }
  .stack .bonus { display: inline-flex; align-items: center; gap: 4px; padding: 3px 6px; border: 1px dashed var(--_line-strong); border-radius: var(--_radius-sm); font-size: var(--_text-2xs); line-height: 1.3; color: var(--_ink-2); }
  .bonus .icon { inline-size: 11px; block-size: 11px; stroke-width: 1.9; }
  .worth { display: grid; justify-items: end; gap: 1px; font-size: var(--_text-lg); line-height: 1.1; }
  .worth > span:not(.vh) { display: inline-flex; align-items: center; gap: 3px; }
  .worth .icon { inline-size: 14px; block-size: 14px; color: var(--_ink-3); }
  .worth i { font-style: normal; font-size: var(--_text-xs); color: var(--_ink-2); }
  .worth em { display: inline-flex; align-items: center; gap: 2px; font-style: normal; font-size: var(--_text-2xs); font-weight: 600; color: var(--_attack); }
  .worth em .icon { inline-size: 10px; block-size: 10px; stroke-width: 2.2; color: inherit; }

  /* behind the lane: it goes in on one side and comes out on the other */
  .arrow { position: absolute; inset: 0; z-index: 2; inline-size: 100%; block-size: 100%; pointer-events: none; overflow: visible; }
  .arrow path { fill: none; stroke: var(--_attack); stroke-width: 2; stroke-linejoin: round; }
  .arrow .tip { fill: var(--_attack); stroke: none; }

  .plays { display: flex; flex-wrap: wrap; align-items: center; gap: 4px var(--_space-4); padding: 6px var(--_space-4); background: var(--_accent-soft); }
  .plays ol { display: flex; flex-wrap: wrap; gap: var(--_space-2); min-inline-size: 0; }
  .plays ol > li { display: flex; align-items: center; gap: 5px; min-inline-size: 0; font-size: var(--_text-2xs); }
  .plays ol > li + li::before { content: ''; inline-size: 5px; block-size: 5px; margin-inline: 3px 5px; border: solid var(--_line-strong); border-width: 1.2px 1.2px 0 0; rotate: 45deg; }
  :host(:dir(rtl)) .plays li::before { rotate: 225deg; }
  .plays [data-disrupted] .tag > .name { text-decoration: line-through; }
  .plays .void { color: var(--_ink-2); }

  @media (forced-colors: active) {
    .arrow path { stroke: CanvasText; }
    .arrow .tip { fill: CanvasText; }
  }
  /* What is gone to, and not stepped to, stands there at once. */
  :host([still]) { --_slow: 0ms; }
  @media (prefers-reduced-motion: no-preference) {
    .arrow path, .lane { animation: appear var(--_slow) var(--_ease) both; }
  }
  @keyframes appear { from { opacity: 0; } }
`;
