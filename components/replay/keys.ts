// The keys of the viewer. They act on the viewer that has the focus, and never on what has keys of its own.
import { html, type TemplateResult } from 'lit';

export type Key = 'next' | 'previous' | 'first' | 'last' | 'play' | 'flip' | 'help';

const KEYS: Readonly<Record<string, Key>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  f: 'flip',
  F: 'flip',
  '?': 'help',
};

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const key = KEYS[event.key] ?? null;
  // A scrub bar, a choice and a field use the keys themselves; a button uses Space.
  if (target.matches('input, select, textarea, [contenteditable]')) return key === 'help' ? key : null;
  if (key === 'play' && target.matches('button, summary, a[href]')) return null;
  return key;
}

const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['Step back, step forward', ['←', '→']],
  ['Start, end', ['Home', 'End']],
  ['Play, pause', ['Space']],
  ['Flip the table', ['F']],
  ['Move in the log', ['↑', '↓']],
  ['These keys', ['?']],
];

export const keyList = (): TemplateResult =>
  html`<section class="keys" aria-label="Keys">
    <p>Keys act while the focus is in this viewer.</p>
    <dl>
      ${WORDS.map(
        ([words, keys]) =>
          html`<div><dt>${words}</dt><dd>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dd></div>`,
      )}
    </dl>
  </section>`;
