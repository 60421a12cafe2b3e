import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';

export const FOOTER_COLUMNS = [
  {
    title: shell.movies,
    links: [
      { label: shell.allMovies, to: paths.movies() },
      { label: shell.popularMovies, to: paths.popularMovies() },
      { label: shell.nowPlaying, to: paths.nowPlaying() },
      { label: shell.upcoming, to: paths.upcoming() },
      { label: shell.topRatedMovies, to: paths.topRatedMovies() },
      { label: shell.trending, to: paths.trendingMovies() },
    ],
  },
  {
    title: shell.series,
    links: [
      { label: shell.allSeries, to: paths.series() },
      { label: shell.popularSeries, to: paths.popularSeries() },
      { label: shell.airingToday, to: paths.airingToday() },
      { label: shell.onTheAir, to: paths.onTheAir() },
      { label: shell.topRatedSeries, to: paths.topRatedSeries() },
      { label: shell.trending, to: paths.trendingSeries() },
    ],
  },
  {
    title: shell.explore,
    links: [
      { label: shell.people, to: paths.people() },
      { label: shell.genres, to: paths.genres() },
      { label: shell.platforms, to: paths.platforms() },
      { label: shell.collections, to: paths.collections() },
      { label: shell.search, to: paths.search() },
      { label: shell.about, to: paths.about() },
    ],
  },
] as const;
