import { z } from 'zod';
import { SIMILAR_TITLES_MAX } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { MovieCard, SeoData, wholeNumber } from './common.ts';

const MovieId = wholeNumber(errors.movieIdInvalid).pipe(
  z.number().min(1, { error: errors.movieIdInvalid }).max(2_147_483_647, { error: errors.movieIdInvalid }),
);

export const GetMovieDetails = z
  .object({
    movieId: MovieId.optional(),
    movieSlug: z
      .string({ error: errors.movieIdentifierInvalid })
      .min(1, { error: errors.movieIdentifierInvalid })
      .max(300, { error: errors.movieIdentifierInvalid })
      // A control character is in no address of ours, and PostgreSQL refuses one of them outright.
      .regex(/^[^\p{C}]+$/u, { error: errors.movieIdentifierInvalid })
      .optional(),
    similarOptions: z
      .object({
        limit: wholeNumber(errors.argumentsInvalid).pipe(z.number().min(0).max(SIMILAR_TITLES_MAX)).optional(),
      })
      .optional(),
  })
  .refine((request) => request.movieId !== undefined || request.movieSlug !== undefined, {
    error: errors.movieIdentifierInvalid,
  });
export type GetMovieDetails = z.infer<typeof GetMovieDetails>;

const Person = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  profile_path: z.string().nullable(),
};

const CastMember = z.object({ ...Person, character: z.string() });
export type CastMember = z.infer<typeof CastMember>;

const CrewMember = z.object({ ...Person, job: z.string(), department: z.string() });
export type CrewMember = z.infer<typeof CrewMember>;

const Video = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  type: z.string(),
  published_at: z.string(),
  iso_639_1: z.string(),
});

const Image = z.object({
  file_path: z.string(),
  aspect_ratio: z.number(),
  width: z.int(),
  height: z.int(),
});

/** `provider_name` is our label; `brand` and `abbreviation` draw the chip. */
const WatchOffer = z.object({
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: z.string().nullable(),
  brand: z.string(),
  abbreviation: z.string(),
});
export type WatchOffer = z.infer<typeof WatchOffer>;

const BrazilOffers = z.object({
  link: z.string().nullable(),
  flatrate: z.array(WatchOffer),
  free: z.array(WatchOffer),
  ads: z.array(WatchOffer),
  rent: z.array(WatchOffer),
  buy: z.array(WatchOffer),
  /** Day of the last check with TMDB, `2026-11-15`. */
  checked_on: z.string(),
});
export type BrazilOffers = z.infer<typeof BrazilOffers>;

/** The movie detail document: what is cached, what pages read and what goes over the wire are this one shape. */
export const MovieDocument = z.object({
  id: z.int(),
  title: z.string(),
  /** Language of the shown title, so that a foreign one is marked for screen readers. */
  title_lang: z.string(),
  original_title: z.string(),
  original_language: z.string(),
  overview: z.string(),
  overview_lang: z.string(),
  tagline: z.string(),
  /** The day it opened in Brazil where known, else the day of its first release anywhere. */
  release_date: z.string().nullable(),
  is_brazilian_release: z.boolean(),
  /** The year people know it by: that of its first release anywhere. */
  release_year: z.int().nullable(),
  runtime: z.int().nullable(),
  vote_average: z.number(),
  vote_count: z.int(),
  certification: z.object({ certification: z.string(), meaning: z.string() }).nullable(),
  genres: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  slug: z.string(),
  backdrop_path: z.string().nullable(),
  poster_path: z.string().nullable(),
  credits: z.object({ cast: z.array(CastMember), crew: z.array(CrewMember) }),
  videos: z.object({ results: z.array(Video) }),
  'watch/providers': z.object({ results: z.object({ BR: BrazilOffers }) }),
  images: z.object({ posters: z.array(Image), backdrops: z.array(Image) }),
  ingresso: z.object({ isPlaying: z.boolean(), url: z.string().nullable() }),
  customCuriosities: z.string().nullable(),
  customAdditionalInfos: z.string().nullable(),
  budget: z.number(),
  revenue: z.number(),
  status: z.string(),
  countries: z.array(z.string()),
  companies: z.array(z.string()),
  franchise: z.object({ id: z.int(), name: z.string() }).nullable(),
  imdb_id: z.string().nullable(),
  noindex: z.boolean(),
  similarMovies: z.array(MovieCard),
  seoData: SeoData,
});
export type MovieDocument = z.infer<typeof MovieDocument>;

/** The document plus what depends on how it was asked for. */
export const MovieDetails = MovieDocument.extend({
  redirectInfo: z.object({ shouldRedirect: z.boolean(), canonicalUrl: z.string() }),
});
export type MovieDetails = z.infer<typeof MovieDetails>;
