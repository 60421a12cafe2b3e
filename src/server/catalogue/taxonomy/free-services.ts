import type { FreeFacts } from '#shared/contract/subscriptions.ts';
import type { FreeServices } from '#shared/contract/title-lists.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import type { FreeService } from '#shared/domain/subscriptions/free-services.ts';
import { isShownOn, lastShownDay } from '#shared/domain/subscriptions/shown-prices.ts';
import { tags } from '#shared/domain/tags.ts';
import { FREE_WITH_ADS_IDS, isOwnService } from '#shared/domain/titles/watch-services.ts';
import { asksLabels } from '#shared/text/platforms/free.ts';
import type { Context } from '../../context.ts';
import { listFreeServices } from '../../store/subscriptions/free-services.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { readSiteSetting } from '../documents/read-site-settings.ts';
import { readPlatformDirectory } from './platform-directory.ts';
import { endWith } from './platform-prices.ts';

/** By the id of the platform, what editors described and is shown today. As with prices, a last day ends a little before midnight. */
export async function readFreeServices(ctx: Context): Promise<ReadonlyMap<number, FreeService>> {
  const services = await readSiteSetting<readonly FreeService[]>(ctx, {
    ...{ key: 'free-services', tag: tags.platforms(), none: [] },
    read: ({ db }) => listFreeServices(db),
  });
  const now = ctx.now();
  const days = [now, new Date(now.getTime() + 2 * STALE_LIFETIME_SECONDS * 1_000)].map(toBrazilianDay);
  const shown = services.filter((service) => days.every((day) => isShownOn(service, day)));
  return new Map(shown.map((service) => [service.platformId ?? service.id, service]));
}

export function toFreeFacts(service: FreeService): FreeFacts {
  const { about, asks, asksOther, hasAds, isPublic, sourceUrl, checkedOn } = service;
  return {
    ...{ about, asks, asks_label: asksOther || asksLabels[asks], has_ads: hasAds, is_public: isPublic },
    ...{ source_url: sourceUrl, checked_on: checkedOn, shown_until: lastShownDay(service) },
  };
}

/**
 * Services that cost nothing: those that an editor described, and those with ads that we know to be free. One that editors run is left
 * out while its description is too old.
 */
export async function getFreeServices(ctx: Context): Promise<Answer<FreeServices>> {
  const [directory, described] = await Promise.all([readPlatformDirectory(ctx), readFreeServices(ctx)]);
  const free = directory.value.filter(
    ({ platform: { id }, isListed }) =>
      isListed && (described.has(id) || (FREE_WITH_ADS_IDS.includes(id) && !isOwnService(id))),
  );
  const answer = mapAnswer(
    directory,
    (): FreeServices => ({
      services: free
        .map(({ platform }) => ({ platform, service: described.get(platform.id) }))
        // Public ones first, then those that editors run, then the rest, each in our order.
        .toSorted((one, other) => rank(one.service) - rank(other.service))
        .map(({ platform, service }) => ({ provider: platform, facts: service ? toFreeFacts(service) : null })),
    }),
    [...directory.tags, ...free.map(({ platform }) => tags.platform(platform.id))],
  );
  return endWith(ctx, answer, [...described.values()]);
}

function rank(service: FreeService | undefined): number {
  if (!service) return 2;
  return service.isPublic ? 0 : 1;
}
