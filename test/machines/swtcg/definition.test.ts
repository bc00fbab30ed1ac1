// What every statechart promises: rules that exist, waits that say for whom, a context that is plain JSON.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyStateMachine } from 'xstate';
import { charts } from '../../../machines/swtcg/charts.ts';
import { rules as RULES } from '../../../src/swtcg/rulebook/rules.ts';
import { allStates, nameOf } from './chart.ts';

const machines: readonly AnyStateMachine[] = Object.values(charts);

const ruleOf = (node: { readonly meta?: unknown }): unknown =>
  (node.meta as { rule?: unknown } | undefined)?.rule;

test('every machine of the game is looked at', () => {
  const ids = machines.map(({ id }) => id).sort();
  for (const id of ['attack', 'battleStep', 'buildStep', 'damage', 'effect', 'game', 'preparation', 'turn'])
    assert.ok(ids.includes(id), `${id} in ${ids}`);
});

test('meta.rule of every state is in the rulebook index', () => {
  let cited = 0;
  for (const machine of machines) {
    for (const node of allStates(machine)) {
      const rule = ruleOf(node);
      if (rule === undefined) continue;
      cited++;
      assert.ok(Object.hasOwn(RULES, String(rule)), `${machine.id} ${nameOf(node)}: ${rule}`);
    }
  }
  assert.ok(cited > 50, `${cited} states cite a rule`);
});

test('every state that waits for a player or runs a sequence says by which rule', () => {
  for (const machine of machines) {
    for (const node of allStates(machine)) {
      const asks = node.ownEvents.includes('DECIDE') || node.invoke.length > 0;
      if (asks) assert.ok(ruleOf(node), `${machine.id} ${nameOf(node)} has no rule`);
    }
  }
});

test('every state that changes the game on entry says by which rule', () => {
  for (const machine of machines) {
    for (const node of allStates(machine)) {
      if (node.entry.length === 0 || node.type === 'final') continue;
      const silent = ['closed', 'rolled', 'prevented'].includes(node.key);
      if (!silent) assert.ok(ruleOf(node), `${machine.id} ${nameOf(node)} has no rule`);
    }
  }
});

test('a state that takes decisions is tagged player, dice for dice, stopped for going on', () => {
  const TAGS = { DECIDE: 'player', DICE: 'dice', RESUME: 'stopped' } as const;
  let waits = 0;
  for (const machine of machines) {
    for (const node of allStates(machine)) {
      for (const [event, tag] of Object.entries(TAGS)) {
        const takes = node.ownEvents.includes(event);
        assert.equal(node.tags.includes(tag), takes, `${machine.id} ${nameOf(node)}: ${event} and ${tag}`);
        if (takes) waits++;
      }
      assert.ok(node.tags.length <= 1, `${machine.id} ${nameOf(node)} waits for one thing only`);
    }
  }
  assert.ok(waits > 20);
});

test('a state that nobody is asked in goes on by itself, or is the end', () => {
  for (const machine of machines) {
    for (const node of allStates(machine)) {
      if (node.type !== 'atomic' || node.tags.length > 0 || node.invoke.length > 0) continue;
      const last = node.always?.at(-1);
      assert.ok(last, `${machine.id} ${nameOf(node)} leads nowhere`);
      assert.equal(last.guard, undefined, `${machine.id} ${nameOf(node)} could get stuck`);
    }
  }
});
