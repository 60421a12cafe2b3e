import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { addDays } from '../../../domain/day.ts';
import type { OverridesOf } from '../../../domain/entities.ts';
import { isId } from '../../../domain/ids.ts';
import { ASKS } from '../../../domain/subscriptions/free-services.ts';
import { PERIODS } from '../../../domain/subscriptions/shown-prices.ts';
import { RESOLUTIONS } from '../../../domain/subscriptions/subscriptions.ts';
import { findServiceUrlFault } from '../../../domain/titles/service-links.ts';
import { OWN_SERVICE_IDS_FROM } from '../../../domain/titles/watch-services.ts';
import { findUrlFault } from '../editing/check-values.ts';
import type { FieldErrors } from '../editing/field-failure.ts';
import { FREE_SERVICES, SUBSCRIPTIONS } from '../limits.ts';
import { findEndFault, isSource, onlyFaults, readName, SCREENS_MAX } from './check-subscription.ts';

const { problems } = adminSubscriptions;
type Check = (value: unknown) => string | undefined;

const isWithin = (value: unknown, most: number) => isId(value) && value <= most;

/** The kinds of fields that only prices have. */
export const PRICE_CHECKS = {
  platform: (value) => (isId(value) ? undefined : problems.platform),
  platforms: (value) => {
    const isRight = Array.isArray(value) && isWithin(value.length, SUBSCRIPTIONS.included) && value.every(isId);
    return isRight && new Set(value).size === value.length ? undefined : problems.includes;
  },
  cents: (value) => (isWithin(value, SUBSCRIPTIONS.centsMax) ? undefined : problems.price),
  period: (value) => (PERIODS.some((known) => known === value) ? undefined : problems.period),
  resolution: (value) => (RESOLUTIONS.some((known) => known === value) ? undefined : problems.resolution),
  asks: (value) => (ASKS.some((known) => known === value) ? undefined : adminFreeServices.problems.asks),
  screens: (value) => (isWithin(value, SCREENS_MAX) ? undefined : problems.screens),
} as const satisfies Record<string, Check>;

/** What a plan lacks, and what does not go together. Faults within a field are those of its kind. */
export function findPlanFaults(values: OverridesOf<'plan'>): FieldErrors {
  const { platformId, name, priceCents, period } = values;
  return toErrors({
    platformId: platformId ? undefined : problems.platform,
    name: findNameFault(name),
    priceCents: priceCents ? undefined : problems.price,
    period: period ? undefined : problems.period,
    ...findDatedFaults(values),
  });
}

/** A bundle has a price with its period, or neither. */
export function findBundleFaults(values: OverridesOf<'bundle'>): FieldErrors {
  const { seller, name, platformIds, priceCents, period } = values;
  return toErrors({
    seller: findNameFault(seller),
    name: findNameFault(name),
    platformIds: platformIds ? undefined : problems.includes,
    priceCents: period && !priceCents ? problems.price : undefined,
    period: priceCents && !period ? problems.period : undefined,
    ...findDatedFaults(values),
  });
}

/** What a service lacks. */
export function findServiceFaults(values: OverridesOf<'service'>): FieldErrors {
  const { name, article, about, url = '', asks, asksOther } = values;
  const wrong = adminFreeServices.problems;
  const isAboutRight = readName(about ?? '', FREE_SERVICES.aboutCharacters) !== undefined;
  // Any host is right for a new service; links of its offers then have this one.
  const isUrlRight = !findUrlFault(url) && !findServiceUrlFault(OWN_SERVICE_IDS_FROM, url, url);
  return toErrors({
    name: findNameFault(name),
    article: article ? undefined : wrong.article,
    about: isAboutRight ? undefined : wrong.about(FREE_SERVICES.aboutCharacters),
    url: isUrlRight ? undefined : wrong.url,
    asks: asks ? undefined : wrong.asks,
    asksOther: asks === 'other' && findNameFault(asksOther) ? wrong.asksOther(SUBSCRIPTIONS.nameCharacters) : undefined,
    ...findDatedFaults(values),
  });
}

function findNameFault(name: string | null | undefined): string | undefined {
  return readName(name ?? '') === undefined ? problems.name(SUBSCRIPTIONS.nameCharacters) : undefined;
}

function findDatedFaults({ sourceUrl, checkedOn, expiresOn }: OverridesOf<'plan' | 'bundle' | 'service'>) {
  return {
    sourceUrl: isSource(sourceUrl ?? '') ? undefined : problems.source,
    checkedOn: checkedOn ? undefined : problems.day,
    expiresOn: expiresOn ? findEndFault(checkedOn ?? undefined, expiresOn) : problems.day,
  };
}

function toErrors(faults: Record<string, string | undefined>): FieldErrors {
  return onlyFaults(faults) as FieldErrors;
}

/** A new price is checked when it is written, and expected to hold for a quarter. */
const USUAL_DAYS = 90;

/** What the draft of a new plan, bundle or service begins with. */
export function firstValues(today: string): { checkedOn: string; expiresOn: string } {
  return { checkedOn: today, expiresOn: addDays(today, USUAL_DAYS) };
}
