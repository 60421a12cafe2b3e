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
}

/** The rows by kind of offer, with a heading if there are several kinds; in each kind the visitor's own services first. */
export function WatchGroups({ rows, isLabelled }: WatchGroupsProps) {
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
    </div>
  ));
}

function GroupLabel({ children }: { children: string }) {
  return <h3 className={styles.label}>{children}</h3>;
}

/** One link: the service and its condition, what the link opens, and the price. */
function Offer({ row, isMine }: { row: WatchRow; isMine: boolean }) {
  const content = (
    <>
      <span className={classNames(styles.chip, isMine && styles.own)}>
        <ServiceChip brand={row.brand} abbreviation={row.abbreviation} logo={row.logo} />
      </span>
      <span className={styles.service}>
        <b>{row.service}</b> {row.condition && <small>{row.condition}</small>}
        {isMine && <span className="visually-hidden"> {titlePage.ownService}</span>}
        {row.href && (
          <span className={styles.opens}>
            {row.opens}
            {'\u00a0'}
            <Icon name="external" />
          </span>
        )}
      </span>
      {row.price && (
        <span className={styles.price}>
          <b>{row.price}</b>
          {row.plan}
        </span>
      )}
    </>
  );
  if (!row.href) return <span className={styles.row}>{content}</span>;
  return (
    <ExternalLink className={styles.row} href={row.href} nofollow>
      {content}
    </ExternalLink>
  );
}
