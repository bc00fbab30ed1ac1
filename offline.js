// Keeps the page for writing: what was fetched once is there without a network.
const KEPT = 'swtcg-write';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const own = (address) => new URL(address).origin === self.location.origin;
const plain = (address) => address.split('#')[0];

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  for (const address of new Set(addresses.filter(own).map(plain)))
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}

self.addEventListener('message', ({ data }) => {
  if (Array.isArray(data)) keep(data);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !own(request.url)) return;
  event.respondWith(
    fetch(request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          caches.open(KEPT).then((cache) => cache.put(plain(request.url), copy));
        }
        return answer;
      })
      .catch(async () => (await caches.match(plain(request.url))) ?? Response.error()),
  );
});
