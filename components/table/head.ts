// The head of the table: what is played, that it is recorded, and the tools.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import { tableStrings } from './strings.ts';

export interface HeadModel {
  readonly title: string;
  readonly about: string;
  readonly question: string | null;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Null: this game gives none. */
  readonly hint: (() => void) | null;
  readonly hinting: boolean;
  readonly save: () => void;
  readonly menu: () => void;
}

const drawn = (shape: TemplateResult<2>) =>
  html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
const UNDO = drawn(svg`<path d="M5.5 3 2.5 6l3 3"/><path d="M2.5 6h7a4 4 0 0 1 0 8H6.5"/>`);
const REDO = drawn(svg`<path d="M10.5 3l3 3-3 3"/><path d="M13.5 6h-7a4 4 0 0 0 0 8h3"/>`);
const BULB = drawn(
  svg`<path d="M5.8 11.2C4.4 10.2 3.6 8.8 3.6 7a4.4 4.4 0 0 1 8.8 0c0 1.8-.8 3.2-2.2 4.2z"/><path d="M6.2 13.8h3.6"/>`,
);

const tool = (
  sign: TemplateResult,
  words: string,
  act: (() => void) | null,
  more: { keep?: boolean; pressed?: boolean; menu?: boolean } = {},
) =>
  html`<button
    class="btn ghost ${more.keep ? 'keep' : ''}"
    type="button"
    aria-label=${words}
    title=${words}
    aria-disabled=${act ? nothing : 'true'}
    aria-pressed=${more.pressed ?? nothing}
    aria-haspopup=${more.menu ? 'dialog' : nothing}
    @click=${act ?? nothing}
  >
    ${sign}${more.menu ? nothing : html`<span class="t" aria-hidden="true">${words}</span>`}
  </button>`;

export const tableHead = (model: HeadModel): TemplateResult =>
  html`<header class="head-bar">
    <div class="titles">
      <h2>${model.title} <span class="badge rec">${tableStrings().recording}</span></h2>
      <p class="about">${model.about}</p>
    </div>
    <div class="tools" role="group" aria-label=${sharedStrings().tools}>
      ${tool(UNDO, tableStrings().undo, model.undo, { keep: true })} ${tool(REDO, tableStrings().redo, model.redo, { keep: true })}
      ${tool(BULB, tableStrings().hint, model.hint, { pressed: model.hinting, keep: true })}
      ${tool(icon('discard'), tableStrings().saveReplay, model.save)} ${tool(icon('more'), tableStrings().more, model.menu, { menu: true, keep: true })}
    </div>
    ${model.question ? html`<p class="question">${model.question}</p>` : nothing}
  </header>`;
