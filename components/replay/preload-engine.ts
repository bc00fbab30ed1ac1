// Where a game is in sight when the script of a page starts, the engine, which is the larger part of what is fetched, is
// sent for at once. A log of views needs none.
import { nearNow } from '../shared/near.ts';
import { isToldBy } from '../shared/told.ts';

export function preloadEngine(): void {
  if (nearNow('swtcg-replay:not([preload=none])').some((viewer) => !isToldBy(viewer)))
    import('../shared/replay-source.ts').catch(() => {
      // Whoever needs it asks again, and says that it does not come.
    });
}
