import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import { cinemaRow, servicesOfTitle } from '../availability/card-availability.ts';
import type { CollectionTitle } from '../records/record-titles.ts';
import { readRecordRows, type StoredRecord } from '../records/records.ts';

interface Saga {
  id: number;
  name: string;
  searchName: string;
  partIds: readonly number[];
}

interface DueBefore {
  /** Fetched before this: asked for again. */
  stale: Date;
  /** The same for one that TMDB said it does not have. */
  missing: Date;
}

/**
 * Sagas that public films name and that are unknown or old, or from or to which a film has moved since they were fetched. Unknown
 * ones first.
 */
export async function listDueSagas(db: Db, before: DueBefore, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select named.id
    from (select distinct franchise_id as id from movies where franchise_id is not null and is_public) as named
    left join sagas on sagas.id = named.id
    where sagas.id is null
      or sagas.fetched_at < ${before.stale}
      or (sagas.missing_since is not null and sagas.fetched_at < ${before.missing})
      or exists (
        select from movies
        where movies.franchise_id = sagas.id and is_public and movies.id <> all (sagas.part_ids)
          and movies.updated_at > sagas.fetched_at
      )
      or exists (
        select from movies
        where movies.id = any (sagas.part_ids) and movies.franchise_id is distinct from sagas.id
          and movies.updated_at > sagas.fetched_at
      )
    order by sagas.fetched_at nulls first, named.id
    limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns whether it changed; only then it gets a new version. */
export async function saveSaga(trx: Trx, saga: Saga, fetchedAt: Date): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    with before as (
      select version from sagas where id = ${saga.id} for update
    )
    insert into sagas (id, name, search_name, part_ids, fetched_at)
    values (${saga.id}, ${saga.name}, ${saga.searchName}, ${[...saga.partIds]}::integer[], ${fetchedAt}::timestamptz)
    on conflict (id) do update
    set name = excluded.name, search_name = excluded.search_name, part_ids = excluded.part_ids,
        fetched_at = excluded.fetched_at, missing_since = null,
        version = case
          when (sagas.name, sagas.part_ids) is distinct from (excluded.name, excluded.part_ids)
          then nextval('content_version')
          else sagas.version
        end
    returning version is distinct from (select version from before) as is_changed
  `.execute(trx);
  return rows[0]?.is_changed ?? false;
}

/** TMDB does not have it. Its films stay until it was missing for some time. Returns whether it changed. */
export async function noteMissingSaga(trx: Trx, id: number, at: Date, goneBefore: Date): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    with before as (
      select version from sagas where id = ${id} for update
    )
    insert into sagas (id, name, search_name, part_ids, fetched_at, missing_since)
    values (${id}, '', '', '{}', ${at}::timestamptz, ${at}::timestamptz)
    on conflict (id) do update
    set fetched_at = excluded.fetched_at,
        missing_since = coalesce(sagas.missing_since, excluded.missing_since),
        part_ids = case when sagas.missing_since < ${goneBefore}::timestamptz then '{}' else sagas.part_ids end,
        version = case
          when sagas.missing_since < ${goneBefore}::timestamptz and sagas.part_ids <> '{}' then nextval('content_version')
          else sagas.version
        end
    returning version is distinct from (select version from before) as is_changed
  `.execute(trx);
  return rows[0]?.is_changed ?? false;
}

/** An answer that could not be read: asked for again when it is old, so that it does not delay others. */
export async function postponeSaga(db: Db, id: number, at: Date): Promise<void> {
  await sql`
    insert into sagas (id, name, search_name, part_ids, fetched_at)
    values (${id}, '', '', '{}', ${at}::timestamptz)
    on conflict (id) do update set fetched_at = excluded.fetched_at
  `.execute(db);
}

export async function deleteOldSagas(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sagas').where('fetched_at', '<', before).execute();
}

interface SagaTitles {
  saga: { id: number; name: string; version: number } | undefined;
  /** In order of release, stored or not; the caller decides which are shown. */
  titles: CollectionTitle[];
}

type SagaRow = CollectionTitle & { saga_name: string; saga_version: number };

