// The list of keys. Fetched when somebody asks for it.

import { html, type TemplateResult } from 'lit';
import type { SwtcgReplay } from '../replay/replay.ts';
import { icon } from '../shared/icons.ts';
import { sharedStrings } from '../shared/strings.ts';
import { keys as styles } from './key-list.styles.ts';
import { type DetailsStrings, detailsStrings } from './strings.ts';

export { styles };

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

/** What had the focus before the list took it. */
const left = new WeakMap<SwtcgReplay, HTMLElement | null>();

function held({ shadowRoot }: SwtcgReplay): HTMLElement | null {
  let at = shadowRoot?.activeElement ?? null;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at as HTMLElement | null;
}

/** Escape closes the list, but first what lies above it, and not while something is being looked for. */
function closeByEscape(event: KeyboardEvent): void {
  const viewer = event.currentTarget as SwtcgReplay;
  const path = event.composedPath();
  const within = path.slice(0, path.indexOf(viewer)).filter((one) => one instanceof Element);
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (within.some((one) => one.matches('input[type=search], :popover-open'))) return;
  event.preventDefault();
  void viewer.showKeys();
}

/** The list takes the focus, so that whoever hears the page learns of it; when it goes, it gives the focus back. */
export async function attend(viewer: SwtcgReplay): Promise<void> {
  const before = held(viewer);
  await viewer.updateComplete;
  if (viewer._keys) {
    viewer.addEventListener('keydown', closeByEscape);
    left.set(viewer, before);
    // A page may show the list while its reader is elsewhere.
    if (before) viewer.shadowRoot?.querySelector<HTMLElement>('.keys')?.focus();
  } else {
    viewer.removeEventListener('keydown', closeByEscape);
    if (before?.closest('.keys')) left.get(viewer)?.focus();
  }
}

const close = ({ currentTarget }: Event): void => {
  const { host } = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
  void (host as SwtcgReplay).showKeys();
};

export const keyList = (): TemplateResult =>
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
