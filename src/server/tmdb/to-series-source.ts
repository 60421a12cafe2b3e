import { SOURCE_KEEPS } from '#shared/domain/limits.ts';
import type { SeriesSource, SourceSeasonSummary } from '#shared/domain/series-source.ts';
import type { TmdbSeries } from './series-schema.ts';
import { imagesOf, offersOf, recommendationsOf, videosOf } from './to-parts.ts';
import { toSeriesCast, toSeriesCrew } from './to-series-credits.ts';
import { textsOf, titlesOf } from './to-texts.ts';
import { parseDay, toCount, toImdbId, toMinutes, toPopularity, toVoteAverage, unique, uniqueBy } from './to-values.ts';

/** PostgreSQL's smallint. */
const SMALL = 32_767;

export function toSeriesSource(series: TmdbSeries): SeriesSource {
  const { translations } = series.translations;
  const last = series.last_episode_to_air;
  return {
    id: series.id,
    isAdult: series.adult,
    originalTitle: series.original_name.trim() || series.name.trim(),
    originalLanguage: series.original_language,
    titles: titlesOf(translations, 'name', series.name, series.alternative_titles.results),
    overviews: textsOf(translations, 'overview', series.overview),
    taglines: textsOf(translations, 'tagline', series.tagline),
    firstAirDate: parseDay(series.first_air_date),
    lastAirDate: parseDay(series.last_air_date),
    nextAirDate: parseDay(series.next_episode_to_air?.air_date ?? ''),
    lastEpisode: last ? { seasonNumber: last.season_number, number: last.episode_number } : null,
    seasonCount: toCount(series.number_of_seasons, SMALL),
    episodeCount: toCount(series.number_of_episodes),
    // TMDB has stopped filling the first of the two for new series.
    episodeMinutes: toMinutes(series.episode_run_time[0] ?? last?.runtime ?? 0),
    isInProduction: series.in_production,
    status: series.status,
    type: series.type,
    certifications: series.content_ratings.results
      .filter((rating) => rating.iso_3166_1 === 'BR' && rating.rating !== '')
      .map((rating) => rating.rating),
    popularity: toPopularity(series.popularity),
    voteAverage: toVoteAverage(series.vote_average),
    voteCount: toCount(series.vote_count),
    genreIds: unique(series.genres.map((genre) => genre.id)),
    countryCodes: countriesOf(series),
    companyNames: unique(series.production_companies.map((company) => company.name)),
    networkNames: unique(series.networks.map((network) => network.name)),
    imdbId: toImdbId(series.external_ids.imdb_id),
    posterPath: series.poster_path,
    backdropPath: series.backdrop_path,
    cast: toSeriesCast(series),
    crew: toSeriesCrew(series),
    posters: imagesOf(series.images.posters),
    backdrops: imagesOf(series.images.backdrops),
    videos: videosOf(series.videos),
    offers: offersOf(series['watch/providers']),
    recommendationIds: recommendationsOf({ ...series, mediaType: 'tv' }),
    seasons: seasonsOf(series),
  };
}

/** Where it is from; for some series only the countries that paid for it are known. */
function countriesOf({ origin_country, production_countries }: TmdbSeries): string[] {
  return unique(origin_country.length > 0 ? origin_country : production_countries.map((country) => country.iso_3166_1));
}

function seasonsOf(series: TmdbSeries): SourceSeasonSummary[] {
  return uniqueBy(series.seasons, (season) => season.season_number)
    .toSorted((a, b) => a.season_number - b.season_number)
    .slice(0, SOURCE_KEEPS.seasons)
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
