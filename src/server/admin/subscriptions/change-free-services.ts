import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import {
  checkOffer,
  checkService,
  type OfferChecking,
  type OfferField,
  type ServiceField,
} from '#shared/admin/domain/subscriptions/check-free-service.ts';
import type { Given } from '#shared/admin/domain/subscriptions/check-subscription.ts';
import {
  listCsvTitles,
  parsePastedLinks,
  type ReadOffers,
  readOfferCsv,
  readPastedLinks,
} from '#shared/admin/domain/subscriptions/offer-csv.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { Context } from '../../context.ts';
import { listFreeOffers } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import type { Editor } from '../editing/editor.ts';
import { applyChange, prepareRows, type SeenRow, saveSubscription } from './change-subscriptions.ts';
import { openTitles } from './find-titles.ts';
import { openPlatforms } from './open-platforms.ts';

type Seen = Pick<SeenRow, 'id' | 'version'>;

/** Creates or changes a service, published at once with its platform. */
export async function saveService(ctx: Context, editor: Editor, seen: Seen, given: Given<ServiceField>): Promise<void> {
  const { findPlatform } = await openPlatforms(ctx.db);
  const checked = checkService(given, { findPlatform, today: toBrazilianDay(ctx.now()) });
  if ('faults' in checked) return refuseWrongFields(checked.faults);
  const current = (await listFreeServices(ctx.db)).find(({ id }) => id === seen.id);
  // Which platform it is stays: its offers and its address depend on it.
  const fields = { ...checked.fields, ...(current && { platformId: current.platformId }) };
  await saveSubscription(ctx, editor, { kind: 'service', ...seen, fields });
}

/** A service that editors run: only such a service has offers of ours. */
export async function getOwnService(ctx: Context, id: number): Promise<FreeService> {
  const service = (await listFreeServices(ctx.db)).find((each) => each.id === id);
  if (!service) throw new Failure('not-found', adminSubscriptions.notFound);
  if (service.platformId !== null) throw new Failure('invalid-argument', adminFreeServices.problems.hasOffers);
  return service;
}

async function openChecking(ctx: Context, serviceId: number, titles: readonly string[]): Promise<OfferChecking> {
  const [service, findTitle] = await Promise.all([getOwnService(ctx, serviceId), openTitles(ctx, titles)]);
  return { service, findTitle, today: toBrazilianDay(ctx.now()) };
}

export async function saveOffer(
  ctx: Context,
  editor: Editor,
  serviceId: number,
  seen: Seen,
  given: Given<OfferField>,
): Promise<void> {
  const checked = checkOffer(given, await openChecking(ctx, serviceId, [given.title]));
  if ('faults' in checked) refuseWrongFields(checked.faults);
  else await saveSubscription(ctx, editor, { kind: 'offer', ...seen, fields: checked.fields });
}

/** Stores what a CSV of offers would change; `applyChange` does it. */
export async function prepareOfferCsv(ctx: Context, editor: Editor, serviceId: number, text: string): Promise<string> {
  return prepareOffers(ctx, editor, readOfferCsv(text, await openChecking(ctx, serviceId, listCsvTitles(text))));
}

export async function prepareLinks(ctx: Context, editor: Editor, serviceId: number, text: string): Promise<string> {
  const pasted = parsePastedLinks(text);
  const titles = pasted.map(({ title }) => title);
  return prepareOffers(ctx, editor, readPastedLinks(pasted, await openChecking(ctx, serviceId, titles)));
}

async function prepareOffers(ctx: Context, editor: Editor, read: ReadOffers): Promise<string> {
  if ('problem' in read) throw new Failure('invalid-argument', read.problem);
  return prepareRows(ctx, editor, 'offer', read.rows);
}

/** The editor looked at all of a service's offers again: one change, which can be undone. Offers past their end stay as they are. */
export async function checkAllToday(ctx: Context, editor: Editor, serviceId: number): Promise<number> {
  const today = toBrazilianDay(ctx.now());
  await getOwnService(ctx, serviceId);
  const due = (await listFreeOffers(ctx.db, serviceId)).filter(
    ({ checkedOn, expiresOn }) => checkedOn < today && expiresOn >= today,
  );
  if (due.length === 0) throw new Failure('invalid-argument', adminFreeServices.checkAllNothing);
  const rows = due.map(({ id: _id, version: _version, author: _author, title: _title, year: _year, ...offer }) => ({
    ...offer,
    checkedOn: today,
  }));
  await applyChange(ctx, editor, await prepareRows(ctx, editor, 'offer', rows), 'checked');
  return rows.length;
}
