// Files from anywhere: what is too large, too deep or too long is told of, and nobody waits for it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { LIMITS } from '../../../src/core/files/limits.ts';
import { parseScenario, tellFile } from '../../../src/engine.ts';
import { tellScenario } from '../../../src/play/steps/scenario.ts';
import { StepLog } from '../../../src/play/steps/step-log.ts';
import { root } from '../../helpers/built.ts';

const source = readFileSync(join(root, 'components/demo/prevented-and-gone.json'), 'utf8');

test('too large: a text beyond the limit is not read', () => {
  assert.throws(
    () => tellFile(source.trim().padEnd(LIMITS.size + 1)),
    /too large: 5000001 characters, at most 5000000/,
  );
});

test('too deep: a tower of brackets is not read', () => {
  const tower = `{"format":"swtcg-scenario/1","cards":${'['.repeat(5000)}${']'.repeat(5000)}}`;
  assert.throws(() => tellFile(tower), /nested too deeply: at most 32 levels/);
});

test('too long: play is given up when nobody waits any longer, and what was played is kept', () => {
  const account = new StepLog(swtcg2022);
  let looks = 0;
  const problem = tellScenario(swtcg2022, parseScenario(source), account, [], () => ++looks > 4);
  assert.equal(problem?.code, 'too-long');
  assert.match(problem.message, /stopped after 4 decisions/);
  assert.ok(account.length > 0);
});
