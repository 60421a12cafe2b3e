import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { lockField } from '../src/server/admin/editing/locks.ts';
import { openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { enqueueFetches, FETCH_KINDS, type Fetch } from '../src/server/store/jobs/fetch-queue.ts';
import { drainFetchQueue } from '../src/server/sync/drain-queue.ts';
import { queueImport, readKnownIds } from '../src/server/sync/import-exports.ts';
import { newestExportDay } from '../src/server/tmdb/exports.ts';
import { startChangedTmdb } from './editing/changed-tmdb.ts';
import { everyFieldOf, everyFieldOfCredits, everyFieldOfSeason } from './editing/every-field.ts';
import { openEditedFixture } from './editing/open-edited-fixture.ts';

const SIZES = { movie: 30, series: 10, person: 30 };
/** How many of each kind get a value in every field. */
const EDITED = 4;
/** Tables with everything editors write. */
const WRITTEN = ['overrides', 'drafts', 'revisions', 'trash', 'plans', 'title_aliases', 'own_pictures'] as const;

test('a full import of everything once more, with every text changed, alters nothing editors wrote, and their texts stay published', async () => {
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
  /** Who is added to every crew. */
  const addedTo = subjects.find(({ entity }) => entity === 'person')?.id ?? 0;
  for (const [position, subject] of subjects.entries()) {
    const name = subject.entity === 'person' ? 'name' : 'title';
    const text = subject.entity === 'person' ? 'biography' : 'overview';
    const words = `${subject.entity} ${subject.id}`;
    const values = {
      ...everyFieldOf(subject.entity, words),
      ...(await everyPartOf(subject, words)),
      ...(await everyCreditOf(subject, words)),
    };
    expect(await fixture.write(ana, subject, values)).toEqual([]);
    await fixture.publishAll(ana, subject, 'Tudo nosso');
    // One field is locked, one has a draft, one is left as it is.
    if (position % 3 === 0)
      await lockField(ctx, ana, subject, { field: name, reason: 'Nosso nome.', expiresAt: undefined });
    if (position % 3 === 1) await fixture.write(ana, subject, { [text]: 'Um rascunho que ninguém publicou.' });
  }
  const [before, shown] = [await photograph(), await read()];

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

  expect(await photograph()).toEqual(before);
  expect(await read()).toEqual(shown);
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
  const credits = await list<{ fields: number }>(
    sql`select count(*) as fields from conflicts where field ~ '^cast[.][0-9]+[.]character$'`,
  );
  expect(credits[0]?.fields).toBeGreaterThanOrEqual(EDITED);

  /** Every field of each season and of its first episodes. */
  async function everyPartOf({ entity, id }: (typeof subjects)[number], words: string) {
    if (entity !== 'series') return {};
    const rows = await list<{ season: number; episodes: number[] }>(sql`
      select season_number as season, (array_agg(number order by number))[1:${sql.lit(EDITED)}] as episodes
      from episodes where series_id = ${id} group by season_number`);
    return Object.assign({}, ...rows.map(({ season, episodes }) => everyFieldOfSeason(season, episodes, words)));
  }
  /** Every field of some credits of the cast, one of which is hidden, and an added one: TMDB changes jobs, so the crew's is ours. */
  async function everyCreditOf({ entity, id }: (typeof subjects)[number], words: string) {
    if (entity === 'person') return {};
    const credits = await list<{ person: number }>(sql`
      select person_id as person from ${sql.table(`${entity}_cast`)}
      where ${sql.ref(`${entity}_id`)} = ${id} order by position limit ${sql.lit(EDITED + 1)}`);
    const [hidden = 0, ...keys] = credits.map(({ person }) => String(person));
    return {
      ...everyFieldOfCredits('cast', keys, words),
      ...everyFieldOfCredits('crew', [`${addedTo}-screenplay`], words),
      [`cast.${hidden}.isHidden`]: true,
    };
  }
  async function list<T>(query: RawBuilder<T>): Promise<T[]> {
    return (await query.execute(ctx.db)).rows;
  }
  /** Every row as PostgreSQL prints it, in a fixed order. */
  async function photograph(): Promise<Record<string, string[]>> {
    const tables = await Promise.all(
      WRITTEN.map(async (table) => {
        const rows = await list<{ row: string }>(sql`select t::text as row from ${sql.table(table)} as t order by 1`);
        return [table, rows.map(({ row }) => row)] as const;
      }),
    );
    return Object.fromEntries(tables);
  }
  /** The published values of the fields above. */
  async function read() {
    const edited = subjects.filter(({ entity }) => entity === 'series').map(({ id }) => id);
    return [
      await list(sql`
        select id, title, overview, tagline, certification, curiosities_html, additional_infos_html, poster_path, backdrop_path,
               seo_title, seo_description, is_noindex, release_date, ticket_url
        from movies where id = any(${subjects.filter(({ entity }) => entity === 'movie').map(({ id }) => id)}) order by id`),
      await list(sql`
        select id, title, overview, tagline, certification, curiosities_html, additional_infos_html, poster_path, backdrop_path,
               seo_title, seo_description, is_noindex
        from series where id = any(${subjects.filter(({ entity }) => entity === 'series').map(({ id }) => id)}) order by id`),
      await list(sql`
        select series_id, number, name, overview, poster_path, season_url, position
        from seasons where series_id = any(${edited}) order by 1, 2`),
      await list(sql`
        select series_id, season_number, number, name, overview, still_path, air_date, air_time, channel, is_special
        from episodes where series_id = any(${edited}) and channel is not null order by 1, 2, 3`),
      // The credits that editors wrote: those between them are TMDB's.
      await list(sql`
        select movie_id, person_id, character from movie_cast where character like 'Da casa%' union all
        select series_id, person_id, character from series_cast where character like 'Da casa%' union all
        select movie_id, person_id, job from movie_crew where job = 'Screenplay' and person_id = ${addedTo} union all
        select series_id, person_id, job from series_crew where job = 'Screenplay' and person_id = ${addedTo} order by 1, 2, 3`),
      await list(
        sql`select title_kind, title_id, person_id, role, shown_part, is_added from credit_edits order by 1, 2, 3, 4`,
      ),
      await list(sql`
        select id, name, biography, curiosities_html, additional_infos_html, profile_path, instagram_id, twitter_id, facebook_id,
               seo_title, seo_description, is_noindex
        from people where id = any(${subjects.filter(({ entity }) => entity === 'person').map(({ id }) => id)}) order by id`),
    ];
  }
}, 120_000);
