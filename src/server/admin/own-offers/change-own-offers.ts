import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { FREE_SERVICES } from '#shared/admin/domain/limits.ts';
import { checkOffer, type OfferField } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import type { Given } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import { asChecked, type OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import type { Context } from '../../context.ts';
import { listFreeOffers } from '../../store/subscriptions/free-offers.ts';
import type { TitleRef } from '../../store/titles/title-tables.ts';
import { changeLines, type LineChange, type LinesField } from '../editing/change-lines.ts';
import type { ChangedList } from '../editing/change-list.ts';
import type { Editor } from '../editing/editor.ts';
import { publishDay } from '../subscriptions/check-today.ts';
import { getOwnService } from './own-service.ts';

/** The offers of a title: one for each service. */
const OFFER_LINES: LinesField<OwnOffer> = {
  ...{ field: 'ownOffers', keyOf: ({ serviceId }) => String(serviceId), most: FREE_SERVICES.perTitle },
  words: { ...adminFreeServices, taken: adminFreeServices.problems.taken },
};

export function changeOwnOffers(
  ctx: Context,
  editor: Editor,
  title: TitleRef,
  changes: readonly LineChange<OwnOffer>[],
): Promise<ChangedList<OwnOffer>> {
  return changeLines(ctx, editor, title, OFFER_LINES, changes);
}

/** One line of the form. */
export async function saveOwnOffer(
  ctx: Context,
  editor: Editor,
  title: TitleRef,
  { serviceId, given, was }: { serviceId: number; given: Given<Exclude<OfferField, 'title'>>; was: OwnOffer | null },
): Promise<void> {
  const findTitle = () => ({ kind: title.kind, titleId: title.id });
  const [service, today] = [await getOwnService(ctx, serviceId), toBrazilianDay(ctx.now())];
  const checked = checkOffer({ ...given, title: '' }, { service, findTitle, today });
  if ('faults' in checked) return refuseWrongFields(checked.faults);
  const { offer } = checked.fields;
  const isSame = was !== null && isSameValue({ ...asChecked(was, service.offersCheckedOn), since: null }, offer);
  await changeOwnOffers(ctx, editor, title, [{ was, line: isSame ? was : offer }]);
}

/** The editor looked at the page of the offer again. */
export async function checkOwnOffer(ctx: Context, editor: Editor, title: TitleRef, was: OwnOffer): Promise<void> {
  const line = { ...was, checkedOn: toBrazilianDay(ctx.now()), since: null };
  await changeOwnOffers(ctx, editor, title, [{ was, line }]);
}

/** The editor looked at all of a service's offers again: one day of the service. Offers past their end stay as they are. */
export async function checkAllToday(ctx: Context, editor: Editor, serviceId: number): Promise<number> {
  const today = toBrazilianDay(ctx.now());
  await getOwnService(ctx, serviceId);
  const due = (await listFreeOffers(ctx.db, serviceId)).filter(
    (offer) => offer.expiresOn >= today && asChecked(offer, today).checkedOn !== offer.checkedOn,
  );
  if (due.length === 0) throw new Failure('invalid-argument', adminFreeServices.checkAllNothing);
  await publishDay(ctx, editor, { entity: 'service', id: serviceId }, { field: 'offersCheckedOn' });
  return due.length;
}
