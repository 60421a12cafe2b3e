import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSimulator } from '../../packages/tmdb-simulator/start.ts';
import { type Context, openAdminContext, openContext } from '../../src/server/context.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { createLog } from '../../src/server/infra/log.ts';
import { migrate } from '../../src/server/infra/migrate.ts';
import { syncMovie } from '../../src/server/sync/sync-movie.ts';
import { type Server, startServerProcess } from '../../tools/stack.ts';
import { BATCH, CENTRAL_STATION, CITY_OF_GOD } from '../editing/hire.ts';
import { type MovingProxy, openMovingProxy } from './moving-proxy.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';

/** A primary, its standby, one address for both, a web process of ours and the admin's connections. */
export interface PairFixture {
  pair: PostgresPair;
  door: MovingProxy;
  web: Server;
  /** The admin's context, which editors write with. */
  ctx: Context;
  /** Pages the web process has cached. */
  pages: readonly string[];
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

export const EDITED = [CITY_OF_GOD, CENTRAL_STATION];
const PAGES = ['/', '/filmes', '/filme/598', '/filme/666', '/sobre'];

export interface PairOptions {
  hasStandby: boolean;
  /** Where PostgreSQL stores its data; by default the folder of temporary files. */
  disk?: string;
}

export async function openPairFixture({ hasStandby, disk }: PairOptions): Promise<PairFixture> {
  const closers: (() => unknown)[] = [];
  const [pair, simulator, folder] = await Promise.all([
    startPostgresPair(disk),
    startSimulator({ ratePerSecond: 1_000, movies: 60, series: 20, people: 20 }),
    mkdtemp(path.join(tmpdir(), 'lanterninha-pictures-')),
  ]);
  const stop = async () => {
    for (const close of closers.toReversed()) await close();
    await simulator.close();
    await pair.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const door = await openMovingProxy(pair.primary().port);
    closers.push(() => door.close());
    await migrate(pair.url('lanterninha_owner'));
    const variables = {
      DATABASE_URL: pair.url('lanterninha_app', door.port),
      TMDB_API_URL: `${simulator.url}/3`,
      TMDB_TOKEN: simulator.apiKey,
      IMAGE_SOURCE_URL: `${simulator.url}/t/p`,
      VIDEO_IMAGE_URL: `${simulator.url}/vi`,
      IMAGE_FOLDER: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    };
    const env = readEnv(variables);
    const opened = await openContext(env, createLog(env.LOG_LEVEL));
    closers.push(opened.close);
    for (const { id } of EDITED) await syncMovie(opened.ctx, id, BATCH);
    // The setup is no publication, and no more fetches may change the catalogue.
    await opened.ctx.db.deleteFrom('outbox').execute();
    await opened.ctx.db.deleteFrom('fetch_queue').execute();
    const admin = openAdminContext(env, opened.ctx);
    closers.push(admin.close);
    if (hasStandby) await pair.addStandby();
    const web = await startServerProcess(new Set(), variables, { services: 'web,functions' });
    closers.push(() => web.stop());
    const isReady = () =>
      fetch(`${web.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await sleep(50);
    const pages = await Promise.all(PAGES.map((asked) => holdPage(web.url, asked)));
    return { pair, door, web, ctx: admin.ctx, pages, isReady, stop };
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
  const { pathname } = new URL(answer.url);
  await (await fetch(url + pathname)).arrayBuffer();
  return pathname;
}
