import type { RecordValues } from '../subjects/records.ts';
import type { ServiceFields } from './free-services.ts';
import type { BundleFields, PlanFields } from './subscriptions.ts';

/** The values of a record as readers have them; undefined if it is not whole, which only a draft is. */
export function toPlanFields(values: RecordValues<'plan'>): PlanFields | undefined {
  const { platformId, name, priceCents, period, hasAds = false, resolution = null, screens = null } = values;
  const { sourceUrl, checkedOn, expiresOn } = values;
  if (!platformId || !name || !priceCents || !period || !sourceUrl || !checkedOn || !expiresOn) return undefined;
  return { platformId, name, priceCents, period, hasAds, resolution, screens, sourceUrl, checkedOn, expiresOn };
}

export function toBundleFields(values: RecordValues<'bundle'>): BundleFields | undefined {
  const { seller, name, platformIds, priceCents = null, period = null, sourceUrl, checkedOn, expiresOn } = values;
  if (!seller || !name || !platformIds || !sourceUrl || !checkedOn || !expiresOn) return undefined;
  return { seller, name, platformIds: [...platformIds], priceCents, period, sourceUrl, checkedOn, expiresOn };
}

export function toServiceFields(values: RecordValues<'service'>): ServiceFields | undefined {
  const { platformId = null, name, article, about, url, asks, asksOther = '', hasAds = false } = values;
  const { isPublic = false, sourceUrl, checkedOn, expiresOn, offersCheckedOn = null } = values;
  if (!name || !article || !about || !url || !asks || !sourceUrl || !checkedOn || !expiresOn) return undefined;
  return {
    ...{ platformId, name, article, about, url, asks, asksOther: asks === 'other' ? asksOther : '' },
    ...{ hasAds, isPublic, sourceUrl, checkedOn, expiresOn, offersCheckedOn },
  };
}
