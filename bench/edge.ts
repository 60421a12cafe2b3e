import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { securityHeaders } from '../src/server/infra/security-headers.ts';
import { cacheHeaders } from '../src/shared/domain/cache-headers.ts';
import { type Edge, startVarnish } from '../tools/edge/start-varnish.ts';

/**
 * A page our configuration of Varnish holds, beside the same page with the same headers held by a bare Varnish, interleaved in one
 * run, asked for by wrk (Debian's package): by rate, and by Varnish's own CPU, since whoever asks runs on the same cores. Once as a
 * page is linked, once with a letter's tracking words behind it, which a bare Varnish would keep as another page.
 */
const ROUNDS = Number(process.argv[3] ?? 7);
const ROUND_SECONDS = 2;
const CONNECTIONS = 16;
const PAGE = '/filme/cidade-de-deus-2002-598';
const PATHS = { linked: PAGE, tracked: `${PAGE}?utm_source=carta` };

const tags = Array.from({ length: 60 }, (_, id) => `movie:${1_000 + id}`);
/** What a visitor gets of either: the tags stay at the edge. */
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
const tagged = await serve({ ...shown, 'cache-control': lifetime, ...own });
const untagged = await serve({ ...shown, 'cache-control': lifetime });

const bare = `vcl 4.1; backend origin { .host = "127.0.0.1"; .port = "${untagged.port}"; }`;
const ours = await startVarnish({ origins: [tagged.port] });
const plain = await startVarnish({ origins: [untagged.port], bare });
try {
  for (const [name, path] of Object.entries(PATHS)) {
    const [rates, costs]: [number[], number[]] = [[], []];
    for (let round = -1; round < ROUNDS; round += 1) {
      // Whoever comes second finds the machine warm: they take turns.
      const [first, second] = round % 2 === 0 ? [ours, plain] : [plain, ours];
      const [one, other] = [await measure(first, path), await measure(second, path)];
      const [mine, theirs] = first === ours ? [one, other] : [other, one];
      // The first is for warming up.
      if (round < 0) continue;
      rates.push(mine.perSecond / theirs.perSecond);
      costs.push(theirs.cpuMs / mine.cpuMs);
      process.stdout.write(
        `${name}: ours ${Math.round(mine.perSecond)}/s ${mine.cpuMs.toFixed(4)} ms; bare ${Math.round(theirs.perSecond)}/s ${theirs.cpuMs.toFixed(4)} ms\n`,
      );
    }
    process.stdout.write(
      `edge, ${name}: a hit of ${body.length} bytes, ${median(rates).toFixed(2)} of the rate of bare Varnish, ${median(costs).toFixed(2)} by CPU, medians of ${ROUNDS}\n`,
    );
  }
} finally {
  await Promise.all([ours.stop(), plain.stop()]);
  for (const { server } of [tagged, untagged]) {
    server.close();
    server.closeAllConnections();
  }
}

async function serve(headers: Record<string, string>): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function measure(edge: Edge, path: string): Promise<{ perSecond: number; cpuMs: number }> {
  const before = edge.cpuMs();
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${ROUND_SECONDS}s`, '-H', 'Accept-Encoding: gzip', edge.url + path],
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`the edge failed:\n${stdout}`);
  const done = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, cpuMs: (edge.cpuMs() - before) / done };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
