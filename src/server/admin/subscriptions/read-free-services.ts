import { toDatedLine } from '#shared/admin/domain/subscriptions/dated-line.ts';
import type { ServiceLine } from '#shared/admin/domain/subscriptions/free-service-screens.ts';
import type { PlatformChoice } from '#shared/admin/domain/subscriptions/subscription-screens.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { toPriceState } from '#shared/domain/subscriptions/shown-prices.ts';
import { isOwnService } from '#shared/domain/titles/watch-services.ts';
import { asksLabels } from '#shared/text/platforms/free.ts';
import type { Context } from '../../context.ts';
import { listDraftedValues } from '../../store/records/record-drafts.ts';
import { listRecords } from '../../store/records/records.ts';
import { listOfferDates } from '../../store/subscriptions/free-offers.ts';
import { openPlatforms } from './open-platforms.ts';

interface FreeServicesScreen {
  services: ServiceLine[];
  /** Platforms that TMDB knows, to describe what they ask. */
  platforms: PlatformChoice[];
}

/** Every service with its state, and how many of its offers are due. */
export async function readFreeServicesScreen(ctx: Context): Promise<FreeServicesScreen> {
  const [records, drafts, dates, { choices }] = await Promise.all([
    listRecords(ctx.db, 'service'),
    listDraftedValues(ctx.db, 'service'),
    listOfferDates(ctx.db),
    openPlatforms(ctx.db),
  ]);
  const today = toBrazilianDay(ctx.now());
  return {
    services: records.map(({ id, version, title, isPublic, firstPublishedAt, values: published }) => {
      const offers = dates.filter(({ serviceId }) => serviceId === id);
      const due = offers.filter((offer) => toPriceState(offer, today) !== 'shown').length;
      const drafted = drafts.get(id);
      const values = firstPublishedAt === null ? (drafted ?? published) : published;
      const { asks = 'nothing', asksOther = '', hasAds = false, checkedOn = '', expiresOn = '' } = values;
      return {
        ...{ id, version, title, offers: offers.length, due, hasAds, hasDraft: drafted !== undefined },
        isOwn: values.platformId === undefined,
        asks: (asks === 'other' && asksOther) || asksLabels[asks],
        shown: isPublic ? { checkedOn, ...toDatedLine({ checkedOn, expiresOn }, today) } : undefined,
      };
    }),
    platforms: choices.filter(({ id }) => !isOwnService(id)),
  };
}
