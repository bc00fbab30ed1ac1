// Resets and the small pieces that more than one element draws: side discs, buttons, counters, dice.
import { css } from 'lit';

export const base = css`
  :host {
    display: block;
    text-align: start;
    scrollbar-color: var(--_line-strong) transparent;
    -webkit-font-smoothing: antialiased;
  }
  /* Whatever a page does to all that is in it; what stands in its running text is set like that. */
  :host(:not([inline], [size='name'])) {
    font: 400 var(--_text-md) / var(--_leading) var(--_font) !important;
    font-variant-numeric: tabular-nums lining-nums !important;
    color: var(--_ink) !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-transform: none !important;
    text-indent: 0 !important;
    white-space: normal !important;
    text-align: start !important;
  }
  :host([hidden]) {
    display: none;
  }
  /* Names and sentences are English, whatever the page is: each runs in its own direction, and stands at the side of the layout. */
  :host(:dir(rtl)) {
    text-align: right !important;
  }
  :host(:dir(rtl)) :not(select) {
    unicode-bidi: plaintext;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :where(h2, h3, h4, h5, p, ul, ol, dl, dd, fieldset) {
    margin: 0;
    padding: 0;
    border: 0;
    font: inherit;
    min-inline-size: 0;
  }
  :where(ul, ol) {
    list-style: none;
  }
  :where(button, input) {
    font: inherit;
    color: inherit;
    margin: 0;
  }
  /* Two quick taps are two steps, not a closer look. */
  button,
  label {
    touch-action: manipulation;
  }
  :where(svg) {
    flex: none;
    display: block;
  }
  .icon {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon.sm {
    inline-size: 13px;
    block-size: 13px;
    stroke-width: 1.6;
  }
  .icon.lg {
    inline-size: 20px;
    block-size: 20px;
  }
  .vh {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
    border-radius: var(--_radius-sm);
  }
  .label {
    font-size: var(--_text-2xs);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: var(--_tracking-caps);
    text-transform: uppercase;
    color: var(--_ink-3);
  }

  /* A side by value, never by hue: filled disc D, open disc L. */
  .side {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    font-size: var(--_text-2xs);
    font-weight: 700;
    line-height: 1;
    letter-spacing: 0;
    background: var(--_dark);
    color: var(--_dark-on);
    border: 1.5px solid var(--_dark-edge);
    forced-color-adjust: none;
  }
  .side[data-side='light'] {
    background: var(--_light);
    color: var(--_light-on);
    border-color: var(--_light-edge);
  }
  .side.sm {
    inline-size: 16px;
    block-size: 16px;
    font-size: 10px;
    border-width: 1px;
  }

  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: var(--_hit);
    min-inline-size: var(--_hit);
    padding: 0 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_ink);
    font-size: var(--_text-sm);
    font-weight: 500;
    line-height: 1.2;
    white-space: nowrap;
    cursor: pointer;
    transition: border-color var(--_fast);
  }
  .btn:hover {
    border-color: var(--_line-strong);
  }
  .btn.ghost {
    border-color: transparent;
    background: transparent;
    color: var(--_ink-2);
    /* Of these alone: a button that becomes the primary one is read at once on its new ground. */
    transition: background var(--_fast);
  }
  .btn.ghost:hover {
    background: var(--_sunken);
    color: var(--_ink);
  }
  .btn.primary {
    background: var(--_accent);
    border-color: var(--_accent);
    color: var(--_accent-on);
    font-weight: 600;
  }
  .btn:active,
  .btn.primary:hover {
    border-color: var(--_ink);
  }
  .btn[aria-disabled='true'] {
    color: var(--_ink-3);
    border-style: dashed;
    cursor: default;
  }
  kbd {
    font: 500 var(--_text-2xs) / 1 var(--_font-mono);
    padding: 2px 5px;
    border-radius: 3px;
    border: 1px solid var(--_line);
    color: var(--_ink-2);
    background: var(--_surface);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .btn.primary {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
