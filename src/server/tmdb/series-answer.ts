import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { SeriesSource, SourceSeasonSummary } from '#shared/domain/titles/series.ts';
import {
  AlternativeTitle,
  Descriptors,
  fact,
  flag,
  Images,
  id,
  listOf,
  Named,
  nameTranslation,
  number,
  part,
  RelatedTitles,
  seasonNumber,
  Videos,
  WatchServices,
} from './parts-schema.ts';
import { TmdbSeason } from './season-answer.ts';
import { SeriesCredits, toSeriesCast, toSeriesCrew } from './series-credits.ts';
import { line, longText, path, text, token } from './text-schema.ts';
import { imagesOf, NO_OFFERS, namesOf, offersOf, recommendationsOf, videosOf } from './to-parts.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique, uniqueBy } from './to-values.ts';

const Episode = z
  .object({ season_number: seasonNumber, episode_number: z.int().min(0).max(32_767), air_date: text, runtime: number })
  .nullable();
const SeasonSummary = z.object({
  id,
  season_number: seasonNumber,
  name: text,
  overview: longText,
  air_date: text,
  episode_count: number,
  poster_path: path,
});

/** Without the collected seasons, which are not a field of TMDB's. */
export const SeriesFields = z.object({
  id,
  name: line,
  original_name: line,
  original_language: line,
  adult: flag,
  overview: longText,
  tagline: text,
  first_air_date: text,
  last_air_date: text,
  last_episode_to_air: part(Episode),
  next_episode_to_air: part(Episode),
  episode_run_time: part(listOf(z.number())),
  number_of_seasons: fact,
  number_of_episodes: fact,
  in_production: flag,
  status: text,
  type: text,
  popularity: fact,
  vote_average: fact,
  vote_count: fact,
  poster_path: path,
  backdrop_path: path,
  genres: part(listOf(z.object({ id }))),
  origin_country: part(listOf(z.string().length(2))),
  production_countries: part(listOf(z.object({ iso_3166_1: z.string().length(2) }))),
  production_companies: part(listOf(Named)),
  networks: part(listOf(Named)),
  seasons: part(listOf(SeasonSummary)),
  ...SeriesCredits.shape,
  videos: Videos,
  images: Images,
  content_ratings: part(
    z.object({
      results: listOf(z.object({ iso_3166_1: token, rating: text, descriptors: Descriptors })),
    }),
  ),
  'watch/providers': WatchServices,
  external_ids: part(z.object({ imdb_id: path })),
  recommendations: RelatedTitles,
  similar: RelatedTitles,
  translations: part(z.object({ translations: listOf(nameTranslation) })),
  // Films have `titles` here, series have `results`.
  alternative_titles: part(z.object({ results: listOf(AlternativeTitle) })),
});
const Series = SeriesFields.extend({ appended_seasons: listOf(TmdbSeason).catch([]) });

/** TMDB's series. Appended seasons have keys of their own (`season/1`) and are collected into one list. */
export const TmdbSeries = z.preprocess((answer) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const seasons = Object.entries(answer).filter(([key]) => /^season\/\d{1,4}$/.test(key));
  return { ...answer, appended_seasons: seasons.map(([, season]) => season as unknown) };
}, Series);
export type TmdbSeries = z.infer<typeof TmdbSeries>;

/** PostgreSQL's smallint. */
const SMALL = 32_767;

