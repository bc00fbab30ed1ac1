// The rooms import one way only: src/core ← src/play and machines/host, src/core ← the games ← their charts; all of them ←
// components ← stories. replays/ is data; what drives games knows none, and no game knows another.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Import, importsOf } from './helpers/imports.ts';

interface Rule {
  /** The folders, besides its own, that a room may import from. */
  rooms: string[];
  /** The packages that it may import; undefined: any, but no Node built-in. */
  packages?: string[];
  /** The packages that it may import by `import()` only. */
  lazyPackages?: string[];
  /** The folders that it may import by `import()` only, or for their types. */
  lazyRooms?: string[];
  node?: true;
}

/** Well-kept libraries of plain data and pure functions that src/ may use. */
const DATA_LIBRARIES: string[] = [];

/** The elements that show and play any game, and what they share. */
const SHELL = [
  ...['replay', 'table', 'log', 'controls', 'details', 'lesson', 'problem', 'rule'],
  ...['shared', 'source'],
].map((folder) => `components/${folder}`);

const COMPONENTS = ['components', 'components/games', 'components/swtcg', ...SHELL];

/** They know of games what the registries fetch. */
const shellRule: Rule = {
  rooms: [
    ...['src/core', 'src/play', 'machines', 'machines/host', 'machines/ui'],
    ...['components/games', ...SHELL],
  ],
  packages: ['lit', 'xstate'],
  lazyPackages: ['@statelyai/inspect'],
};

const RULES: Record<string, Rule> = {
  // What every game needs; it knows none.
  'src/core': { rooms: [], packages: DATA_LIBRARIES },
  // A game: what is true in it.
  'src/swtcg': { rooms: ['src/core', 'src/play'], packages: DATA_LIBRARIES },
  // Rulings of all games and documents; the index of rules is a part of them.
  'src/desk': { rooms: ['src/core', 'src/swtcg'], packages: DATA_LIBRARIES },
  'src/lcg': { rooms: ['src/core'], packages: DATA_LIBRARIES },
  // Who drives a game, and knows none.
  'src/play': { rooms: ['src/core', 'machines/host'], packages: ['xstate'] },
  // The part of it that runs in Node only; nothing imports it.
  'src/play/command': {
    rooms: [
      'src',
      'src/core',
      'src/swtcg',
      'src/lcg',
      'src/desk',
      'src/play',
      'machines/host',
      'machines/swtcg',
    ],
    packages: ['xstate'],
    node: true,
  },
  // The package's entry for programs: every game, driven.
  src: {
    rooms: ['src/core', 'src/swtcg', 'src/desk', 'src/play', 'machines/swtcg', 'machines/lcg'],
  },
  // It runs the charts of any game, and knows none.
  'machines/host': { rooms: ['src/core'], packages: ['xstate'] },
  'machines/swtcg': { rooms: ['src/core', 'src/swtcg', 'machines/host'], packages: ['xstate'] },
  'machines/lcg': { rooms: ['src/core', 'src/lcg', 'machines/host'], packages: ['xstate'] },
  // The charts of the elements: no DOM, but what they show is played.
  'machines/ui': {
    rooms: ['src/core', 'src/desk', 'src/play', 'machines/host'],
    packages: ['xstate'],
  },
  // The registry of the games.
  machines: { rooms: ['src/core', 'machines/host', 'machines/swtcg', 'machines/lcg'] },
  ...Object.fromEntries(SHELL.map((folder) => [folder, shellRule])),
  // What a game contributes in the page.
  'components/swtcg': {
    ...shellRule,
    rooms: ['src/core', 'src/swtcg', 'src/play', 'components/games', ...SHELL],
  },
  // The charts that a page draws come with the rules of their game.
  ...Object.fromEntries(
    ['swtcg', 'lcg'].map((game) => [
      `components/${game}/charts.ts`,
      { rooms: ['src/core', `src/${game}`, `machines/${game}`, 'machines/host', ...SHELL] },
    ]),
  ),
  // The registries of what the games contribute.
  'components/games': {
    rooms: ['src/swtcg', 'components/swtcg', ...SHELL],
    lazyRooms: [
      ...['components/lcg', 'src/lcg'],
      ...['components/swtcg/charts.ts', 'components/lcg/charts.ts'],
    ],
  },
  // The entries of the package, and elements that are of one game.
  components: {
    rooms: [
      ...['src', 'src/core', 'src/swtcg', 'src/desk', 'src/play'],
      ...['machines', 'machines/host', 'machines/swtcg', 'machines/ui', 'replays', ...COMPONENTS],
    ],
    packages: ['lit', 'xstate'],
    lazyPackages: ['@statelyai/inspect'],
    // A page with one game downloads nothing of the other.
    lazyRooms: ['components/lcg', 'src/lcg'],
  },
  // Board, cards and explanations of the second game.
  'components/lcg': { ...shellRule, rooms: ['src/core', 'src/lcg', 'src/play', ...SHELL] },
  stories: {
    rooms: [
      ...['src', 'src/core', 'src/swtcg', 'src/desk', 'src/play'],
      ...['machines', 'machines/host', 'machines/swtcg', 'machines/ui', ...COMPONENTS, 'replays'],
    ],
  },
  'stories/lcg': {
    rooms: ['src/lcg', 'src/play', 'machines/lcg', 'components/lcg', 'stories', 'stories/samples/lcg'],
  },
  // Positions of the second game are played where a story shows them.
  'stories/samples/lcg': { rooms: ['src/lcg', 'src/play', 'machines/lcg', 'components/lcg'] },
};

