import { Link } from 'react-router';
import { adminPaths, freeServicesPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import type { TitleOffers } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { formatDate } from '#shared/domain/format.ts';
import { ExternalLink } from '../../../design/external-link.tsx';
import { AdminForm } from '../../forms/admin-form.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { Submit } from '../../forms/submit.tsx';
import { useSuccesses } from '../../forms/use-successes.ts';
import { type Column, DataTable, DimCell, NumberCell } from '../../frame/data-table.tsx';
import { Hint, Panel } from '../../frame/panel.tsx';
import { listAudio } from '../../free-services/list-audio.ts';
import { OfferInputs } from '../../free-services/offer-form.tsx';
import { CheckedCell, RowActions } from '../../free-services/row-actions.tsx';
import { outcomeOf } from '../../outcome.ts';
import site from '../../site/site.module.css';
import subscriptions from '../../subscriptions/subscriptions.module.css';
import { useEdit } from '../edit-context.ts';
import styles from './own-offers.module.css';

const words = adminFreeServices;

const COLUMNS: Column[] = [
  { key: 'service', label: words.service },
  { key: 'link', label: words.link },
  { key: 'checked', label: adminSubscriptions.checkedOn },
  { key: 'expires', label: adminSubscriptions.expiresOn },
  { key: 'actions', label: <span className="visually-hidden">{adminSite.actions}</span> },
];
const INTENTS = { check: 'checkOffer', remove: 'removeOffer' };

/** What services that editors run have of this title. It is no part of the draft: the service's page publishes at once too. */
export function OwnOffers() {
  const { ownOffers, member } = useEdit();
  if (!ownOffers) return null;
  const { lines, services } = ownOffers;
  const mayCurate = mayRole(member.role, 'curate');
  return (
    <>
      <Panel title={words.onTitle.title} className={styles.panel}>
        <Hint>{words.onTitle.hint}</Hint>
        {services.length === 0 ? (
          <Link to={adminPaths.freeServices()}>{words.onTitle.noServices}</Link>
        ) : lines.length === 0 ? (
          <p>{words.onTitle.empty}</p>
        ) : (
          <OffersTable lines={lines} mayCurate={mayCurate} />
        )}
      </Panel>
      {mayCurate && services.length > 0 && <AddOffer {...ownOffers} />}
    </>
  );
}

function OffersTable({ lines, mayCurate }: Pick<TitleOffers, 'lines'> & { mayCurate: boolean }) {
  return (
    <DataTable caption={words.offers} columns={COLUMNS} isStacked>
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <Link className={subscriptions.name} to={adminPaths.freeOffers(line.serviceId)}>
              {line.serviceName}
            </Link>
            <span className={site.to}>{listAudio(line).join(' · ')}</span>
          </td>
          <td>
            <ExternalLink className={subscriptions.source} href={line.url} nofollow>
              {adminSubscriptions.sourcePage}
            </ExternalLink>
          </td>
          <CheckedCell line={line} />
          <DimCell>{formatDate(line.expiresOn)}</DimCell>
          <NumberCell>
            {mayCurate && (
              <RowActions
                line={line}
                title={line.serviceName}
                editPath={freeServicesPath({ editar: String(line.id) }, line.serviceId)}
                intents={INTENTS}
              />
            )}
          </NumberCell>
        </tr>
      ))}
    </DataTable>
  );
}

function AddOffer({ services, today }: TitleOffers) {
  // After an offer was added the form is empty again; what is typed survives any other action of the page.
  const { times } = useSuccesses(outcomeOf(useEdit().outcome, 'saveOffer'));
  return (
    <Panel title={words.onTitle.add} className={styles.panel}>
      <AdminForm key={times} intent="saveOffer" isQuiet className={styles.form}>
        <SelectField name="service" label={words.service}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <OfferInputs edited={undefined} today={today} linkHint={words.onTitle.linkHint} />
        <div>
          <Submit intent="saveOffer" look="outline">
            {adminSubscriptions.publish}
          </Submit>
        </div>
      </AdminForm>
    </Panel>
  );
}
