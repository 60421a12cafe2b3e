import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { EmptyState } from '../../design/states.tsx';
import { tabParameters } from '../editing/tabs.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { TextField } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import site from '../site/site.module.css';
import { CsvPanel } from '../subscriptions/csv-panel.tsx';
import styles from '../subscriptions/subscriptions.module.css';
import { OffersTable, OfferTableRow } from './offers-table.tsx';
import type { FreeOffersPageProps } from './page-props.ts';

const words = adminFreeServices;

/** What is published of a service that editors run, and links or a CSV to paste: each offer is edited on its title. */
export function FreeOffersPage({ service, lines, total, mayDraft, mayPublish, outcome }: FreeOffersPageProps) {
  return (
    <>
      <p className={site.dim}>
        <Link to={adminPaths.freeServices()}>{words.back}</Link>
      </p>
      <PageTop title={words.offersOf(service.name)} count={words.offerCount(total)}>
        {mayPublish && lines.length > 0 && (
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
      <div className={site.columns}>
        <div className={styles.aside}>
          {lines.length === 0 && <EmptyState message={words.emptyOffers} hint={words.emptyOffersHint} />}
          {lines.length > 0 && (
            <OffersTable of={words.titleColumn}>
              {lines.map((line) => (
                <OfferTableRow
                  key={`${line.kind} ${line.titleId}`}
                  name={line.name || words.notStored}
                  year={line.year}
                  offer={line}
                >
                  {line.name && <EditLink {...line} />}
                </OfferTableRow>
              ))}
            </OffersTable>
          )}
          {total > lines.length && <Hint>{words.moreOffers(total - lines.length)}</Hint>}
        </div>
        <div className={styles.aside}>
          {mayDraft && <LinksPanel />}
          {mayDraft && <CsvPanel hint={words.csvHint} />}
        </div>
      </div>
    </>
  );
}

/** To the form of the offer, on its title. */
function EditLink({ kind, titleId, serviceId, name }: FreeOffersPageProps['lines'][number]) {
  const to = subjectPath(kind, titleId, { ...tabParameters('watch'), oferta: String(serviceId) });
  return (
    <Link className={buttonClass('link')} to={to} aria-label={adminSubscriptions.editOf(name)}>
      {adminSubscriptions.edit}
    </Link>
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
