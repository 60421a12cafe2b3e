import { type GetTitleList, MovieList, SeriesList } from '#shared/contract/title-lists.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Context } from '../../context.ts';
import type { Answer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { getNamedGenre } from '../taxonomy/genre-names.ts';
import { readMoviePage, readSeriesPage, type TitlePage } from '../titles/title-page.ts';

export async function getMovieList(ctx: Context, request: GetTitleList): Promise<Answer<MovieList>> {
  const { query, page, kept } = await planList(ctx, request, 'movie');
  return readList(ctx, {
    ...kept,
    type: 'movies',
    schema: MovieList,
    lists: [tags.movieList(), ...kept.lists],
    build: async (reading) => toBuiltList(await readMoviePage(reading, query, page)),
  });
}

export async function getSeriesList(ctx: Context, request: GetTitleList): Promise<Answer<SeriesList>> {
  const { query, page, kept } = await planList(ctx, request, 'series');
  return readList(ctx, {
    ...kept,
    type: 'series',
    schema: SeriesList,
    lists: [tags.seriesList(), ...kept.lists],
    build: async (reading) => toBuiltList(await readSeriesPage(reading, query, page)),
  });
}

async function planList(ctx: Context, request: GetTitleList, kind: TitleKind) {
  const { genero, ano, ordenacao, pagina, limit } = request;
  const genre = genero === undefined ? undefined : await getNamedGenre(ctx, genero);
  return {
    query: { sort: ordenacao, year: ano, genreIds: genre?.genreIds[kind], today: toBrazilianDay(ctx.now()) },
    page: { page: pagina, limit },
    kept: {
      asked: { genero: genre?.slug, ano, ordenacao, pagina, limit },
      ttlSeconds: CACHE_TTL_SECONDS.popular,
      isInBlocks: true,
      lists: genre ? [tags.genres()] : [],
    },
  };
}

export function toBuiltList<T>({ cards, parts, pagination }: TitlePage<T>): Built<{
  results: T[];
  pagination: TitlePage<T>['pagination'];
}> {
  return { value: { results: cards, pagination }, parts };
}
