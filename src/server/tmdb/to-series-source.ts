import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { SeriesSource, SourceSeasonSummary } from '#shared/domain/titles/series-source.ts';
import type { TmdbSeries } from './series-schema.ts';
import { imagesOf, NO_OFFERS, namesOf, offersOf, recommendationsOf, videosOf } from './to-parts.ts';
import { toSeriesCast, toSeriesCrew } from './to-series-credits.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique, uniqueBy } from './to-values.ts';

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
    certifications: certificationsOf(series) ?? held?.certifications ?? [],
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

function certificationsOf({ content_ratings }: TmdbSeries): string[] | undefined {
  return content_ratings?.results
    .filter((rating) => rating.iso_3166_1 === 'BR' && rating.rating !== '')
    .map((rating) => rating.rating);
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
