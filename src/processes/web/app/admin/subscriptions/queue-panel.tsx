import { Link } from 'react-router';
import { subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { SubscriptionLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { PRICES } from '#shared/domain/limits.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './subscriptions.module.css';

const words = adminSubscriptions;

/** What left the site, then what leaves it within a week. */
export function QueuePanel({ lines, kind }: { lines: readonly SubscriptionLine[]; kind: SubscriptionKind }) {
  const due = lines.filter(({ state }) => state !== 'shown').toSorted((one, other) => one.daysLeft - other.daysLeft);
  return (
    <Panel title={words.queue} note={words.queueDays(PRICES.daysWarned)}>
      {due.length === 0 && <Hint>{words.queueEmpty}</Hint>}
      <ul className={styles.queue}>
        {due.map(({ id, title, state, daysLeft }) => (
          <li key={id}>
            <Link to={subscriptionsPath({ ver: kind === 'bundle' ? 'combos' : '', editar: String(id) })}>{title}</Link>
            <span className={state === 'soon' ? styles.soon : styles.gone}>
              {state === 'soon' ? words.endsIn(daysLeft) : words.gone}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
