import type { SeasonDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { toSeriesOffers } from '../season/season-view.ts';

export type EpisodeView = NonNullable<ReturnType<typeof findEpisodeView>>;

/** `null` if the season does not have the episode. */
export function findEpisodeView(details: SeasonDetails, number: number, today: string) {
  const { season, series } = details;
  if (!season.episodes.some((episode) => episode.episode_number === number)) return null;
  return {
    number,
    season: { number: season.season_number, path: season.season_url },
    watch: toSeriesOffers(details, today),
    series: { name: series.name, path: paths.oneSeries(series.slug) },
  };
}
