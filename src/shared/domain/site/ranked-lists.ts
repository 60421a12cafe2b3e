import { rankedWords } from '../../text/ranked-lists.ts';
import type { TitleKind } from '../titles/seen-title.ts';

interface RankedRow {
  path: string;
  kind: TitleKind;
  /** The API function that returns the list page by page. */
  call: string;
  /**
   * How the function orders: `ranking` is one stored order of TMDB, and the function is declared from this row; `trending` takes a
   * time window; `popularity` is the list of all titles.
   */
  order: 'ranking' | 'trending' | 'popularity';
}

/**
 * The lists with a fixed order, sorted as in the footer. Routes, links, footer, breadcrumb, sitemap and the functions of the API
 * are made from this table; its words are in text/ranked-lists.ts.
 */
export const RANKED_LISTS = {
  popularMovies: { path: '/filmes/populares', kind: 'movie', call: 'getFilmesList', order: 'popularity' },
  nowPlaying: { path: '/filmes/em-cartaz', kind: 'movie', call: 'getMoviesNowPlaying', order: 'ranking' },
  upcoming: { path: '/filmes/proximos-lancamentos', kind: 'movie', call: 'getUpcomingMovies', order: 'ranking' },
  topRatedMovies: { path: '/filmes/melhores-avaliados', kind: 'movie', call: 'getTopMovies', order: 'ranking' },
  trendingMovies: { path: '/filmes/tendencias', kind: 'movie', call: 'getTrendingMovies', order: 'trending' },
  popularSeries: { path: '/series/populares', kind: 'series', call: 'getPopularTVSeries', order: 'ranking' },
  airingToday: { path: '/series/no-ar-hoje', kind: 'series', call: 'getTVAiringToday', order: 'ranking' },
  onTheAir: { path: '/series/atualmente-no-ar', kind: 'series', call: 'getTVOnTheAir', order: 'ranking' },
  topRatedSeries: { path: '/series/melhores-avaliadas', kind: 'series', call: 'getTopTVSeries', order: 'ranking' },
  trendingSeries: { path: '/series/tendencias', kind: 'series', call: 'getTrendingTVSeries', order: 'trending' },
} as const satisfies Record<keyof typeof rankedWords, RankedRow>;

export type RankedListName = keyof typeof RANKED_LISTS;
type Row = (typeof RANKED_LISTS)[RankedListName];
export type RankedCall = Row['call'];
/** The functions that return one stored ranking of films, or of series. */
export type RankingCall<K extends TitleKind = TitleKind> = Extract<Row, { order: 'ranking'; kind: K }>['call'];

export interface RankedList extends RankedRow {
  name: RankedListName;
  call: RankedCall;
  /** In the navigation and in the breadcrumb. */
  label: string;
}

export const rankedLists: readonly RankedList[] = (Object.keys(RANKED_LISTS) as RankedListName[]).map((name) => ({
  ...RANKED_LISTS[name],
  name,
  label: rankedWords[name].label,
}));

/** Links to all ranked lists of a kind. */
export function rankedLinks(kind: TitleKind): { label: string; to: string }[] {
  return rankedLists.filter((list) => list.kind === kind).map(({ label, path }) => ({ label, to: path }));
}

/** An entry for each function that returns one stored ranking, in the order of the table. */
export function forRankings<T>(entryOf: (kind: TitleKind) => T): Record<RankingCall, T> {
  const rankings = rankedLists.filter(({ order }) => order === 'ranking');
  return Object.fromEntries(rankings.map(({ call, kind }) => [call, entryOf(kind)])) as Record<RankingCall, T>;
}
