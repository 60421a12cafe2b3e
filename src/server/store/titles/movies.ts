import { type Insertable, type Selectable, sql } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Movies } from '../../infra/tables.ts';
import { type CinemaRow, cinemaRow } from '../availability/card-availability.ts';
import { hashContent, saveContentMarks } from './content-marks.ts';
import { isMovieIndexable } from './indexable.ts';
import { asNewVersion, saveTitleParts, type TitleProjection } from './save-title.ts';
import { nameAddedServices, type PartRow, type ProjectionStamp } from './title-parts.ts';

/** The film as shown, after a sync or an edit; `version`, `updated_at` and `projected_by` are set when it is saved. */
export type MovieRow = Omit<Insertable<Movies>, 'version' | 'updated_at' | 'projected_by'>;

export interface MovieProjection extends TitleProjection<'movie'> {
  movie: MovieRow;
  releases: PartRow<'movie_releases'>[];
}

/** Replaces everything projected of one film and gives it a new version. */
export async function saveMovie(trx: Trx, projection: MovieProjection, written: ProjectionStamp): Promise<void> {
  const { id } = projection.movie;
  const row = { ...projection.movie, projected_by: written.version };
  await trx
    .insertInto('movies')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(asNewVersion(row)))
    .execute();
  await saveTitleParts(trx, { kind: 'movie', id }, projection, written, async () => ({
    movie_cast: projection.cast,
    movie_crew: projection.crew,
    movie_images: projection.images,
    movie_videos: projection.videos,
    movie_offers: await nameAddedServices(trx, projection),
    movie_releases: projection.releases,
  }));
  const hash = hashContent({ ...projection, creditEdits: undefined, voices: undefined, ownOffers: undefined });
  await saveContentMarks(trx, [{ kind: 'movie', id, hash }]);
}

export type StoredMovie = Selectable<Movies> & {
  /** A search engine may list it. */
  is_indexable: boolean;
  cinema: CinemaRow;
};

export function findMovie(db: Db, id: number): Promise<StoredMovie | undefined> {
  return db
    .selectFrom('movies')
    .select(COLUMNS.movies)
    .select([isMovieIndexable.as('is_indexable'), cinemaRow.as('cinema')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The page shows something changed that is not in the row: invalidates every cached copy. */
export async function touchMovies(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('movies')
    .set({ version: sql<number>`nextval('content_version')` })
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .execute();
}
