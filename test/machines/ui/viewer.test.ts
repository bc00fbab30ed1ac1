// The chart of the viewer, run by XState without a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerMachine } from '../../../machines/ui/viewer.ts';
import type { Source } from '../../../src/play/timeline/source.ts';
import { heard, lineOf, liveOf, PROBLEM, sourceOf, steps, taken, viewer } from './viewer-page.ts';

test('a file is loaded when it is asked for, and ready when its first step has been drawn', async () => {
  const { send, page, keep, told, ...it } = viewer();
  assert.ok(it.actor.getSnapshot().matches({ file: 'unasked', game: 'empty' }));
  send({ type: 'name', step: '2.1' });
  assert.equal(page.files.length, 0);
  send({ type: 'ask' });
  assert.ok(it.actor.getSnapshot().matches({ file: 'loading' }));
  await keep(page.files, sourceOf(steps(5)));
  const { context } = it.actor.getSnapshot();
  assert.ok(it.actor.getSnapshot().matches({ file: 'loaded', game: 'opening', growth: 'growing' }));
  assert.equal(context.index, 2);
  assert.deepEqual(told(), []);
  send({ type: 'drawn' });
  assert.ok(it.actor.getSnapshot().matches({ game: 'main', playback: 'paused' }));
  assert.deepEqual(told(), ['ready']);
});

test('where the page names no file, it waits for one', async () => {
  const it = viewer();
  it.page.named = false;
  it.send({ type: 'ask' });
  assert.ok(it.state.matches({ file: 'unnamed' }));
  it.send({ type: 'name', step: null });
  assert.ok(it.state.matches({ file: 'unnamed' }));
  it.page.named = true;
  it.send({ type: 'name', step: null });
  assert.ok(it.state.matches({ file: 'loading' }));
});

test('a later file overtakes an earlier one', async () => {
  const it = viewer();
  it.send({ type: 'ask' });
  const [first] = it.page.files;
  it.send({ type: 'name', step: null });
  await it.keep(it.page.files, sourceOf(steps(3)));
  first?.keep(sourceOf(steps(9)));
  await heard();
  assert.equal(it.context.timeline.length, 3);
});

test('a file that fails is told of, and can be tried again', async () => {
  const it = viewer();
  it.send({ type: 'ask' });
  it.send({ type: 'play' });
  assert.ok(it.state.matches({ playback: 'eager' }));
  await it.break(it.page.files);
  assert.ok(it.state.matches({ file: 'failed', playback: 'paused' }));
  assert.deepEqual(it.context.retry, { type: 'reload' });
  assert.equal(it.context.problem?.message, 'lost');
  assert.deepEqual(it.told(), ['error']);
  it.send({ type: 'retry' });
  assert.ok(it.state.matches({ file: 'loading' }));
  assert.equal(it.context.problem, null);
  await it.keep(it.page.files, sourceOf(steps(3)));
  assert.ok(it.state.matches({ file: 'loaded' }));
});

test('what was shown before stays where a later file fails', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(4)));
  it.send({ type: 'name', step: null });
  await it.break(it.page.files);
  assert.ok(it.state.matches({ file: 'failed', game: 'main' }));
  assert.equal(it.context.timeline.length, 4);
  it.send({ type: 'dismiss' });
  assert.equal(it.context.problem, null);
});

test('steps of the page are shown at once', () => {
  const it = viewer();
  it.send({ type: 'seek', to: 2 });
  it.send({ type: 'give', source: sourceOf(steps(4)) });
  assert.ok(it.state.matches({ file: 'loaded', game: 'opening' }));
  assert.equal(it.context.index, 2);
});

test('a step that has not been played is gone to as soon as it has been', async () => {
  const it = viewer();
  const known = steps(2);
  await it.show(sourceOf(known));
  assert.equal(it.page.growing?.awaited(), false);
  it.send({ type: 'seek', to: 3 });
  assert.equal(it.context.index, 0);
  assert.equal(it.page.growing?.awaited(), true);
  known.push(...steps(6).slice(2));
  it.page.growing?.report({ type: 'grew' });
  assert.equal(it.context.index, 3);
  it.send({ type: 'step', by: 1 });
  it.send({ type: 'step', by: 1 });
  assert.equal(it.context.index, 5);
  it.send({ type: 'step', by: 1 });
  assert.equal(it.context.wanted, 6);
  it.page.growing?.report({ type: 'grown' });
  assert.ok(it.state.matches({ growth: 'whole' }));
  assert.deepEqual([it.context.index, it.context.wanted, it.context.seen], [5, null, 5]);
  it.send({ type: 'step', by: -1 });
  assert.deepEqual([it.context.index, it.context.near, it.context.seen], [4, true, 5]);
});

