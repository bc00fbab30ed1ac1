// What ships: no code and no markup from text, one place that fetches, and few packages, each with its reason.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packed, root } from '../helpers/built.ts';

const scriptsIn = (folder: string): [file: string, code: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

/** Every place of a pattern, by file. */
const found = (scripts: readonly [string, string][], what: RegExp): string[] =>
  scripts.flatMap(([file, code]) => (code.match(what) ?? []).map((place) => `${file}: ${place}`));

test('the built scripts make no code and no markup of text', async () => {
  const dist = join(await packed(), 'dist');
  const all = scriptsIn(dist);
  assert.ok(all.length > 50);
  // The inspector is another's, and comes only where a page asks for it; its own code has no eval either.
  assert.deepEqual(found(all, /\beval\(|\bnew Function\b|[^.\w]Function\(|setTimeout\(["'`]/g), []);
  const ours = all.filter(([file]) => !/inspect/.test(file));
  assert.deepEqual(found(ours, /unsafeHTML|insertAdjacentHTML|document\.write\(|["'`]javascript:/g), []);
  // Lit makes templates of its own literals, under a policy of Trusted Types; nobody else does.
  const written = found(ours, /\.(?:inner|outer)HTML\s*=[^=]/g);
  const scripts = new Set(written.map((place) => place.split(':')[0]));
  assert.ok(scripts.size >= 1);
  for (const file of scripts) {
    const code = ours.find(([name]) => name === file)?.[1] ?? '';
    assert.ok(code.includes('createPolicy("lit-html"') || code.includes('createPolicy(`lit-html`'), file);
  }
});

test('one place of the elements fetches, and it has its limits', () => {
  const components = join(root, 'components');
  const places = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /(?<![\w.])fetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon/.test(
        readFileSync(join(components, file), 'utf8'),
      ),
    );
  assert.deepEqual(places, ['source/load.ts']);
});

/** Packages that come with this one, by the lock file: name and version. */
function shipped(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; peer?: boolean }>;
  };
  const names = Object.entries(packages)
    .filter(([path, { dev, optional, peer }]) => path !== '' && !dev && !optional && !peer)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  return [...new Set(names)].sort();
}

test('three packages are needed, and each of those that come with them is known', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(dependencies), ['@statelyai/inspect', 'lit', 'xstate']);
  const proof = readFileSync(join(root, 'docs/proof.md'), 'utf8');
  const all = shipped();
  assert.ok(all.length >= 3 && all.length <= 20, all.join(', '));
  assert.deepEqual(
    all.filter((name) => !proof.includes(`\`${name}\``)),
    [],
    'docs/proof.md says what each is for',
  );
});
