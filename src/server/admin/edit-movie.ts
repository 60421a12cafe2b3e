import { Failure } from '#shared/domain/failure.ts';
import type { MovieField, MovieOverrides } from '#shared/domain/movie-overrides.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { lockMovieSource } from '../store/movie-sources.ts';
import { deleteMovieOverride, findMovieOverrides, saveMovieOverride } from '../store/overrides.ts';
import { addMovieRevision } from '../store/revisions.ts';
import { changeCatalogue } from '../sync/change-catalogue.ts';
import { reprojectMovie } from '../sync/reproject-movie.ts';

export interface MovieEdit {
  movieId: number;
  /** A field set to `null` goes back to what TMDB says. */
  changes: { [F in MovieField]?: MovieOverrides[F] | null };
  author: string;
  note: string;
}

/** Override, revision, projection and announcement are one transaction: an edit happens whole or not at all. */
export async function editMovie(ctx: Context, edit: MovieEdit): Promise<number> {
  const fields = Object.keys(edit.changes) as MovieField[];
  const authorship = { author: edit.author, at: ctx.now() };
  return changeCatalogue(ctx, async (change) => {
    const { trx } = change;
    if (!(await lockMovieSource(trx, edit.movieId))) throw new Failure('not-found', errors.movieNotFound);
    for (const field of fields) {
      const value = edit.changes[field];
      if (value === null || value === undefined) await deleteMovieOverride(trx, edit.movieId, field);
      else await saveMovieOverride(trx, edit.movieId, field, value, authorship);
    }
    const snapshot = await findMovieOverrides(trx, edit.movieId);
    const { movieId, note } = edit;
    const number = await addMovieRevision(trx, { movieId, snapshot, changedFields: fields, note, ...authorship });
    await reprojectMovie(change, edit.movieId);
    // Only these move a film in or out of lists; everything else reaches lists by the film's own tag.
    if (fields.includes('isHidden')) change.announce(tags.movieList(), tags.home());
    return number;
  });
}
