import { sql } from 'kysely';
import { FIRST_OWN_PERSON } from '#shared/domain/people/own-person.ts';
import type { Db } from '../../infra/db.ts';
import type { Fetch, FetchKind } from '../jobs/fetch-queue.ts';

export interface TierRule {
  /** How many of the most popular belong to this tier, including the tiers above. */
  upTo: number;
  /** Rows fetched before this are fetched again. */
  fetchedBefore: Date;
}

const TABLES = {
  movie: ['movies', 'movie_sources'],
  series: ['series', 'series_sources'],
  person: ['people', 'person_sources'],
} as const;

/**
 * Stored rows older than their tier allows, oldest first. Anything in a ranking or a collection belongs to the first tier,
 * however unpopular.
 */
export async function listStale(
  db: Db,
  kind: FetchKind,
  tiers: readonly TierRule[],
  limit: number,
): Promise<(Fetch & { fetchedAt: Date })[]> {
  const [titles, sources] = TABLES[kind];
  const [first] = tiers;
  if (!first) return [];
  const rules = sql.join(
    tiers.map(({ upTo, fetchedBefore }) => sql`(ranked.place <= ${upTo} and source.fetched_at < ${fetchedBefore})`),
    sql` or `,
  );
  const { rows } = await sql<Fetch & { fetchedAt: Date }>`
    select ${kind} as kind, ranked.id, source.fetched_at as "fetchedAt"
    from (select id, row_number() over (order by popularity desc, id) as place from ${sql.table(titles)}) as ranked
    join ${sql.table(sources)} as source on source.id = ranked.id
    where source.gone_at is null and ${kind === 'person' ? sql`ranked.id < ${FIRST_OWN_PERSON}` : sql`true`} and (
      ${rules}
      or (source.fetched_at < ${first.fetchedBefore} and (
        exists (select from rankings where kind = ${kind} and entity_id = ranked.id)
        or exists (select from record_titles where kind = ${kind} and title_id = ranked.id)
      ))
    )
    order by source.fetched_at
    limit ${limit}
  `.execute(db);
  return rows;
}