test('another file opens at the step that is asked for while it loads, and else at its start', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(6)));
  it.send({ type: 'seek', to: 4 });
  it.send({ type: 'name', step: null });
  await it.keep(it.page.files, sourceOf(steps(5)));
  assert.equal(it.context.index, 0);
  it.send({ type: 'drawn' });
  it.send({ type: 'name', step: null });
  it.send({ type: 'seek', to: '3.1' });
  await it.keep(it.page.files, sourceOf(steps(7)));
  assert.equal(it.context.index, 3);
});

test('play that ends early, and play that breaks, are told of', async () => {
  const it = viewer();
  const source = sourceOf(steps(2), { problem: PROBLEM });
  await it.show(source);
  it.page.growing?.report({ type: 'grown' });
  assert.equal(it.context.problem, PROBLEM);
  assert.deepEqual(it.told(), ['ready', 'error']);
  const other = viewer();
  await other.show(sourceOf(steps(2)));
  other.page.growing?.report({ type: 'broke', error: 'a rule' });
  assert.ok(other.state.matches({ growth: 'whole' }));
  assert.equal(other.context.problem?.message, 'a rule');
});

test('nothing is played for an element that has left its page', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(2)));
  it.send({ type: 'disconnect' });
  assert.ok(it.state.matches({ growth: 'suspended' }));
  assert.equal(it.page.growing, null);
  it.send({ type: 'connect' });
  assert.ok(it.state.matches({ growth: 'growing' }));
});

test('steps follow each other at their pace, to the end', async () => {
  const it = viewer();
  await it.show(sourceOf([...steps(1), ...steps(2, 'window').slice(1)]));
  it.told();
  it.send({ type: 'play' });
  assert.ok(it.state.matches({ playback: 'playing' }));
  it.clock.increment(1399);
  assert.equal(it.context.index, 0);
  it.clock.increment(1);
  assert.equal(it.context.index, 1);
  // It waits for more at the end of what has been played.
  it.clock.increment(650);
  assert.ok(it.state.matches({ playback: 'playing' }));
  it.page.growing?.report({ type: 'grown' });
  it.clock.increment(650);
  assert.ok(it.state.matches({ playback: 'paused' }));
  assert.deepEqual(it.told(), ['play', 'advance', 'pause', 'ended']);
  // From the end it starts over, twice as fast.
  it.page.speed = 2;
  it.send({ type: 'play' });
  assert.equal(it.context.index, 0);
  it.clock.increment(700);
  assert.equal(it.context.index, 1);
});

test('a step that is gone to while it plays has its time', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(9)));
  it.send({ type: 'play' });
  it.clock.increment(1000);
  it.send({ type: 'seek', to: 5 });
  it.clock.increment(1000);
  assert.equal(it.context.index, 5);
  it.send({ type: 'step', by: 1 });
  it.clock.increment(1000);
  assert.equal(it.context.index, 6);
  it.clock.increment(400);
  assert.equal(it.context.index, 7);
  it.send({ type: 'pause' });
  it.clock.increment(5000);
  assert.equal(it.context.index, 7);
});

test('it plays a game that is still to come: of the file that was named last', async () => {
  const it = viewer();
  it.send({ type: 'play' });
  it.send({ type: 'pause' });
  it.send({ type: 'play' });
  await it.show(sourceOf(steps(3)));
  assert.deepEqual(it.told(), ['ready', 'play']);
  it.send({ type: 'name', step: null });
  assert.ok(it.state.matches({ playback: 'paused' }));
  it.send({ type: 'play' });
  assert.ok(it.state.matches({ playback: 'eager' }));
  await it.keep(it.page.files, sourceOf(steps(3)));
  it.send({ type: 'drawn' });
  assert.ok(it.state.matches({ playback: 'playing' }));
  it.send({ type: 'give', source: sourceOf(steps(4)) });
  assert.ok(it.state.matches({ game: 'opening', playback: 'paused' }));
  it.send({ type: 'play' });
  it.send({ type: 'disconnect' });
  assert.ok(it.state.matches({ playback: 'paused' }));
});

test('a game of one step is not played', async () => {
  const it = viewer();
  it.send({ type: 'play' });
  it.send({ type: 'give', source: sourceOf(steps(1)) });
  it.page.growing?.report({ type: 'grown' });
  it.send({ type: 'drawn' });
  assert.ok(it.state.matches({ playback: 'paused' }));
  it.send({ type: 'play' });
  assert.ok(it.state.matches({ playback: 'paused' }));
});

