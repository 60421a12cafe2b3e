import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { seriesPage } from '#shared/text/titles/series-page.ts';
import { titlePage } from '#shared/text/titles/title-page.ts';
import button from '../../design/button.module.css';
import { WatchGroups } from '../title/watch/watch-groups.tsx';
import type { WatchView } from '../title/watch/watch-view.ts';
import styles from './strip.module.css';

const ROWS_SHOWN = 4;
const HEADING_ID = 'onde-assistir';

interface SeriesOffersProps {
  watch: WatchView;
  seriesPath: string;
  /** What the offers do not say. */
  note?: string;
  /** Below the offers. */
  children?: ReactNode;
}

/** Where to watch the series, on the pages of its seasons, episodes and chapters: TMDB has no offers of single seasons. */
export function SeriesOffers({ watch, seriesPath, note, children }: SeriesOffersProps) {
  const { rows, checkedOn } = watch;
  return (
    <section className={styles.offers} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{titlePage.whereToWatch}</h2>
      {rows.length > 0 ? (
        <>
          <div className={styles.rows}>
            <WatchGroups rows={rows.slice(0, ROWS_SHOWN)} isLabelled={false} />
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </>
      ) : (
        <p>{titlePage.noOffers}</p>
      )}
      <p className={styles.foot}>
        <span>
          {titlePage.offers}: {titlePage.justWatch}, {titlePage.checkedOn(checkedOn)}
        </span>
        {rows.length > ROWS_SHOWN && (
          <Link className={button.text} to={seriesPath}>
            {seriesPage.allOffers}
          </Link>
        )}
      </p>
      {children}
    </section>
  );
}
