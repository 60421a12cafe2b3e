import type { SeasonDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';

export type EpisodeView = NonNullable<ReturnType<typeof findEpisodeView>>;

/** `null` if the season does not have the episode. */
export function findEpisodeView({ season, series }: SeasonDetails, number: number) {
  if (!season.episodes.some((episode) => episode.episode_number === number)) return null;
  return {
    number,
    season: { number: season.season_number, path: season.season_url },
    series: { name: series.name, path: paths.oneSeries(series.slug) },
  };
}
