import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSimulator } from '../../simulator/start.ts';
import { type Recording, SIZE } from './variant.ts';

/** Started once per variant by bench/simulator.ts: `simulator`, or `bare` with the file of recorded responses. */
const [variant, file = ''] = process.argv.slice(2);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));

process.send?.(variant === 'bare' ? await serveBare() : await serveSimulator());

async function serveSimulator(): Promise<string> {
  const now = new Date('2026-11-14T12:00:00Z');
  const { url } = await startSimulator({ ...SIZE, ratePerSecond: 1e9, now: () => now });
  return url;
}

/** The same bytes under the same headers, found by one lookup in a map. */
function serveBare(): Promise<string> {
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const bodies = new Map(Object.entries(recording).map(([path, body]) => [path, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json;charset=utf-8',
      'cache-control': 'public, max-age=21600',
      'content-length': String(body?.length ?? 0),
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
