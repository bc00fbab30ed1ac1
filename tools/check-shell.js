// Shows that what drives, shows and plays any game needs none of the built-in ones: copies the tree without them, with empty
// registries, compiles what is left and runs the tests that need no game, in Node and in a browser. `--types`: compiles only.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'dist', `shell-${process.pid}`);

/** What is copied. */
const KEPT = [
  ...['src/core', 'src/play', 'machines/host', 'machines/ui', 'test', 'tools'],
  ...['replay', 'table', 'log', 'controls', 'details', 'lesson', 'problem', 'rule', 'shared', 'source'].map(
    (folder) => `components/${folder}`,
  ),
  ...['tsconfig.json', 'tsconfig.engine.json', 'tsconfig.node.json', 'tsconfig.dom.json'],
  ...['package.json', 'web-test-runner.config.js'],
];

/** What is of a game in there, or of programs that have all of them. */
const LEFT_OUT = [
  'src/play/command',
  'test/components/notation.test.ts',
  // Rulings are those of all games.
  'machines/ui/rulings.ts',
];

/** Stands in the place of what is left out. */
const INSTEAD = {
  'machines/games.ts': `import type { Game } from '../src/core/game/game.ts';
export const GAMES: Readonly<Record<string, () => Promise<Game>>> = {};`,
  'components/games/displays.ts': `import type { GameTypes } from '../../src/core/game/game-types.ts';
import type { GameDisplay } from '../shared/game-display.ts';
export type FirstGame = GameTypes;
export const DISPLAYS: Readonly<Record<string, () => Promise<GameDisplay>>> = {};`,
  'components/games/words.ts': `import type { GameWords } from '../shared/game-words.ts';
export const WORDS: Readonly<Record<string, () => Promise<GameWords>>> = {};`,
  'components/games/rulebooks.ts': `import type { RuleIndex } from '../shared/rules.ts';
export const RULEBOOKS: Readonly<Record<string, () => Promise<RuleIndex>>> = {};`,
  'components/games/charts.ts': `import type { GameCharts } from '../shared/game-charts.ts';
export const CHARTS: Readonly<Record<string, () => Promise<GameCharts>>> = {};`,
  'components/games/text-hints.ts': 'export const textHint = (): string => "";',
};

const CODE = /\.ts$/;
const filesIn = (folder) =>
  readdirSync(join(copy, folder), { recursive: true })
    .map((file) => [folder, ...String(file).split(sep)].join('/'))
    .filter((file) => CODE.test(file));

/** Whether all that a file imports, and what that imports, is in the copy. */
function isWhole(file, seen = new Set()) {
  if (seen.has(file)) return true;
  seen.add(file);
  if (!existsSync(join(copy, file))) return false;
  if (!CODE.test(file)) return true;
  const imports = readFileSync(join(copy, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...imports].every(([, name]) => isWhole(posix.join(posix.dirname(file), name), seen));
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}

for (const path of KEPT) cpSync(join(root, path), join(copy, path), { recursive: true });
for (const path of LEFT_OUT) rmSync(join(copy, path), { recursive: true, force: true });
for (const [path, text] of Object.entries(INSTEAD)) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), `${text}\n`);
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

try {
  const whole = filesIn('test').filter((file) => isWhole(file));
  const tests = whole.filter((file) => file.endsWith('.test.ts'));
  const inPage = tests.filter((file) => file.startsWith('test/components/'));
  // What reads the whole tree as text is no test of what is left of it.
  const inNode = tests.filter(
    (file) => !inPage.includes(file) && /^test\/(core|games|machines|play)\//.test(file),
  );
  writeFileSync(
    join(copy, 'tsconfig.shell.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['mocha', 'node'] },
      files: [...['src', 'machines', 'components'].flatMap(filesIn), ...inPage, ...inNode],
      references: [],
    }),
  );
  console.log('Compiling the shell without a game …');
  const compiled = run(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.shell.json'],
    copy,
  );
  if (compiled && !process.argv.includes('--types')) {
    console.log(`Its tests that need no game: ${[...inNode, ...inPage].join(', ')}`);
    run(process.execPath, ['tools/test-node.js', ...inNode], copy);
    run(process.execPath, ['tools/test-browser.js', ...inPage], copy);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
