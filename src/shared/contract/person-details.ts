import { z } from 'zod';
import { refusals } from '#shared/text/api/refusals.ts';
import { errors } from '#shared/text/errors.ts';
import {
  CardAvailability,
  CardProvider,
  idOf,
  PageLimit,
  PageNumber,
  Pagination,
  PersonCard,
  RedirectInfo,
  SeoData,
  slugOf,
} from './common.ts';
import { NewsOfSubject } from './news.ts';
import { Image } from './title-parts.ts';

export const GetPersonDetails = z
  .object({
    personId: idOf(refusals.personIdInvalid).optional(),
    personSlug: slugOf(errors.personSlugMissing).optional(),
  })
  .refine((request) => request.personId !== undefined || request.personSlug !== undefined, {
    error: errors.personSlugMissing,
  });
export type GetPersonDetails = z.infer<typeof GetPersonDetails>;

const Credit = {
  id: z.int(),
  media_type: z.enum(['movie', 'tv']),
  /** A film's title or a series' name. */
  title: z.string(),
  /** Null if the title is not stored here: it is shown without a link. */
  slug: z.string().nullable(),
  release_date: z.string().nullable(),
  poster_path: z.string().nullable(),
  vote_average: z.number(),
  /** In `combined` only, of stored titles. */
  ...CardAvailability,
};
export const CastCredit = z.object({ ...Credit, character: z.string() });
export const CrewCredit = z.object({ ...Credit, job: z.string() });
export type CastCredit = z.infer<typeof CastCredit>;
export type CrewCredit = z.infer<typeof CrewCredit>;
const Credits = z.object({ cast: z.array(CastCredit), crew: z.array(CrewCredit) });

/** Where the films with a person are in Brazil; only of films stored here. Numbers of films. */
export const PersonCoverage = z.object({
  movies: z.int(),
  /** That have a film by subscription or free: most films first. */
  platforms: z.array(
    CardProvider.omit({ kind: true }).extend({
      movies: z.int(),
      /** How many of them are free there. */
      free: z.int(),
    }),
  ),
  /** The fewest subscriptions for every film that needs one, as positions in `platforms`. */
  smallest: z.array(z.int()),
  /** With these subscriptions, free films included. */
  covered: z.int(),
  free: z.int(),
  /** Only on services with ads that may be free or not; only rented, or bought; nowhere. */
  ads: z.int(),
  rent: z.int(),
  buy: z.int(),
  none: z.int(),
});
export type PersonCoverage = z.infer<typeof PersonCoverage>;

export const PersonDocument = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  role: z.string(),
  profile_path: z.string().nullable(),
  /** An editor's picture for shared links; null while the card is drawn. */
  share_path: z.string().nullable(),
  birthday: z.string().nullable(),
  deathday: z.string().nullable(),
  place_of_birth: z.string().nullable(),
  /** Sanitised HTML; empty if there is none. */
  biography: z.string(),
  biography_lang: z.string(),
  customCuriosities: z.string().nullable(),
  customAdditionalInfos: z.string().nullable(),
  externalIds: z.object({
    imdb_id: z.string().nullable(),
    instagram_id: z.string().nullable(),
    twitter_id: z.string().nullable(),
    facebook_id: z.string().nullable(),
  }),
  images: z.object({ profiles: z.array(Image) }),
  /** `combined` is newest first, undated last; `movie` and `tv` are its parts. */
  credits: z.object({ combined: Credits, movie: Credits, tv: Credits }),
  /** Titles whose Brazilian dubbing has the person's voice: only stored ones, newest first. */
  dubbed: z.array(CastCredit),
  coverage: PersonCoverage,
  news: NewsOfSubject,
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  seoData: SeoData,
});
export type PersonDocument = z.infer<typeof PersonDocument>;

export const PersonDetails = PersonDocument.extend({ redirectInfo: RedirectInfo });
export type PersonDetails = z.infer<typeof PersonDetails>;

export const GetPopularPeople = z.object({ page: PageNumber.default(1), limit: PageLimit.default(20) });
export type GetPopularPeople = z.infer<typeof GetPopularPeople>;

export const PeopleList = z.object({ results: z.array(PersonCard), pagination: Pagination });
export type PeopleList = z.infer<typeof PeopleList>;
