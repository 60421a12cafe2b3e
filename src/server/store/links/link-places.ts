import { type RawBuilder, sql } from 'kysely';
import {
  LISTED_UNKNOWN,
  type LinkEntity,
  type LinkKind,
  type LinkLine,
  UNKNOWN_LISTED_AFTER_NIGHTS,
} from '#shared/admin/domain/links.ts';
import type { Db } from '../../infra/db.ts';
import { listPublicRecordsOf } from '../records/records.ts';

/** Platforms whose prices come from these plans and bundles. */
export async function listPricedPlatforms(
  db: Db,
  planIds: readonly number[],
  bundleIds: readonly number[],
): Promise<number[]> {
  const plans = await listPublicRecordsOf(db, 'plan', planIds);
  const bundles = await listPublicRecordsOf(db, 'bundle', bundleIds);
  const priced = [
    ...plans.map(({ values }) => values.platformId ?? []),
    ...bundles.map(({ values }) => values.platformIds ?? []),
  ];
  return [...new Set(priced.flat())];
}

const LISTED = sql`(
  state = 'broken'
  or (state = 'unknown' and reason = any (${LISTED_UNKNOWN}::text[]) and nights >= ${UNKNOWN_LISTED_AFTER_NIGHTS})
)`;

interface Listing {
  isKept: boolean;
  kind: LinkKind | undefined;
  order: 'views' | 'newest';
  most: number;
}

/** One row for each place of a link that needs an editor, or that one keeps. */
export async function listLinkLines(db: Db, { isKept, kind, order, most }: Listing): Promise<LinkLine[]> {
  const inOrder = sql`order by ${order === 'views' ? sql`views desc, since desc` : sql`since desc`}, id, entity, "entityId"`;
  const chosen = sql`
    where ${isKept ? sql`state = 'kept'` : LISTED} ${kind ? sql`and kind = ${kind}` : sql``}
    ${inOrder}
    limit ${most}`;
  return readLines(db, chosen, inOrder);
}

export interface LinkPlace {
  id: number;
  kind: LinkKind;
  entity: LinkEntity;
  entityId: number;
}

export async function findLinkLine(db: Db, { id, kind, entity, entityId }: LinkPlace): Promise<LinkLine | undefined> {
  const chosen = sql`where id = ${id} and kind = ${kind} and entity = ${entity} and entity_id = ${entityId}`;
  const [line] = await readLines(db, chosen, sql``);
  return line;
}

/** Names and posters are read of the chosen lines only. */
async function readLines(db: Db, chosen: RawBuilder<unknown>, inOrder: RawBuilder<unknown>): Promise<LinkLine[]> {
  const { rows } = await sql<LinkLine>`
    select line.*,
           coalesce(movies.title, series.title, people.name, platforms.name, record.title, '') as title,
           coalesce(movies.poster_path, series.poster_path) as poster
    from (
      select id, url, kind, entity, entity_id as "entityId", label, state, reason, nights,
             coalesce(since, checked_at, next_check_at) as since, views, replaced_at is not null as "isReplaced"
      from links join link_uses on link_id = id
      ${chosen}
    ) as line
    left join movies on entity = 'movie' and movies.id = "entityId"
    left join series on entity = 'series' and series.id = "entityId"
    left join people on entity = 'person' and people.id = "entityId"
    left join platforms on entity = 'platform' and platforms.id = "entityId"
    left join records as record on record.entity = line.entity and record.id = "entityId"
    ${inOrder}
  `.execute(db);
  return rows;
}

/** By kind, and the kept ones. */
export async function countLinkLines(db: Db): Promise<Record<LinkKind | 'kept', number>> {
  const { rows } = await sql<{ kind: LinkKind | 'kept'; count: number }>`
    select case when state = 'kept' then 'kept' else link_uses.kind end as kind, count(*)::integer as count
    from links join link_uses on link_id = links.id
    where state = 'kept' or ${LISTED}
    group by 1
  `.execute(db);
  const none = { ticket: 0, trailer: 0, service: 0, profile: 0, source: 0, kept: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) };
}

/** How many the menu shows. */
export async function countBrokenLinks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from links join link_uses on link_id = links.id where ${LISTED}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
