// The engine's own wording of an effect: each line of wordings.txt is read and printed again as it stands, word by word
// (one wording for one meaning; what readers of the viewer see must not change by accident).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { printEffect } from '../../../src/swtcg/text/print.ts';
import { readParagraph } from '../../../src/swtcg/text/read.ts';

const lines = readFileSync(new URL('./wordings.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
/** So many lines are one test. */
const LINES = 25;

for (let from = 0; from < lines.length; from += LINES)
  test(`wordings from line ${from + 1} on are printed as they stand`, () => {
    for (const line of lines.slice(from, from + LINES)) {
      const found = readParagraph(line);
      assert.ok(found.ok, line);
      assert.equal(printEffect(found.effect), line);
    }
  });
