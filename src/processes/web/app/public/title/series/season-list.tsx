import { seriesPage } from '#shared/text/titles/series-page.ts';
import { Icon } from '../../../design/pictures/icon.tsx';
import { SeasonCard } from './season-card.tsx';
import styles from './season-list.module.css';
import type { ShownSeason } from './series-view.ts';

/** Some programmes have sixty seasons; the sections below must stay within reach. */
const SHOWN = 8;

export function SeasonList({ seasons }: { seasons: readonly ShownSeason[] }) {
  // One more card takes hardly more space than the "show more" line.
  const shown = seasons.length > SHOWN + 1 ? seasons.slice(0, SHOWN) : seasons;
  const folded = seasons.slice(shown.length);
  return (
    <>
      <Cards seasons={shown} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {seriesPage.moreSeasons(folded.length)}
            <Icon name="chevronDown" />
          </summary>
          <Cards seasons={folded} />
        </details>
      )}
    </>
  );
}

function Cards({ seasons }: { seasons: readonly ShownSeason[] }) {
  return (
    <ol className={styles.seasons}>
      {seasons.map((season) => (
        <li key={season.number}>
          <SeasonCard season={season} />
        </li>
      ))}
    </ol>
  );
}
