import { paths } from '#shared/domain/site/paths.ts';
import { episodeCode, episodeName, seasonName } from '#shared/domain/titles/season-names.ts';
import { shell } from '#shared/text/shell.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { SeriesOffers } from '../season/series-offers.tsx';
import { MessagePage } from '../system/message-page.tsx';
import type { EpisodeView } from './episode-view.ts';

/** Episodes have no content yet: the drawing of the not-found page, with the episode's number on its screen. */
export function EpisodePage({ episode }: { episode: EpisodeView }) {
  const { series, season, number } = episode;
  const seasonLabel = seasonName(season.number);
  const episodeLabel = episodeName(number);
  const trail = [
    { label: shell.home, to: paths.home() },
    { label: shell.series, to: paths.series() },
    { label: series.name, to: series.path },
    { label: seasonLabel, to: season.path },
  ];
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={trail} current={episodeLabel} />
      </div>
      <MessagePage
        about={seriesPage.episodeOf(series.name, seasonLabel, episodeLabel)}
        title={seriesPage.comingSoon}
        message={seriesPage.inDevelopment}
        action={{
          label: season.number === 0 ? seriesPage.seeSpecials : seriesPage.seeSeason(seasonLabel),
          to: season.path,
        }}
        otherAction={{ label: seriesPage.goToSeries(series.name), to: series.path }}
        drawing={{ screen: episodeCode(season.number, number), seat: String(number) }}
      />
      <div className="wrap">
        <SeriesOffers watch={episode.watch} seriesPath={series.path} note={seriesPage.offersOfSeries} />
      </div>
    </>
  );
}
