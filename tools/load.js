// How the viewer bears a load, in the browser: a game of 10,000 decisions, 40 units a side in one arena, 50 viewers in a page,
// an hour of autoplay in quick motion. The heap is taken after a collection of garbage; the work of a step is what the page
// does until all is drawn and laid out. Run it with `npm run bench:load`; `-- --json` prints one object, `-- --short` does less.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from './browser.js';
import { longReplay } from './long-game.ts';
import { serve } from './serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** At speed 1 a step takes about a second: so many make an hour. */
const HOUR = 3600;

export const FULL = { decisions: 10_000, units: 40, viewers: 50, steps: HOUR };
export const SHORT = { decisions: 600, units: 40, viewers: 50, steps: 400 };

/** A position with so many units a side in space, and an attack. */
export function crowd(units) {
  const card = (side) => ({
    name: side === 'dark' ? 'Grey Wing' : 'Marsh Wing',
    side,
    type: 'Space',
    subtype: 'Starfighter',
    cost: 2,
    speed: 40,
    power: 3,
    health: 3,
    text: ['Pay 1 Force -> Evade 1'],
  });
  const seat = (side) => ({
    force: 4,
    space: Array.from({ length: units }, (_, i) => ({ id: `${side}${i}`, card: side })),
  });
  const script = Array.from({ length: 6 }, (_, i) => ({
    by: 'dark',
    do: 'attack',
    unit: `dark${i}`,
    target: `light${i}`,
  }));
  return {
    format: 'swtcg-scenario/1',
    title: 'A crowd',
    ruleset: 'swtcg-2022',
    cards: { dark: card('dark'), light: card('light') },
    dark: seat('dark'),
    light: seat('light'),
    at: 'space-battle',
    until: 'script-end',
    seed: 1,
    script,
  };
}

