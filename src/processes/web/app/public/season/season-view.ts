import type { SeasonDetails } from '#shared/contract/series-details.ts';
import { formatBroadcast, formatHours, formatLongDate } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { seriesPage, seriesSheet } from '#shared/text/titles/series-page.ts';
import { foreignLang } from '../title/facts/foreign-lang.ts';
import { toWatchView } from '../title/watch/watch-view.ts';
import { sumLengths } from './episodes-tonight.ts';

/** Only what the page of a season shows. */
export type SeasonView = ReturnType<typeof toSeasonView>;
export type EpisodeOfSeason = SeasonView['episodes'][number];

interface Asked {
  /** Brazil's date. */
  today: string;
  /** Last episode shown, of the address (`?ate=3`): the page does not contain what the later ones are about. */
  until?: number | null;
}

export function toSeasonView(details: SeasonDetails, { today, until = null }: Asked) {
  const { season, series, previous_season, next_season, seoData } = details;
  return {
    number: season.season_number,
    title: season.title,
    path: season.season_url,
    airDate: season.air_date,
    overview: season.overview.trim(),
    overviewLang: foreignLang(season.overview_lang),
    posterPath: season.poster_path ?? series.poster_path,
    episodes: season.episodes.map(({ episode_number: number, ...episode }) => {
      const isKept = until !== null && number > until;
      return {
        number,
        airDate: episode.air_date,
        broadcast: formatBroadcast(episode.air_time, episode.channel),
        isSpecial: episode.is_special,
        runtime: episode.runtime,
        name: isKept ? '' : episode.name,
        overview: isKept ? '' : episode.overview.trim(),
        stillPath: isKept ? null : episode.still_path,
        isAired: episode.air_date !== null && episode.air_date <= today,
        isKept,
      };
    }),
    until,
    nextEpisode: findNext(details, today),
    marathon: toMarathon(season.episodes),
    watch: toSeriesOffers(details, today),
    series: {
      name: series.name,
      slug: series.slug,
      lang: foreignLang(series.name_lang),
      year: String(series.first_air_year ?? ''),
      path: paths.oneSeries(series.slug),
    },
    previous: previous_season,
    next: next_season,
    seo: seoData,
    noindex: details.noindex || until !== null,
    nofollow: details.nofollow,
  };
}

/** The offers of the series, for the pages of its seasons and episodes. */
export function toSeriesOffers(
  {
    series,
    ...details
  }: Pick<SeasonDetails, 'watch/providers'> & { series: Pick<SeasonDetails['series'], 'id' | 'slug' | 'name'> },
  today: string,
) {
  const { id, slug, name: title } = series;
  const watch = toWatchView(details['watch/providers'].results.BR, { kind: 'tv', id, slug, title }, today);
  // The panel has no room for the day on which prices were checked, and no price is shown without it.
  return { ...watch, rows: watch.rows.map((row) => ({ ...row, price: '' })) };
}

/** Its number and date, without its name. */
function findNext({ season }: SeasonDetails, today: string): string | undefined {
  const next = season.episodes.find(({ air_date }) => air_date !== null && air_date >= today);
  if (!next?.air_date) return undefined;
  return seriesSheet.nextEpisode(episodeCode(season.season_number, next.episode_number), formatLongDate(next.air_date));
}

function toMarathon(episodes: SeasonDetails['season']['episodes']) {
  const sum = sumLengths(episodes);
  if (!sum) return null;
  const isWhole = sum.known === episodes.length;
  return {
    time: formatHours(sum.minutes),
    note: isWhole ? seriesPage.inTotal : seriesPage.ofKnownLength(sum.known, episodes.length),
  };
}
