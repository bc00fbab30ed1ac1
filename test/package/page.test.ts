// One script in a page: five lines are enough, also under a strict policy; many elements share code and data.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readNotation as readFile, wholeLog } from '../../src/engine.ts';
import { packed, root, run } from '../helpers/built.ts';
import { Site, tables } from '../helpers/pages.ts';

/** Nothing from elsewhere, no styles and no code in the page, no text as HTML or code; drawings may stand in style sheets. */
const STRICT = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types lit-html",
};

const SCRIPT = '<script type="module" src="/elements/swtcg-elements.js"></script>';

const FIVE_LINES = `<!doctype html>
<title>A rule example and a game</title>
${SCRIPT}
<swtcg-replay src="/demo/who-attacks-first.json"></swtcg-replay>
<swtcg-replay src="/replays/game-12.json"></swtcg-replay>`;

/** Bytes of gzip, as `npm run size` counts them. */
const packedSize = (file: string): number =>
  gzipSync(readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, ''), { level: 9 }).length;
const sum = (a: number, b: number): number => a + b;

/** Two examples that differ in their texts. */
const EXAMPLES = {
  keyword: 'Pay 1 Force -> Evade 2',
  sentence: 'Pay 1 Force -> One of your Space units gets +3 power for this attack.',
};

/** The page that the README tells its reader to write. */
const README = /```html\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';

/** An example of the second game as its notation is explained. */
const SECOND_NOTATION =
  /```\n(ruleset: swlcg-2012[\s\S]*?)```/.exec(
    readFileSync(join(root, 'docs/notation-lcg.md'), 'utf8'),
  )?.[1] ?? '';

const twenty = (tag: (n: number) => string): string =>
  `<!doctype html><title>Twenty</title>${SCRIPT}${Array.from({ length: 20 }, (_, n) => tag(n)).join('\n')}`;

const CARD =
  '{ "name": "Marsh Scouts", "type": "Ground", "speed": 30, "power": 3, "health": 2, "text": ["Lucky 1"] }';

const GAMES = readdirSync(join(root, 'replays')).filter((file) => /^game-.*\.json$/.test(file));

/** Games that are more than plain ones, and how they are judged. */
const KEPT = [
  { game: 'greedy-2.json', verdict: 'exact' },
  { game: 'generated-always-1.json', verdict: 'exact' },
  { game: 'battle-empty-1.json', verdict: 'exact' },
  { game: 'battle-never-3.json', verdict: 'exact' },
  { game: 'judge-core.json', verdict: 'unverified' },
];

/** A file with every step told. */
function logOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const json = file.endsWith('.json') ? text : JSON.stringify(readFile(text).json);
  return JSON.stringify(wholeLog(json));
}

const LOGS: Readonly<Record<string, () => string>> = {
  game: () => logOf('replays/game-12.json'),
  example: () => logOf('examples/evade-and-critical-hit.txt'),
};

/** Instead of the inspector's window, which stands on another host: it says that it is there, and keeps what it is told. */
const WINDOW = `
  window.told = [];
  window.open = (address) => {
    window.opened = String(address);
    setTimeout(() => window.postMessage({ type: '@statelyai.connected' }), 100);
    return { postMessage: (event) => window.told.push(event) };
  };`;

let site: Site;
let elements = '';

before(async () => {
  elements = join(await packed(), 'dist/elements');
  site = await Site.open(
    {
      '/readme/elements/': elements,
      '/elements/': elements,
      '/demo/': join(root, 'components/demo'),
      '/replays/': join(root, 'replays'),
      '/kept/': join(root, 'test/kept'),
      '/lessons/': join(root, 'lessons'),
      '/examples/': join(root, 'examples'),
    },
    {
      '/readme/index.html': README,
      '/five.html': FIVE_LINES,
      '/same.html': twenty(() => '<swtcg-replay src="/replays/game-12.json"></swtcg-replay>'),
      '/mixed.html': twenty(
        (n) =>
          [
            '<swtcg-replay src="/replays/game-11.json"></swtcg-replay>',
            '<swtcg-replay src="/demo/who-attacks-first.json"></swtcg-replay>',
            `<swtcg-card><script type="application/json">${CARD}</script></swtcg-card>`,
            '<swtcg-odds power="5" health="3"></swtcg-odds>',
            '<swtcg-sequence of="attack" path="turn battle space attack diceRoll"></swtcg-sequence>',
          ].at(n % 5) as string,
      ),
      '/inspected.html': `<!doctype html><title>Inspected</title><script src="/window.js"></script>${SCRIPT}
