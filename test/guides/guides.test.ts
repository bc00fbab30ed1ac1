// Every guide is a folder with a working example: a real browser opens each of them.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { main } from '../../src/play/command/main.ts';
import { packed, project, root, run } from '../helpers/built.ts';
import { Site, tables } from '../helpers/pages.ts';

const guides = join(root, 'docs/guides');
const read = (file: string): string => readFileSync(join(guides, file), 'utf8');

/** The guides that are built, with the packages that they need, what builds them, and where the pages are then. */
const BUILT: Readonly<
  Record<string, { others: readonly string[]; build: readonly (readonly string[])[]; out: string }>
> = {
  vite: { others: ['vite'], build: [['vite/bin/vite.js', 'build', '--base', './']], out: 'dist' },
  react: {
    others: ['vite', 'react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'],
    build: [
      ['typescript/bin/tsc', '-p', '.'],
      ['vite/bin/vite.js', 'build'],
    ],
    out: 'dist',
  },
  vue: { others: ['vite', 'vue', '@vitejs/plugin-vue'], build: [['vite/bin/vite.js', 'build']], out: 'dist' },
  eleventy: { others: ['@11ty/eleventy'], build: [['@11ty/eleventy/cmd.cjs', '--quiet']], out: '_site' },
};

const STATIC = ['plain-html', 'wordpress', 'mediawiki', 'wiki', 'iframe', 'email-forum'];

let site: Site;
const folders: string[] = [];

/** A guide in an empty project, built as its package.json says. */
async function build(name: string): Promise<string> {
  const { others, build: commands, out } = BUILT[name] as (typeof BUILT)[string];
  const folder = await project({}, others);
  folders.push(folder);
  await cp(join(guides, name), folder, { recursive: true });
  for (const [program = '', ...args] of commands)
    run(process.execPath, [join('node_modules', program), ...args], folder);
  return join(folder, out);
}

