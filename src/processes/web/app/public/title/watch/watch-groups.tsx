import { titlePage } from '#shared/text/title-page.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ServiceChip } from '../../../ui/pictures/service-chip.tsx';
import styles from './watch-groups.module.css';
import type { WatchRow } from './watch-rows.ts';

/** The rows by kind of offer, with a heading if there are several kinds. */
export function WatchGroups({ rows, isLabelled }: { rows: readonly WatchRow[]; isLabelled: boolean }) {
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  return groups.map(([group, offers]) => (
    <div key={group} className={styles.group}>
      {isLabelled && <GroupLabel>{group}</GroupLabel>}
      <ul className={styles.rows}>
        {offers.map((row) => (
          <li key={row.key}>
            <Offer row={row} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function GroupLabel({ children }: { children: string }) {
  return <h3 className={styles.label}>{children}</h3>;
}

/** The accessible name says where the link leads: to the service itself, or to TMDB's page of offers. */
function Offer({ row }: { row: WatchRow }) {
  const content = (
    <>
      <ServiceChip brand={row.brand} abbreviation={row.abbreviation} logo={row.logo} />
      <span className={styles.service}>
        {row.service} {row.condition && <small>{row.condition}</small>}
      </span>
    </>
  );
  if (!row.href) return <span className={styles.row}>{content}</span>;

  const name = [row.service, row.condition].filter(Boolean).join(' ');
  return (
    <ExternalLink
      className={styles.row}
      href={row.href}
      nofollow
      label={row.leadsToTmdb ? titlePage.opensTmdbPage(name) : name}
    >
      {content}
      <Icon name={row.leadsToTmdb ? 'chevronRight' : 'external'} className={styles.way} />
    </ExternalLink>
  );
}
