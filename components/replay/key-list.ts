// The list of keys. Fetched when somebody asks for it.
import { html, type TemplateResult } from 'lit';
import { t } from '../shared/strings.ts';
import { keys as styles } from './key-list.styles.ts';

export { styles };

const KEYS: readonly (readonly [keyof typeof t.keyWords, readonly string[]])[] = [
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
    <p>${t.keysAct}</p>
    <dl>
      ${KEYS.map(
        ([words, keys]) =>
          html`<div><dt>${t.keyWords[words]}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`,
      )}
    </dl>
  </section>`;
