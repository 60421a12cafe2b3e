import { buildOwnSlug, buildTitleSlug, normaliseForSearch } from '#shared/domain/slug.ts';
import { parseCertification } from '#shared/domain/titles/certification.ts';
import { readCreditEdits } from '#shared/domain/titles/credit-edits.ts';
import type { MovieOverrides, MovieSource, SourceRelease } from '#shared/domain/titles/movie.ts';
import type { MovieProjection, MovieRow } from '../../store/titles/movies.ts';
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
import { projectRating } from './project-rating.ts';
import { projectTexts } from './project-texts.ts';
import { projectVoices } from './project-voices.ts';

/** Overrides win over TMDB's values, field by field. Runs when either changes, never at read time. */
export function projectMovie(
  source: MovieSource,
  overrides: MovieOverrides,
  date: ProjectionDate,
  merged?: MergedPeople,
): MovieProjection {
  const owner = { movie_id: source.id };
  const credits = projectCredits(source, readCreditEdits(overrides), merged);
  // An editor's date replaces that of the release we would show; the other releases keep TMDB's dates.
  const corrected = chooseBrazilianRelease(source.releases);
  return {
    movie: projectRow(source, overrides, date),
    people: projectPeople([...source.cast, ...source.crew]),
    cast: credits.cast.map(({ personId, character }, position) => ({
      ...owner,
      position,
      person_id: personId,
      character,
    })),
    crew: credits.crew.map(({ personId, job, department }, position) => ({
      ...owner,
      position,
      person_id: personId,
      job,
      department,
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
    releases: source.releases.map((release, position) => ({
      ...owner,
      position,
      type: release.type,
      released_on: (release === corrected && overrides.releaseDate) || release.releasedOn,
      certification: release.certification,
      note: release.note,
    })),
  };
}

function projectRow(source: MovieSource, overrides: MovieOverrides, { offersCheckedAt }: ProjectionDate): MovieRow {
  const texts = projectTexts(source, overrides);
  const brazilianRelease = overrides.releaseDate ?? chooseBrazilianRelease(source.releases)?.releasedOn ?? null;
  const releaseDate = brazilianRelease ?? source.releaseDate;
  // A film's year is that of its first release: a 1972 film re-released in 2022 is of 1972.
  const year = (source.releaseDate ?? releaseDate)?.slice(0, 4);
  const posterPath = overrides.posterPath ?? source.posterPath;
  const isPublic = !source.isAdult && !overrides.isHidden;
  return {
    id: source.id,
    slug: buildOwnSlug(overrides.slug, source.id) ?? buildTitleSlug(texts.title, year ? Number(year) : null, source.id),
    ...texts,
    release_date: releaseDate,
    release_year: year ? Number(year) : null,
    is_brazilian_release: brazilianRelease !== null,
    runtime_minutes: source.runtimeMinutes,
    status: source.status,
    ...projectRating(chooseRated(source.releases), overrides),
    budget_usd: source.budgetUsd,
    revenue_usd: source.revenueUsd,
    popularity: source.popularity,
    vote_average: source.voteAverage,
    vote_count: source.voteCount,
    genre_ids: source.genreIds,
    country_codes: source.countryCodes,
    company_names: source.companyNames,
    franchise_id: source.franchise?.id ?? null,
    franchise_name: source.franchise?.name ?? null,
    imdb_id: source.imdbId,
    poster_path: posterPath,
    backdrop_path: overrides.backdropPath ?? source.backdropPath,
    watch_link: projectWatchLink('movie', source.id, source.offers, overrides),
    offers_checked_at: offersCheckedAt,
    similar_ids: projectSimilar(source.id, source.recommendationIds, overrides.similar),
    cinema_word: overrides.cinemaWord ?? null,
    ticket_url: overrides.ticketUrl ?? null,
    curiosities_html: overrides.curiosities ?? null,
    additional_infos_html: overrides.additionalInfos ?? null,
    share_path: overrides.sharePath ?? null,
    seo_title: overrides.seoTitle ?? null,
    seo_description: overrides.seoDescription ?? null,
    is_noindex: overrides.isNoindex ?? false,
    is_public: isPublic,
    is_listed: isPublic && !source.isVideo && posterPath !== null && texts.overview !== '',
    search_title: normaliseForSearch(texts.title),
    search_original_title: normaliseForSearch(source.originalTitle),
  };
}

/** The first cinema release, else a limited one, else digital, else any other type. */
function chooseBrazilianRelease(releases: readonly SourceRelease[]): SourceRelease | undefined {
  for (const type of [3, 2, 4, 6, 5, 1]) {
    const [earliest] = releases
      .filter((release) => release.type === type)
      .sort((a, b) => a.releasedOn.localeCompare(b.releasedOn));
    if (earliest) return earliest;
  }
  return undefined;
}

/** Cinema releases first; within a type the newest rating. Ratings of other countries are never used. */
function chooseRated(releases: SourceRelease[]): SourceRelease | undefined {
  for (const type of [3, 2, 1, 4, 5, 6]) {
    const newestFirst = releases
      .filter((release) => release.type === type)
      .sort((a, b) => b.releasedOn.localeCompare(a.releasedOn));
    const rated = newestFirst.find((release) => parseCertification(release.certification) !== null);
    if (rated) return rated;
  }
  return undefined;
}
