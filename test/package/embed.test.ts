// Frames: an element on a page that allows nothing else. The frame is sandboxed, has everything in its address, and is
// made as high as what it shows.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { wholeLog } from '../../src/engine.ts';
import { packedFile } from '../../src/play/command/embed.ts';
import { packed, root } from '../helpers/built.ts';
import { Site } from '../helpers/pages.ts';

const EXAMPLE = readFileSync(join(root, 'components/demo/who-attacks-first.json'), 'utf8');
const CARD =
  '{ "name": "Marsh Scouts", "type": "Ground", "speed": 30, "power": 3, "health": 2, "text": ["Lucky 1"] }';

const host = (address: string): string => `<!doctype html><title>Host</title>
<script src="/elements/embed-host.js"></script>
<iframe src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" sandbox="allow-scripts" width="700" height="100" title="An example"></iframe>`;

/** A sandboxed frame belongs to no site: whoever serves the elements lets everybody have them, as CDNs do. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
};

let site: Site;
const pages: Record<string, string> = {
  '/packed.html': host(`/elements/embed.html?step=2.1&theme=dark#data=${packedFile(JSON.parse(EXAMPLE))}`),
  '/log.html': host(`/elements/embed.html?step=2.1#data=${packedFile(wholeLog(EXAMPLE))}`),
  '/plain.html': host(`/elements/embed.html#json=${encodeURIComponent(JSON.stringify(JSON.parse(EXAMPLE)))}`),
  '/named.html': host(
    '/elements/embed.html?src=/replays/game-12.json&perspective=light&flip&log=hide&controls=hide&speed=2&onclick=alert(1)&style=color:red',
  ),
  '/card.html': host(`/elements/embed.html?tag=swtcg-card&json=${encodeURIComponent(CARD)}`),
  '/odds.html': host('/elements/embed.html?tag=swtcg-odds&power=5&health=3'),
  '/cut.html': host(`/elements/embed.html#data=${packedFile(JSON.parse(EXAMPLE)).slice(0, 200)}`),
  '/garbled.html': host('/elements/embed.html#data=%%%'),
  '/no-tag.html': host('/elements/embed.html?tag=script'),
  '/inspected.html': host('/elements/embed.html?src=/replays/game-12.json&inspect'),
  '/elsewhere.html': host('/elements/embed.html?src=https://elsewhere.example/game.json'),
  '/pictured.html': host(
    '/elements/embed.html?src=/replays/game-12.json&card-art=https://elsewhere.example/{name}.jpg',
  ),
  '/no-json.html': host('/elements/embed.html?json=%7B'),
  '/game.html': `<!doctype html><title>Game</title><script type="module" src="/elements/swtcg-elements.js"></script>
<swtcg-replay src="/replays/game-12.json"></swtcg-replay>`,
  '/far.html': `<!doctype html><title>Far down</title><canvas width="9" height="5000"></canvas><br>
<iframe src="/game.html" title="A game"></iframe>`,
};

before(async () => {
  const elements = join(await packed(), 'dist/elements');
  site = await Site.open({ '/elements/': elements, '/replays/': join(root, 'replays') }, pages, HEADERS);
});
after(() => site?.close());

async function framed(path: string): Promise<{ page: Page; frame: Frame; complaints: readonly string[] }> {
  const { page, complaints } = await site.visit(path);
  const handle = await page.waitForSelector('iframe');
  const frame = await handle?.contentFrame();
  assert.ok(frame);
  return { page, frame, complaints };
}

const BOARD = `document.querySelector('swtcg-replay')?.shadowRoot?.querySelector('swtcg-board')?.shadowRoot?.querySelector('.zone')`;
const waiting = { timeout: 20_000, polling: 100 };

for (const form of ['packed', 'plain'])
  test(`a whole scenario in the address, ${form}, is shown in a sandboxed frame`, async () => {
    const { page, frame, complaints } = await framed(`/${form}.html`);
    await frame.waitForFunction(BOARD, waiting);
    assert.equal(await frame.evaluate('origin'), 'null');
    assert.equal(await frame.evaluate('document.title'), JSON.parse(EXAMPLE).title);
    // The page around learns how high it is.
    await page.waitForFunction(`Number(document.querySelector('iframe').height) > 300`, waiting);
    const inside = (await frame.evaluate(
      'document.documentElement.getBoundingClientRect().height',
    )) as number;
    await page.waitForFunction(
      `Math.abs(Number(document.querySelector('iframe').height) - ${inside}) < 60`,
      waiting,
    );
    if (form === 'packed') {
      assert.equal(await frame.evaluate(`document.querySelector('swtcg-replay').step`), '2.1');
      assert.equal(
        await frame.evaluate(`getComputedStyle(document.querySelector('swtcg-replay')).colorScheme`),
        'dark',
      );
    }
    assert.deepEqual(complaints, []);
  });

test('the log of an example in the address is shown without the engine', async () => {
  const { page, requests, complaints } = await site.visit('/log.html');
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  await frame?.waitForFunction(BOARD, waiting);
  assert.equal(await frame?.evaluate(`document.querySelector('swtcg-replay').step`), '2.1');
  await page.waitForNetworkIdle();
  assert.deepEqual(
    requests.filter((one) => /\/(engine|grammar|notation)-/.test(one)),
    [],
  );
  assert.deepEqual(complaints, []);
});

test('a frame far down a page loads its game when it is scrolled to', async () => {
  const { page, requests } = await site.visit('/far.html');
  await page.waitForNetworkIdle();
  assert.deepEqual(requests, ['/far.html', '/game.html', '/elements/swtcg-elements.js']);
  await page.evaluate(`document.querySelector('iframe').scrollIntoView()`);
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  await frame?.waitForFunction(BOARD, waiting);
});

test('every attribute of the element is a parameter, and nothing else is', async () => {
  const { frame } = await framed('/named.html');
  await frame.waitForFunction(BOARD, waiting);
  const set = await frame.evaluate(`(() => {
    const { src, perspective, flipped, log, controls, speed, attributes } = document.querySelector('swtcg-replay');
    return { src, perspective, flipped, log, controls, speed,
      others: [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')) };
  })()`);
  assert.deepEqual(set, {
    src: '/replays/game-12.json',
    perspective: 'light',
    flipped: true,
    log: 'hide',
    controls: 'hide',
    speed: 2,
    others: [],
  });
});

test('a link opens no inspector', async () => {
  const { frame } = await framed('/inspected.html');
  await frame.waitForFunction(BOARD, waiting);
  assert.equal(await frame.evaluate(`document.querySelector('swtcg-replay').hasAttribute('inspect')`), false);
});

for (const tag of ['card', 'odds'])
  test(`another element can be framed: swtcg-${tag}`, async () => {
    const { frame } = await framed(`/${tag}.html`);
    await frame.waitForFunction(
      `document.querySelector('swtcg-${tag}')?.shadowRoot?.childElementCount > 0`,
      waiting,
    );
    const text = (await frame.evaluate(
      `document.querySelector('swtcg-${tag}').shadowRoot.textContent`,
    )) as string;
    assert.match(text, tag === 'card' ? /Marsh Scouts/ : /\d/);
  });

const FAULTS: readonly [path: string, said: RegExp][] = [
  ['/cut.html', /not whole: perhaps the link was cut off/],
  ['/garbled.html', /not whole/],
  ['/elsewhere.html', /a file of another site/],
  ['/pictured.html', /a file of another site/],
  ['/no-tag.html', /There is no element script: tag is one of swtcg-replay/],
];
for (const [path, said] of FAULTS)
  test(`a bad address is told of: ${path}`, async () => {
    const { frame } = await framed(path);
    await frame.waitForSelector('[role=alert]');
    assert.match(
      (await frame.evaluate(`document.querySelector('[role=alert]').textContent`)) as string,
      said,
    );
  });

test('a file in the address that is not JSON is told of by the viewer', async () => {
  const { frame } = await framed('/no-json.html');
  const alert = `document.querySelector('swtcg-replay')?.shadowRoot?.querySelector('[role=alert]')`;
  await frame.waitForFunction(alert, waiting);
  assert.match((await frame.evaluate(`${alert}.textContent`)) as string, /not JSON/);
});