const ROOMS = ['src', 'machines', 'components', 'stories', 'replays'];
const CODE = /\.[cm]?[jt]sx?$/;

const inRoom = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/** The folder that a path belongs to, as far as the rules know it: `play/command` before `play`. */
function roomOf(path: string): string | undefined {
  const rooms = [...Object.keys(RULES), 'replays'].sort((a, b) => b.length - a.length);
  return rooms.find((room) => inRoom(path, room));
}

/** Everything that a file imports and may not, one sentence each. */
function wrongImports(file: string, code: string): string[] {
  const room = roomOf(file);
  const rule = room === undefined ? undefined : RULES[room];
  if (room === undefined || rule === undefined) return [`${file} is in no room`];
  return importsOf(code)
    .filter((found) => !mayImport(file, room, rule, found))
    .map(({ kind, from }) => `${file}: ${room} may not import ${from ?? 'an expression'} (${kind})`);
}

function mayImport(file: string, room: string, rule: Rule, { kind, from, types }: Import): boolean {
  if (from === null || kind === 'reference') return false;
  if (/^\.\.?(\/|$)/.test(from)) {
    const target = roomOf(posix.join(posix.dirname(file), from));
    if (target === undefined) return false;
    if (target === room || rule.rooms.includes(target)) return true;
    return (kind === 'dynamic' || types === true) && (rule.lazyRooms ?? []).includes(target);
  }
  if (from.startsWith('node:')) return rule.node === true;
  if (rule.packages === undefined || rule.packages.some((name) => inRoom(from, name))) return true;
  return kind === 'dynamic' && (rule.lazyPackages ?? []).some((name) => inRoom(from, name));
}

const root = fileURLToPath(new URL('..', import.meta.url));

function codeFilesIn(room: string): string[] {
  return readdirSync(`${root}${room}`, { recursive: true })
    .map((file) => [room, ...String(file).split(sep)].join('/'))
    .filter((file) => CODE.test(file));
}

test('the rooms exist', () => {
  assert.deepEqual(
    ROOMS.filter((room) => !existsSync(`${root}${room}`)),
    [],
  );
});

test('the rooms import one way only', () => {
  const files = ROOMS.filter((room) => room in RULES && existsSync(`${root}${room}`)).flatMap(codeFilesIn);
  assert.deepEqual(
    files.flatMap((file) => wrongImports(file, readFileSync(`${root}${file}`, 'utf8'))),
    [],
  );
});

/** Things of one game: what drives any game does not speak of them. The programs of the command know all games. */
const WORDS_OF_A_GAME = /\barenas?\b|\bForce\b|\bbuild points?\b/;

test('what every game needs speaks of none', () => {
  const files = ['src/core', 'src/play', 'machines/host']
    .flatMap(codeFilesIn)
    .filter((file) => roomOf(file) !== 'src/play/command');
  assert.deepEqual(
    files.filter((file) => WORDS_OF_A_GAME.test(readFileSync(`${root}${file}`, 'utf8'))),
    [],
  );
});

test('replays/ has data and no code', () => {
  assert.deepEqual(existsSync(`${root}replays`) ? codeFilesIn('replays') : [], []);
});

test('the check finds every form of import', () => {
  const code = `
    import a from 'a'; import type { B } from "b"; import { type C, c as cc } from 'c'; import * as d from 'd';
    import e, { 'e e' as e2 } from 'e'; import 'f'; import data from 'g' with { type: 'json' };
    export * from 'h'; export { i } from 'i'; export type { J } from 'j'; export * as k from 'k';
    const l = await import('l'); type M = import('m').M; const n = require('n'); import o = require('o');
    const p = \`\${await import(\`p\`)} and \${[{ a: '}' }].map((x) => \`\${x} \${import('q')}\`)}\`;
    const r = import(/* why */ 'r'); import
      s
      from
      's';`;
  assert.deepEqual(
    importsOf(code).map(({ from }) => from),
    'abcdefghijklmnopqrs'.split(''),
  );
  const expressions = importsOf(`import(name); import(\`x/\${name}\`); import('a' + b)`);
  assert.deepEqual(
    expressions.map(({ from }) => from),
    [null, null, null],
  );
});

