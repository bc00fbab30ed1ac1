// How quick the viewer is in a page, next to Lichess's viewer of chess games: same browser, same run, same shape of page, a
// processor four times slower; and once more on a slow phone, whose network is slow too. Run it with
// `npm run bench:browser`; `-- --json` prints one object.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from './browser.js';
import { longReplay } from './long-game.ts';
import { serve } from './serve.js';

const ROUNDS = 5;
const SLOW_DOWN = 4;
const LONG = 1000;
const PAUSE = 500;
/** 1.6 Mbit/s down, 0.75 up, in bytes per second, and the latency in milliseconds. */
const SLOW_PHONE = { download: 200_000, upload: 94_000, latency: 150 };

/** Kasparov and Topalov, Wijk aan Zee 1999: about as many moves as the recorded game has decisions. */
const CHESS = `1. e4 d6 2. d4 Nf6 3. Nc3 g6 4. Be3 Bg7 5. Qd2 c6 6. f3 b5 7. Nge2 Nbd7 8. Bh6 Bxh6 9. Qxh6 Bb7
10. a3 e5 11. O-O-O Qe7 12. Kb1 a6 13. Nc1 O-O-O 14. Nb3 exd4 15. Rxd4 c5 16. Rd1 Nb6 17. g3 Kb8 18. Na5 Ba8
19. Bh3 d5 20. Qf4+ Ka7 21. Rhe1 d4 22. Nd5 Nbxd5 23. exd5 Qd6 24. Rxd4 cxd4 25. Re7+ Kb6 26. Qxd4+ Kxa5
27. b4+ Ka4 28. Qc3 Qxd5 29. Ra7 Bb7 30. Rxb7 Qc4 31. Qxf6 Kxa3 32. Qxa6+ Kxb4 33. c3+ Kxc3 34. Qa1+ Kd2
35. Qb2+ Kd1 36. Bf1 Rd2 37. Rd7 Rxd7 38. Bxc4 bxc4 39. Qxh8 Rd3 40. Qa8 c3 41. Qa4+ Ke1 42. f4 f5 43. Kc1 Rd2
44. Qa7 1-0`;

