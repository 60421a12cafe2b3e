import { sql } from 'kysely';
import type { MovieOverrides } from '#shared/domain/movie-overrides.ts';
import type { Trx } from '../infra/db.ts';
import type { Authorship } from './overrides.ts';

export interface NewRevision extends Authorship {
  movieId: number;
  /** All of the film's overrides as they stand after the save. */
  snapshot: MovieOverrides;
  changedFields: string[];
  note: string;
}

/** The caller holds the film's lock, so numbers follow one another without a gap. */
export async function addMovieRevision(trx: Trx, revision: NewRevision): Promise<number> {
  const { movieId, snapshot, changedFields, note, author, at } = revision;
  const { number } = await trx
    .insertInto('revisions')
    .values({
      entity: 'movie',
      entity_id: movieId,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from revisions where entity = 'movie' and entity_id = ${movieId}
      )`,
      snapshot: JSON.stringify(snapshot),
      changed_fields: changedFields,
      note,
      author,
      state: 'published',
      created_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
