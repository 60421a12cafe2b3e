import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { addDays } from '../../../domain/day.ts';
import {
  ASKS,
  type AudioFacts,
  listHostsOf,
  type OfferFields,
  type ServiceFields,
} from '../../../domain/subscriptions/free-services.ts';
import type { TitleKind } from '../../../domain/titles/seen-title.ts';
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
  readAnswer,
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

/** `hasAds` and `isPublic` are checkboxes: `1` or nothing. */
export function checkService(
  given: Given<ServiceField>,
  { findPlatform, today }: { findPlatform: FindPlatform; today: string },
): Checked<ServiceFields, ServiceField> {
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

export type OfferField = 'title' | 'link' | keyof AudioFacts | DatedField;

export interface FoundTitle {
  kind: TitleKind;
  titleId: number;
}

export interface OfferChecking {
  service: { id: number; url: string };
  /** The title that a text names; `many` if the name is not enough. */
  findTitle(text: string): FoundTitle | 'many' | undefined;
  today: string;
}

/** What is left empty is usual: the link is the source, it was checked today, and audio is not known. */
export function checkOffer(
  given: Given<OfferField>,
  { service, findTitle, today }: OfferChecking,
): Checked<OfferFields, OfferField> {
  const title = findTitle(given.title);
  const url = given.link.trim();
  const hosts = listHostsOf(service.url);
  const isOfService = isAddress(url) && hosts.includes(URL.parse(url)?.hostname ?? '');
  const dated = readDated(
    {
      source: given.source || url,
      checkedOn: given.checkedOn || today,
      expiresOn:
        given.expiresOn ||
        addDays(given.checkedOn === '' ? today : toDayOr(given.checkedOn, today), FREE_SERVICES.daysUsual),
    },
    today,
  );
  const audio = {
    isDubbed: readAudio(given.isDubbed),
    isSubtitled: readAudio(given.isSubtitled),
    hasLibras: readAudio(given.hasLibras),
    isDescribed: readAudio(given.isDescribed),
  };
  const audioFaults = Object.fromEntries(
    Object.entries(audio).map(([field, value]) => [field, value === undefined ? problems.answer : undefined]),
  ) as Record<keyof AudioFacts, string | undefined>;
  const faults = {
    title: title === undefined ? problems.title : title === 'many' ? problems.titleMany : undefined,
    link: isOfService ? undefined : problems.host(hosts[0] ?? ''),
    ...audioFaults,
    ...dated.faults,
  };
  if (
    title === undefined ||
    title === 'many' ||
    !isOfService ||
    dated.fields === undefined ||
    Object.values(audio).includes(undefined)
  )
    return { faults: onlyFaults(faults) };
  return {
    fields: {
      ...{ serviceId: service.id, titleKind: title.kind, titleId: title.titleId, url },
      ...(audio as AudioFacts),
      ...dated.fields,
    },
  };
}

/** As the table requires. */
function isAddress(url: string): boolean {
  return url.length <= 500 && /^https:\/\/[a-z0-9.-]+(?:\/[!-~]*)?$/.test(url) && !findUrlFault(url);
}

/** Forms send days as the table has them; a spreadsheet's day without an end keeps today's usual end. */
function toDayOr(text: string, today: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : today;
}

/** Empty means not known. */
function readAudio(text: string): boolean | undefined {
  return text === '' ? false : text === '1' ? true : readAnswer(text);
}
