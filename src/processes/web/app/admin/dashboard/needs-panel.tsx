import { Link } from 'react-router';
import { NEEDS, type Needs } from '#shared/domain/admin-desk.ts';
import { listPath } from '#shared/domain/admin-list-query.ts';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import { formatCount } from '#shared/domain/format.ts';
import { adminDashboard } from '#shared/text/admin-dashboard.ts';
import { adminDesk } from '#shared/text/admin-desk.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

/** Each row links to the list its number counts. Rows without open tasks are hidden. */
export function NeedsPanel({ needs }: { needs: Needs }) {
  const rows = [...listRows(needs), ...otherRows(needs)].filter(({ links }) => links.length > 0);
  return (
    <Panel title={adminDashboard.needsYou} note={adminDesk.needsHint}>
      {rows.length === 0 ? (
        <EmptyState message={adminDashboard.needsNothing} hint={adminDashboard.needsNothingHint} />
      ) : (
        <ul className={styles.needs}>
          {rows.map(({ key, label, links }) => (
            <li key={key}>
              <span>{label}</span>
              <span className={styles.links}>
                {links.map(({ to, text, name }) => (
                  <Link key={to} to={to} aria-label={`${label}: ${name}`}>
                    {text}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface NeedRow {
  key: string;
  label: string;
  links: { to: string; text: string; name: string }[];
}

function listRows({ lists }: Needs): NeedRow[] {
  return NEEDS.map(({ key, list }) => ({
    key,
    label: adminDesk.needs[key],
    links: lists
      .filter((need) => need.key === key && need.count > 0)
      .map(({ entity, count, hasMore }) => {
        const text = adminDesk.count(adminDesk.entities[entity](count), hasMore);
        return { to: listPath(entity, list), text, name: text };
      }),
  }));
}

function otherRows({ reports, plannedToday, searches, missingPaths, tickets }: Needs): NeedRow[] {
  const row = (key: string, label: string, count: number, to: string): NeedRow => {
    const text = adminDesk.see(formatCount(count));
    return { key, label, links: count > 0 ? [{ to, text, name: text }] : [] };
  };
  return [
    row('reports', adminDesk.reports, reports, adminPaths.reports()),
    row('today', adminDesk.plannedToday, plannedToday, listPath('movie', { state: 'agendado' })),
    row('searches', adminDesk.searches, searches, adminPaths.searches()),
    row('paths', adminDesk.missingPaths, missingPaths, adminPaths.redirects()),
    row('tickets', adminDesk.tickets, tickets, adminPaths.tickets()),
  ];
}
