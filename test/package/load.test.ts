// The viewer under load, in short; `npm run bench:load` is the long form, with figures. Nothing here is timed.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { measure, pagesFor, SHORT } from '../../tools/load.js';
import { packed } from '../helpers/built.ts';
import { Site } from '../helpers/pages.ts';

let site: Site;
let found: Awaited<ReturnType<typeof measure>>;

before(async () => {
  site = await Site.open({ '/elements/': join(await packed(), 'dist/elements') }, await pagesFor(SHORT));
  found = await measure(site.browser, site.address, SHORT);
});
after(() => site?.close());

test('forty units a side stand in one arena', () => {
  assert.equal(found.crowd.units, 2 * SHORT.units);
});

test('fifty viewers in a page show their games', () => {
  assert.equal(found.many.viewers, SHORT.viewers);
  assert.ok(found.many.megabytes < 200, `${found.many.megabytes} MB`);
});

test('steps of a long game leave nothing behind', () => {
  const { start, end } = found.long;
  assert.ok(end.megabytes < start.megabytes * 1.3 + 2, JSON.stringify({ start, end }));
});

test('autoplay leaves nothing behind', () => {
  const { middle, end } = found.hour;
  assert.ok(end.megabytes < middle.megabytes * 1.05 + 0.5, JSON.stringify({ middle, end }));
  assert.ok(end.nodes < middle.nodes * 1.05 + 200, JSON.stringify({ middle, end }));
});
