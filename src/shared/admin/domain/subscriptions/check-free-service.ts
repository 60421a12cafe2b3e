import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { ASKS, type ServiceFields } from '../../../domain/subscriptions/free-services.ts';
import { findServiceUrlFault } from '../../../domain/titles/service-links.ts';
import { OWN_SERVICE_IDS_FROM } from '../../../domain/titles/watch-services.ts';
import { ARTICLES } from '../../../text/platforms/platforms.ts';
import { findUrlFault } from '../editing/check-values.ts';
import { FREE_SERVICES, SUBSCRIPTIONS } from '../limits.ts';
import {
  type Checked,
  type DatedField,
  type FindPlatform,
  type Given,
  onlyFaults,
  readDated,
  readName,
} from './check-subscription.ts';

const { problems } = adminFreeServices;

export type ServiceField =
  | 'platform'
  | 'name'
  | 'article'
  | 'about'
  | 'url'
  | 'asks'
  | 'asksOther'
  | 'hasAds'
  | 'isPublic'
  | DatedField;

/** `hasAds` and `isPublic` are checkboxes: `1` or nothing. The day on which all its offers were checked is in no form. */
export function checkService(
  given: Given<ServiceField>,
  { findPlatform, today }: { findPlatform: FindPlatform; today: string },
): Checked<Omit<ServiceFields, 'offersCheckedOn'>, ServiceField> {
  const platformId = given.platform === '' ? null : findPlatform(given.platform);
  const name = readName(given.name);
  const article = ARTICLES.find((each) => each === given.article);
  const about = readName(given.about, FREE_SERVICES.aboutCharacters);
  const url = given.url.trim();
  const asks = ASKS.find((each) => each === given.asks);
  const asksOther = asks === 'other' ? readName(given.asksOther) : '';
  const dated = readDated(given, today);
  const faults = {
    platform: platformId === undefined ? problems.existing : undefined,
    name: name === undefined ? problems.name(SUBSCRIPTIONS.nameCharacters) : undefined,
    article: article === undefined ? problems.article : undefined,
    about: about === undefined ? problems.about(FREE_SERVICES.aboutCharacters) : undefined,
    // Any host is right for a new service; links of its offers then have this one.
    url: findUrlFault(url) || findServiceUrlFault(OWN_SERVICE_IDS_FROM, url, url) ? problems.url : undefined,
    asks: asks === undefined ? problems.asks : undefined,
    asksOther: asksOther === undefined ? problems.asksOther(SUBSCRIPTIONS.nameCharacters) : undefined,
    ...dated.faults,
  };
  if (
    platformId === undefined ||
    name === undefined ||
    article === undefined ||
    about === undefined ||
    faults.url !== undefined ||
    asks === undefined ||
    asksOther === undefined ||
    dated.fields === undefined
  )
    return { faults: onlyFaults(faults) };
  const [hasAds, isPublic] = [given.hasAds === '1', given.isPublic === '1'];
  return { fields: { platformId, name, article, about, url, asks, asksOther, hasAds, isPublic, ...dated.fields } };
}
