// One player's bar: tiles with counts; from 760 px of board lists of cards (wide.styles.ts).
import { css } from 'lit';

export const player = css`
  .player { background: var(--_surface); padding: 6px var(--_space-4); display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--_space-2) 10px; align-items: center; }
  .who { display: flex; align-items: center; gap: var(--_space-3); min-inline-size: 0; }
  .who h3 { font-size: var(--_text-sm); font-weight: 650; line-height: 1.2; min-inline-size: 0; overflow-wrap: anywhere; }
  .who small { display: block; font-size: var(--_text-2xs); font-weight: 400; color: var(--_ink-3); }
  .totals { display: flex; gap: 6px; }
  .totals > div { display: flex; align-items: center; gap: 5px; padding: 3px var(--_space-3) 3px 6px; border: 1px solid var(--_line); border-radius: var(--_radius); background: var(--_raised); min-block-size: 32px; }
  .totals .icon { color: var(--_ink-3); }
  .totals dt { display: inline-flex; align-items: center; gap: 5px; font-size: var(--_text-2xs); color: var(--_ink-3); line-height: 1; }
  .totals dd { font-size: var(--_text-lg); font-weight: 700; line-height: 1; display: flex; align-items: baseline; gap: 3px; }
  .zones { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(var(--columns, 4), minmax(0, 1fr)); gap: var(--_space-2); }
  .zones[data-count='5'] { --columns: 5; }
  .zones[data-count='6'] { --columns: 3; }
  @container board (width >= 350px) { .zones[data-count='6'] { --columns: 6; } }
  .zone { display: contents; }
  .zone .title { display: none; }
  .tile {
    inline-size: 100%; display: grid; justify-items: center; align-content: center; gap: 1px; min-block-size: max(40px, var(--_hit)); padding: 2px;
    border: 1px solid var(--_line); border-radius: var(--_radius); background: var(--_raised); color: var(--_ink-3);
    font-size: var(--_text-2xs); font-weight: 500; line-height: 1.15;
  }
  button.tile { cursor: pointer; }
  button.tile:hover { border-color: var(--_line-strong); }
  .tile[aria-expanded='true'] { border-color: var(--_accent); box-shadow: inset 0 -2px 0 var(--_accent); }
  .tile b { color: var(--_ink); font-weight: 700; font-size: var(--_text-xs); line-height: 1.1; }
  .zone .list { display: none; }
  .zone[data-open] .list { display: grid; order: 1; grid-column: 1 / -1; grid-template-columns: repeat(auto-fill, minmax(min(100%, 128px), 1fr)); gap: var(--_space-2); padding-block: var(--_space-2); }
  .named { display: grid; min-inline-size: 0; }
  .named .tag { inline-size: 100%; }
  .tag {
    display: inline-flex; align-items: center; gap: 5px; min-inline-size: 0; max-inline-size: 100%; min-block-size: calc(var(--_hit) - 8px); padding: 0; padding-inline-end: 6px; overflow: hidden;
    border: 1px solid var(--t); border-radius: var(--_radius-sm); background: var(--_raised); color: var(--_ink); font-size: var(--_text-2xs); line-height: 1.2; text-align: inherit; cursor: pointer;
  }
  .tag > .icon { align-self: stretch; inline-size: 22px; block-size: auto; padding: 5px var(--_space-2); background: var(--t); color: var(--t-on); stroke-width: 1.7; }
  .tag > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: break-word; hyphens: auto; }
  .tag > span:has(.twin) { display: block; }
  /* Inline: what is placed apart is read with a space before it. */
  .tag .vh { position: static; font-size: 0; }
  .copies { margin-inline-start: auto; padding-inline-start: 2px; font-weight: 600; white-space: nowrap; }
  .backs { display: flex; gap: 3px; flex-wrap: wrap; }
  .backs li { inline-size: 20px; block-size: 28px; border-radius: 3px; border: 1px dashed var(--_line-strong); background: repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, var(--_ink) 9%, transparent) 4px 5px), var(--_sunken); }
`;