<swtcg-replay inspect src="/replays/game-12.json"></swtcg-replay>`,
      '/inspected-log.html': `<!doctype html><title>Inspected</title><script src="/window.js"></script>${SCRIPT}
<swtcg-replay inspect src="/views/game.views.json"></swtcg-replay>`,
      '/window.js': WINDOW,
      ...Object.fromEntries(
        GAMES.map((game) => [
          `/one/${game}.html`,
          `<!doctype html><title>One</title>${SCRIPT}<swtcg-replay src="/replays/${game}"></swtcg-replay>`,
        ]),
      ),
      ...Object.fromEntries(
        KEPT.map(({ game }) => [
          `/kept-${game}.html`,
          `<!doctype html><title>Kept</title>${SCRIPT}<swtcg-replay src="/kept/${game}"></swtcg-replay>`,
        ]),
      ),
      '/far.html': `<!doctype html><title>Far down</title>${SCRIPT}
<div hidden><swtcg-replay src="/replays/game-12.json"></swtcg-replay></div>
<swtcg-replay preload="none" src="/replays/game-12.json"></swtcg-replay>
<canvas width="9" height="5000"></canvas><br>
<swtcg-replay src="/replays/game-12.json"></swtcg-replay>`,
      ...Object.fromEntries(
        Object.entries(LOGS).flatMap(([name, log]) => [
          [`/views/${name}.views.json`, log()],
          [
            `/views/${name}.html`,
            `<!doctype html><title>Told</title>${SCRIPT}<swtcg-replay src="/views/${name}.views.json"></swtcg-replay>`,
          ],
          [
            `/views/${name}-inside.html`,
            `<!doctype html><title>Told inside</title>${SCRIPT}<swtcg-replay><script type="application/json">${log().replaceAll('<', '\\u003c')}</script></swtcg-replay>`,
          ],
        ]),
      ),
      ...Object.fromEntries(
        Object.entries(EXAMPLES).map(([name, text]) => [
          `/example/${name}.html`,
          `<!doctype html><title>Example</title>${SCRIPT}<swtcg-replay><pre>
dark: 3 Force
  space: Grey Destroyer 30/5/6 "Critical Hit 2"
light: 4 Force
  space: Marsh Wing 20/3/3 "${text}"
