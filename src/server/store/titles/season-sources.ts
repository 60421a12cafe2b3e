import { sql } from 'kysely';
import { fillShape } from '#shared/domain/stored-shape.ts';
import { type SeasonSource, seasonShape } from '#shared/domain/titles/series.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Fetched } from './sources.ts';

/**
 * The caller has locked the series. Writes only seasons that differ and marks the others as seen in one statement. Returns
 * whether any differed.
 */
export async function saveSeasonSources(
  trx: Trx,
  seriesId: number,
  seasons: readonly Fetched<SeasonSource>[],
): Promise<boolean> {
  const held = await trx
    .selectFrom('season_sources')
    .select(['number', 'payload_hash', 'fetch_started_at'])
    .where('series_id', '=', seriesId)
    .execute();
  const storedByNumber = new Map(held.map((row) => [row.number, row]));
  const current = seasons.filter(({ source, fetchStartedAt }) => {
    const row = storedByNumber.get(source.number);
    return !row || row.fetch_started_at <= fetchStartedAt;
  });
  const isSame = ({ source, hash }: Fetched<SeasonSource>) => storedByNumber.get(source.number)?.payload_hash === hash;
  const changed = current.filter((season) => !isSame(season));
  for (const season of changed) await saveSeasonSource(trx, seriesId, season);
  await markSeen(trx, seriesId, current.filter(isSame));
  return changed.length > 0;
}

async function saveSeasonSource(trx: Trx, seriesId: number, season: Fetched<SeasonSource>): Promise<void> {
  const row = {
    payload: JSON.stringify(season.source),
    payload_hash: season.hash,
    fetch_started_at: season.fetchStartedAt,
    fetched_at: season.fetchedAt,
  };
  await trx
    .insertInto('season_sources')
    .values({ series_id: seriesId, number: season.source.number, ...row })
    .onConflict((conflict) => conflict.columns(['series_id', 'number']).doUpdateSet(row))
    .execute();
}

async function markSeen(trx: Trx, seriesId: number, seasons: readonly Fetched<SeasonSource>[]): Promise<void> {
  const [first] = seasons;
  if (!first) return;
  const numbers = seasons.map(({ source }) => source.number);
  await trx
    .updateTable('season_sources')
    .set({ fetch_started_at: first.fetchStartedAt, fetched_at: first.fetchedAt })
    .where('series_id', '=', seriesId)
    .where(sql<boolean>`number = any(${numbers}::integer[])`)
    .execute();
}

/** Deletes seasons that the series no longer lists: no sync would refresh them. */
export async function deleteOtherSeasonSources(trx: Trx, seriesId: number, numbers: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('season_sources')
    .where('series_id', '=', seriesId)
    .where(sql<boolean>`number <> all(${[...numbers]}::integer[])`)
    .execute();
}

/** @param numbers only these seasons; without it all of them */
export async function listSeasonSources(
  db: Db,
  seriesId: number,
  numbers?: readonly number[],
): Promise<SeasonSource[]> {
  const rows = await db
    .selectFrom('season_sources')
    .select('payload')
    .where('series_id', '=', seriesId)
    .$if(numbers !== undefined, (query) => query.where(sql<boolean>`number = any(${[...(numbers ?? [])]}::integer[])`))
    .orderBy('number')
    .execute();
  return rows.map((row) => fillShape(seasonShape, row.payload));
}