/** In one statement. A film that TMDB merged into another is followed to it. */
export async function findSagaTitles(db: Db, sagaId: number): Promise<SagaTitles> {
  const { rows } = await sql<SagaRow>`
    select saga.name as saga_name, saga.version as saga_version, saga.id as record_id, 'movie' as kind, part.id,
           '' as note, false as is_skippable, held.*
    from sagas as saga
    left join lateral (
      select unnest(saga.part_ids) as id
      union
      select new_id from replaced_ids where kind = 'movie' and old_id = any (saga.part_ids)
    ) as part on true
    left join lateral (
      select version, is_public, title, slug, release_date as day, release_year as year,
             poster_path, backdrop_path, vote_average, runtime_minutes, is_brazilian_release as is_own_premiere,
             ${servicesOfTitle('movie')} as services, ${cinemaRow} as cinema
      from movies
      where movies.id = part.id
    ) as held on true
    where saga.id = ${sagaId}
    order by held.year nulls last, held.day nulls last, part.id
  `.execute(db);
  const [first] = rows;
  return {
    saga: first && { id: sagaId, name: first.saga_name, version: first.saga_version },
    titles: rows.filter(({ id }) => id !== null),
  };
}

/** A collection in the trash does not count. */
export async function isSagaAdopted(db: Db, sagaId: number): Promise<boolean> {
  const row = await db
    .selectFrom('records')
    .select('id')
    .where('saga_id', '=', sagaId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface OfferedSaga {
  id: number;
  name: string;
  /** Of the films that visitors see. */
  films: number;
  firstYear: number | null;
  lastYear: number | null;
}

/** At least two films that visitors see, and no collection. */
export async function listAdoptableSagas(db: Db, searchName: string, limit: number): Promise<OfferedSaga[]> {
  const { rows } = await sql<OfferedSaga>`
    select saga.id, saga.name, count(*)::integer as films, min(release_year) as "firstYear", max(release_year) as "lastYear"
    from sagas as saga
    join movies on movies.id = any (saga.part_ids) and movies.is_public
    where saga.search_name like ${`${escapeLike(searchName)}%`}
      and not exists (select from records where saga_id = saga.id and removed_at is null)
    group by saga.id
    having count(*) > 1
    order by max(movies.popularity) desc, saga.id
    limit ${limit}
  `.execute(db);
  return rows;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

interface FoundSaga {
  id: number;
  name: string;
  /** Of the first film that visitors see. */
  slug: string;
  posters: string[];
  movieCount: number;
}

/** Sagas whose name starts so, without a published collection; those with the most popular films first. */
export async function findSagasByName(
  db: Db,
  searchName: string,
  { limit, posters }: { limit: number; posters: number },
): Promise<FoundSaga[]> {
  const { rows } = await sql<FoundSaga>`
    select found.id, found.name, found.slugs[1] as slug, found.posters[1:${posters}::integer] as posters,
           cardinality(found.slugs) as "movieCount"
    from (
      select saga.id, saga.name, max(movies.popularity) as popularity,
             array_agg(movies.slug order by release_year nulls last, release_date nulls last, movies.id) as slugs,
             coalesce(
               array_agg(movies.poster_path order by release_year nulls last, release_date nulls last, movies.id)
                 filter (where movies.poster_path is not null),
               '{}'
             ) as posters
      from sagas as saga
      join movies on movies.id = any (saga.part_ids) and movies.is_public
      where saga.search_name like ${`${escapeLike(searchName)}%`}
        and not exists (select from records where saga_id = saga.id and is_public)
      group by saga.id
      having count(*) > 1
    ) as found
    order by found.popularity desc, found.id
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * The public collection that a film's page shows it in: the one made of its saga, else the first in the order of a story. Other
 * collections gather titles that do not follow each other.
 */
export async function findCollectionInOrder(
  db: Db,
  movie: { id: number; franchise_id: number | null },
  maxTitles: number,
): Promise<StoredRecord<'collection'> | undefined> {
  const isOfSaga = sql`record.saga_id = ${movie.franchise_id}::integer`;
  const [found] = await readRecordRows(
    db,
    'collection',
    sql`record.is_public and (record.content -> 'isChronological' = 'true' or ${isOfSaga})
      and (select count(*) from record_titles as other where other.entity = record.entity and other.record_id = record.id) <= ${maxTitles}
    order by ${isOfSaga} desc nulls last, record.position, record.id
    limit 1`,
    sql`record_titles as item join records as record on record.entity = item.entity and record.id = item.record_id
      and item.kind = 'movie' and item.title_id = ${movie.id}`,
  );
  return found;
}
