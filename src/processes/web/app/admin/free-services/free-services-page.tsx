import { Link } from 'react-router';
import { adminPaths, freeServicesPath, subscriptionsPath } from '#shared/admin/domain/paths.ts';
import type { ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { PRICES } from '#shared/domain/limits.ts';
import { EmptyState } from '../../design/states.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import site from '../site/site.module.css';
import { ChangePanel, RecentChanges } from '../subscriptions/change-panel.tsx';
import styles from '../subscriptions/subscriptions.module.css';
import type { FreeServicesPageProps } from './page-props.ts';
import { CheckedCell, RowActions } from './row-actions.tsx';
import { ServiceForm } from './service-form.tsx';

const words = adminFreeServices;

/** Services that cost nothing, and the form of one of them. */
export function FreeServicesPage(props: FreeServicesPageProps) {
  const { services, edited, change, now, mayCurate, mayImport, outcome } = props;
  return (
    <>
      <PageTop title={words.title} />
      <Hint>{words.intro(PRICES.daysUnchecked)}</Hint>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      <nav className={site.tabs} aria-label={adminSubscriptions.tabsLabel}>
        <Link to={subscriptionsPath()}>{adminSubscriptions.tabs.plan}</Link>
        <Link to={subscriptionsPath({ ver: 'combos' })}>{adminSubscriptions.tabs.bundle}</Link>
        <Link to={adminPaths.freeServices()} aria-current="page">
          {words.tab}
        </Link>
      </nav>
      {change && <ChangePanel {...{ change, now, mayImport }} label={words.service} back={adminPaths.freeServices()} />}
      <div className={site.columns}>
        <div className={styles.aside}>
          {services.length === 0 ? (
            <EmptyState message={words.emptyServices} hint={words.emptyServicesHint} />
          ) : (
            <ServicesTable services={services} mayCurate={mayCurate} />
          )}
          <RecentChanges
            changes={props.recent}
            toChange={(id) => freeServicesPath({ mudanca: id })}
            {...{ now, mayImport }}
          />
        </div>
        <div className={styles.aside}>{mayCurate && <ServiceForm key={edited?.id ?? 'new'} {...props} />}</div>
      </div>
    </>
  );
}

const COLUMNS: Column[] = [
  { key: 'name', label: words.service },
  { key: 'offers', label: words.offers },
  { key: 'checked', label: adminSubscriptions.checkedOn },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

function ServicesTable({ services, mayCurate }: { services: ServiceLine[]; mayCurate: boolean }) {
  return (
    <DataTable caption={words.title} columns={COLUMNS} isStacked>
      {services.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.name}>{line.name}</span>
            <span className={site.to}>{words.facts(line.asksOther || words.asksLabels[line.asks], line.hasAds)}</span>
          </td>
          <DimCell>
            <Offers line={line} />
          </DimCell>
          <CheckedCell line={line} />
          <NumberCell>
            {mayCurate && (
              <RowActions line={line} title={line.name} editPath={freeServicesPath({ editar: String(line.id) })} />
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function Offers({ line: { id, name, platformId, offers, due } }: { line: ServiceLine }) {
  if (platformId !== null) return words.fromTmdb;
  return (
    <>
      <Link className={buttonClass('link')} to={adminPaths.freeOffers(id)} aria-label={words.seeOffersOf(name)}>
        {words.offerCount(offers)}
      </Link>
      {due > 0 && <span className={site.to}>{words.dueCount(due)}</span>}
    </>
  );
}
