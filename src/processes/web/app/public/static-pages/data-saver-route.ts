import { STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { cacheHeaders } from '#shared/domain/site/cache-headers.ts';

/**
 * The service worker of visitors who save data: it asks for pictures with the header that browsers send in their own data saver.
 * Everything else goes to the network as without it.
 */
const WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { url, method, headers } = event.request;
  if (method !== 'GET' || !url.startsWith(location.origin + '/img/')) return;
  event.respondWith(fetch(url, { headers: { Accept: headers.get('Accept') ?? '*/*', 'Save-Data': 'on' } }));
});
`;

export function loader() {
  const headers = cacheHeaders({ ttlSeconds: STATIC_PAGE_SECONDS, tags: [] });
  return new Response(WORKER, { headers: { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' } });
}