test('it plays by itself where the page wants that, until something else is done', async () => {
  for (const stop of [
    { type: 'enter', variation: 0 },
    { type: 'branch', index: 0 },
    { type: 'disconnect' },
    { type: 'resume' },
  ] as const) {
    const it = viewer();
    it.page.autoplay = true;
    await it.show(sourceOf(steps(3), { live: async () => liveOf([]) }));
    assert.ok(it.state.matches({ playback: 'playing' }), stop.type);
    it.send(stop);
    assert.ok(it.state.matches({ playback: 'paused' }), stop.type);
  }
});

test('a variation is shown where it leaves the game, and left for the same step', async () => {
  const it = viewer();
  const variation = lineOf(steps(3), { from: 1 });
  await it.show(sourceOf(steps(6), { variation: async () => variation, live: async () => liveOf([]) }));
  it.send({ type: 'seek', to: 1 });
  it.send({ type: 'enter', variation: 0 });
  assert.ok(it.state.matches({ game: 'entering' }));
  await heard();
  assert.ok(it.state.matches({ game: 'variation', growth: 'growing' }));
  assert.equal(it.context.timeline.line, variation);
  assert.equal(it.context.index, 2);
  it.send({ type: 'back' });
  assert.ok(it.state.matches({ game: 'main' }));
  assert.equal(it.context.index, 1);

  it.send({ type: 'enter', variation: 0 });
  await heard();
  it.send({ type: 'branch', index: 2 });
  await it.break(it.page.tables);
  assert.ok(it.state.matches({ game: 'variation' }));
  it.send({ type: 'retry' });
  assert.ok(it.state.matches({ game: 'branching' }));
});

test('a variation that cannot be opened is told of, and can be tried again', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(3)));
  it.send({ type: 'enter', variation: 4 });
  await heard();
  assert.ok(it.state.matches({ game: 'main' }));
  assert.match(it.context.problem?.message ?? '', /no variation 4/);
  assert.deepEqual(it.context.retry, { type: 'enter', variation: 4 });
});

test('the reader plays on, goes back, and goes on with what was played', async () => {
  const it = viewer();
  const known = steps(2);
  const live = liveOf(known, { taken: ['something'] });
  await it.show(sourceOf(steps(6), { live: async () => live, problem: null }));
  it.send({ type: 'branch', index: 3 });
  assert.ok(it.state.matches({ game: 'branching' }));
  await it.break(it.page.tables);
  assert.ok(it.state.matches({ game: 'main' }));
  it.send({ type: 'seek', to: 3 });
  it.told();
  it.send({ type: 'retry' });
  await it.keep(it.page.tables, live);
  assert.ok(it.state.matches({ game: 'live' }));
  assert.deepEqual(it.told(), ['branch']);
  known.push(...steps(4).slice(2));
  it.send({ type: 'decided', at: null });
  assert.deepEqual([it.context.timeline.length, it.context.index], [4, 3]);
  it.send({ type: 'decided', at: 1 });
  assert.equal(it.context.index, 1);

  it.send({ type: 'branch', index: 1 });
  await it.break(it.page.tables);
  assert.ok(it.state.matches({ game: 'live' }));
  it.send({ type: 'back' });
  assert.ok(it.state.matches({ game: 'main' }));
  assert.deepEqual([it.context.index, it.context.played], [3, live]);
  it.send({ type: 'resume' });
  assert.ok(it.state.matches({ game: 'live' }));
  assert.equal(it.context.timeline.live, live);
});

test('a game that cannot be played on stays as it is', async () => {
  const it = viewer();
  await it.show(sourceOf(steps(3)));
  it.send({ type: 'branch', index: 0 });
  it.send({ type: 'resume' });
  assert.ok(it.state.matches({ game: 'main' }));
});

test('a recorded game is checked when it has been played', async () => {
  const it = viewer();
  const source = { ...sourceOf(steps(3)), verdict: null as Source['verdict'] };
  await it.show(source);
  assert.ok(it.state.matches({ check: 'unchecked' }));
  source.verdict = { verdict: 'exact', reason: null };
  it.page.growing?.report({ type: 'grown' });
  assert.ok(it.state.matches({ check: 'checked' }));
  it.send({ type: 'give', source: sourceOf(steps(2)) });
  assert.ok(it.state.matches({ check: 'unchecked' }));
});

