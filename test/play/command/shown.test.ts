// `swtcg picture`, `transcript` and `embed`: what they print, and what they say of wrong input.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { root } from '../../helpers/built.ts';
import { swtcg } from '../../helpers/swtcg.ts';

const EXAMPLE = join(root, 'components/demo/prevented-and-gone.json');
const GAME = join(root, 'replays/game-12.json');

test('picture prints the SVG of a step', async () => {
  const first = await swtcg('picture', EXAMPLE);
  const twelfth = await swtcg('picture', EXAMPLE, '--step', '12');
  const last = await swtcg('picture', GAME, '--step', 'last', '--theme', 'dark');
  for (const { code, out } of [first, twelfth, last]) {
    assert.equal(code, 0);
    assert.match(
      out,
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 \d+"[\s\S]*<\/svg>\n$/,
    );
  }
  assert.match(twelfth.out, /4 hits against Lantern Wing/);
  assert.match(last.out, /wins the game/);
});

test('transcript prints HTML, Markdown or text', async () => {
  const html = await swtcg('transcript', EXAMPLE);
  assert.equal(html.code, 0);
  assert.match(html.out, /^<section class="swtcg-transcript">\n<h3>/);
  assert.match((await swtcg('transcript', EXAMPLE, '--form', 'markdown')).out, /^### Can a prevented attack/);
  assert.match((await swtcg('transcript', EXAMPLE, '--form', 'text', '--rules')).out, /\(Hits\)/);
});

test('embed prints a frame with the whole file in its address', async () => {
  const { code, out } = await swtcg(
    'embed',
    EXAMPLE,
    '--base',
    'https://host.example/e/embed.html',
    '--with',
    'step=12&theme=dark',
  );
  assert.equal(code, 0);
  const src = /src="([^"]*)"/.exec(out)?.[1]?.replaceAll('&amp;', '&') as string;
  const address = new URL(src);
  assert.equal(address.origin + address.pathname, 'https://host.example/e/embed.html');
  assert.equal(address.search, '?step=12&theme=dark');
  const data = new URLSearchParams(address.hash.slice(1)).get('data') as string;
  const file = JSON.parse(inflateRawSync(Buffer.from(data, 'base64url')).toString());
  assert.deepEqual(file, JSON.parse(await readFile(EXAMPLE, 'utf8')));
  assert.match(out, /sandbox="allow-scripts allow-popups"/);
  assert.match(out, /title="Can a prevented attack still kill\?"/);
});

test('embed names the file by its address where it is told to', async () => {
  const { out } = await swtcg('embed', GAME, '--src', 'https://club.example/game.json?a=1&b=2');
  assert.match(out, /src="embed\.html\?src=https%3A%2F%2Fclub\.example%2Fgame\.json%3Fa%3D1%26b%3D2"/);
});

test('embed --oembed answers as an oEmbed provider does', async () => {
  const { out } = await swtcg('embed', EXAMPLE, '--oembed');
  const { html, ...rest } = JSON.parse(out);
  assert.deepEqual(rest, {
    version: '1.0',
    type: 'rich',
    provider_name: 'swtcg-elements',
    title: 'Can a prevented attack still kill?',
    width: 960,
    height: 720,
  });
  assert.match(html, /^<iframe /);
});

test('wrong input is told of, with exit code 2', async () => {
  const wrong: [argv: string[], said: RegExp][] = [
    [['picture'], /Which file\?/],
    [['picture', EXAMPLE, GAME], /Which file\?/],
    [['picture', EXAMPLE, '--step', 'twelve'], /"twelve" is not a step/],
    [['picture', EXAMPLE, '--theme', 'red'], /--theme is one of light, dark, not "red"/],
    [['picture', EXAMPLE, '--perspective', 'me'], /--perspective is one of both/],
    [['transcript', EXAMPLE, '--form', 'pdf'], /There is no form "pdf"/],
    [['embed'], /Which file\?/],
  ];
  for (const [argv, said] of wrong) {
    const { code, err } = await swtcg(...argv);
    assert.equal(code, 2, argv.join(' '));
    assert.match(err, said);
  }
});

test('a file that is no scenario and no replay is told of', async () => {
  for (const command of ['picture', 'transcript', 'embed']) {
    const { code, err } = await swtcg(command, join(root, 'package.json'));
    assert.equal(code, 2);
    assert.match(err, /\$\.format: /);
  }
});

test('a text that the engine does not read shows nothing: exit code 2', async () => {
  const file = JSON.parse(await readFile(EXAMPLE, 'utf8'));
  for (const card of Object.values<{ text: string[] }>(file.cards)) card.text = ['Sing a song of sixpence.'];
  const path = join(mkdtempSync(join(tmpdir(), 'swtcg-shown-')), 'unread.json');
  writeFileSync(path, JSON.stringify(file));
  for (const command of ['picture', 'transcript', 'embed']) {
    const { code, out, err } = await swtcg(command, path);
    assert.deepEqual([code, out], [2, ''], command);
    assert.match(err, /\.text\[0\]: The engine can't read/);
  }
});

test('each of them has its help', async () => {
  for (const command of ['picture', 'transcript', 'embed']) {
    const { code, out } = await swtcg(command, '--help');
    assert.equal(code, 0);
    assert.ok(out.startsWith(`swtcg ${command} FILE`));
  }
});
