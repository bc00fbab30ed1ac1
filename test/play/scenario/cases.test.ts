// The shared scenarios of this game, where they are at hand: none of them may be called wrong.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SwtcgError } from '../../../src/core/error.ts';
import { parseScenario } from '../../../src/engine.ts';
import { edition2022 } from '../../../src/swtcg/editions/2022.ts';

const shared = process.env.SWTCG_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const cases = join(shared, 'spec', 'cases');

test('the shared cases are scenarios', {
  skip: !existsSync(cases) && 'the shared folder is not at hand',
}, () => {
  const files = readdirSync(cases, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  assert.ok(files.length > 0);
  for (const file of files) {
    const text = readFileSync(join(cases, file), 'utf8');
    // Other games and editions have cases of their own.
    if (JSON.parse(text).ruleset !== edition2022.id) continue;
    try {
      parseScenario(text);
    } catch (error) {
      assert.ok(error instanceof SwtcgError, `${file}: ${error}`);
      // What the grammar reads is another test's matter.
      assert.equal(error.info.code, 'text-not-read', `${file}: ${error.info.path} ${error.info.message}`);
    }
  }
});
