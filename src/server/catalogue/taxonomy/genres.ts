import { type GenreList, type GetMediaByGenre, MediaByGenre } from '#shared/contract/title-lists.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS, PAGE_SIZE } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { countListed } from '../../lists/index.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import type { Built } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { readTitlePage } from '../titles/title-page.ts';
import { getGenre, type KnownGenre, listShownGenres, readGenreDirectory } from './genre-directory.ts';

export async function getGenres(ctx: Context): Promise<Answer<GenreList>> {
  return mapAnswer(await readGenreDirectory(ctx), (genres) => ({
    genres: listShownGenres(genres).map(({ hub }) => hub),
  }));
}

/** One tab of a genre's page, films or series, with the counts of both. */
export async function getTitlesByGenre(ctx: Context, request: GetMediaByGenre): Promise<Answer<MediaByGenre>> {
  const genre = await getGenre(ctx, request.genero);
  const { tipo, ano, ordenacao, pagina } = request;
  return readList(ctx, {
    type: 'genre',
    asked: { genero: genre.hub.slug, tipo, ano, ordenacao, pagina },
    schema: MediaByGenre,
    ttlSeconds: CACHE_TTL_SECONDS.taxonomy,
    isInBlocks: true,
    lists: [tags.genres(), tags.movieList(), tags.seriesList()],
    build: (reading) => buildTitlesByGenre(reading, genre, request),
  });
}

async function buildTitlesByGenre(
  ctx: Context,
  { hub, texts, genreIds, pictured }: KnownGenre,
  { tipo: kind, ano: year, ordenacao: sort, pagina: page }: GetMediaByGenre,
): Promise<Built<MediaByGenre>> {
  const query = { kind, sort, year, genreIds: genreIds[kind], today: toBrazilianDay(ctx.now()) };
  const [{ cards, parts, pagination }, movies, tvShows] = await Promise.all([
    readTitlePage(ctx, query, { page, limit: PAGE_SIZE }),
    countListed(ctx, 'movie', { genreIds: genreIds.movie }),
    countListed(ctx, 'series', { genreIds: genreIds.series }),
  ]);
  return {
    value: { genre: { ...hub, ...texts }, results: cards, pagination, counts: { movies, tvShows } },
    parts: [...parts, ...pictured],
  };
}
