// The signs of this game: card types, affiliations, combat icons. Drawn for this project, 16 × 16; none is the publisher's.
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { Affiliation, CardType, IconType } from '../../../src/lcg/language/terms.ts';

const SHAPES = {
  // card types
  affiliation: svg`<path d="M4 14.2V2.2h8.4l-2 3 2 3H4"/>`,
  objective: svg`<path d="M8 1.8 14.2 8 8 14.2 1.8 8z"/><circle cx="8" cy="8" r="1.9"/>`,
  unit: svg`<circle cx="8" cy="5" r="2.6"/><path d="M2.8 13.8c.6-3.1 2.6-4.7 5.2-4.7s4.6 1.6 5.2 4.7"/>`,
  enhancement: svg`<path d="M8 1.7 13.4 4.8v6.4L8 14.3 2.6 11.2V4.8z"/><path d="M8 5.2v5.6M5.2 8h5.6"/>`,
  event: svg`<path d="M9.2 1.8 3.6 9h3.9l-.7 5.2L12.4 7H8.5z"/>`,
  fate: svg`<path d="M3 3.2c0 3.2 10 6.4 10 9.6M13 3.2c0 3.2-10 6.4-10 9.6M4 2.2h8M4 13.8h8"/>`,
  back: svg`<path d="M3.5 2h9v12h-9z"/><path d="M6 5.5 8 8l2-2.5M6 10.5 8 8l2 2.5"/>`,
  // affiliations
  jedi: svg`<path d="M8 1.8v12.4M4 5c0 4 1.5 6 4 6s4-2 4-6"/>`,
  rebel: svg`<path d="M8 14V6M8 6 5.6 8.4M8 6l2.4 2.4M3.2 3.4C1.4 8.6 4 13 8 14c4-1 6.6-5.4 4.8-10.6"/>`,
  smugglers: svg`<path d="M2 8h4.2M9.8 8H14"/><circle cx="8" cy="8" r="1.8"/><path d="M4 3.4 8 1.6l4 1.8M4 12.6l4 1.8 4-1.8"/>`,
  sith: svg`<path d="M8 1.6 13.6 13H2.4z"/><path d="M8 6v4.4"/>`,
  navy: svg`<circle cx="8" cy="8" r="5.8"/><path d="M8 2.2v11.6M3 5.1l10 5.8M13 5.1 3 10.9"/>`,
  scum: svg`<path d="M3 6.4C3 3.4 5.2 1.8 8 1.8s5 1.6 5 4.6v3.2l-2 1.2v3H5v-3L3 9.6z"/><path d="M5.6 7.4h1.6M8.8 7.4h1.6"/>`,
  neutral: svg`<circle cx="8" cy="8" r="5.4"/>`,
  // what is counted
  resource: svg`<ellipse cx="8" cy="4.4" rx="5" ry="2"/><path d="M3 4.4v7.2c0 1.1 2.2 2 5 2s5-.9 5-2V4.4M3 8c0 1.1 2.2 2 5 2s5-.9 5-2"/>`,
  force: svg`<path d="M8 2.2a5.8 5.8 0 1 0 5.8 5.8"/><path d="M8 5.3A2.7 2.7 0 1 0 10.7 8"/><path d="M11 2.6l.1 2.3 2.3.1"/>`,
  captured: svg`<path d="M2.6 3h10.8v10H2.6zM6.2 3v10M9.8 3v10"/>`,
  strike: svg`<path d="M3 13 13 3M8.2 3H13v4.8"/>`,
  target: svg`<circle cx="8" cy="8" r="4.4"/><path d="M8 1.4v4M8 10.6v4M1.4 8h4M10.6 8h4"/>`,
  shield: svg`<path d="M8 1.6 13.4 3.8v4c0 3.2-2.2 5.4-5.4 6.6-3.2-1.2-5.4-3.4-5.4-6.6v-4z"/>`,
  edge: svg`<path d="M2.4 13.6 13.6 2.4M13.6 2.4v5M13.6 2.4h-5M4 8.6 7.4 12"/>`,
  victory: svg`<path d="M4.6 2.4h6.8v4c0 2.2-1.4 3.8-3.4 3.8S4.6 8.6 4.6 6.4zM8 10.2v3.4M5.2 13.6h5.6M4.6 3.6H2.4c0 2.4.8 3.6 2.4 3.8M11.4 3.6h2.2c0 2.4-.8 3.6-2.4 3.8"/>`,
  check: svg`<path d="M2.8 8.6 6.2 12l7-8"/>`,
  cross: svg`<path d="M3.5 3.5l9 9M12.5 3.5l-9 9"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type SignName = keyof typeof SHAPES;

/** A sign next to words that say the same: screen readers skip it. */
export const sign = (name: SignName, size: '' | 'sm' | 'lg' = ''): TemplateResult =>
  html`<svg class="icon ${size}" viewBox="0 0 16 16" aria-hidden="true">${SHAPES[name]}</svg>`;

/** The color and the sign of an affiliation, as `data-affiliation` has it. */
export const AFFILIATION_SIGNS: Readonly<Record<Affiliation, SignName>> = {
  Jedi: 'jedi',
  'Rebel Alliance': 'rebel',
  'Smugglers and Spies': 'smugglers',
  Sith: 'sith',
  'Imperial Navy': 'navy',
  'Scum and Villainy': 'scum',
  Neutral: 'neutral',
};

export const TYPE_SIGNS: Readonly<Record<CardType, SignName>> = {
  Affiliation: 'affiliation',
  Objective: 'objective',
  Unit: 'unit',
  Enhancement: 'enhancement',
  Event: 'event',
  Fate: 'fate',
};

/** Solid glyphs on a 12 × 12 ground: they are read at 9 px. A blade, a ring with its centre, a burst. */
const GLYPHS: Readonly<Record<IconType, SVGTemplateResult>> = {
  unit: svg`<path d="M6 .6 7.2 3v4.2h1.9v1.5H7.2v2.7H4.8V8.7H2.9V7.2h1.9V3z"/>`,
  tactics: svg`<path fill-rule="evenodd" d="M6 .9a5.1 5.1 0 1 1 0 10.2A5.1 5.1 0 0 1 6 .9zm0 1.7a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zm0 1.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z"/>`,
  blast: svg`<path d="M6 .3 7.2 3.3 10 1.9 8.7 4.8l3 1.2-3 1.2L10 10.1 7.2 8.7 6 11.7 4.8 8.7 2 10.1l1.3-2.9-3-1.2 3-1.2L2 1.9l2.8 1.4z"/>`,
};

export const glyph = (type: IconType): TemplateResult =>
  html`<svg class="glyph" viewBox="0 0 12 12" aria-hidden="true">${GLYPHS[type]}</svg>`;
