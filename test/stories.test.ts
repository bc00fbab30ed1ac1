// Every file of stories is checked by axe and by keyboard, and every element has its stories.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Elements of one game stand in a folder of that game. */
const GAMES = ['swtcg/', 'lcg/'];

const names = (folder: string, end: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .sort();

test('each file of stories has its check', () => {
  assert.deepEqual(names('test/components/stories', '.test.ts'), names('stories', '.stories.ts'));
  for (const name of names('stories', '.stories.ts')) {
    const check = readFileSync(`${root}test/components/stories/${name}.test.ts`, 'utf8');
    assert.match(check, new RegExp(`stories/${name}\\.stories\\.ts`));
  }
});

test('each element has stories', () => {
  const elements = ['', ...GAMES].flatMap((game) =>
    readdirSync(`${root}components/${game}`)
      .filter((name) =>
        [`swtcg-${name}`, `swtcg-${game.replace('/', '-')}${name}`].some((element) =>
          existsSync(`${root}components/${game}${name}/${element}.ts`),
        ),
      )
      .map((name) => `${game}${name}`),
  );
  const stories = names('stories', '.stories.ts');
  assert.deepEqual(
    elements.filter((name) => !stories.includes(name)),
    [],
  );
});
