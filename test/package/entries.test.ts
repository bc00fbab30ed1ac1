// The package as it arrives: every entry of its exports map works in plain Node, and no class registers a tag.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packed, project, root, run } from '../helpers/built.ts';

const TAGS = ['', 'swtcg'].flatMap((game) =>
  readdirSync(join(root, 'components', game)).filter((name) =>
    existsSync(join(root, 'components', game, name, `swtcg-${name}.ts`)),
  ),
);

/** Runs a module in the project that has the package; what it prints is JSON. */
let folder = '';
const told = (code: string): unknown =>
  JSON.parse(run(process.execPath, ['--input-type=module', '--eval', code], folder));

before(async () => {
  folder = await project({});
});
after(() => rm(folder, { recursive: true, force: true }));

const SCENARIO = JSON.stringify(readFileSync(join(root, 'components/demo/who-attacks-first.json'), 'utf8'));

test('publint has nothing to say', async () => {
  const { messages, pkg } = await publint({ pkgDir: await packed(), pack: false, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test('the package has a class and a define file for each tag', () => {
  const classes = told(`
    import * as all from 'swtcg-elements';
    console.log(JSON.stringify(Object.keys(all).filter((name) => name.startsWith('Swtcg'))));`);
  assert.deepEqual(
    classes,
    TAGS.map((name) => `Swtcg${name.replace(/(^|-)(.)/g, (_, _dash, first) => first.toUpperCase())}`).sort(),
  );
});

test('importing the classes registers nothing', () => {
  const registered = told(`
    import 'swtcg-elements';
    console.log(JSON.stringify(${JSON.stringify(TAGS)}.filter((name) => customElements.get('swtcg-' + name))));`);
  assert.deepEqual(registered, []);
});

for (const name of TAGS)
  test(`swtcg-elements/swtcg-${name} registers <swtcg-${name}>`, () => {
    const registered = told(`
      import 'swtcg-elements/swtcg-${name}';
      console.log(JSON.stringify(${JSON.stringify(TAGS)}.filter((name) => customElements.get('swtcg-' + name))));`);
    assert.deepEqual(registered, [name]);
  });

test('swtcg-elements/define registers all tags', () => {
  const registered = told(`
    import 'swtcg-elements/define';
    console.log(JSON.stringify(${JSON.stringify(TAGS)}.filter((name) => customElements.get('swtcg-' + name))));`);
  assert.deepEqual(registered, TAGS);
});

test('the engine plays a scenario in plain Node, without a DOM', () => {
  const result = told(`
    import { parseScenario, runScenario, Session, startPosition, swtcg2022, VERSION } from 'swtcg-elements/engine';
    const scenario = parseScenario(${SCENARIO});
    const { error, log } = runScenario(scenario);
    const session = new Session(swtcg2022, startPosition(scenario));
    console.log(JSON.stringify({
      error, lines: log.length, rules: log.every(({ rule }) => rule.includes('.')),
      legal: session.legal().length > 0, VERSION, dom: typeof HTMLElement,
    }));`) as Record<string, unknown>;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { lines, ...rest } = result;
  assert.ok((lines as number) > 5);
  assert.deepEqual(rest, { error: null, rules: true, legal: true, VERSION: version, dom: 'undefined' });
});

test('the judge’s desk answers in plain Node, without a DOM', () => {
  const answer = told(`
    import { chainOf, lookUp, openDesk } from 'swtcg-elements/desk';
    const desk = await openDesk('swccg');
    const { found } = lookUp(desk, 'eject eject');
    const chain = chainOf(desk, found[0].entry).map(({ standing }) => standing);
    console.log(JSON.stringify({ titles: found.map(({ entry }) => entry.ruling.title), chain }));`);
  assert.deepEqual(answer, {
    titles: ['Eject, Eject!', 'Come With Me'],
    chain: ['in-force', 'replaced', 'replaced'],
  });
});

test('the engine reads the notation and prints it', () => {
  const text =
    'dark:\n  space: Corsair 50/2/2\nlight:\n  space: Lancer 40/2/2\nCorsair attacks Lancer, rolling 5 6\n';
  const said = told(`
    import { NotationError, printNotation, readNotation, readScenario, runScenario } from 'swtcg-elements/engine';
    const { json } = readNotation(${JSON.stringify(text)});
    let line = null;
    try { readNotation('dark: 3 Froce'); } catch (error) { if (error instanceof NotationError) line = error.line; }
    const { state } = runScenario(readScenario(json));
    console.log(JSON.stringify({ zone: state.Lancer.zone, printed: printNotation(json), line }));`);
  const { zone, printed, line } = said as { zone: string; printed: string; line: number };
  assert.deepEqual([zone, line], ['discard', 1]);
  assert.match(printed, /Corsair attacks Lancer/);
});

test('the engine says what is wrong with a file', () => {
  const said = told(`
    import { parseScenario, SwtcgError } from 'swtcg-elements/engine';
    try { parseScenario('{ "format": "swtcg-scenario/1", "cards": 3 }'); }
    catch (error) { console.log(JSON.stringify({ ours: error instanceof SwtcgError, ...error.info })); }`) as {
    ours: boolean;
    code: string;
    path: string;
  };
  assert.equal(said.ours, true);
  assert.equal(said.code, 'bad-scenario');
  assert.match(said.path, /^\$/);
});

test('the statecharts run in XState, in plain Node', () => {
  const states = told(`
    import { createActor } from 'xstate';
    import { charts, gameLogic, innermost } from 'swtcg-elements/machines';
    import { parseScenario, startPosition } from 'swtcg-elements/engine';
    const game = startPosition(parseScenario(${SCENARIO}));
    const actor = createActor(gameLogic, { input: { game, at: [] } }).start();
    const { state } = innermost(actor.getSnapshot().chart);
    console.log(JSON.stringify({ states: Object.keys(charts.game.states), waits: state.tags }));`) as {
    states: string[];
    waits: string[];
  };
  assert.ok(states.states.includes('turn'));
  assert.deepEqual(states.waits, ['player']);
});

test('replays, their schema and the manifest are data files', () => {
  const data = told(`
    import replay from 'swtcg-elements/replays/game-12.json' with { type: 'json' };
    import schema from 'swtcg-elements/schema/swtcg-replay-1.json' with { type: 'json' };
    import manifest from 'swtcg-elements/custom-elements.json' with { type: 'json' };
    import { readReplay, verify } from 'swtcg-elements/engine';
    console.log(JSON.stringify({
      verdict: verify(readReplay(replay)).verdict, schema: schema.$schema !== undefined,
      paths: manifest.modules.map(({ path }) => path),
    }));`) as { verdict: string; schema: boolean; paths: string[] };
  assert.equal(data.verdict, 'exact');
  assert.equal(data.schema, true);
  for (const path of data.paths)
    assert.ok(existsSync(join(folder, 'node_modules/swtcg-elements', path)), path);
});

test('the command runs from the package', () => {
  const help = run(process.execPath, ['node_modules/swtcg-elements/bin/swtcg.js', '--help'], folder);
  assert.match(help, /swtcg run FILE/);
});

test('every module has its types and a source map with its source', async () => {
  const lib = join(await packed(), 'dist/lib');
  const modules = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  assert.ok(modules.length > 300);
  for (const file of modules) {
    assert.ok(existsSync(join(lib, file.replace(/\.js$/, '.d.ts'))), `${file} has no types`);
    const map = JSON.parse(readFileSync(join(lib, `${file}.map`), 'utf8'));
    assert.ok(map.sourcesContent[0].length > 0, `${file} has no source`);
  }
  const types = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  for (const file of types)
    assert.doesNotMatch(readFileSync(join(lib, file), 'utf8'), /['"]\.[^'"]*(?<!\.d)\.ts['"]/, file);
});

test('the package holds what is needed and no more', async () => {
  const files = readdirSync(await packed(), { recursive: true, encoding: 'utf8' });
  const folders = new Set(
    files.map((file) =>
      file
        .split('/')
        .slice(0, file.startsWith('dist/') ? 2 : 1)
        .join('/'),
    ),
  );
  assert.deepEqual([...folders].sort(), [
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'dist/command.js',
    'dist/custom-elements.json',
    'dist/editor',
    'dist/elements',
    'dist/lib',
    'examples',
    'package.json',
    'replays',
  ]);
  assert.deepEqual(
    files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
    [],
  );
});
