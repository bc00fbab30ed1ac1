// The menu of a card, what is asked in it, and a card that is dragged.
import { css } from 'lit';

export const sheet = css`
  .sheet { padding: 5px; background: var(--_raised); color: var(--_ink); border: 1px solid var(--_line-strong); border-radius: var(--_radius-lg); margin: 8px 12px 12px; max-inline-size: 420px; }
  .sheet[popover] { position: fixed; inset: auto; margin: 0; inline-size: 316px; max-block-size: min(70vh, 560px); overflow-y: auto; box-shadow: 0 10px 30px var(--_shade); }
  .sheet header { display: flex; align-items: center; gap: var(--_space-3); padding-inline-start: var(--_space-3); }
  .sheet h4 { flex: 1; font-size: var(--_text-sm); font-weight: 650; }
  .sheet header small { font-size: var(--_text-xs); color: var(--_ink-2); }
  .item { font-weight: 500; }
  .item small { grid-column: 2 / -1; font-size: var(--_text-xs); font-weight: 400; color: var(--_ink-2); }
  .price > span[aria-hidden] { display: inline-flex; align-items: center; gap: 3px; font-size: var(--_text-xs); font-weight: 600; color: var(--_ink-2); }
  .price .icon { inline-size: 14px; block-size: 14px; color: var(--_ink-3); }
  .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--_space-3); padding: var(--_space-2) var(--_space-3); }
  .sheet li.row { flex-wrap: nowrap; }
  .row.end { justify-content: flex-end; }
  .asked { padding: 2px var(--_space-3) 6px; font-size: var(--_text-sm); font-weight: 600; overflow-wrap: anywhere; }
  .pad { padding: var(--_space-2) var(--_space-3); }
  .sheet footer { display: flex; flex-wrap: wrap; margin-block-start: 3px; padding-block-start: 3px; border-block-start: 1px solid var(--_line); }
  .pick-dice { display: flex; flex-wrap: wrap; gap: var(--_space-3); padding: var(--_space-2) var(--_space-3); }
  .pick-dice label { display: inline-flex; align-items: center; gap: 4px; min-block-size: max(34px, var(--_hit)); }
  .pick-dice .mark { display: none; }
  /* A die has its room before it comes: nothing moves under the pointer. */
  .pick-dice .dice { inline-size: 28px; min-block-size: 28px; }
  :is(.shares, .options) { padding: var(--_space-2) var(--_space-3); }
  .shares legend, .options legend { padding-block-end: 2px; }
  .shares li { display: flex; align-items: center; gap: var(--_space-2); min-block-size: max(32px, var(--_hit)); }
  .shares li > :first-child, .options label { flex: 1; display: flex; align-items: center; gap: 8px; min-inline-size: 0; overflow-wrap: anywhere; min-block-size: max(32px, var(--_hit)); font-size: var(--_text-sm); }
  .shares .stepper { flex: none; }
  .eye { flex: none; inline-size: max(28px, var(--_hit)); block-size: max(28px, var(--_hit)); display: grid; place-items: center; border: 0; background: none; color: var(--_ink-3); cursor: pointer; }
  .eye:hover { color: var(--_ink); }
  .dragged { position: fixed; z-index: 9; inset: 0 auto auto 0; max-inline-size: 200px; padding: 6px 10px; border: 1.5px solid var(--_accent); border-radius: var(--_radius); background: var(--_raised); font-size: var(--_text-xs); font-weight: 600; pointer-events: none; box-shadow: 0 6px 16px var(--_shade); }
`;