export function toSeriesSource(series: TmdbSeries, held?: SeriesSource): SeriesSource {
  const translations = series.translations?.translations;
  return {
    id: series.id,
    isAdult: series.adult,
    originalTitle: series.original_name.trim() || series.name.trim(),
    originalLanguage: series.original_language,
    titles: titlesOf(translations, 'name', series.name, series.alternative_titles?.results, held?.titles),
    overviews: textsOf(translations, 'overview', series.overview, held?.overviews),
    taglines: textsOf(translations, 'tagline', series.tagline, held?.taglines),
    firstAirDate: parseDay(series.first_air_date),
    lastAirDate: parseDay(series.last_air_date),
    ...episodesOf(series, held),
    seasonCount: toCount(series.number_of_seasons ?? held?.seasonCount, SMALL),
    episodeCount: toCount(series.number_of_episodes ?? held?.episodeCount),
    isInProduction: series.in_production,
    status: series.status,
    type: series.type,
    certifications: ratingsOf(series)?.map(({ rating }) => rating) ?? held?.certifications ?? [],
    ratingDescriptors: descriptorsOf(series) ?? held?.ratingDescriptors ?? [],
    popularity: toPopularity(series.popularity ?? held?.popularity),
    voteAverage: toVoteAverage(series.vote_average ?? held?.voteAverage),
    voteCount: toCount(series.vote_count ?? held?.voteCount),
    genreIds: series.genres ? unique(series.genres.map((genre) => genre.id)) : (held?.genreIds ?? []),
    countryCodes: countriesOf(series) ?? held?.countryCodes ?? [],
    companyNames: namesOf(series.production_companies) ?? held?.companyNames ?? [],
    networkNames: namesOf(series.networks) ?? held?.networkNames ?? [],
    imdbId: series.external_ids ? toImdbId(series.external_ids.imdb_id) : (held?.imdbId ?? null),
    posterPath: series.poster_path,
    backdropPath: series.backdrop_path,
    cast: toSeriesCast(series, held?.cast),
    crew: toSeriesCrew(series, held?.crew),
    posters: imagesOf(series.images?.posters) ?? held?.posters ?? [],
    backdrops: imagesOf(series.images?.backdrops) ?? held?.backdrops ?? [],
    videos: videosOf(series.videos) ?? held?.videos ?? [],
    offers: offersOf(series['watch/providers']) ?? held?.offers ?? NO_OFFERS,
    recommendationIds: recommendationsOf({ ...series, mediaType: 'tv' }) ?? held?.recommendationIds ?? [],
    seasons: seasonsOf(series) ?? held?.seasons ?? [],
  };
}

type EpisodeFacts = Pick<SeriesSource, 'episodeMinutes' | 'lastEpisode' | 'nextAirDate'>;

function episodesOf(
  { last_episode_to_air, next_episode_to_air, episode_run_time }: TmdbSeries,
  held?: SeriesSource,
): EpisodeFacts {
  const last = last_episode_to_air;
  return {
    nextAirDate:
      next_episode_to_air === undefined ? (held?.nextAirDate ?? null) : parseDay(next_episode_to_air?.air_date ?? ''),
    lastEpisode:
      last === undefined
        ? (held?.lastEpisode ?? null)
        : last && { seasonNumber: last.season_number, number: last.episode_number },
    // TMDB no longer fills the first of the two for new series.
    episodeMinutes: toMinutes(episode_run_time?.[0] ?? last?.runtime ?? held?.episodeMinutes ?? 0),
  };
}

function ratingsOf({ content_ratings }: TmdbSeries) {
  return content_ratings?.results.filter(({ iso_3166_1, rating }) => iso_3166_1 === 'BR' && rating !== '');
}

function descriptorsOf(series: TmdbSeries): string[] | undefined {
  const ratings = ratingsOf(series);
  return ratings && (ratings.at(-1)?.descriptors ?? []);
}

/** Countries of origin; for some series only the production countries are known. */
function countriesOf({ origin_country, production_countries }: TmdbSeries): string[] | undefined {
  if (!origin_country || !production_countries) return undefined;
  return unique(origin_country.length > 0 ? origin_country : production_countries.map((country) => country.iso_3166_1));
}

function seasonsOf(series: TmdbSeries): SourceSeasonSummary[] | undefined {
  if (!series.seasons) return undefined;
  return uniqueBy(series.seasons, (season) => season.season_number)
    .toSorted((a, b) => a.season_number - b.season_number)
    .slice(0, SOURCE_LIMITS.seasons)
    .map((season) => ({
      number: season.season_number,
      tmdbId: season.id,
      name: season.name.trim(),
      overview: season.overview.trim(),
      airDate: parseDay(season.air_date),
      episodeCount: toCount(season.episode_count, SMALL),
      posterPath: season.poster_path,
    }));
}
