import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { prepareHomePictures } from '../../src/processes/worker/prepare-home-pictures.ts';
import { readEnv } from '../../src/server/infra/env.ts';
import { deleteAllDocuments } from '../../src/server/store/cache/documents.ts';
import { enqueueFetches } from '../../src/server/store/jobs/fetch-queue.ts';
import { changeCatalogue } from '../../src/server/sync/change-catalogue.ts';
import { tags } from '../../src/shared/domain/tags.ts';
import type { EdgeFixture } from './edge-fixture.ts';

/** Kinds of TMDB faults. */
export const BAD_WAYS = [
  ['down', { kind: 'reset' }],
  ['slow by 30 s', { kind: 'slow', after_ms: 30_000 }],
  ['answering 429', { kind: '429-seconds', after_ms: 20_000 }],
  ['answering garbage', { kind: 'invalid-json' }],
  ['hanging', { kind: 'hang' }],
] as const;

/** Pages with stored data, served from there whatever TMDB does. */
const KNOWN_PAGES = [
  '/',
  '/filmes',
  '/filme/cidade-de-deus-2002-598',
  '/filme/cidade-de-deus-2002-598.data',
  '/series',
  '/generos',
  '/pessoas',
  '/buscar?q=cidade',
  '/api/getMovieDetails?movieId=598',
];

const READERS = 4;
const PAUSE_MS = 80;
const ASK_AGAIN_MS = 2_000;

export interface ReadWindow {
  times: number[];
  /** Pages that failed or differ from before → the first difference. */
  changed: Map<string, string>;
  /** How many calls TMDB got meanwhile. */
  calls: number;
}

/** Sets the faults at the simulator, however it was started. */
export async function setFaults(simulatorUrl: string, faults: readonly object[]): Promise<void> {
  const answer = await fetch(`${simulatorUrl}/__sim/faults`, {
    method: 'POST',
    body: JSON.stringify(faults),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`the simulator refused: ${answer.status}`);
}

/** Reads the pages before any fault. */
export async function readPages(url: string): Promise<Map<string, string>> {
  const bodies = new Map<string, string>();
  for (const path of KNOWN_PAGES) {
    const answer = await fetch(url + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    bodies.set(path, await answer.text());
  }
  return bodies;
}

/**
 * Fetches some of the films in the lists, so that there is something to fetch again, then empties the queue. Prepares home's
 * pictures: the dominant colour of each is part of home once it is known, and would otherwise change it during a window.
 */
export async function fillCatalogue({ ctx, variables }: EdgeFixture, films: number): Promise<void> {
  const ranked = await ctx.db
    .selectFrom('rankings')
    .select('entity_id as id')
    .distinct()
    .where('kind', '=', 'movie')
    .orderBy('id')
    .limit(films)
    .execute();
  const fetches = ranked.map(({ id }) => ({ kind: 'movie' as const, id, priority: 1, reason: 'soak' }));
  await enqueueFetches(ctx.db, fetches, ctx.now());
  for (let isWaiting = true; isWaiting; await sleep(500)) {
    const left = await ctx.db.selectFrom('fetch_queue').select('id').where('kind', '=', 'movie').execute();
    isWaiting = left.length > 0;
  }
  await ctx.db.deleteFrom('fetch_queue').execute();
  // Documents built before these fetches would change when they expire, and not because of TMDB.
  await deleteAllDocuments(ctx.db);
  await changeCatalogue(ctx, async ({ announce }) => announce(tags.everything()));
  await prepareHomePictures(ctx, readEnv(variables));
}

interface WindowOptions {
  /** Address of the server they read from. */
  url: string;
  simulatorUrl: string;
  expected: ReadonlyMap<string, string>;
  seconds: number;
}

/** Readers request stored pages while the worker fetches all of them again from TMDB. */
export async function readWhileSyncing({ ctx }: EdgeFixture, { url, simulatorUrl, expected, seconds }: WindowOptions) {
  const window: ReadWindow = { times: [], changed: new Map(), calls: 0 };
  const pool = new Pool(url, { connections: READERS, pipelining: 1 });
  const until = performance.now() + seconds * 1_000;
  const callsBefore = await countCalls(simulatorUrl);
  const read = async (reader: number) => {
    for (let turn = reader; performance.now() < until; turn += 1) {
      const path = KNOWN_PAGES[turn % KNOWN_PAGES.length] ?? '/';
      const started = performance.now();
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      const text = await body.text();
      window.times.push(performance.now() - started);
      const before = expected.get(path) ?? '';
      if ((statusCode !== 200 || text !== before) && !window.changed.has(path))
        window.changed.set(path, `${statusCode} ${firstChange(before, text)}`);
      await sleep(PAUSE_MS);
    }
  };
  const ask = async () => {
    const known = await ctx.db.selectFrom('movie_sources').select('id').execute();
    const fetches = known.map(({ id }) => ({ kind: 'movie' as const, id, priority: 1, reason: 'soak' }));
    while (performance.now() < until) {
      await enqueueFetches(ctx.db, fetches, ctx.now());
      await sleep(Math.min(ASK_AGAIN_MS, Math.max(0, until - performance.now())));
    }
  };
  await Promise.all([ask(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
  await pool.close();
  window.calls = (await countCalls(simulatorUrl)) - callsBefore;
  return window;
}

function firstChange(before: string, now: string): string {
  let place = 0;
  while (place < before.length && before[place] === now[place]) place += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, place - 30), place + 30));
  return `${around(before)} is ${around(now)}`;
}

async function countCalls(simulatorUrl: string): Promise<number> {
  return ((await (await fetch(`${simulatorUrl}/__sim/stats`)).json()) as { total: number }).total;
}
