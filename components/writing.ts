// The page for writing. Once it was loaded it works without a network, also when it is opened again.
import { EXAMPLES } from './demo/examples.ts';
import './write/swtcg-write.ts';

document.querySelector('swtcg-write')?.setAttribute('examples', Object.keys(EXAMPLES).join(' '));

async function keepForLater(): Promise<void> {
  const { active, installing, waiting } = await navigator.serviceWorker.register('offline.js');
  const worker = active ?? installing ?? waiting;
  // What was fetched before the worker was there, and what comes later, is kept by it.
  const tell = () =>
    worker?.postMessage([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
  tell();
  setInterval(tell, 5_000);
}

/** While the page is being developed its modules change too often to be kept. */
const built = !new URL(import.meta.url).pathname.endsWith('.ts');

if (built && 'serviceWorker' in navigator)
  keepForLater().catch(() => {
    // Then it needs the network next time.
  });
