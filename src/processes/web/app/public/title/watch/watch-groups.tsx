import type { ReactNode } from 'react';
import { titlePage } from '#shared/text/titles/title-page.ts';
import { classNames } from '../../../design/class-names.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { ServiceChip } from '../../../design/pictures/service-chip.tsx';
import { useMyServices } from '../../my-services/my-services.ts';
import styles from './watch-groups.module.css';
import { isOwn, ownFirst, type WatchRow } from './watch-rows.ts';

interface WatchGroupsProps {
  rows: readonly WatchRow[];
  isLabelled: boolean;
  /** Below the subscriptions. */
  included?: ReactNode;
}

/** The rows by kind of offer, with a heading if there are several kinds; in each kind the visitor's own services first. */
export function WatchGroups({ rows, isLabelled, included }: WatchGroupsProps) {
  const own = useMyServices();
  const groups = [...Map.groupBy(ownFirst(rows, own), ({ group }) => group)];
  return groups.map(([group, offers]) => (
    <div key={group} className={styles.group}>
      {isLabelled && <GroupLabel>{group}</GroupLabel>}
      <ul className={styles.rows}>
        {offers.map((row, place) => (
          // By place: when own services move to the front, no box moves.
          <li key={place}>
            <Offer row={row} isMine={isOwn(row, own)} />
          </li>
        ))}
      </ul>
      {group === titlePage.offerGroups.flatrate && included}
    </div>
  ));
}

function GroupLabel({ children }: { children: string }) {
  return <h3 className={styles.label}>{children}</h3>;
}

/** The accessible name says where the link leads: to the title at the service, to the service's search, or to TMDB's page of offers. */
function Offer({ row, isMine }: { row: WatchRow; isMine: boolean }) {
  const content = (
    <>
      <span className={classNames(styles.chip, isMine && styles.own)}>
        <ServiceChip brand={row.brand} abbreviation={row.abbreviation} logo={row.logo} />
      </span>
      <span className={styles.service}>
        {row.label} {row.condition && <small>{row.condition}</small>}
        {isMine && <small>{titlePage.ownService}</small>}
        {row.price && <small className={styles.price}>{row.price}</small>}
      </span>
    </>
  );
  if (!row.href) return <span className={styles.row}>{content}</span>;

  const name = [row.label, row.condition, isMine && titlePage.ownService, row.price].filter(Boolean).join(' ');
  return (
    <ExternalLink
      className={styles.row}
      href={row.href}
      nofollow
      label={row.leadsTo === 'tmdb' ? titlePage.opensTmdbPage(name) : name}
    >
      {content}
      <Icon name={row.leadsTo === 'tmdb' ? 'chevronRight' : 'external'} className={styles.way} />
    </ExternalLink>
  );
}
