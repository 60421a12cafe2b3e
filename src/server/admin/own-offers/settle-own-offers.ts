import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { findHostFault, isOwnOffersShaped } from '#shared/admin/domain/subscriptions/check-own-offer.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import type { OwnOffer } from '#shared/domain/subscriptions/own-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import type { Change } from '../../sync/change-catalogue.ts';

const { problems, wrongOffer } = adminFreeServices;

/**
 * What publishing does with the offers of a title: those that changed are compared with their services, and are what they are since
 * today. An archive says for itself since when, and its services may have moved.
 */
export async function settleOwnOffers(
  { trx, now }: Change,
  offers: readonly OwnOffer[],
  { former, isArchived }: { former: unknown; isArchived: boolean },
): Promise<readonly OwnOffer[] | { fault: string }> {
  if (isArchived) return offers;
  const held = new Map((isOwnOffersShaped(former) ? former : []).map((offer) => [offer.serviceId, offer]));
  const services = new Map((await listFreeServices(trx)).map((service) => [service.id, service]));
  const today = toBrazilianDay(now);
  const settled: OwnOffer[] = [];
  for (const offer of offers) {
    const before = held.get(offer.serviceId);
    const fault = isSameValue(before, offer) ? undefined : findFault(services.get(offer.serviceId), offer, today);
    if (fault !== undefined) return { fault: wrongOffer(offer.url, fault) };
    settled.push({ ...offer, since: (before && offer.since) ?? today });
  }
  return settled;
}

function findFault(service: FreeService | undefined, { url, checkedOn }: OwnOffer, today: string): string | undefined {
  if (!service) return problems.service;
  if (service.platformId !== null) return problems.hasOffers;
  return findHostFault(service, url) ?? (checkedOn > today ? adminSubscriptions.problems.future : undefined);
}
