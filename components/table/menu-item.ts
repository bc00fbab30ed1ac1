// A row in the menu of a card.
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../shared/icons.ts';

export const menuItem = (
  sign: IconName,
  words: string,
  act: () => void,
  more: unknown = nothing,
): TemplateResult =>
  html`<li><button class="item" type="button" @click=${act}>${icon(sign)}<span dir="auto">${words}</span>${more}</button></li>`;
