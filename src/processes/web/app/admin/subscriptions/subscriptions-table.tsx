import { Fragment } from 'react';
import { Link } from 'react-router';
import { subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { SubscriptionLine } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate, formatDayMonth } from '#shared/domain/format.ts';
import { formatCents } from '#shared/domain/subscriptions/format-price.ts';
import type { SubscriptionKind } from '#shared/domain/subscriptions/subscriptions.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell, State } from '../frame/data-table.tsx';
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
  lines: SubscriptionLine[];
  kind: SubscriptionKind;
  mayCurate: boolean;
}

/** Plans by service, bundles by seller. */
export function SubscriptionsTable({ lines, kind, mayCurate }: TableProps) {
  const columns = columnsOf(kind);
  const groups = [
    ...Map.groupBy<string, SubscriptionLine>(lines, (line) => ('platform' in line ? line.platform : line.seller)),
  ];
  return (
    <DataTable caption={words.tabs[kind]} columns={columns} isStacked>
      {groups.map(([group, members]) => (
        <Fragment key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length - 1}>
              {group} {kind === 'plan' && <small>{words.plans(members.length)}</small>}
            </th>
            <td>{kind === 'plan' && mayCurate && <NewPlan line={members[0]} />}</td>
          </tr>
          {members.map((line) => (
            <Row key={line.id} {...{ line, kind, mayCurate }} />
          ))}
        </Fragment>
      ))}
    </DataTable>
  );
}

function NewPlan({ line }: { line: SubscriptionLine | undefined }) {
  if (!line || !('platform' in line)) return null;
  return (
    <Link
      className={buttonClass('link')}
      to={subscriptionsPath({ novo: String(line.platformId) })}
      aria-label={`${words.newPlan}: ${line.platform}`}
    >
      {words.newPlan}
    </Link>
  );
}

const editPath = (kind: SubscriptionKind, id: number) =>
  subscriptionsPath({ ver: kind === 'bundle' ? 'combos' : '', editar: String(id) });

function Row({ line, kind, mayCurate }: { line: SubscriptionLine; kind: SubscriptionKind; mayCurate: boolean }) {
  const isDue = line.state !== 'shown';
  const period = line.period === null ? '' : words.periods[line.period];
  return (
    <tr>
      <td>
        {mayCurate ? (
          <Link className={styles.name} to={editPath(kind, line.id)}>
            {line.name}
          </Link>
        ) : (
          <span className={styles.name}>{line.name}</span>
        )}
        {'includes' in line && <span className={site.to}>{line.includes}</span>}
        <ExternalLink className={styles.source} href={line.sourceUrl} nofollow>
          {words.sourcePage}
        </ExternalLink>
      </td>
      <NumberCell>
        {line.priceCents === null ? '' : formatCents(line.priceCents)}
        <span className={site.to}>{period}</span>
      </NumberCell>
      <td>
        <State kind={isDue ? (line.state === 'soon' ? 'warn' : 'error') : 'ok'}>
          {isDue && line.daysUnchecked > 0 ? words.daysAgo(line.daysUnchecked) : formatDayMonth(line.checkedOn)}
        </State>
        <span className={site.to}>{words.states[line.state]}</span>
      </td>
      <DimCell>
        <span className={styles.unit}>{words.expiresOn} </span>
        {formatDate(line.expiresOn)}
      </DimCell>
      <NumberCell>{mayCurate && <Actions line={line} kind={kind} />}</NumberCell>
    </tr>
  );
}

function Actions({ line: { id, version, title, state }, kind }: { line: SubscriptionLine; kind: SubscriptionKind }) {
  const about = { name: 'row', value: String(id) };
  const hidden = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <span className={site.rowActions}>
      {state !== 'expired' && (
        <AdminForm intent="check" about={about} isQuiet>
          {hidden}
          <Submit intent="check" look={state === 'shown' ? 'link' : 'outline'} label={words.checkTodayOf(title)}>
            {words.checkToday}
          </Submit>
        </AdminForm>
      )}
      <Link className={buttonClass('link')} to={editPath(kind, id)} aria-label={words.editOf(title)}>
        {words.edit}
      </Link>
      <AdminForm intent="remove" about={about} isQuiet>
        {hidden}
        <Submit intent="remove" look="danger-link" label={words.removeOf(title)}>
          {words.remove}
        </Submit>
      </AdminForm>
    </span>
  );
}
