import type { TitleKind } from '#shared/contract/common.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { rankedWords } from '#shared/text/ranked-lists.ts';
import { shell } from '#shared/text/shell.ts';

type RankedCall = Extract<
  FunctionName,
  | 'getFilmesList'
  | 'getMoviesNowPlaying'
  | 'getUpcomingMovies'
  | 'getTopMovies'
  | 'getTrendingMovies'
  | 'getPopularTVSeries'
  | 'getTVAiringToday'
  | 'getTVOnTheAir'
  | 'getTopTVSeries'
  | 'getTrendingTVSeries'
>;

export interface RankedList {
  path: string;
  kind: TitleKind;
  /** The API function that returns the list in order; it takes `page`. */
  call: RankedCall;
  /** In the navigation and in the breadcrumb. */
  label: string;
  heading: (product: string) => string;
  /** The page's title, if the heading says too little. */
  title?: string;
  description: string;
  none: string;
  hint?: string;
  failed: string;
}

/** The ten lists with a fixed order, sorted as in the footer. */
const RANKED_LISTS: readonly RankedList[] = [
  {
    path: paths.popularMovies(),
    kind: 'movie',
    call: 'getFilmesList',
    label: shell.popularMovies,
    heading: () => rankedWords.popularMovies,
    description: rankedWords.popularMoviesDescription,
    none: rankedWords.noPopularMovies,
    hint: rankedWords.tryLater,
    failed: errors.movieList,
  },
  {
    path: paths.nowPlaying(),
    kind: 'movie',
    call: 'getMoviesNowPlaying',
    label: shell.nowPlaying,
    heading: () => rankedWords.nowPlaying,
    description: rankedWords.nowPlayingDescription,
    none: rankedWords.noNowPlaying,
    failed: errors.nowPlaying,
  },
  {
    path: paths.upcoming(),
    kind: 'movie',
    call: 'getUpcomingMovies',
    label: shell.upcoming,
    heading: () => rankedWords.upcoming,
    description: rankedWords.upcomingDescription,
    none: rankedWords.noUpcoming,
    failed: errors.upcoming,
  },
  {
    path: paths.topRatedMovies(),
    kind: 'movie',
    call: 'getTopMovies',
    label: shell.topRatedMovies,
    heading: () => rankedWords.topMovies,
    description: rankedWords.topMoviesDescription,
    none: rankedWords.noTopMovies,
    failed: errors.topMovies,
  },
  {
    path: paths.trendingMovies(),
    kind: 'movie',
    call: 'getTrendingMovies',
    label: shell.trending,
    heading: rankedWords.trendingMovies,
    title: rankedWords.trendingMoviesTitle,
    description: rankedWords.trendingMoviesDescription,
    none: rankedWords.noTrendingMovies,
    failed: errors.trendingMovies,
  },
  {
    path: paths.popularSeries(),
    kind: 'series',
    call: 'getPopularTVSeries',
    label: shell.popularSeries,
    heading: () => rankedWords.popularSeries,
    description: rankedWords.popularSeriesDescription,
    none: rankedWords.noPopularSeries,
    failed: errors.popularSeries,
  },
  {
    path: paths.airingToday(),
    kind: 'series',
    call: 'getTVAiringToday',
    label: shell.airingToday,
    heading: () => rankedWords.airingToday,
    description: rankedWords.airingTodayDescription,
    none: rankedWords.noAiringToday,
    failed: errors.seriesList,
  },
  {
    path: paths.onTheAir(),
    kind: 'series',
    call: 'getTVOnTheAir',
    label: shell.onTheAir,
    heading: () => rankedWords.onTheAir,
    description: rankedWords.onTheAirDescription,
    none: rankedWords.noOnTheAir,
    failed: errors.seriesList,
  },
  {
    path: paths.topRatedSeries(),
    kind: 'series',
    call: 'getTopTVSeries',
    label: shell.topRatedSeries,
    heading: () => rankedWords.topSeries,
    description: rankedWords.topSeriesDescription,
    none: rankedWords.noTopSeries,
    failed: errors.seriesList,
  },
  {
    path: paths.trendingSeries(),
    kind: 'series',
    call: 'getTrendingTVSeries',
    label: shell.trending,
    heading: () => rankedWords.trendingSeries,
    description: rankedWords.trendingSeriesDescription,
    none: rankedWords.noTrendingSeries,
    failed: errors.seriesList,
  },
];

/** Finds a list by its route pattern, which is its path. */
export function findRankedList(pattern: string): RankedList | undefined {
  const path = pattern.startsWith('/') ? pattern : `/${pattern}`;
  return RANKED_LISTS.find((list) => list.path === path);
}

/** Links to all ranked lists of a kind. */
export function rankedLinks(kind: TitleKind): { label: string; to: string }[] {
  return RANKED_LISTS.filter((list) => list.kind === kind).map(({ label, path }) => ({ label, to: path }));
}
