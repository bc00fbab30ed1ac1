// The list of keys. Fetched when somebody asks for it.
import { html, type TemplateResult } from 'lit';
import { type AskedStrings, asked } from '../shared/asked-strings.ts';
import { t } from '../shared/strings.ts';
import { keys as styles } from './key-list.styles.ts';

export { styles };

const KEYS: readonly (readonly [keyof AskedStrings['keyWords'], readonly string[]])[] = [
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
  ['keys', ['?']],
];

export const keyList = (): TemplateResult =>
  html`<section class="keys" aria-label=${t.keys}>
    <p>${asked().keysAct}</p>
    <dl>
      ${KEYS.map(
        ([words, keys]) =>
          html`<div><dt>${asked().keyWords[words]}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`,
      )}
    </dl>
  </section>`;
