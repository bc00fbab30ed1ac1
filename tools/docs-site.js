// The pages of the documentation: what is in docs/, a page for each element from the manifest, and the guides.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { elementsOf } from './editor-data.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(join(root, file), 'utf8');

const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const markdown = new MarkdownIt({ html: true, linkify: false });
const plainFence = markdown.renderer.rules.fence;
/** A fence of "html live" is shown alive, and as it is written. */
markdown.renderer.rules.fence = (tokens, at, ...rest) => {
  const { info, content } = tokens[at];
  return info.trim() === 'html live' ? live(content) : plainFence(tokens, at, ...rest);
};

const live = (code) =>
  `<figure class="live">${code}<figcaption><pre><code>${escaped(code)}</code></pre></figcaption></figure>`;

const GUIDES = [
  'plain-html',
  'eleventy',
  'wordpress',
  'mediawiki',
  'wiki',
  'iframe',
  'email-forum',
  'vite',
  'react',
  'vue',
];

/** The pages that are written by hand: where they come from, and where they stand. */
const WRITTEN = [
  ['docs/README.md', 'docs/index.html', 'Documentation'],
  ['docs/guides/README.md', 'docs/guides/index.html', 'Guides'],
  ...GUIDES.map((name) => [`docs/guides/${name}/README.md`, `docs/guides/${name}/about.html`, null]),
  ['docs/notation.md', 'docs/notation.html', 'The notation'],
  ['docs/notation-lcg.md', 'docs/notation-lcg.html', 'The notation of the Living Card Game'],
  ['docs/scenarios.md', 'docs/scenarios.html', 'Scenarios'],
  ['docs/scenarios-lcg.md', 'docs/scenarios-lcg.html', 'Scenarios of the Living Card Game'],
  ['docs/cards.md', 'docs/cards.html', 'Card data'],
  ['docs/log.md', 'docs/log.html', 'The log'],
  ['replays/README.md', 'docs/replays.html', 'Recorded games'],
  ['docs/desk.md', 'docs/desk.html', 'The judge’s desk'],
  ['docs/theming.md', 'docs/theming.html', 'Theming'],
  ['docs/languages.md', 'docs/languages.html', 'Languages'],
  ['docs/engine.md', 'docs/engine.html', 'The engine'],
  ['docs/architecture.md', 'docs/architecture.html', 'Architecture'],
  ['docs/since-2002.md', 'docs/since-2002.html', 'What changed since 2002'],
  ['RULINGS.md', 'docs/rulings.html', 'Rulings'],
  ['RULINGS-LCG.md', 'docs/rulings-lcg.html', 'Rulings: the Living Card Game'],
];

const relative = (from, to) => posix.relative(posix.dirname(from), to);

/** Links between files become links between pages; what is no page stays in the repository. */
function linked(html, file, page) {
  const pages = new Map(WRITTEN.map(([from, to]) => [from, to]));
  return html.replace(/(href|src)="([^"#:]+)(#[^"]*)?"/g, (whole, name, address, hash = '') => {
    const target = posix.join(posix.dirname(file), address);
    const to = pages.get(target) ?? pages.get(posix.join(target, 'README.md'));
    return to ? `${name}="${relative(page, to)}${hash}"` : whole;
  });
}

function nav(page, elements) {
  const item = (to, words) =>
    `<li><a href="${relative(page, to)}"${to === page ? ' aria-current="page"' : ''}>${escaped(words)}</a></li>`;
  const written = WRITTEN.filter(([, , words]) => words !== null).map(([, to, words]) => item(to, words));
  const tags = elements.map(({ tagName }) => item(`docs/elements/${tagName}.html`, `<${tagName}>`));
  return `<nav aria-label="Documentation"><ul>${item('index.html', 'Demo')}${item('learn.html', 'Learn to play')}${item('write.html', 'Write an example')}${item('judge.html', 'Look up a ruling')}</ul><h2>Documentation</h2><ul>${written.join('')}</ul><h2>Elements</h2><ul>${tags.join('')}</ul></nav>`;
}

/** `script` is where the elements' one script lies, seen from the site's root. */
function framed(page, title, body, elements, script) {
  return `<!doctype html>
<html lang="en" data-rulings="${relative(page, 'judge.html')}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escaped(title)} · swtcg-elements</title>
<link rel="stylesheet" href="${relative(page, 'docs/site.css')}" />
<script type="module" src="${script.startsWith('/') ? script : relative(page, script)}"></script>
</head>
<body>
${nav(page, elements)}
<main>
${body}
</main>
</body>
</html>
`;
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

/** All pages and files, by their addresses in the site. */
export function docsSite(manifest, script) {
  const elements = elementsOf(manifest);
  const site = new Map();
  for (const [file, page] of WRITTEN) {
    const text = read(file);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? 'swtcg-elements';
    const body = linked(markdown.render(text), file, page).replace('<p>{{tokens}}</p>', tokenTable());
    site.set(page, framed(page, title, anchored(body) + guideFiles(file), elements, script));
  }
  for (const element of elements) {
    const page = `docs/elements/${element.tagName}.html`;
    site.set(page, framed(page, `<${element.tagName}>`, anchored(elementPage(element)), elements, script));
  }
  for (const name of GUIDES.filter((one) => !existsSync(join(root, 'docs/guides', one, 'package.json'))))
    for (const file of readdirSync(join(root, 'docs/guides', name)).filter((one) => one !== 'README.md')) {
      const page = `docs/guides/${name}/${file}`;
      // In the site the elements lie in one place.
      const text = read(page)
        .replace(/(["'])(\/wp-content\/uploads\/|\/)?elements\//g, '$1../../../elements/')
        .replaceAll(
          '../../../elements/swtcg-elements.js',
          script.startsWith('/') ? script : relative(page, script),
        );
      site.set(page, text);
    }
  site.set('docs/site.css', read('docs/site.css'));
  for (const file of readdirSync(join(root, 'docs/pictures')))
    site.set(`docs/pictures/${file}`, readFileSync(join(root, 'docs/pictures', file)));
  return site;
}
