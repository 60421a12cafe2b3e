import { Fragment } from 'react';
import { Link } from 'react-router';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import type { PriceLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { Tag } from '../frame/tag.tsx';
import { CheckedCell, RowActions } from '../free-services/row-actions.tsx';
import site from '../site/site.module.css';
import styles from './subscriptions.module.css';

const words = adminSubscriptions;

const columnsOf = (kind: SubscriptionKind): Column[] => [
  { key: 'name', label: kind === 'plan' ? words.plan : words.bundle },
  { key: 'price', label: words.price, isNumber: true },
  { key: 'checked', label: words.checkedOn },
  { key: 'expires', label: words.expiresOn },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface TableProps {
  lines: PriceLine[];
  kind: SubscriptionKind;
  mayPublish: boolean;
}

/** Plans by service, bundles by seller. */
export function SubscriptionsTable({ lines, kind, mayPublish }: TableProps) {
  const columns = columnsOf(kind);
  return (
    <DataTable caption={words.tabs[kind]} columns={columns} isStacked>
      {[...Map.groupBy(lines, ({ group }) => group)].map(([group, members]) => (
        <Fragment key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length}>
              {group} {kind === 'plan' && <small>{words.plans(members.length)}</small>}
            </th>
          </tr>
          {members.map((line) => (
            <Row key={line.id} line={line} mayPublish={mayPublish} />
          ))}
        </Fragment>
      ))}
    </DataTable>
  );
}

function Row({ line, mayPublish }: { line: PriceLine; mayPublish: boolean }) {
  const { entity, id, name, includes, sourceUrl, priceCents, period, expiresOn, hasDraft, shown } = line;
  return (
    <tr>
      <td>
        <Link className={styles.name} to={subjectPath(entity, id)}>
          {name}
        </Link>
        {hasDraft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
        {includes && <span className={site.to}>{includes}</span>}
        {sourceUrl && (
          <ExternalLink className={styles.source} href={sourceUrl} nofollow>
            {words.sourcePage}
          </ExternalLink>
        )}
      </td>
      <NumberCell>
        {priceCents === null ? '' : formatCents(priceCents)}
        <span className={site.to}>{period === null ? '' : words.periods[period]}</span>
      </NumberCell>
      {shown ? <CheckedCell line={shown} /> : <DimCell>{words.gone}</DimCell>}
      <DimCell>
        <span className={styles.unit}>{words.expiresOn} </span>
        {expiresOn && formatDate(expiresOn)}
      </DimCell>
      <NumberCell>
        <RowActions entity={entity} line={line} mayPublish={mayPublish} />
      </NumberCell>
    </tr>
  );
}
