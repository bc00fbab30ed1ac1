// The first thing that the script of a page does: where a game is in sight, the engine, which is the larger part of what is
// fetched, is on its way while the rest of the script is still being evaluated.
import { nearNow } from '../shared/near.ts';

if (nearNow('swtcg-replay:not([preload=none])'))
  import('./replay-source.ts').catch(() => {
    // Whoever needs it asks again, and says that it does not come.
  });
