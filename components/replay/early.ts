// The first thing that the script of a page does: where a game is in sight, the engine, which is the larger part of what is
// fetched, is on its way while the rest of the script is still being evaluated. A log of views needs none.
import { nearNow } from '../shared/near.ts';
import { isToldBy } from '../shared/told.ts';

if (nearNow('swtcg-replay:not([preload=none])').some((viewer) => !isToldBy(viewer)))
  import('../shared/replay-source.ts').catch(() => {
    // Whoever needs it asks again, and says that it does not come.
  });
