import { z } from 'zod';
import { refusals } from '#shared/text/api/refusals.ts';
import {
  GenreRef,
  idOf,
  PageNumber,
  Pagination,
  RedirectInfo,
  SeoData,
  SeriesCard,
  slugOf,
  wholeNumber,
} from './common.ts';
import { DubbingVoice } from './dubbing.ts';
import { SimilarOptions } from './movie-details.ts';
import { NewsOfSubject } from './news.ts';
import { Chapter, Novela, SeriesRelations } from './novela.ts';
import { TitleChange, TitleHistory } from './streaming-history.ts';
import { BrazilOffers, CastMember, CertificationBadge, CrewMember, TitleImages, Video } from './title-parts.ts';

const SeriesId = idOf(refusals.seriesIdInvalid);
const identity = {
  seriesId: SeriesId.optional(),
  seriesSlug: slugOf(refusals.seriesIdentifierInvalid).optional(),
};
const hasIdentity = (request: { seriesId?: number | undefined; seriesSlug?: string | undefined }) =>
  request.seriesId !== undefined || request.seriesSlug !== undefined;

export const GetTVDetails = z
  .object({ ...identity, similarOptions: SimilarOptions })
  .refine(hasIdentity, { error: refusals.seriesIdentifierInvalid });
export type GetTVDetails = z.infer<typeof GetTVDetails>;

/** A link to a season. `season_url` is a path on this site: `/serie/{slug}/{n}`, or the one an editor chose for it. */
export const SeasonLink = z.object({
  name: z.string(),
  season_number: z.int(),
  season_url: z.string(),
});
export type SeasonLink = z.infer<typeof SeasonLink>;

/** A season in its series' list. */
export const SeasonSummary = z.object({
  id: z.int(),
  ...SeasonLink.shape,
  episode_count: z.int(),
  air_date: z.string().nullable(),
  overview: z.string(),
  overview_lang: z.string(),
  poster_path: z.string().nullable(),
});
export type SeasonSummary = z.infer<typeof SeasonSummary>;

export const LastEpisode = z.object({
  name: z.string(),
  season_number: z.int(),
  episode_number: z.int(),
  air_date: z.string().nullable(),
  overview: z.string(),
  still_path: z.string().nullable(),
});
export type LastEpisode = z.infer<typeof LastEpisode>;

export const SeriesDocument = z.object({
  id: z.int(),
  name: z.string(),
  /** Language of the shown name, so that screen readers pronounce a foreign one correctly. */
  name_lang: z.string(),
  original_name: z.string(),
  original_language: z.string(),
  overview: z.string(),
  overview_lang: z.string(),
  tagline: z.string(),
  first_air_date: z.string().nullable(),
  first_air_year: z.int().nullable(),
  last_air_date: z.string().nullable(),
  next_air_date: z.string().nullable(),
  number_of_seasons: z.int(),
  number_of_episodes: z.int(),
  episode_run_time: z.array(z.int()),
  created_by: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  vote_average: z.number(),
  vote_count: z.int(),
  certification: CertificationBadge.nullable(),
  genres: z.array(GenreRef),
  slug: z.string(),
  backdrop_path: z.string().nullable(),
  poster_path: z.string().nullable(),
  /** An editor's picture for shared links; null while the card is drawn. */
  share_path: z.string().nullable(),
  /** Creators are in the crew too, with the job `Creator`, and come first. */
  credits: z.object({ cast: z.array(CastMember), crew: z.array(CrewMember) }),
  videos: z.object({ results: z.array(Video) }),
  'watch/providers': z.object({ results: z.object({ BR: BrazilOffers }) }),
  images: TitleImages,
  seasons: z.array(SeasonSummary),
  last_episode_to_air: LastEpisode.nullable(),
  /** Without its name, which may tell too much. */
  next_episode_to_air: LastEpisode.pick({ season_number: true, episode_number: true, air_date: true }).nullable(),
  /** `null` for a series that is shown by seasons. */
  novela: Novela.nullable(),
  relations: SeriesRelations,
  /** The Brazilian dubbing cast, as far as editors entered it. */
  dubbing: z.array(DubbingVoice),
  /** As we observed it; with fewer than two events the page does not show it. */
  history: TitleHistory,
  /** The newest reason why this page changed. */
  last_change: TitleChange.nullable(),
  customCuriosities: z.string().nullable(),
  customAdditionalInfos: z.string().nullable(),
  status: z.string(),
  type: z.string(),
  in_production: z.boolean(),
  countries: z.array(z.string()),
  companies: z.array(z.string()),
  networks: z.array(z.string()),
  imdb_id: z.string().nullable(),
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  similarSeries: z.array(SeriesCard),
  news: NewsOfSubject,
  seoData: SeoData,
});
export type SeriesDocument = z.infer<typeof SeriesDocument>;

