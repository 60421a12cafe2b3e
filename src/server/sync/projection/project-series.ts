import { buildOwnSlug, buildTitleSlug, normaliseForSearch, parseTrailingId } from '#shared/domain/slug.ts';
import { parseCertification } from '#shared/domain/titles/certification.ts';
import { formatOfGenres } from '#shared/domain/titles/chapters.ts';
import { readCreditEdits } from '#shared/domain/titles/credit-edits.ts';
import { readPartEdits } from '#shared/domain/titles/part-edits.ts';
import type { SeasonSource, SeriesOverrides, SeriesSource } from '#shared/domain/titles/series.ts';
import type { SeriesProjection, SeriesRow } from '../../store/titles/series.ts';
import { type MergedPeople, projectCredits } from './project-credits.ts';
import { projectAddedServices, projectOffers, projectWatchLink } from './project-offers.ts';
import {
  type ProjectionDate,
  projectAliases,
  projectPeople,
  projectServices,
  projectSimilar,
  projectVideos,
} from './project-parts.ts';
import { projectImages } from './project-pictures.ts';
import { type FoundRating, projectRating } from './project-rating.ts';
import { projectEpisodes, projectNextAirDate, projectSeasons } from './project-seasons.ts';
import { projectTexts } from './project-texts.ts';
import { projectVoices } from './project-voices.ts';

/** As `projectMovie`; only the seasons that the series lists, even if we have stored others. */
export function projectSeries(
  source: SeriesSource,
  seasons: readonly SeasonSource[],
  overrides: SeriesOverrides,
  date: ProjectionDate,
  merged?: MergedPeople,
): SeriesProjection {
  const owner = { series_id: source.id };
  const credits = projectCredits(source, readCreditEdits(overrides), merged);
  const edits = readPartEdits(overrides);
  const nextAirDate = projectNextAirDate(source, seasons, edits, date.today);
  const series = { ...projectRow(source, overrides, date), next_air_date: nextAirDate };
  return {
    series,
    seasons: projectSeasons(source, seasons, edits),
    episodes: projectEpisodes(source, seasons, { isNovela: series.format === 'novela', edits }),
    people: projectPeople([...source.cast, ...source.crew]),
    cast: credits.cast.map(({ personId, character, episodeCount = 0 }, position) => ({
      ...owner,
      position,
      person_id: personId,
      character,
      episode_count: episodeCount,
    })),
    crew: credits.crew.map(({ personId, job, department, episodeCount = 0 }, position) => ({
      ...owner,
      position,
      person_id: personId,
      job,
      department,
      episode_count: episodeCount,
    })),
    creditEdits: credits.edits,
    voices: projectVoices(overrides.voices, merged),
    ownOffers: overrides.ownOffers ?? [],
    images: projectImages(owner, source, overrides.gallery),
    videos: projectVideos(owner, source.videos, overrides.trailers),
    services: projectServices(source.offers),
    addedServices: projectAddedServices(overrides.offers),
    offers: projectOffers(owner, source.offers, overrides, date.today),
    aliases: projectAliases(overrides.aliases),
  };
}

function projectRow(source: SeriesSource, overrides: SeriesOverrides, { offersCheckedAt }: ProjectionDate): SeriesRow {
  const texts = projectTexts(source, overrides);
  const year = source.firstAirDate?.slice(0, 4);
  const posterPath = overrides.posterPath ?? source.posterPath;
  const isPublic = !source.isAdult && !overrides.isHidden;
  return {
    id: source.id,
    slug: buildOwnSlug(overrides.slug, source.id) ?? buildTitleSlug(texts.title, year ? Number(year) : null, source.id),
    ...texts,
    first_air_date: source.firstAirDate,
    last_air_date: source.lastAirDate,
    next_air_date: source.nextAirDate,
    season_count: source.seasonCount,
    episode_count: source.episodeCount,
    episode_minutes: source.episodeMinutes,
    is_in_production: source.isInProduction,
    status: source.status,
    type: source.type,
    ...projectRating(chooseRating(source), overrides),
    popularity: source.popularity,
    vote_average: source.voteAverage,
    vote_count: source.voteCount,
    genre_ids: source.genreIds,
    format: overrides.format ?? formatOfGenres(source.genreIds),
    remake_of: projectRelation(source.id, overrides.remakeOf),
    reprise_of: projectRelation(source.id, overrides.repriseOf),
    country_codes: source.countryCodes,
    company_names: source.companyNames,
    network_names: source.networkNames,
    imdb_id: source.imdbId,
    poster_path: posterPath,
    backdrop_path: overrides.backdropPath ?? source.backdropPath,
    watch_link: projectWatchLink('tv', source.id, source.offers, overrides),
    offers_checked_at: offersCheckedAt,
    similar_ids: projectSimilar(source.id, source.recommendationIds, overrides.similar),
    last_season_number: source.lastEpisode?.seasonNumber ?? null,
    last_episode_number: source.lastEpisode?.number ?? null,
    curiosities_html: overrides.curiosities ?? null,
    additional_infos_html: overrides.additionalInfos ?? null,
    share_path: overrides.sharePath ?? null,
    seo_title: overrides.seoTitle ?? null,
    seo_description: overrides.seoDescription ?? null,
    is_noindex: overrides.isNoindex ?? false,
    is_public: isPublic,
    is_listed: isPublic && posterPath !== null && texts.overview !== '',
    search_title: normaliseForSearch(texts.title),
    search_original_title: normaliseForSearch(source.originalTitle),
  };
}

/** No series is a remake of itself. */
function projectRelation(id: number, address: string | undefined): number | null {
  const other = address === undefined ? null : parseTrailingId(address);
  return other === id ? null : other;
}

/** The newest value that is a valid rating. Ratings of other countries are never used. */
function chooseRating({ certifications, ratingDescriptors }: SeriesSource): FoundRating | undefined {
  const certification = certifications.findLast((text) => parseCertification(text) !== null);
  if (certification === undefined) return undefined;
  // The reasons are those of the newest rating.
  return { certification, descriptors: certification === certifications.at(-1) ? ratingDescriptors : [] };
}
