import { sql } from 'kysely';
import type { Editable } from '#shared/domain/entities.ts';
import type { TextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Db } from '../../infra/db.ts';
import { titleOf } from './subjects.ts';

export interface PlanRow {
  entity: Editable;
  id: number;
  title: string;
  publishAt: Date | null;
  unpublishAt: Date | null;
  author: string;
  failure: string | null;
}

/** Plans of this period, and those that failed, by time. */
export async function listPlanRows(db: Db, from: Date, until: Date, limit: number): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select plan.entity, plan.entity_id as id, ${titleOf('plan')} as title, plan.publish_at as "publishAt",
           plan.unpublish_at as "unpublishAt", plan.author, plan.failure
    from plans as plan
    where (plan.publish_at >= ${from}::timestamptz and plan.publish_at < ${until}::timestamptz)
       or (plan.unpublish_at >= ${from}::timestamptz and plan.unpublish_at < ${until}::timestamptz)
       or plan.failure is not null
    order by least(plan.publish_at, plan.unpublish_at), plan.entity, plan.entity_id
    limit ${limit}
  `.execute(db);
  return rows;
}

export interface PendingTitle {
  kind: 'movie' | 'series';
  id: number;
  certification: string | null;
  textLanguage: TextLanguage | null;
}

/** What the page of each of these titles lacks, for those that home shows. */
export async function listShownTitles(
  db: Db,
  movies: readonly number[],
  series: readonly number[],
): Promise<PendingTitle[]> {
  const { rows } = await sql<PendingTitle>`
    select 'movie' as kind, id, certification, text_language as "textLanguage" from movies where id = any(${[...movies]}::integer[])
    union all
    select 'series', id, certification, text_language from series where id = any(${[...series]}::integer[])
  `.execute(db);
  return rows;
}
