import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { mountImages } from '../src/processes/images/mount-images.ts';
import { createClientLimit } from '../src/server/infra/client-limit.ts';
import { createHttpApp } from '../src/server/infra/http.ts';
import { createLog } from '../src/server/infra/log.ts';
import { startVarnish } from '../tools/edge/start-varnish.ts';
import { openPictures } from './pictures/open-pictures.ts';
import { drawPicture, sendBytes } from './pictures/picture-host.ts';

const fixture = await openPictures();
const { metrics } = fixture.ctx;
const app = await createHttpApp({ log: createLog('silent'), metrics, trustedProxies: [], isHttps: false });
app.get('/readyz', async () => 'ok');
await mountImages(app, fixture.service, createClientLimit({ perMinute: 0, burst: 0 }));
await app.listen({ port: 0, host: '127.0.0.1' });
const edge = await startVarnish({ origins: [(app.server.address() as AddressInfo).port] });
afterAll(async () => {
  await edge.stop();
  await app.close();
});

async function ask(path: string) {
  const answer = await fetch(edge.url + path);
  await answer.arrayBuffer();
  return { type: answer.headers.get('content-type'), cache: answer.headers.get('x-cache') };
}

test('the edge caches source bytes for seconds, a stand-in not at all, and one copy whatever retry number the address has', async () => {
  fixture.host.answer('/t/p/w342/', (_request, response) => void response.writeHead(503).end());
  const down = await ask('/img/poster/w342/edge.webp?r=1');
  expect(down).toEqual({ type: 'image/svg+xml', cache: 'miss' });

  fixture.host.answer('/t/p/w342/', sendBytes(await drawPicture(342, 513)));
  await expect
    .poll(() => ask('/img/poster/w342/edge.webp?r=2'), { timeout: 10_000 })
    .toMatchObject({ type: 'image/jpeg' });
  expect(await ask('/img/poster/w342/edge.webp?r=3')).toEqual({ type: 'image/jpeg', cache: 'hit' });
  await expect
    .poll(() => ask('/img/poster/w342/edge.webp'), { timeout: 20_000, interval: 500 })
    .toEqual({ type: 'image/webp', cache: 'hit' });
  expect(await ask('/img/poster/w342/edge.webp?r=4')).toEqual({ type: 'image/webp', cache: 'hit' });
}, 60_000);
