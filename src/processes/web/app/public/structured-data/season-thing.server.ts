import type { Thing, TVEpisodeLeaf, TVSeasonLeaf } from 'schema-dts';
import type { Episode, SeasonDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seasonName } from '#shared/domain/titles/season-names.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import { toIsoDuration } from './iso-duration.server.ts';
import { seriesThingId } from './series-thing.server.ts';
import { type DescribedSite, toDescription, toPictures } from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

export function toSeasonThings(details: SeasonDetails, site: DescribedSite): Exclude<Thing, string>[] {
  const { season, series } = details;
  const { season_number: number } = season;
  const names = { [series.slug]: series.name, [String(number)]: seasonName(number) };
  return [toSeasonThing(details, site), ...toBreadcrumbList(site.url, paths.season(series.slug, number), names)];
}

export function toSeasonThing({ season, series }: SeasonDetails, site: DescribedSite): TVSeasonLeaf {
  const url = site.url + season.season_url;
  const poster_path = season.poster_path ?? series.poster_path;
  return withoutEmpty<TVSeasonLeaf>({
    '@type': 'TVSeason',
    '@id': `${url}#season`,
    url,
    name: season.title,
    description: toDescription(season.overview, season.overview_lang),
    image: toPictures({ poster_path, backdrop_path: null }, site),
    seasonNumber: season.season_number,
    numberOfEpisodes: season.episodes.length || null,
    datePublished: season.air_date,
    partOfSeries: {
      '@type': 'TVSeries',
      '@id': seriesThingId(series.slug, site),
      name: series.name,
      url: site.url + paths.oneSeries(series.slug),
    },
    episode: season.episodes.map(toEpisodeThing),
  });
}

/** Without an address: an episode's page has no content yet. */
function toEpisodeThing(episode: Episode): TVEpisodeLeaf {
  return withoutEmpty<TVEpisodeLeaf>({
    '@type': 'TVEpisode',
    episodeNumber: episode.episode_number,
    name: episode.name,
    datePublished: episode.air_date,
    duration: toIsoDuration(episode.runtime),
  });
}
