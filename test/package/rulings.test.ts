// The judge's desk in a page as it is published: under a strict policy, with what it fetches.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { packed, root } from '../helpers/built.ts';
import { Site } from '../helpers/pages.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html";

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Rulings</title><script type="module" src="/dist/elements/swtcg-elements.js"></script>${body}`;

let site: Site;
before(async () => {
  const elements = join(await packed(), 'dist/elements');
  site = await Site.open(
    { '/dist/elements/': elements, '/examples/': join(root, 'examples') },
    {
      '/without.html': page('<swtcg-rule rule="keyword.evade"></swtcg-rule><swtcg-card></swtcg-card>'),
      '/asked.html': page('<swtcg-rulings query="eject" game="swccg"></swtcg-rulings>'),
      '/resting.html': page('<swtcg-rulings game="swccg"></swtcg-rulings>'),
      '/example.html': page('<swtcg-rulings game="swtcg-2022" query="Evade"></swtcg-rulings>'),
    },
    { 'content-security-policy': POLICY },
  );
});
after(() => site?.close());

const inDesk = "document.querySelector('swtcg-rulings').shadowRoot";
/** The files with rulings among what was fetched, by their documents. */
const data = (requests: readonly string[]): string[] =>
  requests
    .map(
      (one) =>
        /\/chunks\/((?:swtcg|swlcg|swccg)-(?:\d|faq|supplement|project)[\w.]*(?:-\d{4})?)-/.exec(one)?.[1],
    )
    .filter((name) => name !== undefined)
    .sort();

test('a page without the desk fetches none of it', async () => {
  const { page, requests } = await site.visit('/without.html');
  await page.waitForNetworkIdle();
  assert.deepEqual(
    requests.filter((one) => one.includes('rulings')),
    [],
  );
  assert.deepEqual(data(requests), []);
});

test('a desk that nobody asks fetches no rulings', async () => {
  const { page, requests, complaints } = await site.visit('/resting.html');
  await page.waitForFunction("document.querySelector('swtcg-rulings')?.shadowRoot?.querySelector('input')");
  await page.waitForNetworkIdle();
  assert.deepEqual(data(requests), []);
  await page.focus('swtcg-rulings >>> input');
  await page.waitForNetworkIdle();
  assert.deepEqual(data(requests), ['swccg-supplement-2003']);
  assert.deepEqual(complaints, []);
});

test('it fetches the rulings of its game and nothing else, under a strict policy with Trusted Types', async () => {
  const { page, requests, complaints } = await site.visit('/asked.html');
  await page.waitForFunction(`${inDesk}?.querySelectorAll('.title').length === 2`);
  await page.waitForNetworkIdle();
  assert.deepEqual(data(requests), ['swccg-supplement-2003']);
  assert.deepEqual(
    requests.filter((one) => !one.startsWith('/dist/elements/') && one !== '/asked.html'),
    [],
  );
  assert.deepEqual(complaints, []);
});

test('an example is fetched when it is opened, from beside the package', async () => {
  const { page, requests, complaints } = await site.visit('/example.html');
  await page.waitForFunction(`${inDesk}?.querySelector('.actions .primary')`);
  await page.waitForNetworkIdle();
  const examples = () => requests.filter((one) => one.startsWith('/examples/'));
  assert.deepEqual(examples(), []);
  await page.evaluate(`${inDesk}.querySelector('.actions .primary').click()`);
  await page.waitForFunction(`${inDesk}.querySelector('swtcg-replay')?.timeline?.source`);
  assert.equal(examples().length, 1);
  assert.deepEqual(complaints, []);
});
