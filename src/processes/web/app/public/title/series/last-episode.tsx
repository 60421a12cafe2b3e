import { Link } from 'react-router';
import { formatLongDate } from '#shared/domain/format.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import badge from '../../../design/badge.module.css';
import { classNames } from '../../../design/class-names.ts';
import { Still } from '../../season/still.tsx';
import styles from './last-episode.module.css';
import type { SeriesView } from './series-view.ts';

/** Links to its season, which lists all episodes. */
export function LastEpisode({ episode }: { episode: NonNullable<SeriesView['lastEpisode']> }) {
  const { seasonNumber, number } = episode;
  return (
    <article className={styles.episode}>
      <div className={styles.still}>
        <Still path={episode.stillPath} shown="(min-width: 768px) 320px, 92vw" />
      </div>
      <div className={styles.words}>
        <p className={classNames(badge.badge, badge.series)}>
          <span aria-hidden="true">{episodeCode(seasonNumber, number)}</span>
          <span className="visually-hidden">{seriesPage.episodeCodeLabel(seasonNumber, number)}</span>
        </p>
        <h3>
          <Link className={styles.link} to={episode.seasonPath}>
            {episode.name}
          </Link>
        </h3>
        <p className={styles.date}>{seriesPage.airedOn(formatLongDate(episode.airDate))}</p>
        {episode.overview && <p className={styles.overview}>{episode.overview}</p>}
      </div>
    </article>
  );
}
