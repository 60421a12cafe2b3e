import { Link } from 'react-router';
import { NEEDS, type Needs } from '#shared/admin/domain/dashboard.ts';
import { MEDIA } from '#shared/admin/domain/limits.ts';
import { listPath } from '#shared/admin/domain/list-query.ts';
import { LIBRARY_VIEWS } from '#shared/admin/domain/media/library.ts';
import { adminPaths, mediaPath } from '#shared/admin/domain/paths.ts';
import { adminFirst } from '#shared/admin/text/dashboard-first.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { formatCount } from '#shared/domain/format.ts';
import { Panel } from '../frame/panel.tsx';
import styles from './dashboard-page.module.css';

/** Work that is in no other panel. Each row links to the list its number counts; rows without open tasks are hidden. */
export function NeedsPanel({ needs }: { needs: Needs }) {
  const rows = [...listRows(needs), ...otherRows(needs)].filter(({ links }) => links.length > 0);
  if (rows.length === 0) return null;
  return (
    <Panel title={adminFirst.others}>
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
    </Panel>
  );
}

interface NeedRow {
  key: string;
  label: string;
  links: { to: string; text: string; name: string }[];
}

function listRows({ lists }: Needs): NeedRow[] {
  return NEEDS.filter(({ key }) => key === 'planned' || key === 'broken').map(({ key, list }) => ({
    key,
    label: adminNeeds.needs[key],
    links: lists
      .filter((need) => need.key === key && need.count > 0)
      .map(({ entity, count, hasMore }) => {
        const text = adminNeeds.count(adminNeeds.entities[entity](count), hasMore);
        return { to: listPath(entity, list), text, name: text };
      }),
  }));
}

function otherRows({ searches, missingPaths, tickets, links, pictures }: Needs): NeedRow[] {
  const row = (key: string, label: string, count: number, to: string): NeedRow => {
    const text = adminNeeds.see(formatCount(count));
    return { key, label, links: count > 0 ? [{ to, text, name: text }] : [] };
  };
  return [
    row('links', adminNeeds.links, links, adminPaths.links()),
    row('pictures', adminNeeds.licences(MEDIA.expiringDays), pictures, mediaPath({ ver: LIBRARY_VIEWS.expiring })),
    row('searches', adminNeeds.searches, searches, adminPaths.searches()),
    row('paths', adminNeeds.missingPaths, missingPaths, adminPaths.redirects()),
    row('tickets', adminNeeds.tickets, tickets, adminPaths.tickets()),
  ];
}
