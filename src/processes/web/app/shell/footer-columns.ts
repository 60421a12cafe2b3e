import { paths } from '#shared/domain/site/paths.ts';
import { rankedLinks } from '#shared/domain/site/ranked-lists.ts';
import { shell } from '#shared/text/shell.ts';

export const FOOTER_COLUMNS = [
  {
    title: shell.movies,
    links: [{ label: shell.allMovies, to: paths.movies() }, ...rankedLinks('movie')],
  },
  {
    title: shell.series,
    links: [{ label: shell.allSeries, to: paths.series() }, ...rankedLinks('series')],
  },
  {
    title: shell.explore,
    links: [
      { label: shell.people, to: paths.people() },
      { label: shell.genres, to: paths.genres() },
      { label: shell.platforms, to: paths.platforms() },
      { label: shell.collections, to: paths.collections() },
      { label: shell.news, to: paths.news() },
      { label: shell.search, to: paths.search() },
      { label: shell.today, to: paths.today() },
      { label: shell.agenda, to: paths.agenda() },
      { label: shell.rotation, to: paths.rotation() },
      { label: shell.free, to: paths.free() },
      { label: shell.about, to: paths.about() },
    ],
  },
] as const;
