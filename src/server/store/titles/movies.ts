import { type Insertable, type Selectable, sql } from 'kysely';
import { COLUMNS } from '../../infra/columns.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Movies } from '../../infra/tables.ts';
import { type CinemaRow, cinemaRow } from '../availability/card-availability.ts';
import type { CreditEdit } from '../people/credit-edits.ts';
import { type CreditedPerson, upsertPeople } from '../people/credited-people.ts';
import { type Alias, replaceAliases } from './aliases.ts';
import { hashContent, saveContentMarks } from './content-marks.ts';
import { isMovieIndexable } from './indexable.ts';
import {
  nameAddedServices,
  type OfferedService,
  type PartRow,
  type ProjectionStamp,
  replaceParts,
  upsertServices,
} from './title-parts.ts';

/** The film as shown, after a sync or an edit; `version`, `updated_at` and `projected_by` are set when it is saved. */
export type MovieRow = Omit<Insertable<Movies>, 'version' | 'updated_at' | 'projected_by'>;

export interface MovieProjection {
  movie: MovieRow;
  people: CreditedPerson[];
  cast: PartRow<'movie_cast'>[];
  crew: PartRow<'movie_crew'>[];
  creditEdits: CreditEdit[];
  images: PartRow<'movie_images'>[];
  videos: PartRow<'movie_videos'>[];
  services: OfferedService[];
  addedServices: OfferedService[];
  offers: PartRow<'movie_offers'>[];
  releases: PartRow<'movie_releases'>[];
  aliases: Alias[];
}

/** Replaces everything projected of one film and gives it a new version. */
export async function saveMovie(trx: Trx, projection: MovieProjection, written: ProjectionStamp): Promise<void> {
  const { movie } = projection;
  const row = { ...movie, projected_by: written.version };
  await trx
    .insertInto('movies')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        version: sql<number>`nextval('content_version')`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .execute();
  await upsertPeople(trx, projection.people, written.seenAt);
  await upsertServices(trx, projection.services, written.seenAt);
  await replaceParts(trx, movie.id, {
    movie_cast: projection.cast,
    movie_crew: projection.crew,
    movie_images: projection.images,
    movie_videos: projection.videos,
    movie_offers: await nameAddedServices(trx, projection),
    movie_releases: projection.releases,
  });
  await replaceAliases(trx, { entity: 'movie', id: movie.id }, projection.aliases);
  await saveContentMarks(trx, [
    { kind: 'movie', id: movie.id, hash: hashContent({ ...projection, creditEdits: undefined }) },
  ]);
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

/** TMDB was asked and nothing had changed: only the check time moves, and no cached copy is invalidated. */
export async function touchOffers(trx: Trx, movieId: number, checkedAt: Date): Promise<void> {
  await trx.updateTable('movies').set({ offers_checked_at: checkedAt }).where('id', '=', movieId).execute();
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
