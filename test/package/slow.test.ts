// Parts of the script that are late, or never come: what is there goes on without them (each chunk in turn), while elements
// are at work, and while they go away.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { packed, root } from '../helpers/built.ts';
import { Site } from '../helpers/pages.ts';

const SCRIPT = '<script type="module" src="/elements/swtcg-elements.js"></script>';
const POSITION = `dark: 3 Force
  space: Grey Destroyer 50/5/6 "Critical Hit 2"
light: 4 Force
  space: Marsh Wing 20/3/3 "Pay 1 Force -> Evade 2"
at: space-battle
until: turn-end`;

/** What a reader does with a viewer; each says what should be seen then, and gives what is wrong. */
const VIEWER = [
  // Everywhere in the game: the board shows the table of the step that the account is at.
  `for (const index of [3, 40, viewer.timeline.lines.findIndex(({ entry }) => entry.rule === 'attack.declare'), 90]) {
    viewer.seek(index);
    await within(viewer.updateComplete, 'the viewer to be drawn at step ' + index);
    const board = viewer.shadowRoot.querySelector('swtcg-board');
    await within(board.updateComplete, 'the board to be drawn at step ' + index);
    if (board.view !== viewer.timeline.at(index).view) throw new Error('The board is not at step ' + index);
  }`,
  `viewer.shadowRoot.querySelector('.badge').click();
  await within(viewer.updateComplete, 'the verdict');
  viewer.seek(5);
  await within(viewer.updateComplete, 'the step after the verdict');
  if (viewer.index !== 5) throw new Error('The viewer stands still');`,
  `viewer.shadowRoot.querySelector('swtcg-board').shadowRoot.querySelector('button.card, .unit button, button.tile')?.click();
  await within(viewer.updateComplete, 'the card');
  viewer.seek(7);
  await within(viewer.updateComplete, 'the step after the card');`,
];

const TABLE = [
  `const board = table.shadowRoot.querySelector('swtcg-board');
  const card = board.shadowRoot.querySelector('.unit[data-id="Grey Destroyer"] .card');
  card.click();
  await within(table.updateComplete, 'the menu');
  table.cancel();
  await within(table.updateComplete, 'the menu to be gone');`,
  `const was = table.game.session.position;
  table.decide({ by: 'dark', do: 'attack', unit: 'Grey Destroyer', target: 'Marsh Wing' });
  await within(table.updateComplete, 'the attack');
  if (table.game.session.position <= was) throw new Error('Nothing was decided');
  const words = table.shadowRoot.querySelector('.pop').textContent;
  if (words.trim() === '') throw new Error('The bar says nothing');`,
  `table.remove();
  await new Promise((done) => setTimeout(done, 100));`,
];

const HELP = `
const within = (wait, what) => Promise.race([wait,
  new Promise((_, late) => setTimeout(() => late(new Error('Waited in vain for ' + what)), 4000))]);
const viewer = document.querySelector('swtcg-replay');
const table = document.querySelector('swtcg-table');
`;

const ELEMENTS = {
  viewer: {
    path: '/viewer.html',
    ready: `document.querySelector('swtcg-replay')?.timeline?.source?.verdict`,
    acts: VIEWER,
  },
  table: {
    path: '/table.html',
    ready: `document.querySelector('swtcg-table')?.shadowRoot?.querySelector('.pop')`,
    acts: TABLE,
  },
} as const;

let site: Site;

before(async () => {
  const elements = join(await packed(), 'dist/elements');
  site = await Site.open(
    { '/elements/': elements, '/replays/': join(root, 'replays') },
    {
      '/viewer.html': `<!doctype html><title>Viewer</title>${SCRIPT}<swtcg-replay preload="auto" src="/replays/game-12.json"></swtcg-replay>`,
      '/table.html': `<!doctype html><title>Table</title>${SCRIPT}<swtcg-table preload="auto" pace="0"><pre>${POSITION}</pre></swtcg-table>`,
    },
  );
});
after(() => site?.close());

const chunk = (address: string): string | null => /chunks\/(.+?)-[\w-]{8}\.js$/.exec(address)?.[1] ?? null;

/** The element with all that comes at first; from then on requests go to `treat`. */
async function opened(
  { path, ready }: { path: string; ready: string },
  treat: (request: HTTPRequest, name: string | null) => void,
): Promise<{ page: Page; complaints: readonly string[] }> {
  const { page, complaints } = await site.visit(path);
  await page.waitForFunction(ready, { timeout: 20_000 });
  await page.waitForNetworkIdle();
  await page.setRequestInterception(true);
  page.on('request', (request) => treat(request, chunk(request.url())));
  return { page, complaints };
}

const act = (page: Page, step: string): Promise<unknown> =>
  page.evaluate(`(async () => { ${HELP} ${step} })()`);

for (const [name, element] of Object.entries(ELEMENTS))
  test(`a ${name} goes on without each part that comes later: where it is held back, and where it is lost`, async () => {
    const late = new Set<string>();
    const whole = await opened(element, (request, part) => {
      if (part !== null) late.add(part);
      void request.continue();
    });
    for (const step of element.acts) await act(whole.page, step);
    await whole.page.waitForNetworkIdle();
    assert.ok(late.size >= 1, `${name}: ${[...late]}`);
    for (const part of late)
      for (const lost of [false, true]) {
        const { page, complaints } = await opened(element, (request, asked) => {
          if (asked !== part) void request.continue();
          else if (lost) void request.abort();
        });
        for (const step of element.acts)
          await act(page, step).catch((error) => {
            throw new Error(`${part} is ${lost ? 'lost' : 'held back'}: ${(error as Error).message}`);
          });
        const others = complaints.filter((one) => !/Failed to load resource|net::ERR/.test(one));
        assert.deepEqual(others, [], `${part} is ${lost ? 'lost' : 'held back'}`);
      }
  });

test('a table whose own part does not come says so', async () => {
  const { page } = await site.visit('/viewer.html');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    /chunks\/(?:swtcg-)?table-/.test(request.url()) ? void request.abort() : void request.continue(),
  );
  const told = await page.evaluate(`new Promise((resolve) => {
    document.addEventListener('swtcg-error', (event) => resolve(event.detail.code));
    document.body.append(document.createElement('swtcg-table'));
    setTimeout(() => resolve('nothing'), 5000);
  })`);
  assert.equal(told, 'not-fetched');
  const words = await page.evaluate(`document.querySelector('swtcg-table [role=alert]').textContent`);
  assert.match(String(words), /could not be loaded/);
});