Grey Destroyer attacks Marsh Wing, rolling 6 4 2 1 5
</pre></swtcg-replay>`,
        ]),
      ),
      '/second.html': `<!doctype html><title>Second</title>${SCRIPT}<swtcg-replay src="/replays/lcg-1.json"></swtcg-replay>`,
      '/second-example.html': `<!doctype html><title>Example</title>${SCRIPT}<swtcg-replay src="/examples/lcg-edge-values-add-up.json"></swtcg-replay>`,
      '/second-notation.html': `<!doctype html><title>Notation</title>${SCRIPT}<swtcg-replay><pre>${SECOND_NOTATION}</pre></swtcg-replay>`,
      '/second-views.html': `<!doctype html><title>Views</title>${SCRIPT}<swtcg-replay src="/views/second.views.json"></swtcg-replay>`,
      '/views/second.views.json': logOf('replays/lcg-1.json'),
      '/second-table.html': `<!doctype html><title>Table</title>${SCRIPT}<swtcg-table ruleset="swlcg-2012" dark="greedy"></swtcg-table>`,
      '/table.html': `<!doctype html><title>Table</title>${SCRIPT}<swtcg-table></swtcg-table>`,
      '/lesson.html': `<!doctype html><title>Lesson</title>${SCRIPT}<swtcg-lesson src="/lessons/a-unit.json"></swtcg-lesson>`,
      '/write.html': `<!doctype html><title>Write</title>${SCRIPT}<swtcg-write></swtcg-write>`,
      '/later.html': `<!doctype html><title>Later</title>${SCRIPT}<main></main>`,
    },
    STRICT,
  );
});
after(() => site?.close());

test('five lines show a rule example and a game, under a strict policy with Trusted Types', async () => {
  const { page, requests, complaints } = await site.visit('/five.html');
  assert.equal((await tables(page, 2)).length, 2);
  // Stepping brings explanations, odds and cards for reading: they, too, keep to the policy.
  await page.evaluate(`(async () => {
    for (const viewer of document.querySelectorAll('swtcg-replay')) {
      viewer.seek(8);
      await viewer.showKeys();
      await viewer.updateComplete;
    }
  })()`);
  const board = `document.querySelector('swtcg-replay').shadowRoot.querySelector('swtcg-board').shadowRoot`;
  await page.evaluate(`${board}.querySelector('.unit button').click()`);
  await page.waitForFunction(`${board}.querySelector('swtcg-card')?.shadowRoot?.childElementCount > 0`);
  await page.waitForNetworkIdle();
  assert.deepEqual(complaints, []);
  assert.deepEqual(
    requests.filter((one) => !one.startsWith('/')),
    [],
    'nothing is asked of other hosts',
  );
  assert.deepEqual(requests.filter((one) => !one.startsWith('/elements/')).sort(), [
    '/demo/who-attacks-first.json',
    '/five.html',
    '/replays/game-12.json',
  ]);
});

test('cards that are only named are heard without stray spaces', async () => {
  const { page } = await site.visit('/one/game-12.json.html');
  await tables(page, 1);
  await page.evaluate(`document.querySelector('swtcg-replay').seek('30.1')`);
  await page.waitForFunction(
    `document.querySelector('swtcg-replay').shadowRoot.querySelector('swtcg-board').shadowRoot.querySelector('.hand .tag')`,
  );
  const tree = await page.createCDPSession();
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ role }) => role?.value === 'button').map(({ name }) => String(name?.value));
  assert.ok(heard.some((name) => /^\w[\w ]+, Battle$/.test(name)));
  assert.deepEqual(
    heard.filter((name) => name.includes(' ,')),
    [],
  );
});

test('the page of the README works, and its tag has nothing but the example', async () => {
  assert.match(README, /<swtcg-replay>/);
  const { page, requests, complaints } = await site.visit('/readme/index.html');
  await tables(page, 1);
  await page.waitForNetworkIdle({ idleTime: 1500 });
  // Its texts are keywords: no grammar is needed, and no rules that few cards have.
  const { example } = JSON.parse(run(process.execPath, ['tools/size.js', '--json']));
  const scripts = requests.filter((one) => one.endsWith('.js')).map((one) => one.split('/elements/').at(-1));
  assert.equal(scripts.map((file) => packedSize(join(elements, file as string))).reduce(sum), example);
  await page.evaluate(`document.querySelector('swtcg-replay').seek(1000)`);
  await page.waitForFunction(
    `document.querySelector('swtcg-replay').shadowRoot.querySelector('[part=said]').textContent !== ''`,
  );
  assert.equal(await page.$('swtcg-replay >>> [role=alert]'), null);
  assert.deepEqual(complaints, []);
});

test('the README has the sizes that `npm run size` measures', () => {
  const sizes = JSON.parse(run(process.execPath, ['tools/size.js', '--json']));
  const measured: Record<string, number> = {
    views: sizes.views,
    replay: sizes.gzip,
    example: sizes.example,
    texts: sizes.exampleWithTexts,
    table: sizes.table,
  };
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const told = [...readme.matchAll(/<!-- size:(\w+) -->(\d+)<!-- \/size -->/g)];
  assert.deepEqual(told.map(([, name]) => name).sort(), Object.keys(measured).sort());
  for (const [, name = '', kilobytes] of told)
    assert.ok(
      Math.abs((measured[name] ?? 0) - Number(kilobytes) * 1000) < 1500,
      `${name}: ${kilobytes} kB in the README, ${measured[name]} B measured (node tools/size.js --readme)`,
    );
});

for (const [name, text] of Object.entries(EXAMPLES))
  test(`an example with "${text}" asks for the grammar of texts only where it needs it, and can be played on`, async () => {
    const { page, requests, complaints } = await site.visit(`/example/${name}.html`);
    await tables(page, 1);
    const grammar = requests.some((asked) => asked.includes('/chunks/grammar-'));
    assert.equal(grammar, name !== 'keyword');
    await page.evaluate(`document.querySelector('swtcg-replay').branch(0)`);
    await page.waitForFunction(`document.querySelector('swtcg-replay').timeline.live`);
    assert.deepEqual(complaints, []);
  });

for (const [what, table] of [
  ['table', "document.querySelector('swtcg-table')"],
  ['lesson', "document.querySelector('swtcg-lesson').shadowRoot?.querySelector('swtcg-table')"],
] as const)
  test(`a ${what} with cards of our own needs no grammar of texts`, async () => {
    const { page, requests, complaints } = await site.visit(`/${what}.html`);
    await page.waitForFunction(`${table}?.shadowRoot?.querySelector('swtcg-board')`);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    assert.ok(requests.some((one) => one.includes('/chunks/engine-')));
    assert.deepEqual(
      requests.filter((one) => one.includes('/chunks/grammar-')),
      [],
    );
    assert.deepEqual(complaints, []);
  });

test('writing an example keeps to a strict policy with Trusted Types: as steps, played at a table, and with a mistake in it', async () => {
  const { page, complaints } = await site.visit('/write.html');
  const inside = `document.querySelector('swtcg-write').shadowRoot`;
  const shown = (tag: string) =>
    `${inside}?.querySelector('${tag}')?.shadowRoot?.querySelector('swtcg-board')`;
  await page.waitForFunction(shown('swtcg-replay'));
  assert.ok(
    await page.evaluate(`${inside}.querySelector('.fine') !== null`),
    'the first text has no mistakes',
  );

  const typed = (text: string) => `{
    const area = ${inside}.querySelector('textarea');
    area.value = ${JSON.stringify(text)};
    area.dispatchEvent(new InputEvent('input'));
  }`;
  const text = `dark:
  space: Grey Destroyer 30/5/6
