// The menu of tools: whose eyes, spoilers, and what can be taken away. Fetched when it is opened.
import { html, nothing, type TemplateResult } from 'lit';
import { type IconName, icon } from '../shared/icons.ts';
import { t } from '../shared/strings.ts';
import type { Perspective } from './steps.ts';
import { tools as styles } from './tools.styles.ts';

export { embedCode, transcript } from './transcript.ts';
export { styles };

export interface ToolsOptions {
  readonly address: string;
  readonly perspective: Perspective;
  readonly quiet: boolean;
  /** What was copied, or could not be. */
  readonly copied: { readonly text: string; readonly done: boolean } | null;
  readonly look: (who: Perspective) => void;
  readonly hush: () => void;
  readonly flip: () => void;
  readonly copy: (what: 'link' | 'embed' | 'text') => void;
  readonly download: (() => void) | null;
  readonly fullScreen: () => void;
  readonly keys: () => void;
}

const PERSPECTIVES: readonly Perspective[] = ['both', 'dark', 'light', 'spectator'];

const item = (
  sign: IconName,
  words: string,
  act: () => void,
  more: { pressed?: boolean; key?: string } = {},
) =>
  html`<li>
    <button type="button" aria-pressed=${more.pressed ?? nothing} @click=${act}>
      ${icon(more.pressed ? 'check' : sign)}<span>${words}</span>${more.key ? html`<kbd>${more.key}</kbd>` : nothing}
    </button>
  </li>`;

export const tools = (options: ToolsOptions): TemplateResult =>
  html`<fieldset class="who-looks">
      <legend class="label">${t.perspective}</legend>
      ${PERSPECTIVES.map(
        (who) =>
          html`<label><input type="radio" name="perspective" value=${who} .checked=${options.perspective === who} @change=${() => options.look(who)} />${t.perspectives[who]}</label>`,
      )}
    </fieldset>
    <ul>
      ${item('eye', t.spoilers, options.hush, { pressed: options.quiet })}
      ${item('flip', t.flipTable, options.flip, { key: 'F' })}
      ${item('full', t.fullScreen, options.fullScreen, { key: 'X' })}
      ${item('keys', t.keys, options.keys, { key: '?' })}
    </ul>
    <ul>
      ${item('list', t.copyLink(options.address), () => options.copy('link'))}
      ${item('list', t.copyEmbed, () => options.copy('embed'))} ${item('list', t.copyText, () => options.copy('text'))}
      ${options.download ? item('discard', t.download, options.download) : nothing}
      ${item('deck', t.print, () => print())}
    </ul>
    <div role="status">
      ${
        options.copied
          ? options.copied.done
            ? html`<p>${t.copied}</p>`
            : html`<p>${t.notCopied}</p>
                <textarea readonly rows="3" aria-label=${t.notCopied} .value=${options.copied.text}></textarea>`
          : nothing
      }
    </div>`;
