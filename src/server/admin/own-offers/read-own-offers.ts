import { FREE_SERVICES } from '#shared/admin/domain/limits.ts';
import { toDatedLine } from '#shared/admin/domain/subscriptions/dated-line.ts';
import type { OfferLine, OwnOffersView } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { buildOfferCsv } from '#shared/admin/domain/subscriptions/offer-csv.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import type { Context } from '../../context.ts';
import { listFreeOffers } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { getOwnService } from './own-service.ts';

/** What is published of one service: those that are due first. */
export async function readOffersScreen(ctx: Context, serviceId: number) {
  const [service, offers] = await Promise.all([getOwnService(ctx, serviceId), listFreeOffers(ctx.db, serviceId)]);
  const today = toBrazilianDay(ctx.now());
  const lines = offers
    .map((offer): OfferLine => ({ ...offer, ...toDatedLine(offer, today), name: offer.title ?? '' }))
    .toSorted((one, other) => Number(one.state === 'shown') - Number(other.state === 'shown'));
  return { service, lines: lines.slice(0, FREE_SERVICES.offersListed), total: lines.length };
}

/** The services that a title can be entered for. */
export async function readOwnOffers(ctx: Context): Promise<OwnOffersView> {
  const own = (await listFreeServices(ctx.db)).filter(({ platformId }) => platformId === null);
  return {
    services: own.map(({ id, name, offersCheckedOn }) => ({ id, name, offersCheckedOn })),
    today: toBrazilianDay(ctx.now()),
  };
}

export async function exportOffers(ctx: Context, serviceId: number): Promise<string> {
  await getOwnService(ctx, serviceId);
  const page = { movie: 'movie', series: 'tv' } as const;
  return buildOfferCsv(
    await listFreeOffers(ctx.db, serviceId),
    ({ kind, titleId }) => `https://www.themoviedb.org/${page[kind]}/${titleId}`,
  );
}
