import { Link } from 'react-router';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Icon } from '../../design/pictures/icon.tsx';
import { SEASONS_ID } from '../title/series/series-sections.tsx';
import styles from './season-nav.module.css';
import type { SeasonView } from './season-view.ts';

/** Links to the previous and the next season, and to all seasons on the page of the series. */
export function SeasonNav({ season: { series, previous, next } }: { season: SeasonView }) {
  return (
    <nav className={styles.nav} aria-label={seriesPage.seasonNavigation}>
      {previous && (
        <Link className={styles.link} to={previous.season_url} rel="prev">
          <Icon name="chevronLeft" />
          <span>
            <small>{seriesPage.previousSeason}</small> {previous.name}
          </span>
        </Link>
      )}
      <Link className={styles.all} to={`${series.path}#${SEASONS_ID}`}>
        {seriesPage.allSeasons}
      </Link>
      {next && (
        <Link className={styles.link} to={next.season_url} rel="next">
          <span>
            <small>{seriesPage.nextSeason}</small> {next.name}
          </span>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
