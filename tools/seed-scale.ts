import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { createWorld } from '../packages/tmdb-simulator/world/create-world.ts';
import { SERVICES } from '../packages/tmdb-simulator/world/services.ts';
import { createProgress } from '../src/processes/cli/progress.ts';
import { projectMovie } from '../src/server/sync/projection/project-movie.ts';
import { projectionDateOf } from '../src/server/sync/projection/project-parts.ts';
import { TmdbMovie, toMovieSource } from '../src/server/tmdb/movie-answer.ts';
import { withBareTables } from './seed/bare-tables.ts';
import { buildMovieDocument } from './seed/documents.ts';
import { SEEDED_TABLES, type SeedShare } from './seed/share.ts';

/**
 * Fills an empty catalogue with generated titles by COPY, without HTTP; the full-size measurements run on it. `npm run
 * cli -- seed:scale --share 0.01` makes a hundredth of it. Never beside real data: ids would collide.
 */
const FULL = { movies: 1_196_000, series: 207_000, people: 4_000_000 };
const NOW = '2026-11-15T12:00:00.000Z';
const THREADS = 2;

// `npm run cli -- seed:scale` shows the operator a message instead of a stack trace.
process.once('uncaughtException', ({ message }) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
});

const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const share = Number(values.share);
if (!(share > 0 && share <= 1)) throw new Error('--share is a part of the whole: more than 0, at most 1');
const databaseUrl = process.env.DATABASE_URL;
const ownerUrl = process.env.DATABASE_OWNER_URL;
if (!databaseUrl || !ownerUrl) throw new Error('DATABASE_URL and DATABASE_OWNER_URL are not both set');
const size = (full: number) => Math.max(1, Math.round(full * share));
const options = {
  seed: Number(values.seed),
  movies: size(FULL.movies),
  series: size(FULL.series),
  people: size(FULL.people),
};

const started = performance.now();
const world = createWorld({ ...options, now: () => new Date(NOW) });
const client = new pg.Client({ connectionString: databaseUrl });
const owner = new pg.Client({ connectionString: ownerUrl });
await client.connect();
await owner.connect();
await owner.query('set statement_timeout = 0; set lock_timeout = 0');
await refuseUnlessEmpty();
const rebuilding = createProgress('indexes', process.stderr);
await withBareTables(owner, SEEDED_TABLES, fillAll, (done, all) => rebuilding.update(done, all));
rebuilding.end();
await tell();
await client.end();
await owner.end();

async function fillAll(): Promise<void> {
  await insertServices();
  await fill('people', world.people.ids().length);
  await insertHandMadePeople();
  await fill('movies', world.movies.ids().length);
  await fill('series', world.series.ids().length);
}

async function refuseUnlessEmpty(): Promise<void> {
  const { rows } = await client.query('select 1 from movie_sources union all select 1 from people limit 1');
  if (rows.length > 0) throw new Error('the catalogue is not empty: seed:scale fills a new one');
}

async function insertServices(): Promise<void> {
  for (const { id, name } of SERVICES) {
    const text = 'insert into watch_services (id, name, seen_at) values ($1, $2, $3) on conflict do nothing';
    await client.query(text, [id, name, NOW]);
  }
}

/** The hand-made films credit real people with ids of their own. */
async function insertHandMadePeople(): Promise<void> {
  for (const { id } of world.listHandMade()) {
    const parsed = TmdbMovie.safeParse(buildMovieDocument(world, id));
    if (!parsed.success) continue;
    const { people, services } = projectMovie(
      toMovieSource(parsed.data),
      {},
      projectionDateOf({ fetchedAt: new Date(NOW) }, new Date(NOW)),
    );
    for (const person of people) {
      const text = `insert into people (id, name, slug, profile_path, popularity, search_name, seen_at)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`;
      const { name, slug, profile_path, popularity, search_name } = person;
      await client.query(text, [person.id, name, slug, profile_path, popularity, search_name, NOW]);
    }
    for (const service of services) {
      const text = 'insert into watch_services (id, name, seen_at) values ($1, $2, $3) on conflict do nothing';
      await client.query(text, [service.id, service.name, NOW]);
    }
  }
}

async function fill(kind: SeedShare['kind'], total: number): Promise<void> {
  const progress = createProgress(kind, process.stderr);
  const done = new Array<number>(THREADS).fill(0);
  const runThread = (thread: number) =>
    new Promise<void>((resolve, reject) => {
      const data: SeedShare = {
        kind,
        databaseUrl: databaseUrl ?? '',
        world: options,
        now: NOW,
        thread,
        threads: THREADS,
      };
      const worker = new Worker(path.join(import.meta.dirname, 'seed/seed-thread.ts'), { workerData: data });
      worker.on('message', (count: number) => {
        done[thread] = count;
        progress.update(
          done.reduce((sum, part) => sum + part, 0),
          total,
        );
      });
      worker.once('error', reject);
      worker.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`thread ${thread} ended with ${code}`)),
      );
    });
  await Promise.all(done.map((_, thread) => runThread(thread)));
  progress.end();
}

async function tell(): Promise<void> {
  const counts: string[] = [];
  for (const table of [
    'movies',
    'series',
    'episodes',
    'people',
    'movie_cast',
    'movie_crew',
    'series_cast',
    'series_crew',
  ]) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
    counts.push(`${table} ${rows[0]?.count}`);
  }
  process.stdout.write(
    `${counts.join(', ')}\nseed:scale: share ${share}, ${Math.round((performance.now() - started) / 1_000)} s\n`,
  );
}
