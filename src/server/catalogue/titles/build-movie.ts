import { MovieDocument } from '#shared/contract/movie-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import type { Context } from '../../context.ts';
import { findTicketLink } from '../../store/availability/tickets.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import { listVoices } from '../../store/dubbing/dubbing-credits.ts';
import { listBroken } from '../../store/links/links.ts';
import { listCast, listCrew, listImages, listOffers, listVideos } from '../../store/titles/movie-parts.ts';
import { findMovie, type StoredMovie } from '../../store/titles/movies.ts';
import { readSagas } from '../collections/read-sagas.ts';
import { findOrFetch } from '../documents/fetch-unknown.ts';
import type { DetailsKind } from '../documents/read-details.ts';
import type { Built } from '../documents/read-document.ts';
import { readHistory } from './read-history.ts';
import { readSimilarMovies } from './similar-titles.ts';
import { cinemaStateOf, toCardDay } from './to-card-availability.ts';
import { toMovieCard } from './to-movie-card.ts';
import { toMovieDocument } from './to-movie-document.ts';

export const MOVIE: DetailsKind<MovieDocument> = {
  entity: 'movie',
  schema: MovieDocument,
  notFound: refusals.movieNotFound,
  build: async (ctx, id) => {
    const movie = await findOrFetch(ctx, 'movie', id, findMovie);
    if (!movie?.is_public) throw new Failure('not-found', refusals.movieNotFound, { isGone: movie !== undefined });
    return buildMovieDocument(ctx, movie);
  },
};

export async function buildMovieDocument(ctx: Context, movie: StoredMovie): Promise<Built<MovieDocument>> {
  const now = ctx.now();
  const day = toCardDay(now);
  const [cast, crew, images, videos, offers, similar, tickets, sagas, past, voices, broken] = await Promise.all([
    listCast(ctx.db, movie.id),
    listCrew(ctx.db, movie.id),
    listImages(ctx.db, movie.id),
    listVideos(ctx.db, movie.id),
    listOffers(ctx.db, movie.id),
    readSimilarMovies(ctx.db, movie.similar_ids),
    findTicketLink(ctx.db, movie.id, now),
    readSagas(ctx.db, movie, day),
    readHistory(ctx, 'movie', movie.id, 1),
    listVoices(ctx.db, { kind: 'movie', id: movie.id }),
    listBroken(ctx.db, movie.ticket_url === null ? [] : [movie.ticket_url]),
  ]);
  const shown = {
    similar: similar.cards.map((row) => toMovieCard(row, day)),
    sagas: sagas.sagas,
    cinema: cinemaStateOf(movie.cinema, day),
    ticket: tickets.link,
    past,
    voices,
  };
  const ticketUrl = movie.ticket_url !== null && broken.has(movie.ticket_url) ? null : movie.ticket_url;
  const value = toMovieDocument(
    { movie: { ...movie, ticket_url: ticketUrl }, cast, crew, images, videos, offers, ...shown },
    ctx,
  );
  const own = { kind: 'movie', id: movie.id, version: movie.version } as const;
  const changesInSeconds = ((tickets.changesAt?.getTime() ?? Infinity) - now.getTime()) / 1_000;
  const ttlSeconds = Math.min(CACHE_TTL_SECONDS.detail, changesInSeconds);
  return { value, parts: unique([own, ...similar.parts, ...sagas.parts, ...past.parts]), slug: movie.slug, ttlSeconds };
}

/** A film of its saga may be among the similar ones too. */
function unique(parts: readonly DocumentPart[]): DocumentPart[] {
  return [...new Map(parts.map((part) => [`${part.kind} ${part.id}`, part])).values()];
}