const root = fileURLToPath(new URL('..', import.meta.url));
const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Both pages: a column of viewers, nothing else; each viewer fetches its game; the page notes when all boards stand. */
const page = (head, viewer, count, ready) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>bench</title>${head}
<style>body { margin: 16px; } figure { margin: 0 0 16px; inline-size: 760px; }</style></head>
<body>${`<figure>${viewer}</figure>`.repeat(count)}
<script type="module">
  const look = () => {
    if (${ready} >= ${count}) window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
</script></body></html>`;

const ours = (count, game = '/game.json') =>
  page(
    '<script type="module" src="/elements/swtcg-elements.js"></script>',
    `<swtcg-replay src="${game}"></swtcg-replay>`,
    count,
    `[...document.querySelectorAll('swtcg-replay')].filter((one) =>
      one.shadowRoot?.querySelector('swtcg-board')?.shadowRoot?.querySelector('.zone')).length`,
  );

const theirs = (count) =>
  page(
    `<link rel="stylesheet" href="/lichess/lichess-pgn-viewer.css">
    <script type="module">
      import viewer from '/lichess/lichess-pgn-viewer.min.js';
      window.viewers = [];
      for (const one of document.querySelectorAll('figure > div'))
        fetch('/game.pgn').then((answer) => answer.text()).then((pgn) => window.viewers.push(viewer(one, { pgn })));
    </script>`,
    '<div></div>',
    count,
    `[...document.querySelectorAll('figure')].filter((one) => one.querySelector('cg-board piece')).length`,
  );

const pages = {
  '/ours-1.html': ours(1),
  '/ours-10.html': ours(10),
  '/ours-long.html': ours(1, '/long.json'),
  '/ours-log.html': ours(1, '/game.views.json'),
  '/theirs-1.html': theirs(1),
  '/theirs-10.html': theirs(10),
};

/** Opens a page with nothing in the cache; gives it to `work` once it is ready. */
async function visit(browser, address, work, network = null) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  try {
    // High enough that no viewer is out of sight.
    await tab.setViewport({ width: 1280, height: 12_000 });
    await tab.emulateCPUThrottling(SLOW_DOWN);
    await tab.emulateNetworkConditions(network);
    await tab.goto(address);
    await tab.waitForFunction('window.ready > 0', { timeout: 300_000 });
    return await work(tab);
  } finally {
    await context.close();
    // What the browser does to put a page away is no work of the next one.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

const times = (tab) =>
  tab.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { ready: window.ready, firstPaint: paint?.startTime ?? Number.NaN };
  });

/** The work of each step forward, with all elements up to date and laid out. */
const ourSteps = (tab) =>
  tab.evaluate(async () => {
    const viewer = document.querySelector('swtcg-replay');
    // The game is played on in the background.
    while (viewer.timeline.growing) await new Promise((resolve) => setTimeout(resolve, 50));
    await viewer.updateComplete;
    const inner = () =>
      viewer.shadowRoot.querySelectorAll('swtcg-board, swtcg-log, swtcg-controls, swtcg-rule');
    const spent = [];
    for (let i = 0; i < 200; i++) {
      const before = performance.now();
      viewer.seek(i + 1);
      await viewer.updateComplete;
      await Promise.all([...inner()].map((one) => one.updateComplete));
      viewer.getBoundingClientRect();
      spent.push(performance.now() - before);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return spent;
  });

const theirSteps = (tab) =>
  tab.evaluate(async () => {
    const [viewer] = window.viewers;
    const spent = [];
    for (let i = 0; i < 80; i++) {
      const before = performance.now();
      viewer.goTo('next');
      document.querySelector('figure').getBoundingClientRect();
      spent.push(performance.now() - before);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return spent;
  });

/** From anywhere to anywhere in a long game. */
const seeks = (tab) =>
  tab.evaluate(async () => {
    const viewer = document.querySelector('swtcg-replay');
    // The game is played on in the background.
    while (viewer.timeline.growing) await new Promise((resolve) => setTimeout(resolve, 50));
    await viewer.updateComplete;
    const length = viewer.shadowRoot.querySelector('swtcg-controls').length;
    const spent = [];
    for (let i = 0; i < 41; i++) {
      const to = (i * 7919 + 13) % length;
      const before = performance.now();
      viewer.seek(to);
      await viewer.updateComplete;
      const inner = viewer.shadowRoot.querySelectorAll('swtcg-board, swtcg-log, swtcg-controls, swtcg-rule');
      await Promise.all([...inner].map((one) => one.updateComplete));
      viewer.getBoundingClientRect();
      spent.push(performance.now() - before);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return { spent, length };
  });

/** The recorded game as a view log, as `swtcg views` writes it. */
const viewLog = () =>
  execFileSync(process.execPath, [`${root}bin/swtcg.js`, 'views', `${root}replays/game-12.json`], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });

async function bench() {
  await build({ root, configFile: `${root}vite.elements.config.ts`, logLevel: 'error' });
  await build({ root, configFile: `${root}vite.command.config.ts`, logLevel: 'error' });
  const server = await serve(
    { '/elements/': `${root}dist/elements`, '/lichess/': `${root}node_modules/@lichess-org/pgn-viewer/dist` },
    {
      ...pages,
      '/game.pgn': CHESS,
      '/game.json': await readFile(`${root}replays/game-12.json`, 'utf8'),
      '/game.views.json': viewLog(),
      '/long.json': longReplay(LONG),
    },
  );
  const browser = await openBrowser();
  try {
    const seen = {
      ours1: [],
      theirs1: [],
      ours10: [],
      theirs10: [],
      phoneGame: [],
      phoneLog: [],
      phoneTheirs: [],
    };
    const steps = { ours: [], theirs: [] };
    // In turns, so that a slow spell of the machine falls on both alike. The first round warms up and is not counted.
    for (let round = 0; round <= ROUNDS; round++) {
      const one = async (name, path, more) => {
        const result = await visit(browser, server.address + path, async (tab) => {
          const found = await times(tab);
          if (more && round > 0) more.push(...(await (more === steps.ours ? ourSteps : theirSteps)(tab)));
          return found;
        });
        if (round > 0) seen[name].push(result);
      };
      await one('ours1', '/ours-1.html', steps.ours);
      await one('theirs1', '/theirs-1.html', steps.theirs);
      await one('ours10', '/ours-10.html');
      await one('theirs10', '/theirs-10.html');
      const onPhone = async (name, path) => {
        const result = await visit(browser, server.address + path, times, SLOW_PHONE);
        if (round > 0) seen[name].push(result);
      };
      await onPhone('phoneLog', '/ours-log.html');
      await onPhone('phoneTheirs', '/theirs-1.html');
      await onPhone('phoneGame', '/ours-1.html');
    }
    const long = await visit(browser, `${server.address}/ours-long.html`, async (tab) => ({
      ...(await times(tab)),
      ...(await seeks(tab)),
    }));
    const of = (name, what) => median(seen[name].map((one) => one[what]));
    const compared = (mine, its, what) => {
      const [a, b] = [of(mine, what), of(its, what)];
      return { ours: a, theirs: b, ratio: a / b };
    };
    return {
      ready: compared('ours1', 'theirs1', 'ready'),
      firstPaint: compared('ours1', 'theirs1', 'firstPaint'),
      tenReady: compared('ours10', 'theirs10', 'ready'),
      tenFirstPaint: compared('ours10', 'theirs10', 'firstPaint'),
      phone: {
        log: compared('phoneLog', 'phoneTheirs', 'ready'),
        logFirstPaint: compared('phoneLog', 'phoneTheirs', 'firstPaint'),
        game: compared('phoneGame', 'phoneTheirs', 'ready'),
        gameFirstPaint: compared('phoneGame', 'phoneTheirs', 'firstPaint'),
      },
      stepMillis: { ours: median(steps.ours), theirs: median(steps.theirs) },
      long: {
        decisions: LONG,
        steps: long.length,
        readyMillis: long.ready,
        seekMillis: median(long.spent),
        slowestSeekMillis: Math.max(...long.spent),
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const result = await bench();
if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  const line = (name, value, limit) => console.log(`${name.padEnd(38)}${value.padStart(34)}   ${limit}`);
  const both = ({ ours: mine, theirs: its, ratio }) =>
    `${mine.toFixed(0)} : ${its.toFixed(0)} ms${ratio ? ` = ${ratio.toFixed(2)}` : ''}`;
  console.log(`swtcg-replay : Lichess's viewer, median of ${ROUNDS}, processor ${SLOW_DOWN} × slower\n`);
  line('one viewer ready', both(result.ready), '1.2 at the most');
  line('one viewer, first paint', both(result.firstPaint), '1.2 at the most');
  line('ten viewers ready', both(result.tenReady), '1.5 at the most');
  line('ten viewers, first paint', both(result.tenFirstPaint), '1.5 at the most');
  line('slow phone, a view log ready', both(result.phone.log), '1.2 at the most');
  line('slow phone, a view log, first paint', both(result.phone.logFirstPaint), '0.8 at the most');
  line('slow phone, a recorded game ready', both(result.phone.game), '1.6 at the most');
  line('slow phone, a game, first paint', both(result.phone.gameFirstPaint), '0.8 at the most');
  const { ours: mine, theirs: its } = result.stepMillis;
  line('a step', `${mine.toFixed(1)} : ${its.toFixed(1)} ms`, 'under 16 ms');
  const { decisions, steps, seekMillis, slowestSeekMillis, readyMillis } = result.long;
  line(`seek among ${decisions} decisions`, `${seekMillis.toFixed(1)} ms`, 'under 100 ms');
  line(
    '  the slowest',
    `${slowestSeekMillis.toFixed(1)} ms`,
    `${steps} steps, ready in ${readyMillis.toFixed(0)} ms`,
  );
}
