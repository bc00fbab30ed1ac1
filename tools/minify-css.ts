// A plugin for Vite: minifies the css`…` templates of the elements with Lightning CSS, which minifies style sheets but
// does not look into templates.
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const TEMPLATE = /\bcss`([^`$]*)`/g;

const minified = (css: string, filename: string): string =>
  transform({ filename, code: Buffer.from(css), minify: true })
    .code.toString()
    .replaceAll('\\', '\\\\');

export const minifyCss = (): Plugin => ({
  name: 'minify-css-templates',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/\/components\/.*\.ts$/.test(id)) return null;
    return { code: code.replace(TEMPLATE, (_, css: string) => `css\`${minified(css, id)}\``), map: null };
  },
});
