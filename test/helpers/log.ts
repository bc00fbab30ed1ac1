// What is true of every line of the log.
import assert from 'node:assert/strict';
import type { LogEvent } from '../../src/swtcg/log/types.ts';
import type { SaidEvent } from '../../src/swtcg/model/in-english.ts';
import { rules } from '../../src/swtcg/rulebook/rules.ts';

const KINDS: readonly LogEvent['kind'][] = ['deed', 'rule', 'roll', 'window', 'place', 'manual'];

/** "1 counters", "3 hit". */
const MISCOUNTED =
  /(?<![\w.-])(?:1 (?:\w+ )?(?:cards|counters|hits|points)|(?:0|[2-9]|\d\d+) (?:\w+ )?(?:card|counter|hit|point))\b/;

/** Every line says where, what, of which sort and by which rule. */
export function checkLog(log: readonly SaidEvent[]): void {
  for (const line of log) {
    assert.ok(line.path.length > 0, `no path: ${line.text}`);
    assert.match(line.text, /^[A-Z0-9].*\.$/s, `no sentence: ${line.text}`);
    assert.doesNotMatch(line.text, MISCOUNTED, `miscounted: ${line.text}`);
    assert.ok(KINDS.includes(line.kind), `no such kind: "${line.kind}"`);
    assert.ok(Object.hasOwn(rules, line.rule), `no such rule: "${line.rule}"`);
  }
}
