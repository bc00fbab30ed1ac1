// The icons: drawn for this project, one line weight, 16 × 16.
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

const SHAPES = {
  attack: svg`<path d="M3 13 13 3M8.2 3H13v4.8"/>`,
  back: svg`<path d="M3.5 2h9v12h-9z"/><path d="M6 5.5 8 8l2-2.5M6 10.5 8 8l2 2.5"/>`,
  battle: svg`<path d="M2.5 2.5 10 10M13.5 2.5 6 10M8.2 11.8l3.6-3.6M7.8 11.8 4.2 8.2M10.6 10.6l2.9 2.9M5.4 10.6l-2.9 2.9"/>`,
  branch: svg`<circle cx="4" cy="3.4" r="1.7"/><circle cx="4" cy="12.6" r="1.7"/><circle cx="12" cy="5.4" r="1.7"/><path d="M4 5.1v5.8M12 7.1c0 2.6-8 1-8 3.8"/>`,
  build: svg`<path d="M4.6 2.4h6.8L14.8 8l-3.4 5.6H4.6L1.2 8z"/><path d="M8 5.4v5.2M5.4 8h5.2"/>`,
  campaign: svg`<path d="M4 2.2h8v11.4L8 10.8l-4 2.8z"/><path d="M6.3 5.4h3.4"/>`,
  character: svg`<circle cx="8" cy="5" r="2.6"/><path d="M2.8 13.8c.6-3.1 2.6-4.7 5.2-4.7s4.6 1.6 5.2 4.7"/>`,
  check: svg`<path d="M2.8 8.6 6.2 12l7-8"/>`,
  cross: svg`<path d="M3.5 3.5l9 9M12.5 3.5l-9 9"/>`,
  deck: svg`<path d="M4.5 4.5h8v9.5h-8z"/><path d="M2.8 11.4V2.6h7.4"/>`,
  discard: svg`<path d="M2.6 9.4v3.4c0 .4.4.8.8.8h9.2c.4 0 .8-.4.8-.8V9.4"/><path d="M8 2v7.4M5 6.6l3 3 3-3"/>`,
  equipment: svg`<path d="M8 1.7 13.4 4.8v6.4L8 14.3 2.6 11.2V4.8z"/><circle cx="8" cy="8" r="2.3"/>`,
  event: svg`<path d="M9.2 1.8 3.6 9h3.9l-.7 5.2L12.4 7H8.5z"/>`,
  eye: svg`<path d="M1.6 8S4 3.6 8 3.6 14.4 8 14.4 8 12 12.4 8 12.4 1.6 8 1.6 8z"/><circle cx="8" cy="8" r="2"/>`,
  find: svg`<circle cx="6.8" cy="6.8" r="4.3"/><path d="m10 10 3.8 3.8"/>`,
  first: svg`<path d="M3.2 3.2v9.6M12.6 3.4 6 8l6.6 4.6z"/>`,
  flip: svg`<path d="M5 13V3M2.4 5.4 5 2.8l2.6 2.6M11 3v10M8.4 10.6 11 13.2l2.6-2.6"/>`,
  force: svg`<path d="M8 2.2a5.8 5.8 0 1 0 5.8 5.8"/><path d="M8 5.3A2.7 2.7 0 1 0 10.7 8"/><path d="M11 2.6l.1 2.3 2.3.1"/>`,
  full: svg`<path d="M2.6 6V2.6H6M10 2.6h3.4V6M13.4 10v3.4H10M6 13.4H2.6V10"/>`,
  ground: svg`<path d="M1.5 12.8 6 5l3.2 5.4M8 12.8l3-5 3.5 5z"/><path d="M1.5 12.8h13"/>`,
  hand: svg`<path d="M3 5.2 6.2 4l3 8.4-3.2 1.2zM8.2 4.2l3.4.4-1 8.8-1.2-.1"/>`,
  info: svg`<circle cx="8" cy="8" r="6.2"/><path d="M8 7.4v3.8M8 4.9v.1"/>`,
  keys: svg`<path d="M1.6 4h12.8v8H1.6zM4 6.6h.1M6.6 6.6h.1M9.3 6.6h.1M12 6.6h.1M5 9.6h6"/>`,
  last: svg`<path d="M12.8 3.2v9.6M3.4 3.4 10 8l-6.6 4.6z"/>`,
  list: svg`<path d="M5.6 4h8M5.6 8h8M5.6 12h8M2.4 4h.1M2.4 8h.1M2.4 12h.1"/>`,
  location: svg`<path d="M8 14.2S12.7 9.9 12.7 6.5a4.7 4.7 0 0 0-9.4 0C3.3 9.9 8 14.2 8 14.2z"/><circle cx="8" cy="6.5" r="1.6"/>`,
  mission: svg`<path d="M4 14.2V2.2"/><path d="M4 2.8h8.5l-2 3 2 3H4"/>`,
  more: svg`<path d="M3.4 8h.1M8 8h.1M12.6 8h.1" stroke-width="2.4"/>`,
  multi: svg`<circle cx="8" cy="3.6" r="1.7"/><circle cx="3.4" cy="11.8" r="1.7"/><circle cx="12.6" cy="11.8" r="1.7"/><path d="M8 5.3v3M8 8.3l-3.3 2.4M8 8.3l3.3 2.4"/>`,
  next: svg`<path d="M4.8 3.2 11.4 8l-6.6 4.8z"/>`,
  pause: svg`<path d="M5 3v10M11 3v10" stroke-width="2.4"/>`,
  pilot: svg`<circle cx="8" cy="8" r="5.6"/><path d="M2.6 9.4h3.6M9.8 9.4h3.6M8 10.4v3.2"/><circle cx="8" cy="8.6" r="1.8"/>`,
  play: svg`<path d="M4.6 2.8 12.8 8l-8.2 5.2z" fill="currentColor"/>`,
  prev: svg`<path d="M11.2 3.2 4.6 8l6.6 4.8z"/>`,
  print: svg`<path d="M4.4 5.8V2.2h7.2v3.6M4.4 11.2H2.2V5.8h11.6v5.4h-2.2"/><path d="M4.4 9h7.2v4.8H4.4z"/>`,
  resource: svg`<ellipse cx="8" cy="4.4" rx="5" ry="2"/><path d="M3 4.4v3.6c0 1.1 2.2 2 5 2s5-.9 5-2V4.4"/><path d="M3 8v3.6c0 1.1 2.2 2 5 2s5-.9 5-2V8"/>`,
  shield: svg`<path d="M8 1.6 13.4 3.8v4c0 3.2-2.2 5.4-5.4 6.6-3.2-1.2-5.4-3.4-5.4-6.6v-4z"/>`,
  skill: svg`<path d="M8 1.8 9.7 6.3 14.2 8 9.7 9.7 8 14.2 6.3 9.7 1.8 8l4.5-1.7z"/>`,
  space: svg`<circle cx="8" cy="8" r="3.1"/><path d="M10.9 4.9c2-.9 3.5-1.1 3.9-.4.6 1.1-1.9 3.7-5.6 5.7s-7.1 2.8-7.8 1.6c-.4-.7.5-2 2.1-3.3"/>`,
  tap: svg`<path d="M3 9.5A5 5 0 1 1 8 14"/><path d="M.9 7.6 3 9.8l2.3-2"/>`,
  trait: svg`<path d="M3.6 12.6c-.4-5.4.6-9.3 4.4-9.3 3.4 0 4.6 2.7 4.6 6.6"/><path d="M6 13.6c-.4-4 0-7.6 2-7.6s2.4 2.6 2.2 7"/><path d="M8.1 8.8c.1 1.6 0 3.2-.2 4.9"/>`,
  trap: svg`<path d="M8 2.2 14.3 13H1.7z"/><path d="M5.2 10.6 6.6 8.8 8 10.6l1.4-1.8 1.4 1.8"/>`,
  warn: svg`<path d="M8 2 14.6 13.4H1.4z"/><path d="M8 6.4v3.4M8 11.8v.1"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof SHAPES;

/** An icon next to words that say the same: screen readers skip it. */
export const icon = (name: IconName, size: '' | 'sm' | 'lg' = ''): TemplateResult =>
  html`<svg class="icon ${size}" viewBox="0 0 16 16" aria-hidden="true">${SHAPES[name]}</svg>`;