light:
  space: Marsh Wing 20/3/3 "${EXAMPLES.sentence}"
Grey Destroyer attacks Marsh Wing, rolling 6 4 2 1 5
`;
  await page.evaluate(typed(text));
  await page.waitForFunction(`${inside}.querySelector('swtcg-replay')?.textContent.includes('Marsh Wing')`);
  await page.waitForFunction(shown('swtcg-replay'));
  await page.evaluate(`${inside}.querySelectorAll('[name=mode]')[1].click()`);
  await page.waitForFunction(shown('swtcg-table'));
  await page.evaluate(typed(`${text}<script>nobody</script> attacks\n`));
  await page.waitForFunction(`${inside}.querySelector('.faults button')`);
  assert.deepEqual(complaints, []);
});

/** What a script was made of, by the map beside it. */
const sourcesOf = (request: string): readonly string[] =>
  JSON.parse(readFileSync(`${join(elements, request.replace(/^\/elements\//, ''))}.map`, 'utf8')).sources;

/** The folders of each game, in which the other has nothing to look for. */
const FOLDERS = {
  first: /\/(?:src|machines|components)\/lcg\//,
  second: /\/(?:src|machines|components)\/swtcg\//,
} as const;

for (const [game, path, seek] of [
  ['first', '/one/game-12.json.html', true],
  ['second', '/second.html', true],
  ['second', '/second-example.html', true],
  ['second', '/second-notation.html', true],
  ['second', '/second-views.html', true],
  ['first', '/table.html', false],
  ['second', '/second-table.html', false],
] as const)
  test(`a page with the ${game} game loads nothing of the other: ${path}`, async () => {
    const { page, requests, complaints } = await site.visit(path);
    const element = `document.querySelector('swtcg-replay, swtcg-table')`;
    await page.waitForFunction(
      `${element}?.shadowRoot?.querySelector('[part=board]')?.shadowRoot?.childElementCount > 0`,
    );
    // Stepping brings what is told of a step, and what moves on the board.
    if (seek)
      await page.evaluate(`(async () => {
        const viewer = ${element};
        for (let at = 0; at < viewer.timeline.length; at += Math.ceil(viewer.timeline.length / 20)) {
          viewer.seek(at);
          await viewer.updateComplete;
        }
      })()`);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    const scripts = requests.filter((one) => one.endsWith('.js'));
    const other = scripts.flatMap((one) => sourcesOf(one).filter((source) => FOLDERS[game].test(source)));
    assert.deepEqual(other, []);
    assert.equal(await page.$('swtcg-replay >>> [role=alert], swtcg-table >>> [role=alert]'), null);
    assert.deepEqual(complaints, []);
  });

test('twenty elements with one file load the engine once, and the file once', async () => {
  const { page, requests } = await site.visit('/same.html');
  assert.equal((await tables(page, 20)).length, 20);
  await page.waitForNetworkIdle();
  assert.deepEqual(
    requests.filter((one, n) => requests.indexOf(one) !== n),
    [],
  );
  assert.equal(requests.filter((one) => one.includes('/chunks/engine-')).length, 1);
  assert.equal(requests.filter((one) => one.startsWith('/replays/')).length, 1);
  // The page, the script, the game, and what it takes to play and draw it.
  assert.ok(requests.length <= 8, requests.join('\n'));
  const played = `new Set([...document.querySelectorAll('swtcg-replay')].map((one) => one.timeline.source)).size`;
  assert.equal(await page.evaluate(played), 1, 'the game is played once');
});

test('a page with one game asks for what `npm run size` counts, and for nothing more until its reader does something', async () => {
  const { files } = JSON.parse(run(process.execPath, ['tools/size.js', '--json']));
  const counted = files.map(({ file }: { file: string }) => `/elements/${file}`);
  assert.ok(GAMES.length >= 3);
  for (const game of GAMES) {
    const { page, requests, complaints } = await site.visit(`/one/${game}.html`);
    await tables(page, 1);
    await page.waitForFunction(`document.querySelector('swtcg-replay').timeline.source?.verdict`);
    await page.waitForNetworkIdle({ idleTime: 1500 });
    assert.deepEqual(requests.slice().sort(), [...counted, `/one/${game}.html`, `/replays/${game}`].sort());
    assert.deepEqual(complaints, []);
  }
});

for (const name of Object.keys(LOGS))
  test(`a page with the log of one ${name} is stepped through without the engine, which comes when somebody plays on`, async () => {
    const { toldFiles } = JSON.parse(run(process.execPath, ['tools/size.js', '--json']));
    const counted = toldFiles.map(({ file }: { file: string }) => `/elements/${file}`);
    const address = `/views/${name}.views.json`;
    for (const where of [[address], []]) {
      const path = `/views/${name}${where.length > 0 ? '' : '-inside'}.html`;
      const { page, requests, complaints } = await site.visit(path);
      await tables(page, 1);
      await page.waitForNetworkIdle({ idleTime: 1500 });
      assert.deepEqual(requests.slice().sort(), [...counted, path, ...where].sort());
      // From end to end: what comes now are explanations, dice and odds.
      await page.evaluate(`(async () => {
        const viewer = document.querySelector('swtcg-replay');
        const last = viewer.timeline.length - 1;
        for (let at = 0; at <= last; at += Math.ceil(last / 30)) {
          viewer.seek(at);
          await viewer.updateComplete;
        }
      })()`);
      await page.waitForNetworkIdle({ idleTime: 500 });
      const engine = () => requests.filter((one) => /\/(engine|grammar|notation)-/.test(one));
      assert.deepEqual(engine(), []);
      await page.evaluate(`document.querySelector('swtcg-replay').branch(0)`);
      await page.waitForFunction(`document.querySelector('swtcg-replay').timeline.live`);
      assert.ok(engine().length > 0);
      assert.deepEqual(complaints, []);
    }
  });

test('what draws an attack comes when a reader goes to one; where it does not come, the table is drawn without', async () => {
  for (const comes of [true, false]) {
    const { page, complaints } = await site.visit('/one/game-12.json.html');
    await tables(page, 1);
    await page.waitForFunction(`document.querySelector('swtcg-replay').timeline.source?.verdict`);
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      /\/action-/.test(request.url()) && !comes ? request.abort() : request.continue(),
    );
    const lanes = await page.evaluate(`(async () => {
      const viewer = document.querySelector('swtcg-replay');
      viewer.seek(viewer.timeline.lines.findIndex(({ entry }) => entry.rule === 'attack.declare'));
      await viewer.updateComplete;
      const board = viewer.shadowRoot.querySelector('swtcg-board');
      await board.updateComplete;
      // It is drawn at once, and again when the drawing of the attack has arrived.
      for (let n = 0; n < 100 && ${comes} && !board.shadowRoot.querySelector('.lane'); n++)
        await new Promise((done) => setTimeout(done, 50));
      return [board.attack !== null, board.shadowRoot.querySelectorAll('.lane').length, board.shadowRoot.querySelectorAll('.arena').length];
    })()`);
    assert.deepEqual(lanes, [true, comes ? 1 : 0, 3]);
    await page.waitForNetworkIdle();
    assert.deepEqual(
      complaints.filter((one) => !one.includes('Failed to load resource')),
      [],
    );
  }
});

test('a game of any kind has its rules with the engine', async () => {
  for (const { game, verdict } of KEPT) {
    const { page, requests, complaints } = await site.visit(`/kept-${game}.html`);
    await tables(page, 1);
    const source = `document.querySelector('swtcg-replay').timeline.source`;
    await page.waitForFunction(`${source}?.verdict`);
    assert.equal(await page.evaluate(`${source}.verdict.verdict`), verdict, game);
    assert.ok(!requests.some((one) => /chunks\/grammar-/.test(one)), game);
    assert.deepEqual(complaints, []);
  }
});

for (const [what, where] of [
  ['game', '/inspected.html'],
  ['game in a log, which is played for it', '/inspected-log.html'],
] as const)
  test(`\`inspect\` opens the inspector on the statecharts of the ${what}`, async () => {
    const { page, requests, complaints } = await site.visit(where);
    await tables(page, 1);
    assert.match(String(await page.evaluate('window.opened')), /^https:\/\/stately\.ai\//);
    const kinds = `new Set(window.told.map(({ type }) => type))`;
    await page.waitForFunction(`${kinds}.has('@xstate.actor') && ${kinds}.has('@xstate.snapshot')`);
    const charts = `window.told.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name)`;
    const names = (await page.evaluate(charts)) as string[];
    assert.ok(names.includes('viewer') && names.length > 1, names.join());
    assert.ok(requests.some((one) => one.includes('/chunks/inspector-')));
    assert.deepEqual(complaints, []);
  });

test('twenty elements of five kinds ask for nothing twice', async () => {
  const { page, requests, complaints } = await site.visit('/mixed.html');
  await tables(page, 8);
  for (const tag of ['swtcg-card', 'swtcg-odds', 'swtcg-sequence'])
    await page.waitForFunction(
      `[...document.querySelectorAll('${tag}')].every((one) => one.shadowRoot?.childElementCount > 0)`,
    );
  await page.waitForNetworkIdle();
  assert.deepEqual(complaints, []);
  assert.deepEqual(
    requests.filter((one, n) => requests.indexOf(one) !== n),
    [],
  );
  assert.equal(requests.filter((one) => one.includes('/chunks/engine-')).length, 1);
});

test('a game in sight has its engine fetched before anything of it is drawn', async () => {
  const { page } = await site.visit(`/one/${GAMES[0]}.html`);
  await tables(page, 1);
  const [engine, painted] = (await page.evaluate(`[
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/chunks/engine-')).startTime,
    performance.getEntriesByName('first-contentful-paint')[0].startTime,
  ]`)) as [number, number];
  assert.ok(engine < painted, `asked for at ${engine} ms, first paint at ${painted} ms`);
});

test('games that are hidden, wait to be asked for or stand far down load nothing; one that is scrolled to does', async () => {
  const { page, requests } = await site.visit('/far.html');
  await page.waitForNetworkIdle();
  assert.deepEqual(requests, ['/far.html', '/elements/swtcg-elements.js']);
  await page.evaluate(`document.querySelector('body > swtcg-replay:last-of-type').scrollIntoView()`);
  await page.waitForFunction(
    `[...document.querySelectorAll('swtcg-replay')].map((one) => Boolean(one.timeline.source)).join() === 'false,false,true'`,
    { timeout: 20_000 },
  );
});

test('a tag that is added later is fetched then', async () => {
  const { page, requests } = await site.visit('/later.html');
  await page.waitForNetworkIdle();
  assert.deepEqual(requests, ['/later.html', '/elements/swtcg-elements.js']);
  await page.evaluate(`{
    const odds = document.createElement('swtcg-odds');
    odds.setAttribute('power', '4');
    document.querySelector('main').append(odds);
  }`);
  await page.waitForFunction(`document.querySelector('swtcg-odds').shadowRoot?.childElementCount > 0`);
});

test('every script says under which license it is, and the file that it names has them all', () => {
  const scripts = readdirSync(elements, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!-host)\.js$/.test(file),
  );
  assert.ok(scripts.length > 20);
  const built = scripts.filter(
    (file) =>
      !file.startsWith('pieces') && /sourceMappingURL/.test(readFileSync(join(elements, file), 'utf8')),
  );
  for (const file of built)
    assert.match(readFileSync(join(elements, file), 'utf8'), /\/\*! MIT, with Lit/, file);
  const text = readFileSync(join(elements, 'licenses.txt'), 'utf8');
  for (const name of ['swtcg-elements', 'lit-html', '@lit/reactive-element', 'xstate'])
    assert.ok(text.includes(name), name);
  assert.match(text, /BSD 3-Clause|BSD-3-Clause/);
});

test('the build says what its files are', () => {
  const map = JSON.parse(readFileSync(join(elements, 'importmap.json'), 'utf8'));
  const { version, entry, files } = JSON.parse(readFileSync(join(elements, 'integrity.json'), 'utf8'));
  assert.equal(version, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
  assert.ok(entry in files);
  for (const [file, said] of Object.entries(files)) {
    const hash = createHash('sha384')
      .update(readFileSync(join(elements, file)))
      .digest('base64');
    assert.equal(said, `sha384-${hash}`, file);
    assert.equal(map.integrity[`./elements/${file}`], said);
  }
});
