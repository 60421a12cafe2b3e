import { type RawBuilder, sql } from 'kysely';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';

export interface StoredPlan {
  publishAt: Date | null;
  publishOnPlatform: number | null;
  unpublishAt: Date | null;
  /** Versions of the drafts by field. */
  seen: Readonly<Record<string, number>>;
  author: string;
  plannedAt: Date;
  failure: string | null;
}

export async function savePlan(trx: Trx, { entity, id }: Subject, plan: StoredPlan): Promise<void> {
  const row = {
    publish_at: plan.publishAt,
    publish_on_platform: plan.publishOnPlatform,
    unpublish_at: plan.unpublishAt,
    seen: JSON.stringify(plan.seen),
    author: plan.author,
    planned_at: plan.plannedAt,
    failure: plan.failure,
  };
  await trx
    .insertInto('plans')
    .values({ entity, entity_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id']).doUpdateSet(row))
    .execute();
}

export async function deletePlan(trx: Trx, { entity, id }: Subject): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('plans')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** `false` if this failure was already saved. */
export async function savePlanFailure(db: Db, { entity, id }: Subject, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({ failure })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('failure', 'is distinct from', failure)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function isPlatform(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('platforms').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export interface PlanOnPlatform extends StoredPlan {
  platformName: string | null;
  platformArticle: Article | null;
}

export async function findPlan(db: Db, { entity, id }: Subject): Promise<PlanOnPlatform | undefined> {
  const row = await db
    .selectFrom('plans')
    .leftJoin('platforms', 'platforms.id', 'plans.publish_on_platform')
    .select(['publish_at as publishAt', 'publish_on_platform as publishOnPlatform', 'unpublish_at as unpublishAt'])
    .select(['seen', 'author', 'planned_at as plannedAt', 'failure', 'platforms.name as platformName'])
    .select('platforms.article as platformArticle')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .executeTakeFirst();
  return row as PlanOnPlatform | undefined;
}

export interface DuePlan extends Subject {
  isPublication: boolean;
  isRemoval: boolean;
}

/** Due plans, including those that another process is working on. */
export async function listDuePlans(db: Db, now: Date): Promise<DuePlan[]> {
  return listDue(db, now, sql``);
}

/** The same for one plan, checked again under its lock. */
export async function findDuePlan(trx: Trx, { entity, id }: Subject, now: Date): Promise<DuePlan | undefined> {
  const [plan] = await listDue(trx, now, sql`and plan.entity = ${entity} and plan.entity_id = ${id}`);
  return plan;
}

async function listDue(db: Db, now: Date, only: RawBuilder<unknown>): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select entity, id, "isPublication", "isRemoval"
    from (
      select plan.entity, plan.entity_id as id, coalesce(plan.publish_at <= ${now}, ${isThere}) as "isPublication",
             coalesce(plan.unpublish_at <= ${now}, false) as "isRemoval"
      from plans as plan
      where true ${only}
    ) as plan
    where "isPublication" or "isRemoval"
    order by entity, id
  `.execute(db);
  return rows;
}

/** On the platform, by the title's own offers or by a confirmed arrival since the plan. Rent and purchase do not count. */
const isThere = sql<boolean>`(
  exists (
    select from availability_events as event
    where event.kind = plan.entity and event.title_id = plan.entity_id
      and event.platform_id = plan.publish_on_platform and event.event = 'arrived' and event.state = 'published'
      and event.created_at >= plan.planned_at
  )
  or exists (
    select from movie_offers as offer
    join platform_services as service on service.service_id = offer.service_id
    where plan.entity = 'movie' and offer.movie_id = plan.entity_id
      and service.platform_id = plan.publish_on_platform and offer.kind in ('flatrate', 'free', 'ads')
  )
  or exists (
    select from series_offers as offer
    join platform_services as service on service.service_id = offer.service_id
    where plan.entity = 'series' and offer.series_id = plan.entity_id
      and service.platform_id = plan.publish_on_platform and offer.kind in ('flatrate', 'free', 'ads')
  )
)`;
