import { Link } from 'react-router';
import { adminPaths, freeServicesPath } from '#shared/admin/domain/paths.ts';
import type { OfferLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import { ExternalLink } from '../../design/external-link.tsx';
import { EmptyState } from '../../design/states.tsx';
import { AdminForm } from '../forms/admin-form.tsx';
import { TextField } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { type Column, DataTable, DimCell, NumberCell } from '../frame/data-table.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import site from '../site/site.module.css';
import { ChangePanel, RecentChanges } from '../subscriptions/change-panel.tsx';
import { CsvPanel } from '../subscriptions/csv-panel.tsx';
import styles from '../subscriptions/subscriptions.module.css';
import { listAudio } from './list-audio.ts';
import { OfferForm } from './offer-form.tsx';
import type { FreeOffersPageProps } from './page-props.ts';
import { CheckedCell, RowActions } from './row-actions.tsx';

const words = adminFreeServices;

/** What is on a service that editors run: the titles, the form of one, links and CSV to paste. */
export function FreeOffersPage(props: FreeOffersPageProps) {
  const { service, lines, total, edited, change, now, mayCurate, mayImport, outcome } = props;
  const own = adminPaths.freeOffers(service.id);
  return (
    <>
      <p className={site.dim}>
        <Link to={adminPaths.freeServices()}>{words.back}</Link>
      </p>
      <PageTop title={words.offersOf(service.name)} count={words.offerCount(total)}>
        {mayCurate && lines.length > 0 && (
          <AdminForm intent="checkAll" isQuiet>
            <Submit intent="checkAll" look="outline">
              {words.checkAll}
            </Submit>
          </AdminForm>
        )}
        <a className={buttonClass('outline')} href={adminPaths.freeOffersExport(service.id)} download>
          {adminSubscriptions.csvExport}
        </a>
      </PageTop>
      {outcome?.notice && <Notice kind="ok">{outcome.notice}</Notice>}
      {outcome?.problem && <Notice kind="error">{outcome.problem}</Notice>}
      {change && <ChangePanel {...{ change, now, mayImport }} label={words.titleColumn} back={own} />}
      <div className={site.columns}>
        <div className={styles.aside}>
          {lines.length === 0 ? (
            <EmptyState message={words.emptyOffers} hint={words.emptyOffersHint} />
          ) : (
            <OffersTable {...{ lines, mayCurate, serviceId: service.id }} />
          )}
          {total > lines.length && <Hint>{words.moreOffers(total - lines.length)}</Hint>}
          {mayImport && <LinksPanel />}
          {mayImport && <CsvPanel hint={words.csvHint} />}
          <RecentChanges
            changes={props.recent}
            toChange={(id) => freeServicesPath({ mudanca: id }, service.id)}
            {...{ now, mayImport }}
          />
        </div>
        <div className={styles.aside}>{mayCurate && <OfferForm key={edited?.id ?? 'new'} {...props} />}</div>
      </div>
    </>
  );
}

function LinksPanel() {
  return (
    <Panel title={words.links}>
      <Hint>{words.linksHint}</Hint>
      <AdminForm intent="prepareLinks" isQuiet>
        <TextField name="links" label={words.linksText} rows={6} />
        <Submit intent="prepareLinks" look="outline">
          {words.linksPreview}
        </Submit>
      </AdminForm>
    </Panel>
  );
}

const COLUMNS: Column[] = [
  { key: 'title', label: words.titleColumn },
  { key: 'link', label: words.link },
  { key: 'checked', label: adminSubscriptions.checkedOn },
  { key: 'expires', label: adminSubscriptions.expiresOn },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];

interface OffersTableProps {
  lines: OfferLine[];
  serviceId: number;
  mayCurate: boolean;
}

function OffersTable({ lines, serviceId, mayCurate }: OffersTableProps) {
  return (
    <DataTable caption={words.offers} columns={COLUMNS} isStacked>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <span className={styles.name}>{line.name || words.notStored}</span>
            <span className={site.to}>{[line.year, ...listAudio(line)].filter(Boolean).join(' · ')}</span>
          </td>
          <td>
            <ExternalLink className={styles.source} href={line.url} nofollow>
              {adminSubscriptions.sourcePage}
            </ExternalLink>
          </td>
          <CheckedCell line={line} />
          <DimCell>{formatDate(line.expiresOn)}</DimCell>
          <NumberCell>
            {mayCurate && (
              <RowActions
                line={line}
                title={line.name}
                editPath={freeServicesPath({ editar: String(line.id) }, serviceId)}
              />
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}
