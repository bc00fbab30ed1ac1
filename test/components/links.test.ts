// Links to a step: which viewer of a page they move, and when.
import { expect } from '@open-wc/testing';
import { addressOf, recorded, settled, shown } from './games.ts';
import { until } from './helpers.ts';

const address = (hash: string) => history.replaceState(null, '', location.pathname + location.search + hash);

describe('a link to a step', () => {
  afterEach(() => address(''));

  it('is for the game that the page shows first, not for those that follow it', async () => {
    address('#swtcg-step=20.1');
    const viewer = await shown(recorded());
    expect(viewer.step).to.equal('20.1');
    const first = viewer.course.source;
    viewer.src = addressOf(recorded(3));
    await until(() => viewer.course.source !== first && !viewer.course.growing, 'the other game');
    await settled(viewer);
    expect(viewer.index).to.equal(0);
  });
});
