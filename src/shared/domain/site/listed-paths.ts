import { paths } from './paths.ts';

/** Pages without a parameter: home, lists, and the pages about the site. */
export const LISTED_PATHS: readonly string[] = [
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
