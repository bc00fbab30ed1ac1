// The pages of the documentation: what is in docs/, a page for each element from the manifest, and the guides.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { elementsOf } from '../editor-data.js';
import { escaped, framed, relative } from './frame.js';
import { galleryPage, galleryPages, galleryPictures, printed } from './gallery.js';
import { GUIDES, WRITTEN } from './pages.js';
import { sectionsOf } from './search-index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');

const markdown = new MarkdownIt({ html: true, linkify: false });
const plainFence = markdown.renderer.rules.fence;
/** A fence of "html live" is shown alive, and as it is written. */
markdown.renderer.rules.fence = (tokens, at, ...rest) => {
  const { info, content } = tokens[at];
  return info.trim() === 'html live' ? live(content) : plainFence(tokens, at, ...rest);
};

const live = (code) =>
  `<figure class="live">${code}<figcaption><pre><code>${escaped(code)}</code></pre></figcaption></figure>`;

/** Links between files become links between pages; what is no page stays in the repository. */
function linked(html, file, page) {
  const pages = new Map(WRITTEN.map(([from, to]) => [from, to]));
  return html.replace(/(href|src)="([^"#:]+)(#[^"]*)?"/g, (whole, name, address, hash = '') => {
    const target = posix.join(posix.dirname(file), address);
    const to = pages.get(target) ?? pages.get(posix.join(target, 'README.md'));
    return to ? `${name}="${relative(page, to)}${hash}"` : whole;
  });
}

const inline = (text) => markdown.renderInline(text ?? '');

