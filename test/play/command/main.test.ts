import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { swtcg } from '../../helpers/swtcg.ts';
import { example, type Loose } from '../scenario/example.ts';

const folder = mkdtempSync(join(tmpdir(), 'swtcg-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileWith(content: string | Uint8Array): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, content);
  return file;
}

/** A small scenario: nothing happens in it, or what the change says. */
const quiet = (change: (file: Loose) => void = () => {}) =>
  fileWith(
    JSON.stringify(
      example((file) => {
        Object.assign(file, {
          cards: { tie: file.cards.tie, xw: file.cards.xw },
          dark: { space: ['tie'] },
          light: { ground: [], space: ['xw'] },
          locations: [],
          at: 'space-battle',
          until: 'ground-battle',
          dice: [6, 1, 5, 2, 3],
          script: [],
          expect: { xw: { damage: 0 } },
        });
        change(file);
      }),
    ),
  );

const LINE = ['file', 'ok', 'state', 'log', 'error', 'mismatch', 'diceLeft'];

test('help is printed on request', async () => {
  for (const argv of [['--help'], ['-h'], ['run', '--help'], ['run', '-h']]) {
    const { code, out, err } = await swtcg(...argv);
    assert.equal(code, 0);
    assert.match(out, /swtcg run FILE/);
    assert.equal(err, '');
  }
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  assert.deepEqual((({ code, out, err }) => [code, out, err])(await swtcg('--version')), [
    0,
    `swtcg-elements ${version}\n`,
    '',
  ]);
});

test('a wrong command line is a sentence and exit code 2', async () => {
  const wrong: [string[], RegExp][] = [
    [[], /Which command\? See swtcg --help\.$/m],
    [['rnu'], /no command "rnu".*"run"/],
    [['--verbose'], /no option/],
    [['run'], /FILE.* See swtcg run --help\.$/m],
    [['run', '--fast', 'x.json'], /no option "--fast"/],
    [['run', 'x.json', '--cards'], /needs a value/],
    [['run', 'x.json', '--cards', '/no/such/folder'], /no folder and no file "\/no\/such\/folder"/],
    [['constructor'], /no command/],
  ];
  for (const [argv, says] of wrong) {
    const { code, out, err } = await swtcg(...argv);
    assert.equal(code, 2, argv.join(' '));
    assert.equal(out, '');
    assert.match(err, says);
    assert.equal(err.split('\n').length, 2, 'one line, no stack trace');
  }
});

test('a file that cannot be read is unreadable: exit code 2', async () => {
  const large = fileWith('');
  truncateSync(large, 50_000_000);
  const wrong: [string, RegExp][] = [
    [join(folder, 'missing.json'), /no such file: ".*missing\.json"/],
    [folder, /folder/],
    [fileWith('{ nonsense'), /not JSON/],
    [fileWith(''), /not JSON: it is empty/],
    [fileWith(' \n'), /not JSON: it is empty/],
    [fileWith(new Uint8Array([0x7b, 0xff, 0xfe])), /UTF-8/],
    [fileWith('['.repeat(100_000)), /deep/],
    [large, /too large/],
    [join(folder, 'a\0b'), /./],
  ];
  for (const [file, says] of wrong) {
    const { code, err, lines } = await swtcg('run', file);
    assert.equal(code, 2, file);
    assert.equal(err, '');
    const [line] = lines();
    assert.deepEqual(Object.keys(line), LINE);
    assert.deepEqual([line.file, line.ok, line.state, line.error.code], [file, false, null, 'unreadable']);
    assert.match(line.error.message, says);
  }
});

test('a file that is no scenario says where: exit code 2', async () => {
  const { code, lines } = await swtcg(
    'run',
    quiet((file) => {
      file.dark.space = ['tie', { card: 'xw', damage: -1 }];
    }),
  );
  assert.equal(code, 2);
  const [line] = lines();
  assert.deepEqual([line.error.code, line.error.path], ['bad-scenario', '$.dark.space[1].damage']);
});

test('JSON that is no object is no scenario, whatever the file is called', async () => {
  for (const json of ['null', ' true\n', '-1.5e3', '"a text"', '[]']) {
    const file = join(folder, 'scalar.txt');
    writeFileSync(file, json);
    const { code, lines } = await swtcg('run', file);
    const { error } = lines()[0];
    assert.deepEqual([code, error.code, error.path], [2, 'bad-scenario', '$'], json);
  }
});

test('text that cannot be read ends the run: exit code 1', async () => {
  const { code, lines } = await swtcg(
    'run',
    quiet((file) => {
      file.cards.tie.text = ['Sing a song of sixpence.'];
    }),
  );
  assert.equal(code, 1);
  assert.deepEqual([lines()[0].error.code, lines()[0].error.path], ['text-not-read', '$.cards.tie.text[0]']);
});

test('a run that is as expected: exit code 0', async () => {
  const { code, lines } = await swtcg('run', quiet());
  const [line] = lines();
  assert.deepEqual([line.ok, line.error, line.mismatch, code], [true, null, [], 0]);
  assert.deepEqual(Object.keys(line), LINE);
  assert.equal(line.state.xw.zone, 'space');
  assert.deepEqual(line.diceLeft, [6, 1, 5, 2, 3]);
  for (const step of line.log) {
    assert.ok(Array.isArray(step.path));
    assert.equal(typeof step.text, 'string');
    assert.equal(typeof step.rule, 'string');
  }
});

test('a run that is not as expected: exit code 1', async () => {
  const { code, lines } = await swtcg(
    'run',
    quiet((file) => {
      file.expect.xw.damage = 3;
    }),
  );
  const [line] = lines();
  assert.equal(code, 1);
  assert.equal(line.ok, false);
  assert.deepEqual(line.mismatch, [{ path: '$.expect.xw.damage', expected: 3, actual: 0 }]);
});

test('an expected illegal entry holds, and its reason is told', async () => {
  const illegal = (file: Loose) => {
    file.script = [{ by: 'dark', do: 'attack', unit: 'tie', target: 'tie' }];
    file.expect = { illegal: 0 };
  };
  const held = await swtcg('run', quiet(illegal));
  assert.equal(held.code, 0);
  assert.equal(held.lines()[0].ok, true);
  assert.equal(held.lines()[0].error.code, 'entry-not-legal');

  const unexpected = await swtcg(
    'run',
    quiet((file) => {
      illegal(file);
      file.expect = {};
    }),
  );
  assert.equal(unexpected.code, 1);
  assert.deepEqual([unexpected.lines()[0].ok, unexpected.lines()[0].error.entry], [false, 0]);

  const legal = await swtcg(
    'run',
    quiet((file) => {
      file.script = [{ by: 'dark', do: 'tap', unit: 'tie' }];
      file.expect = { illegal: 0 };
    }),
  );
  assert.equal(legal.code, 1);
  assert.deepEqual(legal.lines()[0].mismatch, [{ path: '$.expect.illegal', expected: 0, actual: null }]);
});

test('dice that run out end the run: exit code 1', async () => {
  const { code, lines } = await swtcg(
    'run',
    quiet((file) => {
      file.dice = [];
      file.script = [{ by: 'dark', do: 'attack', unit: 'tie', target: 'xw' }];
      file.expect = {};
    }),
  );
  assert.equal(code, 1);
  assert.equal(lines()[0].error.code, 'dice-exhausted');
});

test('several files: one line each, in their order; the highest exit code counts', async () => {
  const good = quiet();
  const wrong = quiet((file) => {
    file.expect.xw.damage = 3;
  });
  const missing = join(folder, 'missing.json');
  assert.equal((await swtcg('run', wrong, good)).code, 1);
  const { code, lines } = await swtcg('run', good, missing, wrong);
  assert.equal(code, 2);
  assert.deepEqual(
    lines().map((line) => line.file),
    [good, missing, wrong],
  );
});

test('- reads standard input, in a process of its own', () => {
  const url = new URL('../../../src/play/command/main.ts', import.meta.url);
  const code = `import(${JSON.stringify(url.href)}).then(async ({ main }) => { process.exitCode = await main(['run', '-']); })`;
  const swtcgWith = (input: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      input,
      encoding: 'utf8',
    });
  const good = swtcgWith(readFileSync(quiet(), 'utf8'));
  assert.equal(good.status, 0, good.stderr);
  assert.equal(JSON.parse(good.stdout).file, '-');
  const large = swtcgWith(' '.repeat(6_000_000));
  assert.equal(large.status, 2, large.stderr);
  assert.equal(JSON.parse(large.stdout).error.code, 'unreadable');
});
