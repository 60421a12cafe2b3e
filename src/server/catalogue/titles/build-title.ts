import { MovieDocument } from '#shared/contract/movie-details.ts';
import { SeriesDocument } from '#shared/contract/series-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { findTicketLink } from '../../store/availability/tickets.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { listBroken } from '../../store/links/links.ts';
import { findMovie, type StoredMovie } from '../../store/titles/movies.ts';
import { findLastEpisode, findNextEpisode, listSeasons } from '../../store/titles/seasons.ts';
import { findSeries, type StoredSeries } from '../../store/titles/series.ts';
import { readShownParts } from '../../store/titles/shown-parts.ts';
import type { TitleRef } from '../../store/titles/title-tables.ts';
import { readSagas } from '../collections/read-sagas.ts';
import { findOrFetch } from '../documents/fetch-unknown.ts';
import type { DetailsKind } from '../documents/read-details.ts';
import type { Built } from '../documents/read-document.ts';
import { readNewsOf } from '../news/news.ts';
import { readHistory } from './read-history.ts';
import { novelaSeconds, readNovela, readRelations } from './read-novela.ts';
import { readSimilarCards } from './similar-titles.ts';
import { cinemaStateOf, toCardDay } from './to-card-availability.ts';
import { toMovieDocument } from './to-movie-document.ts';
import { toSeriesDocument } from './to-series-document.ts';
import { toMovieCard, toSeriesCard } from './to-title-card.ts';

export const MOVIE: DetailsKind<MovieDocument> = {
  entity: 'movie',
  schema: MovieDocument,
  notFound: refusals.movieNotFound,
  build: async (ctx, id) =>
    buildMovieDocument(ctx, await getPublic(ctx, { kind: 'movie', id }, findMovie, refusals.movieNotFound)),
};

export const SERIES: DetailsKind<SeriesDocument> = {
  entity: 'series',
  schema: SeriesDocument,
  notFound: refusals.seriesNotFound,
  build: async (ctx, id) => buildSeriesDocument(ctx, await getPublicSeries(ctx, id)),
};

export function getPublicSeries(ctx: Context, id: number): Promise<StoredSeries> {
  return getPublic(ctx, { kind: 'series', id }, findSeries, refusals.seriesNotFound);
}

async function getPublic<R extends { is_public: boolean }>(
  ctx: Context,
  { kind, id }: TitleRef,
  find: (db: Db, id: number) => Promise<R | undefined>,
  notFound: string,
): Promise<R> {
  const title = await findOrFetch(ctx, kind, id, find);
  if (!title?.is_public) throw new Failure('not-found', notFound, { isGone: title !== undefined });
  return title;
}

export async function buildMovieDocument(ctx: Context, movie: StoredMovie): Promise<Built<MovieDocument>> {
  const now = ctx.now();
  const day = toCardDay(now);
  const [shown, similar, tickets, sagas, past, news, broken] = await Promise.all([
    readShownParts(ctx.db, { kind: 'movie', id: movie.id }),
    readSimilarCards(ctx.db, 'movie', movie.similar_ids),
    findTicketLink(ctx.db, movie.id, now),
    readSagas(ctx.db, movie, day),
    readHistory(ctx, 'movie', movie.id, 1),
    readNewsOf(ctx, { kind: 'movie', id: movie.id }),
    listBroken(ctx.db, movie.ticket_url === null ? [] : [movie.ticket_url]),
  ]);
  const ticketUrl = movie.ticket_url !== null && broken.has(movie.ticket_url) ? null : movie.ticket_url;
  const parts = {
    ...shown,
    movie: { ...movie, ticket_url: ticketUrl },
    similar: similar.cards.map((row) => toMovieCard(row, day)),
    sagas: sagas.sagas,
    cinema: cinemaStateOf(movie.cinema, day),
    ticket: tickets.link,
    past,
  };
  const own = { kind: 'movie', id: movie.id, version: movie.version } as const;
  const changesInSeconds = ((tickets.changesAt?.getTime() ?? Infinity) - now.getTime()) / 1_000;
  return {
    value: { ...toMovieDocument(parts, ctx), ...news.shown },
    parts: unique([own, ...similar.parts, ...sagas.parts, ...past.parts, ...news.parts]),
    slug: movie.slug,
    ttlSeconds: Math.min(CACHE_TTL_SECONDS.detail, changesInSeconds),
  };
}

/** A film of its saga may be among the similar ones too. */
function unique(parts: readonly DocumentPart[]): DocumentPart[] {
  return [...new Map(parts.map((part) => [`${part.kind} ${part.id}`, part])).values()];
}

async function buildSeriesDocument(ctx: Context, series: StoredSeries): Promise<Built<SeriesDocument>> {
  const { id } = series;
  const [shown, seasons, lastEpisode, nextEpisode, similar, novela, related, past, news] = await Promise.all([
    readShownParts(ctx.db, { kind: 'series', id }),
    listSeasons(ctx.db, id),
    findLastEpisode(ctx.db, id),
    findNextEpisode(ctx.db, id),
    readSimilarCards(ctx.db, 'series', series.similar_ids),
    readNovela(ctx, series),
    readRelations(ctx, series),
    readHistory(ctx, 'series', id, 1),
    readNewsOf(ctx, { kind: 'series', id }),
  ]);
  const day = toCardDay(ctx.now());
  const cards = similar.cards.map((row) => toSeriesCard(row, day));
  const own = { kind: 'series', id, version: series.version } as const;
  const { relations } = related;
  return {
    value: {
      ...toSeriesDocument(
        { ...shown, series, seasons, lastEpisode, nextEpisode, similar: cards, novela, relations, past },
        ctx,
      ),
      ...news.shown,
    },
    parts: [own, ...similar.parts, ...related.parts, ...past.parts, ...news.parts],
    slug: series.slug,
    ...(novela && { ttlSeconds: novelaSeconds(ctx.now()) }),
  };
}
