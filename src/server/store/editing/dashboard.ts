import { sql } from 'kysely';
import type { MyDraft } from '#shared/admin/domain/dashboard.ts';
import type { Db } from '../../infra/db.ts';
import { titleOf } from './subjects.ts';

/** Number of subjects whose plan falls within this period. */
export async function countPlansBetween(db: Db, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from plans
    where (publish_at >= ${from}::timestamptz and publish_at < ${until}::timestamptz)
       or (unpublish_at >= ${from}::timestamptz and unpublish_at < ${until}::timestamptz)
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open drafts of one author, the newest first. */
export async function listDraftsOf(db: Db, author: string, limit: number): Promise<MyDraft[]> {
  const { rows } = await sql<MyDraft>`
    select entity, entity_id as id, count(*) as fields, max(updated_at) as at, ${titleOf('draft')} as title
    from drafts as draft
    where is_open and author = ${author}
    group by entity, entity_id
    order by at desc
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface QueueRow {
  waiting: number;
  due: number;
  fetching: number;
  failing: number;
  oldestDueAt: Date | null;
  unreadable: number;
}

export async function readQueue(db: Db, now: Date): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*) as waiting,
           count(*) filter (where next_try_at <= ${now}::timestamptz and coalesce(leased_until < ${now}::timestamptz, true)) as due,
           count(*) filter (where leased_until >= ${now}::timestamptz) as fetching,
           count(*) filter (where attempts > 0 and coalesce(leased_until < ${now}::timestamptz, true)) as failing,
           min(next_try_at) filter (
             where next_try_at <= ${now}::timestamptz and coalesce(leased_until < ${now}::timestamptz, true)
           ) as "oldestDueAt",
           (select count(*) from quarantine) as unreadable
    from fetch_queue
  `.execute(db);
  return rows[0] ?? { waiting: 0, due: 0, fetching: 0, failing: 0, oldestDueAt: null, unreadable: 0 };
}

/** When a TMDB answer of any kind was last stored. */
export async function findLastStored(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(fetched_at) from movie_sources),
      (select max(fetched_at) from series_sources),
      (select max(fetched_at) from person_sources)
    ) as at
  `.execute(db);
  return rows[0]?.at ?? undefined;
}

export interface CacheRow {
  documents: number;
  oldestDocumentAt: Date | null;
  pictures: number;
  pictureBytes: number;
}

export async function readCaches(db: Db): Promise<CacheRow> {
  const { rows } = await sql<CacheRow>`
    select documents.count as documents, documents.oldest as "oldestDocumentAt",
           pictures.count as pictures, pictures.bytes as "pictureBytes"
    from (
      select count(*) as count, min(built_at) as oldest
      from (
        select built_at from content_cache
        union all
        select built_at from list_cache
        union all
        select built_at from home_cache
      ) as kept
    ) as documents,
    (select count(*) as count, coalesce(sum(file_size), 0)::bigint as bytes from image_cache) as pictures
  `.execute(db);
  return rows[0] ?? { documents: 0, oldestDocumentAt: null, pictures: 0, pictureBytes: 0 };
}
