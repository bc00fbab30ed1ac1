// What the menus of the viewer, the table and the editor share: items, copying, saving a file.

import { html, nothing, type TemplateResult } from 'lit';
import { hang } from './hang.ts';
import { type IconName, icon } from './icons.ts';
import { sharedStrings } from './strings.ts';

/** What was copied, and whether the browser allowed it. */
export interface Copied {
  readonly text: string;
  readonly done: boolean;
}

export const item = (
  name: IconName,
  words: string,
  act: () => void,
  more: { pressed?: boolean; key?: string } = {},
) =>
  html`<li>
    <button type="button" aria-pressed=${more.pressed ?? nothing} @click=${act}>
      ${icon(more.pressed ? 'check' : name)}<span>${words}</span>${more.key ? html`<kbd>${more.key}</kbd>` : nothing}
    </button>
  </li>`;

/** Hangs the menu under the button that it was opened by. */
export function openAt(menu: HTMLElement, button: HTMLElement): void {
  hang(menu, button, 'below', 4);
  menu.querySelector<HTMLElement>(':checked')?.focus();
}

/** Copies a text, as far as the browser allows it. */
export async function copyText(text: string): Promise<Copied> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return { text, done: done ?? false };
}

/** What was copied; or the text itself, where the browser did not allow it. */
export const copiedWords = (copied: Copied | null): TemplateResult =>
  html`<div role="status">
    ${
      !copied
        ? nothing
        : copied.done
          ? html`<p>${sharedStrings().copied}</p>`
          : html`<p>${sharedStrings().notCopied}</p>
              <textarea readonly rows="3" aria-label=${sharedStrings().notCopied} .value=${copied.text}></textarea>`
    }
  </div>`;

/** Saves JSON as a file. */
export function saveFile(json: unknown, name: string, indent = 1): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(json, null, indent)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
