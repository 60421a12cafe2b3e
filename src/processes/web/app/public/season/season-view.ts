import type { SeasonDetails } from '#shared/contract/series-details.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';

/** Only what the page of a season shows. */
export type SeasonView = ReturnType<typeof toSeasonView>;

export function toSeasonView({
  season,
  series,
  previous_season,
  next_season,
  noindex,
  nofollow,
  seoData,
}: SeasonDetails) {
  return {
    number: season.season_number,
    title: season.title,
    path: season.season_url,
    airDate: season.air_date,
    overview: season.overview.trim(),
    overviewLang: foreignLang(season.overview_lang),
    posterPath: season.poster_path ?? series.poster_path,
    episodes: season.episodes.map((episode) => ({ ...episode, overview: episode.overview.trim() })),
    series: {
      name: series.name,
      lang: foreignLang(series.name_lang),
      year: String(series.first_air_year ?? ''),
      path: paths.oneSeries(series.slug),
    },
    previous: previous_season,
    next: next_season,
    seo: seoData,
    noindex,
    nofollow,
  };
}
