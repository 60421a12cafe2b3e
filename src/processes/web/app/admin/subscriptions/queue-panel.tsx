import { Link } from 'react-router';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import type { PriceLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { PRICES } from '#shared/domain/limits.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './subscriptions.module.css';

const words = adminSubscriptions;

/** What left the site, then what leaves it within a week. */
export function QueuePanel({ lines }: { lines: readonly PriceLine[] }) {
  const due = lines
    .flatMap(({ shown, ...line }) => (shown && shown.state !== 'shown' ? { ...line, ...shown } : []))
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
  return (
    <Panel title={words.queue} note={words.queueDays(PRICES.daysWarned)}>
      {due.length === 0 && <Hint>{words.queueEmpty}</Hint>}
      <ul className={styles.queue}>
        {due.map(({ entity, id, title, state, daysLeft }) => (
          <li key={id}>
            <Link to={subjectPath(entity, id)}>{title}</Link>
            <span className={state === 'soon' ? styles.soon : styles.gone}>
              {state === 'soon' ? words.endsIn(daysLeft) : words.gone}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
