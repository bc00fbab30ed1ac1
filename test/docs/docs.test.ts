// The documentation: what it says is so, every element is in it with all that the manifest knows, and its pages work.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { parseScenario } from '../../src/engine.ts';
import { runFile } from '../../src/play/command/run.ts';
import { tokens } from '../../tools/docs/site.js';
import { elementsOf } from '../../tools/editor-data.js';
import { built, root, run } from '../helpers/built.ts';
import { Site } from '../helpers/pages.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

let out = '';
let site: Site;
before(async () => {
  await built();
  out = await mkdtemp(join(tmpdir(), 'swtcg-docs-'));
  run(process.execPath, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'error',
    '--outDir',
    out,
    '--emptyOutDir',
  ]);
  site = await Site.open({ '/': out }, {}, { 'access-control-allow-origin': '*' });
});
after(async () => {
  await site?.close();
  await rm(out, { recursive: true, force: true });
});

const pages = (): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('elements/'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** The fences of a Markdown file in one language. */
const fences = (file: string, language: string): string[] =>
  [...read(file).matchAll(/^```(\S+)[^\n]*\n([\s\S]*?)^```$/gm)]
    .filter(([, info]) => info === language)
    .map(([, , code = '']) => code);

test('the scenario of the documentation does what it expects', async () => {
  const [source = ''] = fences('docs/scenarios.md', 'json');
  const { ok, error, mismatch } = await runFile('docs/scenarios.md', async () => parseScenario(source));
  assert.deepEqual({ ok, error, mismatch }, { ok: true, error: null, mismatch: [] });
});

test('every element has a page with all its attributes, properties, methods, events, slots and parts', () => {
  const elements = elementsOf(JSON.parse(read('dist/custom-elements.json')));
  const tags = ['', 'swtcg'].flatMap((game) =>
    readdirSync(join(root, 'components', game)).filter((name) =>
      existsSync(join(root, 'components', game, name, `swtcg-${name}.ts`)),
    ),
  );
  assert.deepEqual(
    elements.map(({ tagName }: { tagName: string }) => tagName),
    tags.map((name) => `swtcg-${name}`).sort(),
  );
  for (const element of elements) {
    const page = readFileSync(join(out, `docs/elements/${element.tagName}.html`), 'utf8');
    const { attributes = [], members = [], events = [], cssParts = [] } = element;
    for (const { name } of [...attributes, ...events, ...cssParts])
      assert.ok(page.includes(`<code>${name}</code>`), `${element.tagName}: ${name}`);
    for (const { name, kind, attribute } of members)
      if (kind === 'method') assert.ok(page.includes(`<code>${name}(`), `${element.tagName}: ${name}()`);
      else if (attribute === undefined && page.includes('<h2 id="properties">'))
        assert.ok(page.includes(name), `${element.tagName}: ${name}`);
  }
});

test('every token is in the list', () => {
  const page = readFileSync(join(out, 'docs/theming.html'), 'utf8');
  assert.ok(tokens().size > 60);
  for (const name of tokens().keys()) assert.ok(page.includes(`<code>${name}</code>`), name);
});

test('no link leads nowhere', () => {
  for (const file of pages()) {
    const html = readFileSync(join(out, file), 'utf8').replace(/<pre>[\s\S]*?<\/pre>/g, '');
    for (const [, address = ''] of html.matchAll(/\shref="([^"]+)"/g)) {
      if (/^(https?:|#|data:)/.test(address)) continue;
      const [path = '', hash] = address.split('#');
      const target = join(out, dirname(file), path);
      assert.ok(existsSync(target), `${file}: ${address}`);
      if (hash) assert.ok(readFileSync(target, 'utf8').includes(`id="${hash}"`), `${file}: ${address}`);
    }
  }
});

test('links between files of the repository lead to files', () => {
  const files = [
    'README.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('docs', file)),
  ];
  for (const file of files)
    for (const [, address = ''] of read(file).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g))
      assert.ok(existsSync(join(root, dirname(file), address)), `${file}: ${address}`);
});

test('every page works: no errors, and every live element is drawn', async () => {
  // Of the examples one in ten, which the tests of examples play one and all.
  const documents = pages().filter(
    (file, n) =>
      file.startsWith('docs/') &&
      !/guides\/[^/]+\/(?!about)/.test(file) &&
      (!/^docs\/(examples|lessons)\//.test(file) || n % 10 === 0),
  );
  assert.ok(documents.length > 25, `${documents.length} pages`);
  for (const file of documents) {
    const { page, complaints } = await site.visit(`/${file}`);
    await page.waitForFunction(
      `[...document.querySelectorAll('main *')].filter((one) => one.localName.startsWith('swtcg-'))
        .every((one) => one.shadowRoot?.childElementCount > 0)`,
      { timeout: 30_000, polling: 100 },
    );
    assert.deepEqual(complaints, [], file);
  }
});

test('every page says what it is about, for previews of links', () => {
  const own = pages().filter((file) => !/guides\/[^/]+\/(?!about)/.test(file));
  for (const file of own) {
    const html = readFileSync(join(out, file), 'utf8');
    for (const name of ['og:title', 'og:description', 'og:image'])
      assert.match(html, new RegExp(`<meta property="${name}" content="[^"]+"`), `${file}: ${name}`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    assert.ok(existsSync(join(out, dirname(file), picture)), `${file}: ${picture}`);
  }
});

test('the gallery shows every example that a page can play, and every lesson, each with a picture', () => {
  const html = readFileSync(join(out, 'docs/gallery.html'), 'utf8');
  const examples = readdirSync(join(root, 'examples')).filter((file) => /\.(txt|json)$/.test(file));
  const lessons = ['lessons', 'lessons/2002'].flatMap((folder) =>
    JSON.parse(read(`${folder}/index.json`)).lessons.map(({ src }: { src: string }) => `${folder}/${src}`),
  );
  const names = [...examples.map((file) => `examples/${file}`), ...lessons].map((file) =>
    file.replace(/\.\w+$/, ''),
  );
  for (const name of names) {
    assert.ok(html.includes(`href="${name}.html"`), name);
    assert.ok(html.includes(`src="${name}.svg"`), name);
    assert.match(readFileSync(join(out, `docs/${name}.svg`), 'utf8'), /^<svg[\s\S]*<\/svg>\s*$/, name);
    const page = readFileSync(join(out, `docs/${name}.html`), 'utf8');
    assert.match(page, /<swtcg-(replay|lesson) src=/, name);
    assert.match(page, /<nav class="turn"/, `${name}: no dead end`);
  }
});

test('the command line has a page with the help of every command', () => {
  const html = readFileSync(join(out, 'docs/command.html'), 'utf8');
  for (const name of ['run', 'verify', 'play', 'deck', 'ruling', 'compare', 'picture'])
    assert.ok(html.includes(`<h2 id="${name}">`), name);
});

test('the search finds a page by what it says, by keyboard alone', async () => {
  const { page, complaints } = await site.visit('/docs/theming.html');
  await page.keyboard.press('/');
  await page.keyboard.type('notatoin', { delay: 5 });
  await page.waitForSelector('#found [aria-selected=true]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  assert.match(page.url(), /notation/);
  await page.focus('#search');
  await page.keyboard.type('xyzzy');
  await page.waitForFunction(`!document.querySelector('#found-none').hidden`);
  assert.deepEqual(complaints, []);
});

test('a page has a list of all pages, and says where it is', async () => {
  const { page } = await site.visit('/docs/elements/swtcg-card.html');
  const here = (await page.$eval('nav [aria-current]', (link) => link.textContent)) as string;
  assert.equal(here, '<swtcg-card>');
});
