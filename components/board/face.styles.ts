// The full card, for reading: it hangs at the card that was asked for.
import { css } from 'lit';

export const face = css`
  .inspect {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    overflow: visible;
  }
  .face {
    display: grid;
    inline-size: 252px;
    max-inline-size: calc(100vw - 16px);
    max-block-size: calc(100vh - 16px);
    overflow: auto;
    grid-template-rows: auto minmax(56px, auto) auto minmax(56px, auto);
    border: 5px solid var(--t);
    border-radius: 14px;
    background: var(--_raised);
    color: var(--_ink);
    box-shadow:
      0 10px 32px var(--_shade),
      0 2px 6px var(--_shade);
  }
  .face .head { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 8px; padding: 4px 6px 8px 4px; background: var(--t); color: var(--t-on); }
  .face .cost { display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: 50%; background: var(--_raised); color: var(--_ink); font-size: var(--_text-lg); font-weight: 700; line-height: 1; }
  .face h5 { font-size: var(--_text-lg); font-weight: 650; line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; overflow-wrap: break-word; }
  .face .close { display: grid; place-items: center; inline-size: var(--_hit); block-size: var(--_hit); margin: -4px -4px -4px 0; padding: 0; border: 0; border-radius: var(--_radius-sm); background: none; color: inherit; cursor: pointer; }
  .face .close:focus-visible { outline-color: currentColor; outline-offset: -3px; }
  .face .art { position: relative; background: color-mix(in srgb, var(--t) 11%, var(--_raised)); border-block-end: 1px solid var(--_line); }
  .face .art::before { content: ''; position: absolute; inset: 0; background: var(--t); opacity: 0.6; mask: var(--motif, none) center / cover no-repeat; }
  .face .typeline { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 6px; align-items: center; padding: 6px 10px; border-block-end: 1px solid var(--_line); font-size: var(--_text-xs); line-height: 1.25; color: var(--_ink-2); }
  .face .typeline b { color: var(--_ink); font-weight: 650; }
  .face .text { min-block-size: 56px; padding: 8px 10px; font-size: var(--_text-sm); line-height: 1.38; overflow: auto; scrollbar-width: thin; }
  .face .text p + p { margin-block-start: 6px; padding-block-start: 6px; border-block-start: 1px dotted var(--_line); }
  .face .none { color: var(--_ink-3); }
  .face .stats { display: grid; grid-template-columns: repeat(3, 1fr); border-block-start: 1px solid var(--_line); background: var(--_surface); }
  .face .stats > div { display: grid; justify-items: center; padding: 5px 2px; }
  .face .stats > div + div { border-inline-start: 1px solid var(--_line); }
  .face .stats dt { font-size: var(--_text-2xs); line-height: 1.2; color: var(--_ink-3); }
  .face .stats dd { font-size: var(--_text-xl); font-weight: 700; line-height: 1.1; }
  .face .stats small { font-size: var(--_text-2xs); font-weight: 400; color: var(--_ink-3); }
  .face .art img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  .face .art:has(img) { min-block-size: 120px; }
  .journeys { max-block-size: 132px; overflow-y: auto; scrollbar-width: thin; padding: 6px 4px 4px; border-block-start: 1px solid var(--_line); }
  .journeys h6 { margin: 0; padding: 0 6px 2px; }
  .journeys button { display: flex; justify-content: space-between; gap: 8px; inline-size: 100%; min-block-size: max(24px, var(--_hit) - 8px); padding: 2px 6px; align-items: center; border: 0; border-radius: var(--_radius-sm); background: none; color: var(--_accent); font-size: var(--_text-xs); text-align: start; cursor: pointer; }
  .journeys button:hover, .journeys [aria-current] { background: var(--_accent-soft); }
  .journeys small { color: var(--_ink-3); }
  .face .foot { padding: 4px 10px; font-size: var(--_text-2xs); line-height: 1.35; color: var(--_ink-2); border-block-start: 1px solid var(--_line); }

  @media (forced-colors: active) {
    .face { border-color: CanvasText; }
  }
`;
