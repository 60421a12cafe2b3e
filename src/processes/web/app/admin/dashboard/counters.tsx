import { Link } from 'react-router';
import type { Counters } from '#shared/admin/domain/first.ts';
import { formatClock, formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { formatCount } from '#shared/domain/format.ts';
import { classNames } from '../../design/class-names.ts';
import styles from './first.module.css';

const words = adminFirst;

/** Five counts with links to their lists; the first that is not zero is lit, and zero stays in its place. */
export function DashboardCounters({ counters, now }: { counters: Counters; now: Date }) {
  const { reviews, conflicts, planned, reports, subscriptions } = counters;
  const boxes = [
    {
      to: adminPaths.reviews(reviews.isReturned ? 'enviadas' : 'para-mim'),
      count: reviews.count,
      label: reviews.isReturned ? words.returned(reviews.count) : words.reviews(reviews.count),
      hint: reviews.oldestAt && words.oldest(formatTimeAgo(reviews.oldestAt, now)),
    },
    {
      to: adminPaths.conflicts(),
      count: conflicts,
      label: words.conflicts(conflicts),
      hint: words.conflictsHint(conflicts),
    },
    {
      to: listPath('movie', { state: 'agendado' }),
      count: planned.count,
      label: words.planned(planned.count),
      hint: planned.nextAt && words.nextAt(formatClock(planned.nextAt)),
    },
    { to: adminPaths.reports(), count: reports, label: words.reports(reports), hint: words.reportsHint },
    {
      to: adminPaths.subscriptions(),
      count: subscriptions,
      label: words.subscriptions(subscriptions),
      hint: words.subscriptionsHint,
    },
  ];
  const lit = boxes.findIndex(({ count }) => count > 0);
  return (
    <nav className={styles.counters} aria-label={words.counters}>
      {boxes.map(({ to, count, label, hint }, place) => (
        <Link key={label} to={to} className={classNames(place === lit && styles.lit, count === 0 && styles.zero)}>
          <b>{formatCount(count)}</b>
          <span>
            {label}
            <small>{count === 0 ? words.none : hint}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
