import { Link } from 'react-router';
import { adminPaths, subscriptionsPath } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import type { ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { PRICES } from '#shared/domain/limits.ts';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { Tag } from '../frame/tag.tsx';
import site from '../site/site.module.css';
import styles from '../subscriptions/subscriptions.module.css';
import type { FreeServicesPageProps } from './page-props.ts';
import { CheckedCell, RowActions } from './row-actions.tsx';

const words = adminFreeServices;

/** Services that cost nothing, and how another one begins. */
export function FreeServicesPage(props: FreeServicesPageProps) {
  const { services, platforms, mayDraft, mayPublish, outcome } = props;
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
      <div className={site.columns}>
        <div className={styles.aside}>
          {services.length === 0 ? (
            <EmptyState message={words.emptyServices} hint={words.emptyServicesHint} />
          ) : (
            <ServicesTable services={services} mayPublish={mayPublish} />
          )}
        </div>
        <div className={styles.aside}>{mayDraft && <NewService platforms={platforms} />}</div>
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

function ServicesTable({ services, mayPublish }: { services: ServiceLine[]; mayPublish: boolean }) {
  return (
    <DataTable caption={words.title} columns={COLUMNS} isStacked>
      {services.map((line) => (
        <tr key={line.id}>
          <td>
            <Link className={styles.name} to={subjectPath('service', line.id)}>
              {line.title}
            </Link>
            {line.hasDraft && <Tag look="tela">{adminEditing.badges.draft}</Tag>}
            <span className={site.to}>{words.facts(line.asks, line.hasAds)}</span>
          </td>
          <DimCell>
            <Offers line={line} />
          </DimCell>
          {line.shown ? <CheckedCell line={line.shown} /> : <DimCell>{adminSubscriptions.gone}</DimCell>}
          <NumberCell>
            <RowActions entity="service" line={line} mayPublish={mayPublish} />
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function Offers({ line: { id, title, isOwn, shown, offers, due } }: { line: ServiceLine }) {
  if (!isOwn) return words.fromTmdb;
  if (!shown) return null;
  return (
    <>
      <Link className={buttonClass('link')} to={adminPaths.freeOffers(id)} aria-label={words.seeOffersOf(title)}>
        {words.offerCount(offers)}
      </Link>
      {due > 0 && <span className={site.to}>{words.dueCount(due)}</span>}
    </>
  );
}

/** A draft of a service: the rest is written on its own page. */
function NewService({ platforms }: Pick<FreeServicesPageProps, 'platforms'>) {
  return (
    <Panel title={words.newService}>
      <AdminForm intent="create" isQuiet>
        <SelectField name="platform" label={words.existing} hint={words.existingHint}>
          <option value="">{words.existingNone}</option>
          {platforms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field name="name" label={words.name} hint={adminSubscriptions.createHint} autoComplete="off" required />
        <Submit intent="create">{adminSubscriptions.create}</Submit>
      </AdminForm>
    </Panel>
  );
}
