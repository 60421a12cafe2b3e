import type { Episode } from '#shared/contract/series-details.ts';
import { formatMediumDate, formatRuntime } from '#shared/domain/format.ts';
import { episodeCode } from '#shared/domain/titles/season-names.ts';
import { seriesPage } from '#shared/text/series-page.ts';
import badge from '../../ui/badge.module.css';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './episode-card.module.css';
import { Still } from './still.tsx';

interface EpisodeCardProps {
  seasonNumber: number;
  episode: Episode;
  loading: 'eager' | 'lazy';
}

/** Everything we know of an episode. Its own page has no content yet, so the card does not link to it. */
export function EpisodeCard({ seasonNumber, episode, loading }: EpisodeCardProps) {
  const { episode_number: number, name, air_date, overview, runtime, still_path } = episode;
  return (
    <article>
      <div className={card.still}>
        <Still path={still_path} shown="(min-width: 1024px) 440px, (min-width: 768px) 47vw, 92vw" loading={loading} />
        <span className={classNames(badge.badge, badge.dark, styles.code)} aria-hidden="true">
          {episodeCode(seasonNumber, number)}
        </span>
        {runtime !== null && runtime > 0 && (
          <span className={classNames(badge.badge, badge.dark, styles.runtime)}>{formatRuntime(runtime)}</span>
        )}
      </div>
      <h3 className={styles.name}>
        <span className="visually-hidden">{seriesPage.episodeCodeLabel(seasonNumber, number)}: </span>
        {name}
      </h3>
      <p className={styles.date}>{formatMediumDate(air_date)}</p>
      {overview && <p className={styles.overview}>{overview}</p>}
    </article>
  );
}
