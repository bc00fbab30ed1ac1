// The drawings in the art window: our own, one for each type of card, where a page has no pictures. 240 × 96.
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';
import type { CardType } from '../../../src/lcg/language/terms.ts';

const DRAWINGS: Readonly<Record<CardType, SVGTemplateResult>> = {
  Affiliation: svg`<path d="M96 8h48v70l-24-16-24 16z" fill="currentColor" opacity=".5"/><path d="M60-4h24v62l-12-9-12 9zM156-4h24v62l-12-9-12 9z" fill="currentColor" opacity=".24"/><circle cx="120" cy="32" r="12" fill="none" stroke="currentColor" stroke-width="2"/>`,
  Objective: svg`<g fill="none" stroke="currentColor" stroke-width="1.6"><path d="M120 6 162 48 120 90 78 48z" opacity=".75"/><path d="M120 22 146 48 120 74 94 48z" opacity=".5"/><path d="M0 48h78M162 48h78" stroke-dasharray="4 6" opacity=".6"/></g><circle cx="120" cy="48" r="9" fill="currentColor" opacity=".8"/><g fill="currentColor" opacity=".5"><circle cx="30" cy="20" r="1.6"/><circle cx="206" cy="26" r="1.3"/><circle cx="46" cy="78" r="1.2"/><circle cx="190" cy="76" r="1.7"/></g>`,
  Unit: svg`<g fill="none" stroke="currentColor"><circle cx="120" cy="44" r="58" opacity=".2"/><circle cx="120" cy="44" r="44" opacity=".3"/><circle cx="120" cy="44" r="30" opacity=".45"/></g><circle cx="120" cy="36" r="14" fill="currentColor" opacity=".75"/><path d="M84 96c3-26 17-38 36-38s33 12 36 38z" fill="currentColor" opacity=".55"/>`,
  Enhancement: svg`<g fill="none" stroke="currentColor" stroke-width="1.6" opacity=".6"><path d="M120 30l16 9v18l-16 9-16-9V39zM104 3l16 9v18l-16 9-16-9V12zM136 3l16 9v18l-16 9-16-9V12zM104 57l16 9v18l-16 9-16-9V66zM136 57l16 9v18l-16 9-16-9V66zM88 30l16 9v18l-16 9-16-9V39zM152 30l16 9v18l-16 9-16-9V39z"/></g><path d="M120 38v20M110 48h20" stroke="currentColor" stroke-width="3"/>`,
  Event: svg`<g stroke="currentColor" stroke-width="10" opacity=".16"><path d="M-20 110 90-20M20 130 130-20M70 130 190-20M120 130 230-20M170 130 270-20"/></g><path d="M134 2 90 54h28l-8 40 46-54h-29z" fill="currentColor" opacity=".8"/>`,
  Fate: svg`<g fill="none" stroke="currentColor" stroke-width="2.2"><path d="M-10 20C60 20 90 76 150 76S230 20 260 20" opacity=".75"/><path d="M-10 76C60 76 90 20 150 20s80 56 110 56" opacity=".45"/></g><circle cx="113" cy="48" r="8" fill="currentColor"/><circle cx="113" cy="48" r="18" fill="none" stroke="currentColor" opacity=".5"/>`,
};

export const drawing = (type: CardType): TemplateResult =>
  html`<svg viewBox="0 0 240 96" preserveAspectRatio="xMidYMid slice">${DRAWINGS[type]}</svg>`;
