// Where a game is in sight when the script of a page starts, the engine, which is the larger part of what is fetched, is
// sent for at once. A view log needs none, and what lies in the page itself is read at once.
import { fetchEarly } from '../shared/games.ts';
import { nearNow } from '../shared/near.ts';
import { mayNeedEngine } from '../source/preload.ts';

export function preloadEngine(): void {
  const near = nearNow('swtcg-replay[src]:not([preload=none])');
  const sources = near.map((one) => one.getAttribute('src') ?? '');
  // A page that names its game need not wait for the file to name it.
  for (const one of near) fetchEarly(one.closest('[ruleset]')?.getAttribute('ruleset') ?? '', false);
  if (sources.some(mayNeedEngine))
    import('../source/replay-source.ts').catch(() => {
      // Whoever needs it asks again, and says that it does not come.
    });
}
