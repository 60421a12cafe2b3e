import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { enqueueFetches, FETCH_KINDS, type Fetch } from '../src/server/store/jobs/fetch-queue.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '../src/server/sync/import-exports.ts';
import { newestExportDay } from '../src/server/tmdb/exports.ts';
import { startChangedTmdb } from './editing/changed-tmdb.ts';
import { editEverything, photograph, readShown } from './editing/edit-everything.ts';
import { openEditedFixture } from './editing/open-edited-fixture.ts';

const SIZES = { movie: 30, series: 10, person: 30 };
/** How many of each kind get a value in every field. */
const EDITED = 4;
test('a full import of everything once more, with every text and picture changed, alters nothing editors wrote, and it stays published', async () => {
  // Generous limits: this tests the result, not the speed.
  const fixture = await openEditedFixture({ DATABASE_STATEMENT_TIMEOUT_MS: '30000' });
  const { ctx } = fixture;
  const ana = await fixture.hire('Ana', 'administrator');
  const fetchAll = (context: typeof ctx) =>
    drainFetchQueue(context, {
      concurrency: 4,
      signal: new AbortController().signal,
      leaseSeconds: 60,
      untilEmpty: true,
    });
  const readExports = async (context: typeof ctx) => {
    for (const kind of FETCH_KINDS) {
      await readKnownIds(context, kind, `${fixture.simulatorUrl}/p/exports`, newestExportDay(new Date()));
      await queueImport(context, kind, SIZES[kind]);
    }
  };
  await readExports(ctx);
  await fetchAll(ctx);
  const held = await list<Fetch>(sql`
    select 'movie' as kind, id from movie_sources union all select 'series', id from series_sources
    union all select 'person', id from person_sources order by 1, 2`);
  const subjects = FETCH_KINDS.flatMap((kind) => held.filter((each) => each.kind === kind).slice(0, EDITED)).map(
    ({ kind, id }) => ({ entity: kind, id }),
  );
  const { addedTo } = await editEverything(ctx, ana, subjects);
  const [before, shown] = [await photograph(ctx.db), await readShown(ctx.db, subjects, addedTo)];

  const tmdb = await startChangedTmdb(fixture.simulatorUrl);
  onTestFinished(() => tmdb.close());
  const changed = await openContext(
    readEnv({ ...fixture.variables, TMDB_API_URL: `${tmdb.url}/3` }),
    createLog('silent'),
  );
  onTestFinished(() => changed.close());
  fixture.pass(60);
  const later = { ...changed.ctx, now: ctx.now };
  await readExports(later);
  const again = held.map(({ kind, id }) => ({ kind, id, priority: 1, reason: 'import' }));
  await enqueueFetches(later.db, again, later.now());
  await fetchAll(later);

  expect(await photograph(ctx.db)).toEqual(before);
  expect(await readShown(ctx.db, subjects, addedTo)).toEqual(shown);
  // Proof that TMDB did change: unedited titles have the new text, and edited fields without a lock have a conflict.
  const titles = await list<{ title: string }>(
    sql`select title from movies join movie_sources using (id) where id not in (select entity_id from overrides)`,
  );
  expect(titles.length).toBeGreaterThan(SIZES.movie / 2);
  expect(titles.filter(({ title }) => !title.endsWith('(outra vez)'))).toEqual([]);
  const asked = await list<{ entity: string }>(sql`select distinct entity from conflicts order by 1`);
  expect(asked.map(({ entity }) => entity)).toEqual(['movie', 'person', 'series']);

  const parts = await list<{ fields: number }>(
    sql`select count(*) as fields from conflicts where field ~ '^s[0-9]+e[0-9]+[.]name$'`,
  );
  expect(parts[0]?.fields).toBeGreaterThanOrEqual(EDITED);
  const pictures = await list<{ fields: number }>(sql`select count(*) as fields from conflicts where field ~ 'Path$'`);
  expect(pictures[0]?.fields).toBeGreaterThanOrEqual(EDITED);
  const credits = await list<{ fields: number }>(
    sql`select count(*) as fields from conflicts where field ~ '^cast[.][0-9]+[.]character$'`,
  );
  expect(credits[0]?.fields).toBeGreaterThanOrEqual(EDITED);

  async function list<T>(query: RawBuilder<T>): Promise<T[]> {
    return (await query.execute(ctx.db)).rows;
  }
}, 180_000);
