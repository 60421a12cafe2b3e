import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { securityHeaders } from '../../src/server/infra/security-headers.ts';
import { cacheHeaders } from '../../src/shared/domain/site/cache-headers.ts';
import { type Edge, startVarnish } from '../../tools/edge/start-varnish.ts';

export const PAGE = '/filme/cidade-de-deus-2002-598';

/** One page behind our configuration of Varnish, and behind a bare one. */
export interface TwoEdges {
  ours: Edge;
  bare: Edge;
  /** Size of the page as sent. */
  bytes: number;
  close(): Promise<void>;
}

export async function openTwoEdges(): Promise<TwoEdges> {
  const tags = Array.from({ length: 60 }, (_, id) => `movie:${1_000 + id}`);
  /** Response headers that visitors see; Varnish removes the tags. */
  const shown = {
    ...securityHeaders({ isHttps: true }),
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'x-cache': 'hit',
  };
  const { 'Cache-Control': lifetime = '', ...own } = cacheHeaders({ ttlSeconds: 1_800, tags });
  const words = Array.from({ length: 6_000 }, (_, index) => (index * 7_919).toString(36)).join(' ');
  const body = gzipSync(`<!doctype html><p>${words}</p>`);
  const tagged = await serve({ ...shown, 'cache-control': lifetime, ...own }, body);
  const untagged = await serve({ ...shown, 'cache-control': lifetime }, body);
  const ours = await startVarnish({ origins: [tagged.port] });
  const bare = await startVarnish({
    origins: [untagged.port],
    bare: `vcl 4.1; backend origin { .host = "127.0.0.1"; .port = "${untagged.port}"; }`,
  });
  return {
    ours,
    bare,
    bytes: body.length,
    async close() {
      await Promise.all([ours.stop(), bare.stop()]);
      for (const { server } of [tagged, untagged]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

async function serve(headers: Record<string, string>, body: Buffer): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
