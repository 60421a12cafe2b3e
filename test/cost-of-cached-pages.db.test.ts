import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTwoEdges, PAGE, type TwoEdges } from '../bench/edge/two-edges.ts';
import { measurePage, startVariant } from '../bench/page-cache/ask.ts';
import type { Variant } from '../bench/page-cache/variant.ts';
import type { StartedServer } from '../bench/start-server.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import type { Edge } from '../tools/edge/start-varnish.ts';
import { median } from '../tools/figures.ts';
import { openTestFixture } from './database/test-fixture.ts';

/**
 * Samples of `npm run bench -- page-cache` and `-- edge`, by CPU time, which a busy machine disturbs least. The bars are a little
 * lower than those of the benches (medians of seven rounds): these find large regressions, not a tenth.
 */
const ROUNDS = 3;
const ROUND_MS = 700;

const fixture = await openTestFixture();
const running = new Map<Variant, StartedServer>();
let edges: TwoEdges;

beforeAll(async () => {
  await syncMovie(fixture.ctx, 598, { urgency: 'batch', deadlineMs: 10_000 });
  for (const name of ['hit', 'bare-http', 'bare-react', 'rendered'] as const) {
    const copyOf = `${running.get('hit')?.url ?? ''}${PAGE}`;
    running.set(name, await startVariant(name, { movieId: 598, copyOf, env: fixture.variables }));
  }
  edges = await openTwoEdges();
}, 180_000);
afterAll(async () => {
  for (const { child } of running.values()) child.disconnect();
  await edges.close();
});

test('a cached page costs a process at most two and a half times what sending its bytes costs a bare server', async () => {
  expect(await share('hit', 'bare-http')).toBeGreaterThanOrEqual(0.4);
});

test('a page it renders costs at most five times what React alone needs for it', async () => {
  expect(await share('rendered', 'bare-react')).toBeGreaterThanOrEqual(0.2);
});

test('a page in the cache of the edge costs Varnish at most a quarter more than it does without our configuration', async () => {
  const shares: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [theirs, mine] = [await hit(edges.bare), await hit(edges.ours)];
    if (round >= 0) shares.push(theirs / mine);
  }
  expect(median(shares)).toBeGreaterThanOrEqual(0.8);
});

/** CPU time of the bare server divided by ours: 1 is as cheap. */
async function share(name: Variant, bare: Variant): Promise<number> {
  const cost = async (variant: Variant) => {
    const server = running.get(variant);
    if (!server) throw new Error(`${variant} is not running`);
    return (await measurePage(variant, server, { page: PAGE, connections: 4, forMs: ROUND_MS })).cpuMs;
  };
  const shares: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [theirs, mine] = [await cost(bare), await cost(name)];
    // The first round is a warm-up.
    if (round >= 0) shares.push(theirs / mine);
  }
  return median(shares);
}

async function hit(edge: Edge): Promise<number> {
  const pool = new Pool(edge.url, { connections: 8, pipelining: 1 });
  const before = edge.cpuMs();
  const until = performance.now() + ROUND_MS;
  let done = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({
          path: PAGE,
          method: 'GET',
          headers: { 'accept-encoding': 'gzip' },
        });
        await body.arrayBuffer();
        if (statusCode !== 200) throw new Error(`the edge answered ${statusCode}`);
        done += 1;
      }
    }),
  );
  await pool.close();
  return (edge.cpuMs() - before) / done;
}
