import { Link } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { toDatedLine } from '#shared/admin/domain/subscriptions/dated-line.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { asChecked, type OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { buttonClass, Submit } from '../../forms/submit.tsx';
import { OffersTable, OfferTableRow } from '../../free-services/offers-table.tsx';
import type { ControlProps } from '../controls/control.ts';
import { useEdit } from '../edit-context.ts';
import { LineActions, LineForm } from '../lines/line-actions.tsx';
import { tabParameters } from '../tabs.ts';

const words = adminFreeServices;

/** What services that editors run have of a title. Each change is stored in the draft at once, so that those of several editors combine. */
export function OwnOffersControl({ value }: Pick<ControlProps, 'value'>) {
  const { ownOffers: view } = useEdit();
  const offers = (value as readonly OwnOffer[] | null) ?? [];
  if (!view || offers.length === 0) return <p>{words.onTitle.empty}</p>;
  return (
    <OffersTable of={words.service}>
      {offers.map((offer) => (
        <Row key={offer.serviceId} offer={offer} {...view} />
      ))}
    </OffersTable>
  );
}

type RowProps = { offer: OwnOffer } & NonNullable<ReturnType<typeof useEdit>['ownOffers']>;

function Row({ offer, services, today }: RowProps) {
  const { subject } = useEdit();
  const service = services.find(({ id }) => id === offer.serviceId);
  const name = service?.name ?? words.problems.service;
  const checked = asChecked(offer, service?.offersCheckedOn ?? null);
  const line = { ...checked, ...toDatedLine(checked, today) };
  const editPath = subjectPath(subject.entity, subject.id, {
    ...{ ...tabParameters('watch'), oferta: String(offer.serviceId) },
  });
  return (
    <OfferTableRow name={<Link to={adminPaths.freeOffers(offer.serviceId)}>{name}</Link>} offer={line}>
      <LineActions name={name} line={offer} remove="removeOffer">
        {line.state !== 'expired' && (
          <LineForm intent="checkOffer" line={offer}>
            <Submit
              intent="checkOffer"
              look={line.state === 'shown' ? 'link' : 'outline'}
              label={adminSubscriptions.checkTodayOf(name)}
            >
              {adminSubscriptions.checkToday}
            </Submit>
          </LineForm>
        )}
        {service && (
          <Link
            className={buttonClass('link')}
            to={editPath}
            preventScrollReset
            aria-label={adminSubscriptions.editOf(name)}
          >
            {adminSubscriptions.edit}
          </Link>
        )}
      </LineActions>
    </OfferTableRow>
  );
}