const page = (files) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>load</title>
<script type="module" src="/elements/swtcg-elements.js"></script></head>
<body>${files.map((file) => `<swtcg-replay preload="auto" src="/${file}"></swtcg-replay>`).join('\n')}</body></html>`;

const GAMES = ['game-11.json', 'game-12.json', 'game-14.json'];

/** The addresses that the pages are found at, with their texts. */
export async function pagesFor(load) {
  const games = await Promise.all(
    GAMES.map(async (name) => [`/${name}`, await readFile(`${root}replays/${name}`, 'utf8')]),
  );
  return {
    ...Object.fromEntries(games),
    '/long.json': longReplay(load.decisions),
    '/crowd.json': JSON.stringify(crowd(load.units)),
    '/long.html': page(['long.json']),
    '/crowd.html': page(['crowd.json']),
    '/many.html': page(Array.from({ length: load.viewers }, (_, i) => GAMES[i % GAMES.length])),
    '/hour.html': page(['game-12.json']),
  };
}

/** Megabytes of the heap and nodes of the document, after a collection of garbage. */
async function memory(tab) {
  const session = await tab.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { megabytes: usedSize / 1e6, nodes };
}

const BOARDS = `[...document.querySelectorAll('swtcg-replay')].filter((one) =>
  one.shadowRoot?.querySelector('swtcg-board')?.shadowRoot?.querySelector('.zone')).length`;

async function opened(browser, address, count, work) {
  const tab = await browser.newPage();
  try {
    await tab.setViewport({ width: 1280, height: 1000 });
    const before = performance.now();
    await tab.goto(address);
    await tab.waitForFunction(`${BOARDS} >= ${count}`, { timeout: 300_000 });
    const readyMillis = performance.now() - before;
    await tab.waitForFunction(
      `[...document.querySelectorAll('swtcg-replay')].every((one) => !one.timeline.growing)`,
      { timeout: 600_000 },
    );
    return { readyMillis, playedMillis: performance.now() - before, ...(await work(tab)) };
  } finally {
    await tab.close();
  }
}

/** The work of steps: from `from` on, or all over the game. */
const steps = (tab, count, leap) =>
  tab.evaluate(
    async ({ count, leap }) => {
      const viewer = document.querySelector('swtcg-replay');
      const spent = [];
      for (let i = 0; i < count; i++) {
        const before = performance.now();
        viewer.seek(leap ? (i * 7919 + 13) % viewer.timeline.length : i % viewer.timeline.length);
        await viewer.updateComplete;
        const inner = viewer.shadowRoot.querySelectorAll(
          'swtcg-board, swtcg-log, swtcg-controls, swtcg-rule',
        );
        await Promise.all([...inner].map((one) => one.updateComplete));
        viewer.getBoundingClientRect();
        spent.push(performance.now() - before);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return spent;
    },
    { count, leap },
  );

/** Plays by itself as quickly as the page can, from the start again at the end, until so many steps were shown. */
const autoplay = (tab, count) =>
  tab.evaluate(
    (count) =>
      new Promise((resolve) => {
        const viewer = document.querySelector('swtcg-replay');
        let shown = 0;
        const step = () => {
          if (++shown < count) return;
          viewer.pause();
          viewer.removeEventListener('swtcg-step', step);
          viewer.removeEventListener('swtcg-ended', again);
          resolve(shown);
        };
        const again = () => {
          viewer.seek(0);
          viewer.play();
        };
        viewer.addEventListener('swtcg-step', step);
        viewer.addEventListener('swtcg-ended', again);
        viewer.speed = 1000;
        viewer.seek(0);
        viewer.play();
      }),
    count,
  );

export async function measure(browser, address, load) {
  const long = await opened(browser, `${address}/long.html`, 1, async (tab) => {
    const start = await memory(tab);
    const spent = await steps(tab, 100, true);
    return { stepMillis: median(spent), slowestMillis: Math.max(...spent), start, end: await memory(tab) };
  });
  const crowded = await opened(browser, `${address}/crowd.html`, 1, async (tab) => {
    const shown = await tab.evaluate(
      () =>
        document
          .querySelector('swtcg-replay')
          .shadowRoot.querySelector('swtcg-board')
          .shadowRoot.querySelectorAll('.unit').length,
    );
    const spent = await steps(tab, 100, false);
    return { units: shown, stepMillis: median(spent), slowestMillis: Math.max(...spent) };
  });
  const many = await opened(browser, `${address}/many.html`, load.viewers, async (tab) => ({
    ...(await memory(tab)),
    stepMillis: median(await steps(tab, 50, false)),
  }));
  const hour = await opened(browser, `${address}/hour.html`, 1, async (tab) => {
    // What is made once, when it is first met, is made before the start.
    await autoplay(tab, Math.ceil(load.steps / 4));
    const start = await memory(tab);
    await autoplay(tab, load.steps / 2);
    const middle = await memory(tab);
    await autoplay(tab, load.steps / 2);
    return { start, middle, end: await memory(tab) };
  });
  return {
    long: { decisions: load.decisions, ...long },
    crowd: crowded,
    many: { viewers: load.viewers, ...many },
    hour: { steps: load.steps, ...hour },
  };
}

async function main() {
  const load = process.argv.includes('--short') ? SHORT : FULL;
  await build({ root, configFile: `${root}vite.elements.config.ts`, logLevel: 'error' });
  const server = await serve({ '/elements/': `${root}dist/elements` }, await pagesFor(load));
  const browser = await openBrowser();
  try {
    const result = await measure(browser, server.address, load);
    if (process.argv.includes('--json')) {
      console.log(JSON.stringify(result));
      return;
    }
    const line = (name, value) => console.log(`${name.padEnd(44)}${value}`);
    const millis = (value) => `${value.toFixed(1)} ms`;
    const heap = ({ megabytes, nodes }) => `${megabytes.toFixed(1)} MB, ${nodes} nodes`;
    const { long, crowd: crowded, many, hour } = result;
    line(`a game of ${long.decisions} decisions, first step`, millis(long.readyMillis));
    line('  all of it played', millis(long.playedMillis));
    line('  a leap, median and slowest', `${millis(long.stepMillis)}, ${millis(long.slowestMillis)}`);
    line('  memory, before and after 100 leaps', `${heap(long.start)}; ${heap(long.end)}`);
    line(
      `${crowded.units} units in one arena, a step`,
      `${millis(crowded.stepMillis)}, slowest ${millis(crowded.slowestMillis)}`,
    );
    line(`${many.viewers} viewers, all ready`, millis(many.readyMillis));
    line('  memory', heap(many));
    line('  a step of one of them', millis(many.stepMillis));
    line(`autoplay of ${hour.steps} steps: memory at the start`, heap(hour.start));
    line('  in the middle', heap(hour.middle));
    line('  at the end', heap(hour.end));
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
