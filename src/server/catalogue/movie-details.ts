import type { GetMovieDetails, MovieDetails, MovieDocument } from '#shared/contract/movie-details.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, NOW_PLAYING_HOURS, SIMILAR_TITLES } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/paths.ts';
import { parseTrailingId } from '#shared/domain/slug.ts';
import { tags, tagsOfMovieDocument } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { type DocumentPart, findMovieDocument, type NewDocument, saveMovieDocument } from '../store/documents.ts';
import { findReplacement } from '../store/held.ts';
import { listMovieCards } from '../store/movie-cards.ts';
import { listCast, listCrew, listImages, listOffers, listVideos } from '../store/movie-parts.ts';
import { findMovie, findMovieIdBySlug, type StoredMovie } from '../store/movies.ts';
import { isNowPlaying } from '../store/rankings.ts';
import { MOVIE_DOCUMENT_SHAPE } from './document-shape.ts';
import { fetchUnknownMovie } from './fetch-unknown-movie.ts';
import { readThrough } from './read-through.ts';
import { toMovieDocument } from './to-movie-document.ts';

export async function getMovieDetails(ctx: Context, request: GetMovieDetails): Promise<MovieDetails> {
  const id = await movieIdOf(ctx, request);
  const movie = await getMovieDocument(ctx, id).catch((error: unknown) => followReplacement(ctx, id, error));

  const canonicalUrl = paths.movie(movie.slug);
  return {
    ...movie,
    similarMovies: movie.similarMovies.slice(0, request.similarOptions?.limit ?? SIMILAR_TITLES),
    redirectInfo: {
      // Who asks by id asks for no address.
      shouldRedirect: request.movieId === undefined && request.movieSlug !== movie.slug,
      canonicalUrl,
    },
  };
}

/** SPEC §5: a numeric last segment is the id, otherwise the whole slug is looked up. */
async function movieIdOf(ctx: Context, { movieId, movieSlug = '' }: GetMovieDetails): Promise<number> {
  if (movieId !== undefined) return movieId;
  const trailing = parseTrailingId(movieSlug);
  // The film most asked for costs no query: its copy in memory says what its slug is.
  if (trailing !== null && ctx.memory.get<MovieDocument>(movieKey(trailing))?.value.slug === movieSlug) return trailing;
  // `blade-runner-2049` ends in a number that is no id of that film: an exact slug goes first.
  const exact = await findMovieIdBySlug(ctx.db, movieSlug);
  const id = exact ?? trailing;
  if (id === null) throw new Failure('not-found', errors.movieNotFound);
  return id;
}

/** TMDB merged it into another: whoever asks for the old one is given the survivor, and with it its address. */
async function followReplacement(ctx: Context, id: number, error: unknown): Promise<MovieDocument> {
  if (!(error instanceof Failure && error.code === 'not-found')) throw error;
  const survivor = await findReplacement(ctx.db, { kind: 'movie', id });
  if (survivor === undefined) throw error;
  return getMovieDocument(ctx, survivor);
}

const movieKey = (id: number) => `movie-document:${id}`;

function getMovieDocument(ctx: Context, id: number): Promise<MovieDocument> {
  return readThrough<MovieDocument>(
    ctx,
    {
      key: movieKey(id),
      tag: tags.movie(id),
      kind: 'movie',
      ttlSeconds: CACHE_TTL_SECONDS.detail,
      findStored: async () => {
        const stored = await findMovieDocument(ctx.db, id, MOVIE_DOCUMENT_SHAPE, ctx.now());
        return (
          stored && { value: JSON.parse(stored.data) as MovieDocument, tags: stored.tags, isFresh: stored.isFresh }
        );
      },
      build: async () => {
        const movie = (await findMovie(ctx.db, id)) ?? (await fetchUnknownMovie(ctx, id));
        if (!movie?.is_public) throw new Failure('not-found', errors.movieNotFound);
        const built = await buildMovieDocument(ctx, movie);
        return { ...built, save: () => saveMovieDocument(ctx.db, toNewDocument(ctx, movie, built)) };
      },
    },
    (error) => error instanceof Failure && error.code === 'not-found',
  );
}

export interface BuiltDocument {
  value: MovieDocument;
  tags: string[];
  /** The films whose cards it shows, at the versions shown. */
  parts: DocumentPart[];
}

export async function buildMovieDocument(ctx: Context, movie: StoredMovie): Promise<BuiltDocument> {
  const listsSince = new Date(ctx.now().getTime() - NOW_PLAYING_HOURS * 3_600_000);
  const [cast, crew, images, videos, offers, similar, isPlaying] = await Promise.all([
    listCast(ctx.db, movie.id),
    listCrew(ctx.db, movie.id),
    listImages(ctx.db, movie.id),
    listVideos(ctx.db, movie.id),
    listOffers(ctx.db, movie.id),
    listMovieCards(ctx.db, movie.similar_ids),
    isNowPlaying(ctx.db, movie.id, listsSince),
  ]);
  const value = toMovieDocument({ movie, cast, crew, images, videos, offers, similar, isPlaying }, ctx);
  return { value, tags: tagsOfMovieDocument(value), parts: similar.map(({ id, version }) => ({ id, version })) };
}

function toNewDocument(
  ctx: Context,
  movie: StoredMovie,
  { value, tags: documentTags, parts }: BuiltDocument,
): NewDocument {
  return {
    movie: { id: movie.id, version: movie.version },
    slug: movie.slug,
    data: JSON.stringify(value),
    parts,
    shape: MOVIE_DOCUMENT_SHAPE,
    tags: documentTags,
    expiresAt: new Date(ctx.now().getTime() + CACHE_TTL_SECONDS.detail * 1_000),
  };
}
