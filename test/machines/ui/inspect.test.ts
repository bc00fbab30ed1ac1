// What an inspector is told of an element's chart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InspectionEvent } from 'xstate';
import { inspectActor } from '../../../machines/ui/inspect.ts';
import { sourceOf, steps, viewer } from './viewer-page.ts';

test('an inspector sees the chart and its states, but not what it knows', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(3)));
  const told: InspectionEvent[] = [];
  inspectActor(it.actor, { next: (event) => told.push(event) });
  assert.deepEqual(
    told.map(({ type }) => type),
    ['@xstate.actor'],
  );
  it.send({ type: 'seek', to: 2 });
  it.send({ type: 'give', source: sourceOf(steps(5)) });
  it.send({ type: 'openMenu' });
  await it.keep(it.page.details, {});
  assert.ok(told.every(({ actorRef }) => actorRef === it.actor));
  const heard = told.flatMap((one) => (one.type === '@xstate.event' ? [one.event] : []));
  assert.deepEqual(heard.slice(0, 2), [{ type: 'seek' }, { type: 'give' }]);
  const snapshots = told.flatMap((one) => (one.type === '@xstate.snapshot' ? [one.snapshot] : []));
  const last = snapshots.at(-1) as unknown as { value: { panels: object }; context: object };
  assert.deepEqual(last.context, {});
  assert.equal(JSON.stringify(last.value.panels).includes('"menu":"open"'), true);
});
