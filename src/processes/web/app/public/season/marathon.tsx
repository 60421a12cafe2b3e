import { seriesPage } from '#shared/text/titles/series-page.ts';
import { formatMinute, useClock } from '../today/use-clock.ts';
import { countTonight, END_MINUTE } from './episodes-tonight.ts';
import type { SeasonView } from './season-view.ts';
import styles from './strip.module.css';

interface MarathonProps {
  marathon: NonNullable<SeasonView['marathon']>;
  episodes: SeasonView['episodes'];
  /** The last episode the visitor has seen. */
  limit: number;
}

const HEADING_ID = 'maratona';

/** How long the season takes, and how much of it fits before 23h by the visitor's clock. */
export function Marathon({ marathon, episodes, limit }: MarathonProps) {
  return (
    <section className={styles.marathon} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>{seriesPage.marathon}</h2>
      <p className={styles.total}>
        <b>{marathon.time}</b> {marathon.note}
      </p>
      <Tonight {...{ episodes, limit }} />
    </section>
  );
}

/** Empty in the server's HTML, with its height reserved: the server does not know the visitor's clock. */
function Tonight({ episodes, limit }: Pick<MarathonProps, 'episodes' | 'limit'>) {
  const { minute, isVisitors } = useClock(0);
  const seen = Number.isFinite(limit) ? limit : Number.NEGATIVE_INFINITY;
  const count = isVisitors ? countTonight(episodes, seen, minute) : null;
  const end = formatMinute(END_MINUTE);
  return (
    <p className={styles.tonight}>
      {count === 0 && (
        <>
          <b>{seriesPage.tomorrow}</b>
          <small>{seriesPage.tomorrowText(end)}</small>
        </>
      )}
      {count !== null && count > 0 && (
        <>
          {seriesPage.roomFor} <b>{seriesPage.episodeCount(count)}</b> {seriesPage.tonight}
          <small>{seriesPage.untilStarting(end, formatMinute(minute))}</small>
        </>
      )}
    </p>
  );
}
