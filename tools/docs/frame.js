// What stands around every page of the documentation: the sidebar, the search field, the preview for links.
import { posix } from 'node:path';
import { TASKS } from './pages.js';

export const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const relative = (from, to) => posix.relative(posix.dirname(from), to);

/** Where the site will be, for previews of links, which take whole addresses only. */
const SITE = process.env.SITE_URL?.replace(/\/?$/, '/') ?? '';

export const GALLERY_FOLDER = 'docs/examples/';
export const LESSON_FOLDER = 'docs/lessons/';

const SEARCH = `<search class="search"><label for="search">Search</label>
<input id="search" type="search" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" placeholder="Search the docs" />
<ul id="found" role="listbox" aria-label="Pages found" hidden></ul>
<p id="found-none" role="status" hidden></p></search>`;

function sidebar(page, elements) {
  const inGallery = [GALLERY_FOLDER, LESSON_FOLDER].some((folder) => page.startsWith(folder));
  const here = inGallery ? 'docs/gallery.html' : page;
  const item = (to, words) =>
    `<li><a href="${relative(page, to)}"${to === here ? ` aria-current="${to === page ? 'page' : 'true'}"` : ''}>${escaped(words)}</a></li>`;
  const section = (words, items) => `<h2>${words}</h2><ul>${items.join('')}</ul>`;
  const tasks = TASKS.map(({ task, pages }) =>
    section(
      task,
      pages.map(([, to, words]) => item(to, words)),
    ),
  );
  const tags = elements.map(({ tagName }) => item(`docs/elements/${tagName}.html`, `<${tagName}>`));
  return `<nav aria-label="Documentation"><details class="pages"><summary>Pages</summary>${tasks.join('')}${section('Elements', tags)}</details></nav>`;
}

/** The first paragraph, as a preview shows it. */
function summaryOf(body) {
  const [, paragraph = ''] = /<p>([\s\S]*?)<\/p>/.exec(body) ?? [];
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 200 ? `${text.slice(0, 197).replace(/\s\S*$/, '')} …` : text;
}

/** `script` is where the elements' one script lies, seen from the site's root. */
export function framed(page, title, body, elements, script) {
  const picture = 'docs/pictures/replay-light.png';
  return `<!doctype html>
<html lang="en" data-rulings="${relative(page, 'judge.html')}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escaped(title)} · swtcg-elements</title>
<meta name="description" content="${summaryOf(body)}" />
<meta property="og:type" content="article" />
<meta property="og:site_name" content="swtcg-elements" />
<meta property="og:title" content="${escaped(title)}" />
<meta property="og:description" content="${summaryOf(body)}" />
<meta property="og:image" content="${SITE === '' ? relative(page, picture) : `${SITE}${picture}`}" />
<meta name="twitter:card" content="summary_large_image" />
<link rel="stylesheet" href="${relative(page, 'docs/site.css')}" />
<script type="module" src="${script.startsWith('/') ? script : relative(page, script)}"></script>
<script type="module" src="${relative(page, 'docs/sidebar.js')}"></script>
</head>
<body data-root="${relative(page, 'docs/../') || '.'}">
<a class="skip" href="#content">Skip to the content</a>
<div class="side">
<p class="home"><a href="${relative(page, 'index.html')}">swtcg-elements</a></p>
${SEARCH}
${sidebar(page, elements)}
</div>
<main id="content">
${body}
</main>
</body>
</html>
`;
}
