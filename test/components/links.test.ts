// Links to a step: which viewer of a page they move, and when.
import { expect } from '@open-wc/testing';
import type { SwtcgReplay } from '../../components/replay/replay.ts';
import { addressOf, recorded, settled, shown } from './games.ts';
import { allInside, inside, until, words } from './helpers.ts';

async function copiedLink(viewer: SwtcgReplay): Promise<string> {
  inside(viewer, '.tools .btn:last-child').click();
  await until(() => inside(viewer, '.menu').matches(':popover-open'), 'the menu');
  allInside(viewer, '.menu button')
    .find((one) => words(one).startsWith('Copy link'))
    ?.click();
  await until(() => viewer.copied !== null, 'the link');
  inside(viewer, '.menu').hidePopover();
  return viewer.copied?.text ?? '';
}

const address = (hash: string) => history.replaceState(null, '', location.pathname + location.search + hash);

/** Also where it stands far down the page. */
const atOnce = (attributes = {}) => shown(recorded(), { preload: 'auto', ...attributes });

describe('a link to a step', () => {
  afterEach(() => address(''));

  it('is for the game that the page shows first, not for those that follow it', async () => {
    address('#swtcg-step=20.1');
    const viewer = await shown(recorded());
    expect(viewer.step).to.equal('20.1');
    const first = viewer.timeline.source;
    viewer.src = addressOf(recorded(3));
    await until(() => viewer.timeline.source !== first && !viewer.timeline.growing, 'the other game');
    await settled(viewer);
    expect(viewer.index).to.equal(0);
  });

  it('moves only the viewer that it was copied from, also where none has an id', async () => {
    const viewers = [await atOnce(), await atOnce(), await atOnce({ id: 'x' })];
    const steps = () => viewers.map(({ step }) => step);
    const start = steps();
    for (const [n, name] of ['', ':2@', 'x@'].entries()) {
      const viewer = viewers[n] as SwtcgReplay;
      viewer.seek('20.1');
      await settled(viewer);
      const { hash } = new URL(await copiedLink(viewer));
      expect(hash).to.equal(`#swtcg-step=${name}20.1`);
      viewer.seek(0);
      await settled(viewer);
      location.hash = hash;
      await until(() => viewer.step === '20.1', 'the step of the link');
      for (const one of viewers) await settled(one);
      expect(steps()).to.eql(start.map((step, i) => (i === n ? '20.1' : step)));
      viewer.seek(0);
      await settled(viewer);
    }
  });

  it('is followed by the viewer of its place when the page opens, and one without a name by the first', async () => {
    address('#swtcg-step=:2@20.1');
    expect((await atOnce()).index).to.equal(0);
    expect((await atOnce()).step).to.equal('20.1');
    expect((await atOnce()).index).to.equal(0);
  });

  it('brings the reader to a viewer far down the page, also to one that waits to be asked', async () => {
    const space = document.createElement('div');
    space.style.blockSize = '5000px';
    document.body.append(space);
    try {
      for (const preload of ['near', 'none']) {
        scrollTo(0, 0);
        address('#swtcg-step=20.1');
        const viewer = await shown(recorded(), { preload });
        expect(viewer.step).to.equal('20.1');
        await until(() => scrollY > 3000, 'the viewer in sight');
        scrollTo(0, 0);
        address('');
        location.hash = '#swtcg-step=30.1';
        await until(() => viewer.step === '30.1' && scrollY > 3000, 'the viewer in sight again');
        viewer.remove();
      }
    } finally {
      space.remove();
    }
  });
});
