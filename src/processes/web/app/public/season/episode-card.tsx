import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { formatMediumDate, formatRuntime } from '#shared/domain/format.ts';
import { episodeCode, episodeName } from '#shared/domain/titles/season-names.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import badge from '../../design/badge.module.css';
import button from '../../design/button.module.css';
import card from '../../design/card.module.css';
import { classNames } from '../../design/class-names.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import styles from './episode-card.module.css';
import type { EpisodeOfSeason } from './season-view.ts';
import { Still } from './still.tsx';

interface EpisodeCardProps {
  seasonNumber: number;
  episode: EpisodeOfSeason;
  loading: 'eager' | 'lazy';
  onShow: () => void;
  /** The page with this episode shown, if the server left its texts out. */
  shownAt: string | undefined;
}

/**
 * Everything we know of an episode; its own page has no content yet, so the card does not link to it. What it shows and what replaces it
 * while it is veiled are in the same places, and `--shown` and `--veil` of the list's item say which is visible: nothing moves.
 */
export function EpisodeCard({ seasonNumber, episode, loading, onShow, shownAt }: EpisodeCardProps) {
  const { number, name, airDate, overview, runtime, stillPath, broadcast, isSpecial } = episode;
  const show = ({ currentTarget }: MouseEvent) => {
    onShow();
    // The button is hidden now, and the focus would be lost.
    currentTarget.closest('article')?.querySelector('h3')?.focus();
  };
  // In the place of the overview, if there is one.
  const kept = (
    <div className={styles.kept}>
      <p>{seriesPage.keptForLater}</p>
      {shownAt && (
        <Link className={button.text} to={shownAt} preventScrollReset rel="nofollow">
          <ShowThis number={number} />
        </Link>
      )}
      {!episode.isKept && (
        <button type="button" className={button.text} onClick={show}>
          <ShowThis number={number} />
        </button>
      )}
    </div>
  );
  return (
    <article>
      <div className={card.still}>
        <div className={classNames(styles.still, styles.shown)}>
          <Still path={stillPath} shown="(min-width: 1024px) 440px, (min-width: 768px) 47vw, 92vw" loading={loading} />
        </div>
        <div className={classNames(styles.closed, styles.veil)}>
          <Icon name="eyeOff" />
          {!overview && kept}
        </div>
        <span className={classNames(badge.badge, badge.dark, styles.code)} aria-hidden="true">
          {episodeCode(seasonNumber, number)}
        </span>
        {runtime !== null && runtime > 0 && (
          <span className={classNames(badge.badge, badge.dark, styles.runtime)}>{formatRuntime(runtime)}</span>
        )}
      </div>
      <h3 className={styles.name} tabIndex={-1}>
        <span className={styles.shown}>
          <span className="visually-hidden">{seriesPage.episodeCodeLabel(seasonNumber, number)}: </span>
          {name}
        </span>
        <span className={styles.veil}>{episodeName(number)}</span>
      </h3>
      <p className={styles.date}>
        {[formatMediumDate(airDate), broadcast, isSpecial && seriesPage.special].filter(Boolean).join(' · ')}
      </p>
      {overview && (
        <div className={styles.text}>
          <p className={classNames(styles.overview, styles.shown)}>{overview}</p>
          <div className={styles.veil}>{kept}</div>
        </div>
      )}
    </article>
  );
}

function ShowThis({ number }: { number: number }) {
  return (
    <span>
      {seriesPage.showThis}
      <span className="visually-hidden">{seriesPage.thisEpisode(number)}</span>
    </span>
  );
}
