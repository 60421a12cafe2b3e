import type { GetFilmesList, MovieList } from '#shared/contract/movie-lists.ts';
import { CACHE_TTL_SECONDS, MAX_PAGE, PAGE_SIZE } from '#shared/domain/limits.ts';
import { tags, tagsOfMovieList } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { countListedMovies, listPopularMovies } from '../store/movie-cards.ts';
import { readThrough } from './read-through.ts';
import { toMovieCard } from './to-movie-card.ts';

export function getMovieList(ctx: Context, { pagina: page }: GetFilmesList): Promise<MovieList> {
  return readThrough<MovieList>(
    ctx,
    {
      key: `list:filmes:${page}`,
      tag: tags.movieList(),
      kind: 'list',
      ttlSeconds: CACHE_TTL_SECONDS.popular,
      build: async () => {
        const [rows, totalResults] = await Promise.all([
          listPopularMovies(ctx.db, page, PAGE_SIZE),
          countListedMovies(ctx.db, MAX_PAGE * PAGE_SIZE),
        ]);
        const totalPages = Math.ceil(totalResults / PAGE_SIZE);
        const pagination = { currentPage: page, totalPages, totalResults, hasNextPage: page < totalPages };
        const list = { results: rows.map(toMovieCard), pagination };
        return { value: list, tags: tagsOfMovieList(list) };
      },
    },
    () => false,
  );
}
