// What a page asks of the viewer before its game has come.
import { expect } from '@open-wc/testing';
import { html } from 'lit';
import '../../components/replay/swtcg-replay.ts';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { addressOf, recorded } from './games.ts';
import { inColumn, until, updated } from './helpers.ts';
import { cards, steps } from './samples.ts';

/** A viewer whose file is still to come. */
function early(ask: (viewer: SwtcgReplay) => void): Promise<SwtcgReplay> {
  const viewer = document.createElement('swtcg-replay');
  viewer.src = addressOf(recorded());
  ask(viewer);
  return inColumn<SwtcgReplay>(html`${viewer}`);
}

const come = (viewer: SwtcgReplay) => until(() => viewer.timeline.source !== null, 'the game');

describe('<swtcg-replay> before its game has come', () => {
  it('play() plays it as soon as it is there, and pause() takes that back', async () => {
    const viewer = await early((one) => one.play());
    expect(viewer.playing).to.equal(false);
    await until(() => viewer.playing, 'playing');
    expect(viewer.timeline.source).to.not.equal(null);

    const other = await early((one) => {
      one.play();
      one.pause();
    });
    await come(other);
    await updated(other);
    expect(other.playing).to.equal(false);
  });

  it('play() is of the file that was named last, and of no later one', async () => {
    const viewer = await early(() => {});
    await come(viewer);
    const first = viewer.timeline.source;
    viewer.src = addressOf(recorded(3));
    viewer.play();
    await until(() => viewer.timeline.source !== first && viewer.playing, 'the other game, playing');
    const second = viewer.timeline.source;
    viewer.src = addressOf(recorded());
    await until(() => viewer.timeline.source !== second, 'the third');
    await updated(viewer);
    expect(viewer.playing).to.equal(false);
  });

  it('index is the step to be shown first', async () => {
    const viewer = await early((one) => {
      one.index = 40;
    });
    await until(() => viewer.index === 40, 'the step');
    expect(viewer.step).to.equal(viewer.timeline.address(40));
  });

  it('index is so also where the steps are given at once', async () => {
    const viewer = document.createElement('swtcg-replay');
    Object.assign(viewer, { steps, faces: cards, index: 3 });
    await inColumn<SwtcgReplay>(html`${viewer}`);
    expect(viewer.index).to.equal(3);
  });
});