export const SeriesDetails = SeriesDocument.extend({ redirectInfo: RedirectInfo });
export type SeriesDetails = z.infer<typeof SeriesDetails>;

export const GetTVSeasonDetails = z
  .object({
    ...identity,
    seasonNumber: wholeNumber(refusals.seasonNumberInvalid).pipe(
      z.number().min(0, { error: refusals.seasonNumberInvalid }).max(9_999, { error: refusals.seasonNumberInvalid }),
    ),
  })
  .refine(hasIdentity, { error: refusals.seriesIdentifierInvalid });
export type GetTVSeasonDetails = z.infer<typeof GetTVSeasonDetails>;

export const Episode = z.object({
  id: z.int(),
  episode_number: z.int(),
  name: z.string(),
  air_date: z.string().nullable(),
  overview: z.string(),
  runtime: z.int().nullable(),
  still_path: z.string().nullable(),
  /** `21:20`, in Brazil, as an editor entered it. */
  air_time: z.string().nullable(),
  /** As an editor entered it. */
  channel: z.string().nullable(),
  /** An editor marked it as a special episode. */
  is_special: z.boolean(),
});
export type Episode = z.infer<typeof Episode>;

export const SeasonDocument = z.object({
  season: z.object({
    id: z.int(),
    title: z.string(),
    season_number: z.int(),
    season_url: z.string(),
    air_date: z.string().nullable(),
    overview: z.string(),
    overview_lang: z.string(),
    poster_path: z.string().nullable(),
    episodes: z.array(Episode),
  }),
  series: z.object({
    id: z.int(),
    name: z.string(),
    name_lang: z.string(),
    first_air_year: z.int().nullable(),
    slug: z.string(),
    poster_path: z.string().nullable(),
    backdrop_path: z.string().nullable(),
  }),
  /** Offers of the whole series: TMDB has none of single seasons. */
  'watch/providers': z.object({ results: z.object({ BR: BrazilOffers }) }),
  /** The previous and the next season. Specials have neither, and are never one of them. */
  previous_season: SeasonLink.nullable(),
  next_season: SeasonLink.nullable(),
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  seoData: SeoData,
});
export type SeasonDocument = z.infer<typeof SeasonDocument>;

export const SeasonDetails = SeasonDocument.extend({ redirectInfo: RedirectInfo });
export type SeasonDetails = z.infer<typeof SeasonDetails>;

export const GetTVChapters = z
  .object({ ...identity, page: PageNumber.default(1) })
  .refine(hasIdentity, { error: refusals.seriesIdentifierInvalid });
export type GetTVChapters = z.infer<typeof GetTVChapters>;

export const ChaptersDocument = z.object({
  series: z.object({
    id: z.int(),
    name: z.string(),
    name_lang: z.string(),
    first_air_year: z.int().nullable(),
    slug: z.string(),
    poster_path: z.string().nullable(),
  }),
  novela: Novela,
  /** The newest first. */
  chapters: z.array(Chapter),
  pagination: Pagination,
  'watch/providers': z.object({ results: z.object({ BR: BrazilOffers }) }),
  noindex: z.boolean(),
  /** An editor excluded the page and its links from search engines. */
  nofollow: z.boolean(),
  seoData: SeoData,
});
export type ChaptersDocument = z.infer<typeof ChaptersDocument>;

export const ChaptersPage = ChaptersDocument.extend({ redirectInfo: RedirectInfo });
export type ChaptersPage = z.infer<typeof ChaptersPage>;

export const GetTVImages = z.object({ seriesId: SeriesId });
export type GetTVImages = z.infer<typeof GetTVImages>;
