import { HOME_FALLBACK_DEADLINE_MS } from '#shared/domain/limits.ts';
import type { ListedPerson, ListedTitle } from '#shared/domain/titles/listed-title.ts';
import type { Context } from '../context.ts';
import { fetchListedPeople, fetchListedTitles, fetchMovieGenreIds } from '../tmdb/list-items.ts';

export interface HomeLists {
  movies: ListedTitle[];
  series: ListedTitle[];
  nowPlaying: ListedTitle[];
  topMovies: ListedTitle[];
  topSeries: ListedTitle[];
  people: ListedPerson[];
  popularMovies: ListedTitle[];
  popularSeries: ListedTitle[];
  /** TMDB's ids, in its order. */
  movieGenreIds: number[];
}

/** TMDB's own lists, in parallel, while a visitor waits: only for a home page that our own tables cannot fill. */
export async function fetchHomeLists(ctx: Context): Promise<HomeLists> {
  const options = { urgency: 'interactive', deadlineMs: HOME_FALLBACK_DEADLINE_MS } as const;
  const list = (path: string, query: Record<string, string> = {}) => fetchListedTitles(ctx.tmdb, path, query, options);
  // Home can be shown without these lists: a page with a gap is better than none.
  const optional = <T>(asked: Promise<T[]>) =>
    asked.catch((err: unknown) => {
      ctx.log.warn({ err }, 'a list of the home fallback failed');
      return [];
    });
  const [movies, series, nowPlaying, topMovies, topSeries, people, ...others] = await Promise.all([
    list('/trending/movie/day'),
    list('/trending/tv/day'),
    list('/movie/now_playing', { region: 'BR' }),
    list('/movie/top_rated', { region: 'BR' }),
    list('/tv/top_rated'),
    fetchListedPeople(ctx.tmdb, options),
    optional(list('/movie/popular', { region: 'BR' })),
    optional(list('/tv/popular')),
    optional(fetchMovieGenreIds(ctx.tmdb, options)),
  ]);
  const [popularMovies, popularSeries, movieGenreIds] = others;
  return { movies, series, nowPlaying, topMovies, topSeries, people, popularMovies, popularSeries, movieGenreIds };
}
