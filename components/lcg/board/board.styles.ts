// The play areas face each other; what is fought over lies between them.
import { css } from 'lit';

export const board = css`
  .board { container: board / inline-size; display: flex; flex-direction: column; gap: 1px; min-block-size: 100%; background: var(--_line); }
  .board button { scroll-margin-block-end: var(--_foot, 0); }
  .empty { color: var(--_ink-3); font-size: var(--_text-xs); text-align: center; padding: 6px var(--_space-2); }
  .table { position: relative; flex: auto; display: flex; flex-direction: column; gap: 1px; background: var(--_line); }
  .area { display: grid; grid-template-columns: minmax(0, 1fr); min-inline-size: 0; }
  .half { position: relative; min-inline-size: 0; padding: var(--_space-3) var(--_space-3); background: var(--_half-dark); }
  .half[data-side='light'] { background-color: var(--_half-light); }
  .area.top { background: var(--_half-dark); }
  .field { display: grid; }
  .field.top { align-content: end; }

  .home { display: flex; flex-wrap: wrap; gap: 6px; align-items: start; }
  .top > .home { padding-block-end: 0; }
  .bottom > .home { padding-block-start: 0; }
  .home > ul { align-items: start; display: grid; gap: 6px; min-inline-size: 0; }
  .objectives { flex: var(--objectives) 1 calc(var(--objectives) * 132px); grid-template-columns: repeat(auto-fit, minmax(min(100%, max(76px, 33.3% - 4px)), 1fr)); }
  .base { flex: var(--base) 1 calc(min(var(--base), 3) * 132px); grid-template-columns: repeat(auto-fill, minmax(min(100%, 128px), 1fr)); }

  .units { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(128px, 50% - 3px), 1fr)); gap: 8px 6px; align-items: start; }
  .units > .unit:has(> .role) { margin-block-start: 6px; }

  .mid { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--_space-3); padding: var(--_space-3); background: var(--_table); }
  .calm { display: none; place-self: center; padding: 4px var(--_space-4); border: 1px dashed var(--_line-strong); border-radius: 99px; font-size: var(--_text-2xs); color: var(--_ink-3); }
  .between { justify-content: space-evenly; }
  .clash { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--_space-3); min-inline-size: 0; }
  .forward { display: grid; gap: 5px; }
  .forward h4 { display: flex; align-items: center; gap: 5px; text-transform: none; letter-spacing: 0; }
  .forward .empty { text-align: start; padding: 2px; }

  /* named cards: what they cost and of which type they are, then the name */
  .tag .lead { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 1px; align-self: stretch; flex: none; inline-size: 22px; padding: 2px; background: var(--t); color: var(--t-on); -webkit-line-clamp: none; }
  .tag .lead .icon { inline-size: 13px; block-size: 13px; stroke-width: 1.7; }
  .tag .lead b { font-size: var(--_text-2xs); line-height: 1; }
  .named .tag { min-block-size: max(26px, var(--_hit) - 8px); }
  .named .tag:has(.lead b) { min-block-size: max(32px, var(--_hit) - 8px); }
  .tag > .name { padding-block: 2px; }

  .force-cards { display: inline-flex; gap: 3px; }
  .force-cards i { inline-size: 10px; block-size: 14px; border: 1.2px solid var(--_line-strong); border-radius: 2px; }
  .force-cards .there { background: var(--_dark); border-color: var(--_dark-edge); }
  .force-cards[data-side='light'] .there { background: var(--_light); border-color: var(--_light-edge); box-shadow: inset 0 0 0 1.5px var(--_light-edge); }
  .player > .zones { --columns: 5; }
  .zones[data-count='4'] { --columns: 4; }
`;
