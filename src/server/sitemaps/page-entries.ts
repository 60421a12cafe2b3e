import { MOVES } from '#shared/domain/site/history-week.ts';
import { LISTED_PATHS } from '#shared/domain/site/listed-paths.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import type { Db } from '../infra/db.ts';
import { listHiddenPaths } from '../store/site/hidden-paths.ts';
import { listGenres, listUsedGenreIds } from '../store/taxonomy/genres.ts';
import { listPlatforms } from '../store/taxonomy/platforms.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** List pages change all day with their titles, so they have no date of change. */
export async function listPageEntries(db: Db): Promise<SitemapEntry[]> {
  const [genres, platforms] = await Promise.all([listGenres(db), listPlatforms(db)]);
  const [ofMovies, ofSeries] = await Promise.all([
    listUsedGenreIds(
      db,
      'movie',
      genres.flatMap((genre) => genre.movie_genre_ids),
    ),
    listUsedGenreIds(
      db,
      'series',
      genres.flatMap((genre) => genre.series_genre_ids),
    ),
  ]);
  // A genre without titles has no page; a hidden one is left out.
  const ofGenres = genres
    .filter(({ is_visible }) => is_visible)
    .flatMap(({ slug, movie_genre_ids, series_genre_ids }) => {
      const [movieId, seriesId] = [movie_genre_ids[0], series_genre_ids[0]];
      const hasMovies = movie_genre_ids.some((id) => ofMovies.has(id));
      const hasSeries = series_genre_ids.some((id) => ofSeries.has(id));
      return [
        ...(hasMovies || hasSeries ? [paths.genre(slug)] : []),
        ...(hasMovies && movieId !== undefined ? [paths.movieGenre(`${slug}-${movieId}`)] : []),
        ...(hasSeries && seriesId !== undefined ? [paths.seriesGenre(`${slug}-${seriesId}`)] : []),
      ];
    });
  // The page of a shop (no description) is noindex, so it is left out.
  const ofPlatforms = platforms
    .filter(({ is_visible, description }) => is_visible && description !== '')
    .flatMap(({ id, slug }) => [
      paths.platform(slug),
      ...(isOwnService(id) ? [] : MOVES).map((move) => paths.platformHistory(slug, move)),
      paths.moviePlatform(`${slug}-${id}`),
      paths.seriesPlatform(`${slug}-${id}`),
    ]);
  const hidden = new Set(await listHiddenPaths(db));
  return [...LISTED_PATHS, ...ofGenres, ...ofPlatforms].filter((path) => !hidden.has(path)).map((path) => ({ path }));
}
