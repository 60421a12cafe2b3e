import { z } from 'zod';
import { SIMILAR_TITLES } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { CollectionCoverage, MediaItem } from './collections.ts';
import { GenreRef, idOf, MovieCard, RedirectInfo, SeoData, slugOf, wholeNumber } from './common.ts';
import { DubbingVoice } from './dubbing.ts';
import { NewsOfSubject } from './news.ts';
import { TitleChange, TitleHistory } from './streaming-history.ts';
import { BrazilOffers, CastMember, CertificationBadge, CrewMember, TitleImages, Video } from './title-parts.ts';

export const SimilarOptions = z
  .object({ limit: wholeNumber(refusals.argumentsInvalid).pipe(z.number().min(0).max(SIMILAR_TITLES)).optional() })
  .optional();

const MovieId = idOf(refusals.movieIdInvalid);

export const GetMovieDetails = z
  .object({
    movieId: MovieId.optional(),
    movieSlug: slugOf(refusals.movieIdentifierInvalid).optional(),
    similarOptions: SimilarOptions,
  })
  .refine((request) => request.movieId !== undefined || request.movieSlug !== undefined, {
    error: refusals.movieIdentifierInvalid,
  });
export type GetMovieDetails = z.infer<typeof GetMovieDetails>;

/** `to` is the last day we saw it in TMDB's list; `since` is null if the day is not known. */
const Cinema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('announced') }),
  z.object({ state: z.literal('opens'), date: z.string() }),
  z.object({ state: z.literal('in-cinemas'), since: z.string().nullable() }),
  z.object({ state: z.literal('left'), from: z.string(), to: z.string().nullable() }),
  z.object({ state: z.literal('none') }),
]);

/** The titles that a film belongs with, in order. */
export const FilmSaga = z.object({
  name: z.string(),
  /** Of the editors' collection; null for a saga as TMDB has it, which has no page and is in order of release. */
  slug: z.string().nullable(),
  /** Whether the order is that of the story. */
  ordemCronologica: z.boolean(),
  mediaItems: z.array(MediaItem),
  coverage: CollectionCoverage,
});
export type FilmSaga = z.infer<typeof FilmSaga>;

/** The film document: the same shape is cached, rendered and sent over the wire. */
export const MovieDocument = z.object({
  id: z.int(),
  title: z.string(),
  /** Language of the shown title, so that screen readers pronounce a foreign one correctly. */
  title_lang: z.string(),
  original_title: z.string(),
  original_language: z.string(),
  overview: z.string(),
  overview_lang: z.string(),
  tagline: z.string(),
  /** Release in Brazil if known, else the first release anywhere. */
  release_date: z.string().nullable(),
  is_brazilian_release: z.boolean(),
  /** Year of the first release anywhere, by which people know the film. */
  release_year: z.int().nullable(),
  runtime: z.int().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  certification: CertificationBadge.nullable(),
  genres: z.array(GenreRef),
  slug: z.string(),
  backdrop_path: z.string().nullable(),
  poster_path: z.string().nullable(),
  /** An editor's picture for shared links; null while the card is drawn. */
  share_path: z.string().nullable(),
  credits: z.object({ cast: z.array(CastMember), crew: z.array(CrewMember) }),
  videos: z.object({ results: z.array(Video) }),
  'watch/providers': z.object({ results: z.object({ BR: BrazilOffers }) }),
  images: TitleImages,
  /** Where it is on its way through Brazilian cinemas, as of the day in Brazil. */
  cinema: Cinema,
  /** `until`: when a link of the ticket feed ends; null for an editor's own. */
  ingresso: z.object({ isPlaying: z.boolean(), url: z.string().nullable(), until: z.string().nullable() }),
  /** The Brazilian dubbing cast, as far as editors entered it. */
  dubbing: z.array(DubbingVoice),
  /** As we observed it; with fewer than two events the page does not show it. */
  history: TitleHistory,
  /** The newest reason why this page changed. */
  last_change: TitleChange.nullable(),
  customCuriosities: z.string().nullable(),
  customAdditionalInfos: z.string().nullable(),
  budget: z.number(),
  revenue: z.number(),
  status: z.string(),
  countries: z.array(z.string()),
  companies: z.array(z.string()),
  franchise: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** An editors' collection first; at most one of each. */
  sagas: z.array(FilmSaga).max(2),
  imdb_id: z.string().nullable(),
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  similarMovies: z.array(MovieCard),
  news: NewsOfSubject,
  seoData: SeoData,
});
export type MovieDocument = z.infer<typeof MovieDocument>;

/** The document plus the parts that depend on the request. */
export const MovieDetails = MovieDocument.extend({ redirectInfo: RedirectInfo });
export type MovieDetails = z.infer<typeof MovieDetails>;

export const GetMovieImages = z.object({ movieId: MovieId });
export type GetMovieImages = z.infer<typeof GetMovieImages>;

/** All pictures, or at least the poster and the backdrop. */
export const Gallery = z.object({ id: z.int(), ...TitleImages.shape });
export type Gallery = z.infer<typeof Gallery>;
