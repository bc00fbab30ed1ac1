// What stands there until the reader asks for the replay or the table.

import { html, type TemplateResult } from 'lit';
import { icon } from './icons.ts';
import { sharedStrings } from './strings.ts';

export const poster = (ask: () => void, words = sharedStrings().playReplay): TemplateResult =>
  html`<div class="poster">
    <slot name="poster"></slot>
    <button class="btn primary" type="button" @click=${ask}>${icon('play', 'lg')}${words}</button>
  </div>`;
