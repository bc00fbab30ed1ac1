// What every story stands in: a column of a width, a theme, a direction of reading. Storybook's toolbar and a story's
// own `globals` set them; the tests set them too.
import { html, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';

export interface Frame {
  readonly theme?: 'light' | 'dark' | 'system';
  /** In px; 0 takes the room there is. */
  readonly width?: number;
  readonly dir?: 'ltr' | 'rtl';
}

export const WIDTHS = [280, 320, 768, 1440] as const;

export function framed(story: unknown, { theme = 'system', width = 0, dir = 'ltr' }: Frame): TemplateResult {
  const scheme = theme === 'system' ? 'light dark' : theme;
  return html`<div
    class="story"
    dir=${dir}
    data-theme=${theme}
    style=${styleMap({
      'color-scheme': scheme,
      background: 'light-dark(#f1eee7, #0b0e13)',
      color: 'light-dark(#191b1f, #edf0f4)',
      font: '400 14px / 1.45 system-ui, sans-serif',
      padding: width > 0 ? '0' : '16px',
      'inline-size': width > 0 ? `${width}px` : 'auto',
      'min-block-size': '40px',
      'box-sizing': 'border-box',
    })}
  >
    ${story}
  </div>`;
}
