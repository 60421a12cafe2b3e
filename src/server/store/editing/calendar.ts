import { sql } from 'kysely';
import type { PlannedSubject } from '#shared/admin/domain/calendar/plan-conflicts.ts';
import { PRICES } from '#shared/domain/limits.ts';
import type { CinemaRelease, CinemaWord } from '#shared/domain/titles/cinema.ts';
import type { Article } from '#shared/domain/titles/taxonomy.ts';
import type { Db } from '../../infra/db.ts';
import { lastOfferDay } from '../subscriptions/free-offers.ts';
import type { Days } from '../titles/own-orders.ts';
import { titleOf } from './subjects.ts';

export interface PlannedRow extends PlannedSubject {
  publishAt: Date | null;
  author: string;
  failure: string | null;
}

/** What a plan publishes, and what happened to it since. */
const CONTENT = sql`
  plan.entity, plan.entity_id as id, ${titleOf('plan')} as title, plan.publish_at as "publishAt",
  plan.unpublish_at as "unpublishAt", plan.author, plan.failure,
  array(select jsonb_object_keys(plan.seen) as field order by field) as fields,
  (
    select draft.value #>> '{}' from drafts as draft
    where draft.entity = plan.entity and draft.entity_id = plan.entity_id and draft.field = 'slug' and draft.is_open
      and plan.seen ? 'slug'
  ) as slug,
  array(
    select draft.field from drafts as draft
    where draft.entity = plan.entity and draft.entity_id = plan.entity_id and draft.is_open
      and plan.seen ? draft.field and (plan.seen ->> draft.field)::integer <> draft.version
    order by draft.field
  ) as changed,
  array(
    select jsonb_object_keys(review.content) as field from reviews as review
    where review.entity = plan.entity and review.entity_id = plan.entity_id and review.state = 'open'
    order by field
  ) as reviewed
`;

/** Plans that publish or hide something in this period, the earliest first. */
export async function listPlannedBetween(db: Db, from: Date, until: Date, limit: number): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    with dated as (
      (select entity, entity_id, publish_at as at from plans
       where publish_at >= ${from}::timestamptz and publish_at < ${until}::timestamptz
       order by publish_at limit ${limit})
      union all
      (select entity, entity_id, unpublish_at from plans
       where unpublish_at >= ${from}::timestamptz and unpublish_at < ${until}::timestamptz
       order by unpublish_at limit ${limit})
    ),
    first as (
      select entity, entity_id, min(at) as at from dated group by entity, entity_id order by min(at), entity, entity_id
      limit ${limit}
    )
    select ${CONTENT}
    from first
    join plans as plan on plan.entity = first.entity and plan.entity_id = first.entity_id
    order by first.at, plan.entity, plan.entity_id
  `.execute(db);
  return rows;
}

/** Plans that publish one of these addresses, wherever they are in the calendar. */
export async function listPlansOfSlugs(db: Db, slugs: readonly string[], limit: number): Promise<PlannedRow[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<PlannedRow>`
    select ${CONTENT}
    from plans as plan
    where plan.seen ? 'slug' and exists (
      select from drafts as draft
      where draft.entity = plan.entity and draft.entity_id = plan.entity_id and draft.field = 'slug' and draft.is_open
        and draft.value #>> '{}' = any (${[...slugs]}::text[])
    )
    limit ${limit}
  `.execute(db);
  return rows;
}

interface WaitingRow {
  entity: 'movie' | 'series';
  id: number;
  title: string;
  platform: string;
  article: Article;
}

/** Plans that wait for a platform. */
export async function listWaitingPlans(db: Db, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select plan.entity, plan.entity_id as id, ${titleOf('plan')} as title, platforms.name as platform, platforms.article
    from plans as plan
    join platforms on platforms.id = plan.publish_on_platform
    where plan.publish_on_platform is not null
    order by plan.planned_at, plan.entity, plan.entity_id
    limit ${limit}
  `.execute(db);
  return rows;
}

interface OpeningRow {
  id: number;
  title: string;
  word: CinemaWord | null;
  releases: CinemaRelease[];
}

/** The most popular films with a day in Brazilian cinemas on each of these days; which day is an opening depends on all releases. */
export async function listOpeningRows(db: Db, { from, to }: Days, perDay: number): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    with placed as (
      select movies.id, movies.title, movies.cinema_word as word,
             row_number() over (partition by released.day order by movies.popularity desc, movies.id) as place
      from (
        select distinct movie_id, released_on as day from movie_releases
        where type in (2, 3) and released_on between ${from}::date and ${to}::date
      ) as released
      join movies on movies.id = released.movie_id and movies.is_listed
    )
    select placed.id, placed.title, placed.word,
           (
             select json_agg(json_build_object('type', type, 'releasedOn', released_on))
             from movie_releases where movie_id = placed.id
           ) as releases
    from (select distinct id, title, word from placed where place <= ${perDay}) as placed
    order by placed.id
  `.execute(db);
  return rows;
}

export interface ExpiryRow {
  kind: 'service' | 'offers';
  id: number;
  day: string;
  name: string;
  /** Offers that end on the day. */
  count: number;
}

/** Services and offers that leave the site on a day because they end, or because their last check is too old; offers of one service and day are one row. */
export async function listExpiries(db: Db, { from, to }: Days, limit: number): Promise<ExpiryRow[]> {
  const end = sql`least(expires_on, checked_on + ${PRICES.daysUnchecked}::integer)`;
  const { rows } = await sql<ExpiryRow>`
    select kind, id, day, name, count from (
      select 'service' as kind, id, ${end} as day, name, 1 as count from free_services
      where ${end} between ${from}::date and ${to}::date
      union all
      select 'offers', ended.service_id, ended.day, service.name, ended.count
      from (
        select service_id, ${lastOfferDay} as day, count(*)::integer as count
        from free_offers join free_services on free_services.id = service_id
        where ${lastOfferDay} between ${from}::date and ${to}::date
        group by 1, 2
      ) as ended
      join free_services as service on service.id = ended.service_id
    ) as expiry
    order by day, kind, id
    limit ${limit}
  `.execute(db);
  return rows;
}