test('a log is played by the rules when that is asked for, at the same step', async () => {
  const it = viewer();
  const played = sourceOf(steps(6), { verdict: { verdict: 'exact', reason: null } });
  let lost = true;
  const log = sourceOf(steps(6), {
    seats: ['both'],
    played: async () => (lost ? Promise.reject('lost') : played),
  });
  await it.show(log);
  it.send({ type: 'seek', to: 4 });
  it.send({ type: 'check' });
  assert.ok(it.state.matches({ check: 'verifying' }));
  await heard();
  assert.ok(it.state.matches({ check: 'unchecked' }));
  assert.equal(it.context.problem?.message, 'lost');
  lost = false;
  it.told();
  it.send({ type: 'retry' });
  await heard();
  assert.ok(it.state.matches({ check: 'checked', game: 'main' }));
  assert.deepEqual([it.context.timeline.source, it.context.index], [played, 4]);
  assert.deepEqual(it.told(), []);
  it.send({ type: 'check' });
  assert.ok(it.state.matches({ check: 'checked' }));
});

test('another perspective is taken at once, or when the game has been played for it', async () => {
  const it = viewer();
  it.send({ type: 'look', perspective: 'both' });
  const played = sourceOf(steps(3));
  await it.show(sourceOf(steps(3), { seats: ['both'], played: async () => played }));
  it.send({ type: 'look', perspective: 'dark' });
  assert.equal(it.context.perspective, 'both');
  assert.ok(it.state.matches({ check: 'verifying' }));
  await heard();
  assert.equal(it.context.perspective, 'dark');
  it.send({ type: 'look', perspective: 'light' });
  assert.equal(it.context.perspective, 'light');
  // One player's log is seen as that player saw it.
  it.send({ type: 'give', source: sourceOf(steps(3), { seats: ['dark'] }) });
  assert.equal(it.context.perspective, 'dark');
  it.send({ type: 'look', perspective: 'both' });
  assert.equal(it.context.perspective, 'dark');
});

test('what the reader plays stays when the game is checked', async () => {
  const it = viewer();
  const live = liveOf(steps(2));
  const played = sourceOf(steps(5));
  await it.show(sourceOf(steps(5), { seats: ['both'], live: async () => live, played: async () => played }));
  it.send({ type: 'seek', to: 3 });
  it.send({ type: 'branch', index: 3 });
  await it.keep(it.page.tables, live);
  it.send({ type: 'look', perspective: 'dark' });
  await heard();
  assert.equal(it.context.timeline.live, live);
  it.send({ type: 'back' });
  assert.deepEqual([it.context.timeline.line, it.context.index], [played, 3]);
});

test('what a reader opens is there as soon as its part has come', async () => {
  for (const [open, panel] of [
    [{ type: 'openMenu' }, 'menu'],
    [{ type: 'toggleKeys' }, 'keys'],
    [{ type: 'find', query: 'x' }, 'search'],
    [{ type: 'toggleReason' }, 'reason'],
  ] as const) {
    const it = viewer();
    it.send(open);
    assert.ok(it.state.matches({ panels: { [panel]: 'open', details: 'loading' } }), panel);
    await it.keep(it.page.details, {});
    assert.ok(it.state.matches({ panels: { [panel]: 'open', details: 'here' } }), panel);

    const other = viewer();
    other.send(open);
    await other.break(other.page.details);
    assert.ok(other.state.matches({ panels: { [panel]: 'closed', details: 'absent' } }), panel);
    assert.equal(other.context.problem?.message, 'lost');
  }
});

test('what a reader has opened can be closed', () => {
  const it = viewer();
  it.send({ type: 'openMenu' });
  it.send({ type: 'openMenu' });
  assert.deepEqual(it.told(), ['menu', 'menu']);
  it.send({ type: 'toggleKeys' });
  it.send({ type: 'find', query: '' });
  it.send({ type: 'find', query: 'attack' });
  assert.equal(it.context.query, 'attack');
  it.send({ type: 'toggleReason' });
  const open = { menu: 'open', keys: 'open', search: 'open', reason: 'open' } as const;
  assert.ok(it.state.matches({ panels: open }));
  it.send({ type: 'closeMenu' });
  it.send({ type: 'toggleKeys' });
  it.send({ type: 'closeSearch' });
  it.send({ type: 'toggleReason' });
  const closed = { menu: 'closed', keys: 'closed', search: 'closed', reason: 'closed' } as const;
  assert.ok(it.state.matches({ panels: closed }));
});

test('the page can tell of a problem, with nothing to try again', () => {
  const it = viewer();
  it.send({ type: 'fail', problem: PROBLEM });
  assert.deepEqual([it.context.problem, it.context.retry], [PROBLEM, null]);
  it.send({ type: 'retry' });
  assert.equal(it.context.problem, PROBLEM);
});

test('every transition of the chart has been gone through', () => {
  assert.deepEqual(taken.missing(viewerMachine), []);
});