function table(heading, columns, rows) {
  if (rows.length === 0) return '';
  const head = columns.map((words) => `<th scope="col">${words}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<h2>${heading}</h2>\n<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>\n`;
}

const code = (text) => (text ? `<code>${escaped(text)}</code>` : '');

/** The page of one element: all that the manifest says of it. */
function elementPage(element) {
  const name = element.tagName.replace('swtcg-', '');
  const example = `docs/elements/${name}.html`;
  const methods = (element.members ?? []).filter(({ kind }) => kind === 'method');
  const properties = (element.members ?? []).filter(
    ({ kind, attribute }) => kind === 'field' && attribute === undefined,
  );
  const signature = ({ name: method, parameters = [] }) =>
    `${method}(${parameters.map((one) => `${one.name}${one.optional || one.default ? '?' : ''}`).join(', ')})`;
  return [
    `<h1><code>&lt;${element.tagName}&gt;</code></h1>`,
    markdown.render(element.description ?? ''),
    existsSync(join(root, example)) ? live(read(example)) : '',
    `<p>In a page with the one script the tag is there. In a project: <code>import 'swtcg-elements/${element.tagName}';</code></p>`,
    table(
      'Attributes',
      ['attribute', 'values', 'default', ''],
      (element.attributes ?? []).map((one) => [
        code(one.name),
        code(one.type?.text),
        code(one.default === 'null' ? '' : one.default),
        inline(one.description),
      ]),
    ),
    table(
      'Properties',
      ['property', 'type', ''],
      properties.map((one) => [
        code(one.name),
        code(one.type?.text),
        inline(`${one.description ?? ''}${one.readonly ? ' Read only.' : ''}`),
      ]),
    ),
    table(
      'Methods',
      ['method', ''],
      methods.map((one) => [code(signature(one)), inline(one.description)]),
    ),
    table(
      'Events',
      ['event', ''],
      (element.events ?? []).map((one) => [code(one.name), inline(one.description)]),
    ),
    table(
      'Slots',
      ['slot', ''],
      (element.slots ?? []).map((one) => [
        one.name ? code(one.name) : '(inside the tag)',
        inline(one.description),
      ]),
    ),
    table(
      'Parts',
      ['part', ''],
      (element.cssParts ?? []).map((one) => [code(one.name), inline(one.description)]),
    ),
    `<h2>Tokens</h2><p>All of <a href="../theming.html#all-tokens">the tokens</a>${(element.cssProperties ?? []).length > 0 ? `, among them ${element.cssProperties.map((one) => code(one.name)).join(', ')}` : ''}.</p>`,
  ].join('\n');
}

/** Every token with its value, from the elements' own style sheets. */
export function tokens() {
  const sheets = ['components/shared/tokens.ts', 'components/swtcg/board/types.styles.ts']
    .map(read)
    .join('\n');
  const found = sheets.matchAll(/--[\w-]+: var\((--swtcg-[\w-]+), (.+)\);/g);
  const seen = new Map();
  for (const [, name, value] of found)
    if (!seen.has(name)) seen.set(name, value.replaceAll('--_', '--swtcg-'));
  return seen;
}

const swatch = (value) =>
  /^(light-dark|#|rgb)/.test(value)
    ? `<span class="swatch" style="background: ${escaped(value)}"></span>`
    : '';

const tokenTable = () =>
  `<table><thead><tr><th scope="col">token</th><th scope="col">value</th></tr></thead><tbody>${[...tokens()]
    .map(([name, value]) => `<tr><td>${code(name)}</td><td>${swatch(value)}${code(value)}</td></tr>`)
    .join('\n')}</tbody></table>`;

/** A guide ends with its files. */
function guideFiles(file) {
  const folder = posix.dirname(file);
  if (!folder.startsWith('docs/guides/')) return '';
  const shown = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) =>
        /\.(html|js|tsx|vue|njk|md|txt|wiki)$/.test(name) && !/README\.md$|post\.(html|md)$/.test(name),
    )
    .filter((name) => !name.includes('node_modules/') && !/^(dist|_site)\//.test(name));
  const open =
    existsSync(join(root, folder, 'index.html')) && !existsSync(join(root, folder, 'package.json'));
  return `${open ? '<p><a href="index.html">Open the example</a></p>' : ''}<h2>Its files</h2>${shown
    .map(
      (name) => `<h3><code>${name}</code></h3><pre><code>${escaped(read(`${folder}/${name}`))}</code></pre>`,
    )
    .join('\n')}`;
}

/** Headings can be linked to. */
const anchored = (html) =>
  html.replace(/<h([23])>(.*?)<\/h\1>/g, (_, level, words) => {
    const id = words
      .replace(/<[^>]*>|&\w+;/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return `<h${level} id="${id}">${words}</h${level}>`;
  });

/** What the command says of itself, for the page about it. */
async function commandHelp() {
  const overview = (await printed(['--help'])) ?? '';
  const names = [...new Set([...overview.matchAll(/^ {2}swtcg ([a-z]+)/gm)].map(([, name]) => name))];
  const sections = await Promise.all(
    names.map(
      async (name) =>
        `<h2>${name}</h2><pre><code>${escaped((await printed([name, '--help'])) ?? '')}</code></pre>`,
    ),
  );
  return sections.join('\n');
}

async function writtenPage(file, page) {
  const html = linked(markdown.render(read(file)), file, page);
  const filled = html.replace('<p>{{tokens}}</p>', tokenTable());
  return `${filled.includes('{{command}}') ? filled.replace('<p>{{command}}</p>', await commandHelp()) : filled}${guideFiles(file)}`;
}

/** All pages and files, by their addresses in the site: each is made when it is asked for. */
export function docsSite(manifest, script) {
  const elements = elementsOf(manifest);
  const site = new Map();
  const bodies = new Map();
  const add = (page, title, body) => {
    bodies.set(page, title);
    site.set(page, async () => framed(page, title, anchored(await body()), elements, script));
  };
  for (const [file, page] of WRITTEN) {
    const title = /^# (.+)$/m.exec(read(file))?.[1] ?? 'swtcg-elements';
    add(page, title, () => writtenPage(file, page));
  }
  for (const element of elements)
    add(`docs/elements/${element.tagName}.html`, `<${element.tagName}>`, () => elementPage(element));
  add('docs/gallery.html', 'Gallery', galleryPage);
  for (const [page, { title, body }] of galleryPages()) add(page, title, body);
  for (const [name] of [...GUIDES, ['wiki']])
    for (const file of existsSync(join(root, 'docs/guides', name, 'package.json'))
      ? []
      : readdirSync(join(root, 'docs/guides', name)).filter((one) => one !== 'README.md')) {
      const page = `docs/guides/${name}/${file}`;
      // In the site the elements lie in one place.
      const inSite = script.startsWith('/') ? script : relative(page, script);
      site.set(page, () =>
        read(page)
          .replace(/(["'])(\/wp-content\/uploads\/|\/)?elements\//g, '$1../../../elements/')
          .replaceAll('../../../elements/swtcg-elements.js', inSite),
      );
    }
  for (const [file, content] of galleryPictures()) site.set(file, content);
  for (const file of ['docs/site.css', 'docs/sidebar.js']) site.set(file, () => read(file));
  site.set('docs/minisearch.js', () => read('node_modules/minisearch/dist/es/index.js'));
  for (const file of readdirSync(join(root, 'replays/schema')))
    site.set(`docs/schema/${file}`, () => read(`replays/schema/${file}`));
  for (const file of readdirSync(join(root, 'docs/pictures')))
    site.set(`docs/pictures/${file}`, () => readFileSync(join(root, 'docs/pictures', file)));
  site.set('docs/search.json', async () => {
    const sections = await Promise.all(
      [...bodies].map(async ([page, title]) => sectionsOf(page, title, await site.get(page)())),
    );
    return JSON.stringify(sections.flat());
  });
  return site;
}
