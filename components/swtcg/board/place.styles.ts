// The strip between the halves, with the Location.
import { css } from 'lit';

export const place = css`
  .mid { position: relative; display: grid; align-content: center; gap: 6px; padding: var(--_space-3) 10px; border-block: 1px solid var(--_line); background: var(--_table); }
  .place { display: grid; grid-template-columns: 26px minmax(0, 1fr) auto; align-items: center; min-block-size: 32px; border: 1.5px solid var(--t); border-radius: var(--_radius-card); background: var(--_raised); overflow: hidden; inline-size: 100%; padding: 0; text-align: inherit; cursor: pointer; }
  .place .band { align-self: stretch; display: grid; place-items: center; background: var(--t); color: var(--t-on); }
  .place .band .icon { inline-size: 14px; block-size: 14px; }
  .place .name { padding: 3px var(--_space-3); font-size: var(--_text-xs); font-weight: 600; line-height: 1.2; }
  .place .meta { padding-inline-end: var(--_space-3); font-size: var(--_text-2xs); color: var(--_ink-3); white-space: nowrap; }
  .place.none { border: 1px dashed var(--_line-strong); background: none; grid-template-columns: 1fr; justify-items: center; font-size: var(--_text-2xs); color: var(--_ink-3); cursor: default; }
`;
