import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { rebuildDerived } from '../src/server/catalogue/documents/rebuild-derived.ts';
import { FIRST_AFTER_BASELINE, migrate } from '../src/server/infra/migrate.ts';
import { deleteAllDocuments } from '../src/server/store/cache/documents.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { startServerProcess } from '../tools/stack.ts';
import { BATCH, CITY_OF_GOD, openEditedFixture } from './editing/open-edited-fixture.ts';

const ADDRESSES = [
  '/api/getMovieDetails?movieId=598',
  '/api/getTVDetails?seriesId=1396',
  '/api/getFilmesList',
  '/api/getSeriesList',
  '/api/getHomeAll',
  '/api/getGenres',
  '/api/getStreaming',
  '/api/getPopularPeople',
  '/api/getTVAiringToday',
  '/api/getCustomCollections',
  '/api/searchAutocomplete?query=cidade',
  '/api/searchMulti?query=central',
];

/** Before the migrations, and after them. */
const ROUNDS = 4;

/** Few connections, so that statements which were prepared before the migration are used after it. */
const fixture = await openEditedFixture({ RATE_LIMITS: 'off', DATABASE_POOL_SIZE: '2', LOG_LEVEL: 'warn' });

/** What from 1.0 on a release may do beneath the one before it: a column for every table, each in a transaction of its own. */
async function addToEveryTable(ownerUrl: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace::regnamespace::text in ('public', 'staff')
      and relname <> 'schema_migrations' order by 1
  `.execute(fixture.ctx.db);
  const folder = await mkdtemp(path.join(tmpdir(), 'lanterninha-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [index, { name }] of rows.entries()) {
    const column = `alter table ${name} add column added_later text not null default 'new';`;
    const text = `-- Why: a test.\n-- migrate:up\n${column}\n-- migrate:down\n`;
    await writeFile(path.join(folder, `${Number(FIRST_AFTER_BASELINE) + 8_000 + index}_adds.sql`), text);
  }
  await migrate(ownerUrl, folder);
  return rows.map(({ name }) => name);
}

async function readTitle(url: string): Promise<string> {
  const answer = await fetch(`${url}${ADDRESSES[0]}`);
  return ((await answer.json()) as { title: string }).title;
}

/** All at once, so that every connection is used. */
async function listRefused(url: string): Promise<string[]> {
  const answers = ADDRESSES.map(async (address) => {
    const answer = await fetch(url + address).catch((error: unknown) => String(error));
    if (typeof answer === 'string') return [`${address} ${answer}`];
    const text = await answer.text();
    return answer.ok ? [] : [`${address} ${answer.status} ${text.slice(0, 100)}`];
  });
  return (await Promise.all(answers)).flat();
}

test('a column is added to every table beneath a product that answers, syncs and publishes, which goes on doing so', async () => {
  const { ctx, database, variables } = fixture;
  const ana = await fixture.hire('Ana');
  await syncSeries(ctx, 1396, BATCH);
  const server = await startServerProcess(new Set(), variables, { services: 'functions' });
  let round = 0;
  const work = async () => {
    round += 1;
    await fixture.tellByTmdb(CITY_OF_GOD, { tagline: `Volta ${round}`, runtime: 100 + round });
    await syncSeries(ctx, 1396, BATCH);
    expect(await fixture.write(ana, CITY_OF_GOD, { title: `Nosso título ${round}` })).toEqual([]);
    await fixture.publishAll(ana, CITY_OF_GOD);
    await deleteAllDocuments(ctx.db);
    const refused = await listRefused(server.url);
    await expect.poll(() => readTitle(server.url), { timeout: 15_000 }).toBe(`Nosso título ${round}`);
    return refused;
  };
  try {
    for (let before = 0; before < ROUNDS; before += 1) expect(await work()).toEqual([]);
    await rebuildDerived(ctx, ['lists', 'search'], () => {});
    let isOver = false;
    const migrating = addToEveryTable(database.ownerUrl).finally(() => (isOver = true));
    const refused: string[] = [];
    while (!isOver) refused.push(...(await work()));
    expect((await migrating).length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
    await rebuildDerived(ctx, ['lists', 'search'], () => {});
    for (let after = 0; after < ROUNDS; after += 1) expect(await work()).toEqual([]);
  } finally {
    await server.stop();
  }
  expect(round).toBeGreaterThan(2 * ROUNDS);
  // A failure is answered with an old copy if there is one, but it is logged.
  const problems = server.log
    .join('')
    .split('\n')
    .filter((line) => line.includes('DatabaseError'));
  expect(problems.map((line) => /"message":"[^"]*"/.exec(line)?.[0])).toEqual([]);
  const film = await ctx.db
    .selectFrom('movies')
    .select(['title', 'tagline'])
    .where('id', '=', CITY_OF_GOD.id)
    .execute();
  expect(film).toEqual([{ title: `Nosso título ${round}`, tagline: `Volta ${round}` }]);
}, 180_000);
