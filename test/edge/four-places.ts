import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startVarnish } from '../../tools/edge/start-varnish.ts';
import { look, PROBED_MS } from './edge-fixture.ts';

const READERS = 8;

/**
 * Four places behind the edge, as where releases alternate: two report ready, two do not. Then one of the ready servers is closed
 * and uncached pages are requested before the edge can notice; then the other one reports that it is not ready any more.
 */
export async function loseServers(pages: number): Promise<{ lost: number; leaving: number }> {
  const ready = [true, false, true, false];
  const servers = await Promise.all(ready.map((_, place) => serve(() => ready[place] ?? false)));
  const edge = await startVarnish({ origins: servers.map((server) => (server.address() as AddressInfo).port) });
  const read = async (word: string) => {
    let failed = 0;
    const reader = async (_: unknown, from: number) => {
      for (let page = from; page < pages; page += READERS) {
        if ((await look(`${edge.url}/buscar?q=${word}${page}`)).status !== 200) failed += 1;
      }
    };
    await Promise.all(Array.from({ length: READERS }, reader));
    return failed;
  };
  try {
    await sleep(PROBED_MS);
    close(servers[0]);
    const lost = await read('perdida');
    ready[2] = false;
    await sleep(PROBED_MS);
    return { lost, leaving: await read('saindo') };
  } finally {
    await edge.stop();
    for (const server of servers) close(server);
  }
}

async function serve(isReady: () => boolean): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const status = url !== '/readyz' || isReady() ? 200 : 503;
    response.writeHead(status, { 'cache-control': 'public, s-maxage=60' }).end('.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function close(server: Server | undefined): void {
  server?.close();
  server?.closeAllConnections();
}
