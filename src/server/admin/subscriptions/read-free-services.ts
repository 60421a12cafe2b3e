import { FREE_SERVICES } from '#shared/admin/domain/limits.ts';
import type { OfferLine, ServiceLine, TitleOffers } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import { buildOfferCsv } from '#shared/admin/domain/subscriptions/offer-csv.ts';
import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { daysBetween, toBrazilianDay } from '#shared/domain/day.ts';
import { type Dated, lastShownDay, toPriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import type { Context } from '../../context.ts';
import { listFreeOffers, listFreeOffersOfTitle, listOfferDates } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { getOwnService } from './change-free-services.ts';
import { openPlatforms } from './open-platforms.ts';

function stateOf(dated: Dated, today: string) {
  return {
    state: toPriceState(dated, today),
    daysLeft: daysBetween(today, lastShownDay(dated)),
    daysUnchecked: daysBetween(dated.checkedOn, today),
  };
}

interface FreeServicesScreen {
  services: ServiceLine[];
  /** Platforms that TMDB knows, to describe what they ask. */
  platforms: PlatformChoice[];
  today: string;
}

/** Every service with its state, and how many of its offers are due. */
export async function readFreeServicesScreen(ctx: Context): Promise<FreeServicesScreen> {
  const [services, dates, { choices }] = await Promise.all([
    listFreeServices(ctx.db),
    listOfferDates(ctx.db),
    openPlatforms(ctx.db),
  ]);
  const today = toBrazilianDay(ctx.now());
  return {
    services: services.map((service) => {
      const offers = dates.filter(({ serviceId }) => serviceId === service.id);
      const due = offers.filter((offer) => toPriceState(offer, today) !== 'shown').length;
      return { ...service, ...stateOf(service, today), title: service.name, offers: offers.length, due };
    }),
    platforms: choices.filter(({ id }) => !isOwnService(id)),
    today,
  };
}

/** What is entered of one service: those that are due first. The edited one is found even if it is not among those listed. */
export async function readOffersScreen(ctx: Context, serviceId: number, editedId?: number) {
  const [service, offers] = await Promise.all([getOwnService(ctx, serviceId), listFreeOffers(ctx.db, serviceId)]);
  const today = toBrazilianDay(ctx.now());
  const lines = offers
    .map((offer): OfferLine => ({ ...offer, ...stateOf(offer, today), name: offer.title ?? '' }))
    .toSorted((one, other) => Number(one.state === 'shown') - Number(other.state === 'shown'));
  return {
    ...{ service, lines: lines.slice(0, FREE_SERVICES.offersListed), total: lines.length, today },
    edited: lines.find(({ id }) => id === editedId),
  };
}

/** What editors' services have of one title, and the services it can be entered for. */
export async function readTitleOffers(ctx: Context, kind: TitleKind, titleId: number): Promise<TitleOffers> {
  const [services, offers] = await Promise.all([
    listFreeServices(ctx.db),
    listFreeOffersOfTitle(ctx.db, kind, titleId),
  ]);
  const today = toBrazilianDay(ctx.now());
  const own = services.filter(({ platformId }) => platformId === null);
  const names = new Map(own.map(({ id, name }) => [id, name]));
  return {
    lines: offers.map((offer) => ({
      ...{ ...offer, ...stateOf(offer, today), name: offer.title ?? '' },
      serviceName: names.get(offer.serviceId) ?? '',
    })),
    services: own.map(({ id, name }) => ({ id, name })),
    today,
  };
}

export async function exportOffers(ctx: Context, serviceId: number): Promise<string> {
  await getOwnService(ctx, serviceId);
  const page = { movie: 'movie', series: 'tv' } as const;
  return buildOfferCsv(
    await listFreeOffers(ctx.db, serviceId),
    ({ titleKind, titleId }) => `https://www.themoviedb.org/${page[titleKind]}/${titleId}`,
  );
}
