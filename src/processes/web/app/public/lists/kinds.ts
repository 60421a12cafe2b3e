import type { GenreHub } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { ARRIVAL_WORD, type ListSort, MOVIE_SORT_WORDS, SERIES_SORT_WORDS } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { errors } from '#shared/text/errors.ts';
import { genreWords } from '#shared/text/genres.ts';
import { listWords, seriesSortLabels, sortLabels } from '#shared/text/lists.ts';
import { type NamedPlatform, platformWords } from '#shared/text/platforms/platforms.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';

/** All that differs between lists of films and lists of series. */
interface KindWords {
  label: string;
  description: string;
  none: string;
  seeAll: string;
  failed: string;
  path: string;
  sortWords: Record<ListSort, string>;
  sortLabels: Record<ListSort, string>;
  count: (count: number) => string;
  ofGenre: {
    path: (slugId: string) => string;
    /** TMDB's id of the genre for this kind, if the kind has the genre. */
    idOf: (genre: GenreHub) => number | undefined;
    heading: (genre: string) => string;
    headingOfYear: (genre: string, year: number) => string;
    description: (genre: string) => string;
    failed: string;
  };
  onPlatform: {
    path: (slugId: string) => string;
    heading: (platform: NamedPlatform) => string;
    description: (platform: NamedPlatform) => string;
    none: (platform: string) => string;
  };
}

export const kinds: Readonly<Record<TitleKind, KindWords>> = {
  movie: {
    label: listWords.movies,
    description: listWords.moviesDescription,
    none: listWords.noMovies,
    seeAll: listWords.seeAllMovies,
    failed: errors.movieList,
    path: paths.movies(),
    sortWords: { ...MOVIE_SORT_WORDS, arrival: ARRIVAL_WORD },
    sortLabels,
    count: titleWords.movieCount,
    ofGenre: {
      path: paths.movieGenre,
      idOf: ({ movieGenre }) => movieGenre?.id,
      heading: genreWords.moviesOf,
      headingOfYear: genreWords.moviesOfYear,
      description: genreWords.moviesDescription,
      failed: genreWords.moviesFailed,
    },
    onPlatform: {
      path: paths.moviePlatform,
      heading: platformWords.movies,
      description: platformWords.moviesDescription,
      none: platformWords.noMovies,
    },
  },
  series: {
    label: listWords.series,
    description: listWords.seriesDescription,
    none: listWords.noSeries,
    seeAll: listWords.seeAllSeries,
    failed: errors.seriesList,
    path: paths.series(),
    sortWords: { ...SERIES_SORT_WORDS, arrival: ARRIVAL_WORD },
    sortLabels: seriesSortLabels,
    count: titleWords.seriesCount,
    ofGenre: {
      path: paths.seriesGenre,
      idOf: ({ tvGenre }) => tvGenre?.id,
      heading: genreWords.seriesOf,
      headingOfYear: genreWords.seriesOfYear,
      description: genreWords.seriesDescription,
      failed: genreWords.seriesFailed,
    },
    onPlatform: {
      path: paths.seriesPlatform,
      heading: platformWords.series,
      description: platformWords.seriesDescription,
      none: platformWords.noSeries,
    },
  },
};

export const otherKind = (kind: TitleKind): TitleKind => (kind === 'movie' ? 'series' : 'movie');

/** Routes of films and of series share their modules: the pattern decides the kind. */
export function kindOfPattern(pattern: string): TitleKind {
  return /^\/?filmes(?:\/|$)/.test(pattern) ? 'movie' : 'series';
}