test('the check leaves comments, strings, templates and regular expressions alone', () => {
  const code = `
    // import a from 'a'
    /* import b from 'b' */
    const c = "import c from 'c'"; const d = \`import d from 'd' \${c} import('d')\`; const it = 'it\\'s';
    const e = /['"\`/]/.test(c) ? 4 / 2 / 1 : /import('e')/; export const from = 'x'; export { c };
    session.import('f'); const g = { import: 'g' }; export default 'h'; import.meta.url; export type I = 'i';
    export const text = ['from', 'j']; export function k(from = 'k') {} export { from }; 'l';`;
  assert.deepEqual(importsOf(code), []);
});

test('the check flags what a room may not import', () => {
  const wrong: [file: string, code: string][] = [
    ['src/swtcg/model/state.ts', "import { setup } from 'xstate'"],
    ['src/swtcg/model/state.ts', "import type { Machine } from '../../../machines/swtcg/turn.ts'"],
    ['src/swtcg/model/state.ts', "import { readFileSync } from 'node:fs'"],
    ['src/swtcg/model/state.ts', "export * from '../../../test/layers.test.ts'"],
    ['src/swtcg/model/state.ts', '/// <reference lib="dom" />'],
    ['src/core/error.ts', "import type { RuleId } from '../swtcg/rulebook/ids.ts'"],
    ['machines/host/host.ts', "import type { GameState } from '../../src/swtcg/model/state.ts'"],
    ['machines/host/host.ts', "import { charts } from '../swtcg/charts.ts'"],
    ['machines/swtcg/turn.ts', "import { html } from 'lit'"],
    ['machines/swtcg/turn.ts', "export { session } from '../../src/play/session.ts'"],
    ['src/play/session.ts', "import 'node:fs'"],
    ['src/play/session.ts', "import type { Card } from '../swtcg/cards/card.ts'"],
    ['src/play/session.ts', "import { swlcg2012 } from '../../machines/lcg/index.ts'"],
    ['src/play/session.ts', "import { main } from './command/main.ts'"],
    ['src/play/session.ts', "await import('../../components/swtcg/card/card.ts')"],
    ['src/play/command/main.ts', "import fs from 'fs'"],
    ['components/table/table.ts', "import { createBrowserInspector } from '@statelyai/inspect'"],
    ['machines/ui/viewer.ts', "import { html } from 'lit'"],
    ['machines/ui/choosing.ts', "import { other } from '../../src/swtcg/model/state.ts'"],
    ['src/play/session.ts', "import type { Decision } from '../swtcg/decisions/decision.ts'"],
    ['components/table/table.ts', "import { SwtcgBoard } from '../swtcg/board/board.ts'"],
    ['components/log/log.ts', "import type { Side } from '../../src/swtcg/model/state.ts'"],
    ['components/swtcg/display.ts', "await import('../../machines/swtcg/index.ts')"],
    ['src/play/session.ts', "import { viewerMachine } from '../../machines/ui/viewer.ts'"],
    ['components/table/table.ts', "import '../../stories/table.stories.ts'"],
    ['components/table/table.ts', "import { litter } from 'litter'"],
    ['stories/table.stories.ts', "import 'node:fs'"],
    ['components/replay/replay.ts', "import { SwtcgLcgBoard } from '../lcg/board/board.ts'"],
    ['components/replay/replay.ts', "import '../../src/lcg/view/view.ts'"],
    ['components/lcg/board/board.ts', "import { swlcg2012 } from '../../../machines/lcg/index.ts'"],
    ['components/lcg/board/board.ts', "import { place } from '../../../src/swtcg/view/view.ts'"],
  ];
  for (const [file, code] of wrong) assert.equal(wrongImports(file, code).length, 1, `${file}: ${code}`);
});

test('the check lets the right imports pass', () => {
  const right: [file: string, code: string][] = [
    ['src/swtcg/model/state.ts', "import { card } from '../cards/card.ts'"],
    [
      'machines/swtcg/turn.ts',
      "import { setup } from 'xstate'; import '../../src/swtcg/model/state.ts'; import '../host/host.ts'",
    ],
    ['components/table/table.ts', "import type { GameDisplay } from '../shared/game-display.ts'"],
    ['src/play/command/main.ts', "import 'node:fs'; import '../session.ts'; import './run.ts'"],
    ['components/table/table.ts', "import 'lit/directives/repeat.js'; import('@statelyai/inspect')"],
    ['stories/table.stories.ts', "import '../components/table/table.ts'; import '../replays/first.json'"],
    [
      'components/games/displays.ts',
      "await import('../lcg/board/board.ts'); import type { LcgStrings } from '../lcg/strings.ts'",
    ],
    [
      'components/lcg/board/board.ts',
      "import '../../shared/element.ts'; import '../../../src/lcg/view/view.ts'",
    ],
  ];
  for (const [file, code] of right) assert.deepEqual(wrongImports(file, code), []);
});
