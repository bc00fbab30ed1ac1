// The statechart that drives the viewer: it can be seen and sent events; nothing that is slow or hidden stops it.
import { expect, oneEvent } from '@open-wc/testing';
import { html } from 'lit';
import { waitFor } from 'xstate';
import '../../components/replay/swtcg-replay.ts';
import { grow } from '../../components/replay/growth.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { lazy } from '../../components/shared/lazy.ts';
import { recorded, settled, shown } from './games.ts';
import { inColumn, inside, until, updated, words } from './helpers.ts';
import { cards, steps } from './samples.ts';

const sample = () =>
  inColumn<SwtcgReplay>(html`<swtcg-replay .steps=${steps} .faces=${cards}></swtcg-replay>`);

describe("the viewer's chart", () => {
  it('an event to the actor of the page changes its snapshot, and what is seen', async () => {
    const viewer = await sample();
    const { actor } = viewer;
    expect(actor.getSnapshot().value).to.deep.include({ game: 'main', playback: 'paused' });
    const before = words(inside(viewer, '.said'));
    actor.send({ type: 'step', by: 1 });
    expect(actor.getSnapshot().context.index).to.equal(1);
    await settled(viewer);
    expect(words(inside(viewer, '.said'))).to.not.equal(before);
    expect(viewer.index).to.equal(1);
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().matches({ playback: 'playing' })).to.equal(true);
    await settled(viewer);
    expect(inside(viewer, 'swtcg-controls').hasAttribute('playing')).to.equal(true);
    viewer.pause();
    expect(actor.getSnapshot().matches({ playback: 'paused' })).to.equal(true);
  });

  it('tells the page of steps in the order in which they are shown', async () => {
    const viewer = await sample();
    const told: number[] = [];
    viewer.addEventListener('swtcg-step', ({ detail }) => told.push(detail.index));
    for (const index of [1, 2, 0]) {
      viewer.seek(index);
      await updated(viewer);
    }
    expect(told).to.eql([1, 2, 0]);
  });

  it('attributes say how it is, also where that is not as was asked', async () => {
    const viewer = document.createElement('swtcg-replay');
    await inColumn(html`${viewer}`);
    const { source } = (await sample()).timeline;
    if (!source) throw new Error('There is no game.');
    viewer.actor.send({ type: 'give', source: { ...source, seats: ['light'] } });
    await updated(viewer);
    viewer.setAttribute('perspective', 'both');
    await until(() => viewer.getAttribute('perspective') === 'light', 'the perspective');
    expect(viewer.perspective).to.equal('light');
    viewer.setAttribute('step', '999.1');
    await until(() => viewer.getAttribute('step') === viewer.step, 'the step');
    expect(viewer.step).to.equal(viewer.timeline.address(viewer.index));
  });

  it('a step that is named together with another file is a step of that file', async () => {
    const viewer = await shown(recorded());
    for (const order of ['step first', 'file first']) {
      viewer.seek(0);
      await settled(viewer);
      const other = recorded(order === 'step first' ? 8 : 3);
      if (order === 'step first') viewer.step = '20.1';
      viewer.src = null;
      viewer.file = other;
      if (order === 'file first') viewer.step = '20.1';
      await oneEvent(viewer, 'swtcg-ready');
      await until(() => viewer.step === '20.1' && viewer.index > 0, order);
    }
  });

  it('waits for no part of the script: a panel is drawn when its part has come', async () => {
    const viewer = await sample();
    const state = () => viewer.actor.getSnapshot();
    viewer.query = 'attack';
    expect(state().matches({ panels: { search: 'open' } })).to.equal(true);
    viewer.next();
    await updated(viewer);
    expect(viewer.index).to.equal(1);
    await waitFor(viewer.actor, (now) => now.matches({ panels: { details: 'here' } }));
    await updated(viewer);
    expect(inside(viewer, '.find input')).to.not.equal(null);
  });
});

describe('a part that comes late', () => {
  it('is drawn when it has come; where it does not come, it may be asked for again', async () => {
    let lost = true;
    const part = lazy(async () => {
      if (lost) throw new Error('lost');
      return 'here';
    });
    let drawn = 0;
    const host = {
      requestUpdate: () => {
        drawn += 1;
      },
    };
    expect(part.for(host)).to.equal(null);
    await part.load().catch(() => {});
    expect([part.part, drawn]).to.eql([null, 0]);
    lost = false;
    expect(part.for(host)).to.equal(null);
    await part.load();
    expect([part.for(host), drawn]).to.eql(['here', 1]);
  });
});

describe('a long game', () => {
  const line = (slices: number) => {
    let left = slices;
    return { ...recordedLine, more: () => --left > 0 };
  };
  const recordedLine = { steps: { length: 0, at: () => steps[0] as never }, problem: null };

  it('is played without timers and frames, which rest in a hidden tab', async () => {
    const { setTimeout: timer, requestAnimationFrame: frame, requestIdleCallback: idle } = window;
    const rests = (() => 0) as never;
    Object.assign(window, { setTimeout: rests, requestAnimationFrame: rests, requestIdleCallback: rests });
    try {
      await new Promise<void>((done) =>
        grow(
          line(50),
          () => false,
          ({ type }) => type === 'grown' && done(),
        ),
      );
    } finally {
      Object.assign(window, { setTimeout: timer, requestAnimationFrame: frame, requestIdleCallback: idle });
    }
  });

  it('is played also where a browser has no scheduler', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'scheduler');
    Object.defineProperty(window, 'scheduler', { value: undefined, configurable: true });
    try {
      await new Promise<void>((done) =>
        grow(
          line(5),
          () => true,
          ({ type }) => type === 'grown' && done(),
        ),
      );
    } finally {
      if (own) Object.defineProperty(window, 'scheduler', own);
    }
  });

  it('is played no further once nobody needs it', async () => {
    const told: string[] = [];
    const stop = grow(
      line(1000),
      () => true,
      ({ type }) => told.push(type),
    );
    stop();
    await new Promise((done) => setTimeout(done, 50));
    expect(told).to.eql([]);
  });
});
