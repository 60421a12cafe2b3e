import { findGenreTile } from '../../packages/demo/art/genre-tile.ts';
import { pictureFile } from '../../packages/tmdb-simulator/images/file-names.ts';
import type { Context } from '../../src/server/context.ts';

/** Sets each genre's own picture, as an editor would; without one a genre shows the picture of its best known title. */
export async function setGenrePictures({ db }: Context): Promise<void> {
  const genres = await db.selectFrom('genres').select(['slug', 'movie_genre_ids', 'series_genre_ids']).execute();
  for (const { slug, movie_genre_ids, series_genre_ids } of genres) {
    const [id] = [...movie_genre_ids, ...series_genre_ids];
    if (id === undefined || !findGenreTile(id)) continue;
    const backdrop_path = pictureFile('genreBackdrop', id, 1);
    await db.updateTable('genres').set({ backdrop_path }).where('slug', '=', slug).execute();
  }
}
