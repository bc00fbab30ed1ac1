// What strikes can still bring.
import { css } from 'lit';

export const toComeStyles = css`
  .to-come { min-inline-size: 0; }
  .to-come table { border-collapse: collapse; }
  .to-come caption { text-align: start; padding-block-end: 3px; white-space: nowrap; }
  .to-come th[scope='col'] { padding: 0 12px 2px 0; font-size: var(--_text-2xs); font-weight: 500; line-height: 1.3; text-align: start; color: var(--_ink-3); }
  .to-come :is(td, th[scope='row']) { padding: 2px 12px 2px 0; vertical-align: middle; }
  .to-come th[scope='row'] { padding-inline-end: 6px; }
  .to-come td > span { display: flex; }
  .to-come .icons { gap: 3px; }
  .to-come .hint { margin-block-start: 4px; }
  .meter { display: inline-flex; flex-wrap: wrap; gap: 2px; vertical-align: middle; }
  .meter i { inline-size: 11px; block-size: 11px; border: 1.2px solid var(--_line-strong); border-radius: 2px; }
  .meter .done { background: var(--_damage); border-color: var(--_damage); }
  .meter .sure { border-color: var(--_damage); background: repeating-linear-gradient(135deg, var(--_damage) 0 2px, transparent 2px 4px); }
  .meter .edge { border-color: var(--_damage); border-style: dashed; background: radial-gradient(circle, var(--_damage) 0 1.6px, transparent 2px); }
  @media (forced-colors: active) { .meter i { forced-color-adjust: none; } }
`;
