import { toDatedLine } from '#shared/admin/domain/subscriptions/dated-line.ts';
import type { ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { toPriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import type { Context } from '../../context.ts';
import { listOfferDates } from '../../store/subscriptions/free-offers.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { openPlatforms } from './open-platforms.ts';

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
      return { ...service, ...toDatedLine(service, today), title: service.name, offers: offers.length, due };
    }),
    platforms: choices.filter(({ id }) => !isOwnService(id)),
    today,
  };
}
