import { Link } from 'react-router';
import { formatLongDate } from '#shared/domain/format.ts';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Picture } from '../../../design/pictures/picture.tsx';
import styles from './season-card.module.css';
import type { ShownSeason } from './series-view.ts';

/** The whole card is clickable; the link element is the season's name. */
export function SeasonCard({ season }: { season: ShownSeason }) {
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <Picture
          kind="poster"
          path={season.posterPath}
          widths={['w92', 'w185']}
          shown="(min-width: 768px) 104px, 76px"
          width={185}
          height={278}
          alt=""
        />
      </div>
      <div className={styles.words}>
        <h3>
          <Link className={styles.link} to={season.path}>
            {season.name}
          </Link>
        </h3>
        <p className={styles.facts}>
          {season.episodeCount > 0 && <span>{seriesPage.episodeCount(season.episodeCount)}</span>}
          <span>{seriesPage.premiere(formatLongDate(season.airDate))}</span>
        </p>
        {season.overview && (
          <p className={styles.overview} lang={season.overviewLang}>
            {season.overview}
          </p>
        )}
      </div>
      <Icon name="chevronRight" className={styles.chevron} />
    </article>
  );
}
