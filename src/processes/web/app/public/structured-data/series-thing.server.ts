import type { Thing, TVSeasonLeaf, TVSeriesLeaf } from 'schema-dts';
import type { SeasonSummary, SeriesDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { toExtraInfo } from '../title/facts/extra-info-view.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import { toIsoDuration } from './iso-duration.server.ts';
import {
  type DescribedSite,
  toActors,
  toAggregateRating,
  toCountries,
  toDescription,
  toPeople,
  toPictures,
  toTrailer,
} from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

/** TMDB's statuses of a finished series. */
const OVER = new Set(['Ended', 'Canceled']);

export function toSeriesThings(series: SeriesDetails, site: DescribedSite): Exclude<Thing, string>[] {
  const path = paths.oneSeries(series.slug);
  return [toSeriesThing(series, site), ...toBreadcrumbList(site.url, path, { [series.slug]: series.name })];
}

export function seriesThingId(slug: string, { url }: DescribedSite): string {
  return `${url}${paths.oneSeries(slug)}#series`;
}

/** The specification asks for a duration of series too; schema.org defines it for films and episodes only. */
type SeriesThing = TVSeriesLeaf & { duration?: string | null };

export function toSeriesThing(series: SeriesDetails, site: DescribedSite): SeriesThing {
  return withoutEmpty<SeriesThing>({
    '@type': 'TVSeries',
    '@id': seriesThingId(series.slug, site),
    url: site.url + paths.oneSeries(series.slug),
    name: series.name,
    alternateName: series.original_name === series.name ? null : series.original_name,
    description: toDescription(series.overview, series.overview_lang),
    image: toPictures(series, site),
    datePublished: series.first_air_date,
    startDate: series.first_air_date,
    endDate: OVER.has(series.status) ? series.last_air_date : null,
    numberOfSeasons: series.number_of_seasons || null,
    numberOfEpisodes: series.number_of_episodes || null,
    duration: toIsoDuration(series.episode_run_time[0]),
    genre: series.genres.map(({ name }) => name),
    contentRating: series.certification?.certification,
    creator: toPeople(series.created_by, site),
    director: toPeople(
      series.credits.crew.filter(({ job }) => job === 'Director'),
      site,
    ),
    actor: toActors(series.credits.cast, site),
    countryOfOrigin: toCountries(series.countries),
    inLanguage: series.original_language,
    aggregateRating: toAggregateRating(series, site),
    trailer: toTrailer(series.videos.results, site),
    containsSeason: series.seasons.map((season) => toSeasonSummaryThing(season, site)),
    sameAs: toExtraInfo('tv', series).links.map(({ href }) => href),
  });
}

function toSeasonSummaryThing(season: SeasonSummary, { url }: DescribedSite): TVSeasonLeaf {
  return withoutEmpty<TVSeasonLeaf>({
    '@type': 'TVSeason',
    '@id': `${url}${season.season_url}#season`,
    url: url + season.season_url,
    name: season.name,
    seasonNumber: season.season_number,
    numberOfEpisodes: season.episode_count || null,
    datePublished: season.air_date,
  });
}
