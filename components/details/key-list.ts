// The list of keys.

import { html, type TemplateResult } from 'lit';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import { type DetailsStrings, detailsStrings } from './strings.ts';

const KEYS: readonly (readonly [keyof DetailsStrings['keyWords'], readonly string[]])[] = [
  ['step', ['←', '→']],
  ['ends', ['Home', 'End']],
  ['play', ['Space']],
  ['stride', ['[', ']']],
  ['flip', ['F']],
  ['rule', ['R']],
  ['find', ['/']],
  ['branch', ['B']],
  ['full', ['X']],
  ['log', ['↑', '↓']],
  ['zones', ['Page ↑', 'Page ↓']],
  ['keys', ['?']],
];

export const keyList = (close: () => void): TemplateResult =>
  html`<section class="keys" tabindex="-1" aria-label=${sharedStrings().keys} aria-describedby="keys-act">
    <p id="keys-act">${detailsStrings().keysAct}</p>
    <button class="btn ghost" type="button" aria-label=${sharedStrings().close} @click=${close}>${icon('cross')}</button>
    <dl>
      ${KEYS.map(
        ([words, keys]) =>
          html`<div><dt>${detailsStrings().keyWords[words]}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`,
      )}
    </dl>
  </section>`;
