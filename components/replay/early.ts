// The first thing that the script of a page does: where a game is in sight, the engine, which is the larger part of what is
// fetched, is on its way while the rest of the script is still being evaluated. A view log needs none, and what lies in the page itself is read at once.
import { nearNow } from '../shared/near.ts';
import { mayNeedEngine } from '../shared/preload.ts';

if (
  nearNow('swtcg-replay[src]:not([preload=none])').some((viewer) =>
    mayNeedEngine(viewer.getAttribute('src') ?? ''),
  )
)
  import('../shared/replay-source.ts').catch(() => {
    // Whoever needs it asks again, and says that it does not come.
  });