before(async () => {
  const elements = join(await packed(), 'dist/elements');
  const places: Record<string, string> = {
    '/elements/': elements,
    '/wp-content/uploads/elements/': elements,
  };
  for (const name of STATIC) {
    places[`/${name}/elements/`] = elements;
    places[`/${name}/`] = join(guides, name);
  }
  for (const name of Object.keys(BUILT)) places[`/${name}/`] = await build(name);
  // A sandboxed frame fetches what is open to everybody.
  site = await Site.open(places, {}, { 'access-control-allow-origin': '*' });
});
after(async () => {
  await site?.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** What the first viewer of a page is called, once it shows its table. */
async function shown(page: Page, count = 1): Promise<string> {
  await tables(page, count);
  return (await page.evaluate(`document.querySelector('swtcg-replay').heading`)) as string;
}

const TITLE = 'Does Evade stop Critical Hit?';

test('every guide is tried here, and has its words', () => {
  const there = readdirSync(guides).filter((name) => existsSync(join(guides, name, 'README.md')));
  assert.deepEqual(there.sort(), [...STATIC, ...Object.keys(BUILT)].sort());
});

test('plain HTML: a file and an example in the page', async () => {
  const { page, complaints } = await site.visit('/plain-html/index.html');
  assert.equal(await shown(page, 2), TITLE);
  assert.deepEqual(complaints, []);
});

test('plain HTML: without scripts the words and the example are read as they stand', async () => {
  const { page } = await site.visit('/plain-html/index.html', { scripts: false });
  const text = (await page.$eval('body', (body) => (body as { innerText: string }).innerText)) as string;
  assert.match(text, /Evade prevents two of the five/);
  assert.match(text, /Dune Skiff attacks Long Walker, rolling 5 2/);
});

test('a script that never comes leaves what stands inside the tag', async () => {
  const { page } = await site.visit('/plain-html/index.html?', {});
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().includes('/elements/') ? request.abort() : request.continue(),
  );
  await page.reload();
  const text = (await page.$eval('body', (body) => (body as { innerText: string }).innerText)) as string;
  assert.match(text, /Evade prevents two of the five/);
});

test('Eleventy: a post in Markdown', async () => {
  const { page, complaints } = await site.visit('/eleventy/evade/');
  assert.equal(await shown(page), TITLE);
  assert.match(
    (await page.$eval('swtcg-rule', (rule) => rule.textContent)) as string,
    /the chance to prevent damage/,
  );
  assert.deepEqual(complaints, []);
});

test('WordPress: the block, and what the classic editor makes of an example', async () => {
  assert.ok(read('wordpress/index.html').includes(read('wordpress/block.html')));
  const { page, complaints } = await site.visit('/wordpress/index.html');
  assert.equal(await shown(page, 2), TITLE);
  assert.deepEqual(complaints, []);
});

test('MediaWiki: the gadget makes elements of boxes', async () => {
  const { page, complaints } = await site.visit('/mediawiki/index.html');
  await page.waitForSelector('swtcg-replay');
  assert.equal(await shown(page), TITLE);
  assert.equal(await page.$eval('swtcg-replay', (viewer) => viewer.getAttribute('log')), 'hide');
  assert.deepEqual(complaints, []);
});

test('MediaWiki: without scripts the example is read as it is written', async () => {
  const { page } = await site.visit('/mediawiki/index.html', { scripts: false });
  const text = (await page.$eval('body', (body) => (body as { innerText: string }).innerText)) as string;
  assert.match(text, /Marsh Wing evades 2/);
});

test('a wiki: a box in the sidebar, and links from the words of an article', async () => {
  const { page, complaints } = await site.visit('/wiki/index.html');
  const title = async () => {
    await page.waitForFunction(
      "document.querySelector('swtcg-rulings')?.shadowRoot?.querySelector('.title')?.textContent",
    );
    return page.evaluate(
      "document.querySelector('swtcg-rulings').shadowRoot.querySelector('.title').textContent",
    );
  };
  await page.waitForSelector('swtcg-rulings:defined');
  await page.click('main li:last-child a');
  assert.equal(await title(), 'Up to');
  assert.deepEqual(complaints, []);
});

test('a frame: the whole example in its address, as high as it needs', async () => {
  const { page } = await site.visit('/iframe/index.html');
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  assert.ok(frame);
  await frame.waitForFunction(
    `document.querySelector('swtcg-replay')?.shadowRoot?.querySelector('swtcg-board')?.shadowRoot?.querySelector('.zone')`,
    { polling: 100 },
  );
  assert.equal(await frame.evaluate(`document.querySelector('swtcg-replay').heading`), TITLE);
  await page.waitForFunction(`document.querySelector('iframe').height !== '720'`, { polling: 100 });
});

for (const name of ['react', 'vue'])
  test(`${name}: a viewer, its event and its method`, async () => {
    const { page, complaints } = await site.visit(`/${name}/index.html`);
    await page.waitForSelector('swtcg-replay');
    assert.equal(await shown(page), TITLE);
    await page.click('button');
    await page.waitForFunction(`document.querySelector('output').textContent !== ''`);
    assert.deepEqual(complaints, []);
  });

test('a bundler: the tags that are imported, and a recorded game', async () => {
  const { page, requests, complaints } = await site.visit('/vite/index.html');
  await tables(page, 1);
  await page.waitForFunction(`document.querySelector('swtcg-odds').shadowRoot?.childElementCount > 0`);
  assert.ok(requests.some((one) => /game-12.*\.json/.test(one)));
  assert.deepEqual(complaints, []);
});

test('mail and forum: the files are what the command makes', async () => {
  const made = async (...argv: string[]): Promise<string> => {
    let out = '';
    const io = {
      out: (more: string) => {
        out += more;
      },
      err: () => {},
      read: async (file: string) => readFileSync(file, 'utf8'),
    };
    assert.equal(await main(argv, io), 0);
    return out;
  };
  const file = join(guides, 'email-forum/evade.txt');
  assert.equal(await made('picture', file, '--step', 'last'), read('email-forum/evade.svg'));
  assert.equal(await made('transcript', file, '--brief', '--form', 'html'), read('email-forum/post.html'));
  assert.equal(await made('transcript', file, '--brief', '--form', 'markdown'), read('email-forum/post.md'));
  const frame = await made('embed', join(guides, 'plain-html/evade.txt'), '--base', 'elements/embed.html');
  assert.ok(read('iframe/index.html').includes(frame));
});

test('mail and forum: a picture and words, without scripts', async () => {
  const { page, complaints } = await site.visit('/email-forum/index.html', { scripts: false });
  const wide = await page.$eval('img', (image) => (image as { naturalWidth: number }).naturalWidth);
  assert.equal(wide, 960);
  const text = (await page.$eval('body', (body) => (body as { innerText: string }).innerText)) as string;
  assert.match(text, /Marsh Wing prevents 2 of the 5 damage/);
  assert.deepEqual(complaints, []);
});
