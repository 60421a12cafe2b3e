import { paths } from '#shared/domain/paths.ts';
import type { Db } from '../infra/db.ts';
import { listGenres, listUsedGenreIds } from '../store/genres.ts';
import { listPlatforms } from '../store/platforms.ts';
import type { SitemapEntry } from './write-sitemap.ts';

const FIXED = [
  paths.home(),
  paths.movies(),
  paths.popularMovies(),
  paths.nowPlaying(),
  paths.upcoming(),
  paths.topRatedMovies(),
  paths.trendingMovies(),
  paths.series(),
  paths.popularSeries(),
  paths.airingToday(),
  paths.onTheAir(),
  paths.topRatedSeries(),
  paths.trendingSeries(),
  paths.people(),
  paths.genres(),
  paths.platforms(),
  paths.collections(),
  paths.search(),
  paths.about(),
  paths.privacy(),
];

/** Lists change with what is in them, all day: nobody could say when, so nobody does. */
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
  // A genre nobody made anything of has no page.
  const ofGenres = genres.flatMap(({ slug, movie_genre_ids, series_genre_ids }) => {
    const [movieId, seriesId] = [movie_genre_ids[0], series_genre_ids[0]];
    const hasMovies = movie_genre_ids.some((id) => ofMovies.has(id));
    const hasSeries = series_genre_ids.some((id) => ofSeries.has(id));
    return [
      ...(hasMovies || hasSeries ? [paths.genre(slug)] : []),
      ...(hasMovies && movieId !== undefined ? [paths.movieGenre(`${slug}-${movieId}`)] : []),
      ...(hasSeries && seriesId !== undefined ? [paths.seriesGenre(`${slug}-${seriesId}`)] : []),
    ];
  });
  // A shop has a page, for whoever follows an offer there, and says of itself that it is not to be found.
  const ofPlatforms = platforms
    .filter(({ is_visible, description }) => is_visible && description !== '')
    .flatMap(({ id, slug }) => [
      paths.platform(slug),
      paths.moviePlatform(`${slug}-${id}`),
      paths.seriesPlatform(`${slug}-${id}`),
    ]);
  return [...FIXED, ...ofGenres, ...ofPlatforms].map((path) => ({ path }));
}
