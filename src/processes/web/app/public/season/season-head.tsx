import { formatLongDate } from '#shared/domain/format.ts';
import { seasonName } from '#shared/domain/titles/season-names.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import badge from '../../design/badge.module.css';
import { classNames } from '../../design/class-names.ts';
import { Picture } from '../../design/pictures/picture.tsx';
import styles from './season-head.module.css';
import type { SeasonView } from './season-view.ts';

/** A name with more characters, about three lines, is set smaller. */
const LONG_NAME = 60;

export function SeasonHead({ season }: { season: SeasonView }) {
  const { series, title, episodes } = season;
  return (
    <div className={styles.head}>
      <div className={styles.poster}>
        <Picture
          kind="poster"
          path={season.posterPath}
          widths={['w185', 'w342', 'w500']}
          shown="(min-width: 768px) 200px, 112px"
          width={342}
          height={513}
          alt={titleWords.poster(seriesPage.seasonOf(series.name, title))}
          loading="high"
        />
      </div>
      <div className={styles.name}>
        <h1 className={series.name.length + title.length > LONG_NAME ? styles.long : undefined}>
          <span lang={series.lang}>{series.name}</span>: {title}
        </h1>
        <ul className={styles.badges}>
          {title !== seasonName(season.number) && (
            <li className={classNames(badge.badge, badge.series)}>{seasonName(season.number)}</li>
          )}
          <li className={classNames(badge.badge, badge.quiet)}>
            {seriesPage.premiere(formatLongDate(season.airDate))}
          </li>
          <li className={classNames(badge.badge, badge.quiet)}>{seriesPage.episodeCount(episodes.length)}</li>
        </ul>
        {season.nextEpisode && <p className={styles.next}>{seriesPage.nextIs(season.nextEpisode)}</p>}
      </div>
      {season.overview && (
        <p className={styles.overview} lang={season.overviewLang}>
          {season.overview}
        </p>
      )}
    </div>
  );
}
