import { sql } from 'kysely';
import type { MovieSource } from '#shared/domain/movie-source.ts';
import type { Db, Trx } from '../infra/db.ts';

export interface FetchedSource {
  source: MovieSource;
  hash: string;
  fetchStartedAt: Date;
  fetchedAt: Date;
}

export type SourceWrite = 'stored' | 'unchanged' | 'outdated';

/**
 * Takes the film's lock, so that a sync and an edit of one film follow one another. An answer to an older question
 * than the one already answered is left alone.
 */
export async function saveMovieSource(trx: Trx, fetched: FetchedSource): Promise<SourceWrite> {
  const { source, hash, fetchStartedAt, fetchedAt } = fetched;
  const payload = JSON.stringify(source);
  const { numInsertedOrUpdatedRows: inserted = 0n } = await trx
    .insertInto('movie_sources')
    .values({ id: source.id, payload, payload_hash: hash, fetch_started_at: fetchStartedAt, fetched_at: fetchedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted > 0n) return 'stored';

  const held = await trx
    .selectFrom('movie_sources')
    .select(['payload_hash', 'fetch_started_at'])
    .where('id', '=', source.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (held.fetch_started_at > fetchStartedAt) return 'outdated';
  const isUnchanged = held.payload_hash === hash;
  await trx
    .updateTable('movie_sources')
    .set({
      ...(!isUnchanged && { payload, payload_hash: hash }),
      fetch_started_at: fetchStartedAt,
      fetched_at: fetchedAt,
      missing_since: null,
    })
    .where('id', '=', source.id)
    .execute();
  return isUnchanged ? 'unchanged' : 'stored';
}

export interface LockedSource {
  source: MovieSource;
  fetchedAt: Date;
  fetchStartedAt: Date;
}

/** With the film's lock taken, for whoever is about to project it again. */
export async function lockMovieSource(trx: Trx, id: number): Promise<LockedSource | undefined> {
  const row = await trx
    .selectFrom('movie_sources')
    .select(['payload', 'fetched_at', 'fetch_started_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Written by saveMovieSource and by nobody else.
  return (
    row && {
      source: row.payload as unknown as MovieSource,
      fetchedAt: row.fetched_at,
      fetchStartedAt: row.fetch_started_at,
    }
  );
}

export async function findMovieSource(db: Db, id: number): Promise<MovieSource | undefined> {
  const row = await db.selectFrom('movie_sources').select('payload').where('id', '=', id).executeTakeFirst();
  return row?.payload as unknown as MovieSource | undefined;
}

/** TMDB says it no longer has the film. Nothing is removed: the day is noted, and it must be said more than once. */
export async function markMovieMissing(db: Db, id: number, since: Date): Promise<void> {
  await db
    .updateTable('movie_sources')
    .set({ missing_since: sql<Date>`coalesce(missing_since, ${since})` })
    .where('id', '=', id)
    .execute();
}
