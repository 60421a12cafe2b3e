import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSimulator } from '../../packages/tmdb-simulator/start.ts';
import { type Context, openAdminContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { migrate } from '../../src/server/infra/migrate.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { BATCH } from '../../test/editing/hire.ts';
import { EDITED } from '../../test/failover/open-pair-fixture.ts';
import { type Server, startServerProcess } from '../../tools/stack.ts';
import { type Cluster, type ClusterOptions, openCluster, SERVERS } from './open-cluster.ts';
import { podman } from './podman.ts';

/** Our own processes on the cluster: web with replicas, a worker with a stand-in for the edge, and the admin's connections. */
export interface HaFixture {
  cluster: Cluster;
  web: Server;
  ctx: Context;
  pages: readonly string[];
  /** When the stand-in for the edge was last purged: shows that a worker leads again. */
  lastPurge(): number;
  stop(): Promise<void>;
}

const PAGES = ['/', '/filmes', '/filme/598', '/filme/666', '/sobre'];

export async function openHaFixture(options: ClusterOptions = {}): Promise<HaFixture> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    const simulator = await startSimulator({ ratePerSecond: 1_000, movies: 60, series: 20, people: 20 });
    closers.push(() => simulator.close());
    const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-pictures-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const cluster = await openCluster(options);
    closers.push(() => cluster.stop());
    if (!(await cluster.waitWhole(120_000))) throw new Error('the cluster did not form within two minutes');
    if (options.hasSmallDisks) await createStanza(cluster);
    await migrate(`${cluster.url('lanterninha_owner')}?sslmode=disable`);

    let purgedAt = 0;
    const edge = createServer((_request, response) => {
      purgedAt = performance.now();
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
    closers.push(() => edge.close());
    const variables = {
      DATABASE_URL: cluster.url('lanterninha_app'),
      DATABASE_REPLICA_URLS: SERVERS.map((server) => cluster.url('lanterninha_app', server)).join(','),
      TMDB_API_URL: `${simulator.url}/3`,
      TMDB_TOKEN: simulator.apiKey,
      IMAGE_SOURCE_URL: `${simulator.url}/t/p`,
      VIDEO_IMAGE_URL: `${simulator.url}/vi`,
      IMAGE_FOLDER: folder,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    };
    const env = readEnv({ ...variables, LOG_LEVEL: 'silent' });
    const opened = await openContext(env, createLog(env.LOG_LEVEL));
    closers.push(opened.close);
    for (const { id } of EDITED) await syncMovie(opened.ctx, id, BATCH);
    await opened.ctx.db.deleteFrom('outbox').execute();
    await opened.ctx.db.deleteFrom('fetch_queue').execute();
    const admin = openAdminContext(env, opened.ctx);
    closers.push(admin.close);
    const web = await startServerProcess(new Set(), variables, { services: 'web,functions' });
    closers.push(() => web.stop());
    const edgeUrl = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
    // Without a token: no sync may announce the edited films beside their editors.
    const worker = await startServerProcess(new Set(), variables, {
      services: 'worker',
      env: { EDGE_KIND: 'varnish', EDGE_URLS: edgeUrl, EDGE_PURGE_SECRET: 'x'.repeat(32), TMDB_TOKEN: '' },
    });
    closers.push(() => worker.stop());
    while (!(await fetch(`${web.url}/readyz`)).ok) await sleep(100);
    const pages = await Promise.all(PAGES.map((asked) => holdPage(web.url, asked)));
    return { cluster, web, ctx: admin.ctx, pages, lastPurge: () => purgedAt, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Requests a page once, so that it is cached, and returns its canonical path. */
async function holdPage(url: string, asked: string): Promise<string> {
  const answer = await fetch(url + asked);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${asked} answered ${answer.status}`);
  return new URL(answer.url).pathname;
}

/** The archiver, which already tries, may hold pgBackRest's lock. */
async function createStanza(cluster: Cluster): Promise<void> {
  const leader = cluster.containerOf((await cluster.findLeader()) ?? 'pg1');
  const create = () =>
    podman('exec', '--user', 'postgres', leader, 'pgbackrest', '--stanza=lanterninha', 'stanza-create');
  for (let tries = 0; tries < 20; tries += 1) {
    const isDone = await create().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await sleep(500);
  }
  await create();
}
