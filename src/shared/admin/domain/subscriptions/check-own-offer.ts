import { editing } from '#shared/admin/text/field-problems.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { addDays, isDay } from '../../../domain/day.ts';
import { isId } from '../../../domain/ids.ts';
import {
  AUDIO_WORDS,
  type AudioFacts,
  type FreeService,
  listHostsOf,
} from '../../../domain/subscriptions/free-services.ts';
import type { OwnOffer } from '../../../domain/subscriptions/own-offers.ts';
import type { ItemKey } from '../../../domain/titles/collection-items.ts';
import { findUrlFault, isRecord, isText } from '../editing/check-values.ts';
import { FREE_SERVICES, LIST_FIELD_ENTRIES } from '../limits.ts';
import { type Checked, type DatedField, type Given, onlyFaults, readAnswer, readDated } from './check-subscription.ts';

const { problems, ...words } = adminFreeServices;

export type OfferField = 'title' | 'link' | keyof AudioFacts | DatedField;

export interface OfferChecking {
  service: Pick<FreeService, 'id' | 'url'>;
  /** The title that a text names; `many` if the name is not enough. */
  findTitle(text: string): ItemKey | 'many' | undefined;
  today: string;
}

export interface OfferOfTitle {
  title: ItemKey;
  offer: OwnOffer;
}

/** What is left empty is usual: the link is the source, it was checked today, and audio is not known. */
export function checkOffer(
  given: Given<OfferField>,
  { service, findTitle, today }: OfferChecking,
): Checked<OfferOfTitle, OfferField> {
  const title = findTitle(given.title);
  const url = given.link.trim();
  const dated = readDated(
    {
      source: given.source || url,
      checkedOn: given.checkedOn || today,
      // A spreadsheet's day without an end has today's usual end.
      expiresOn: given.expiresOn || addDays(isDay(given.checkedOn) ? given.checkedOn : today, FREE_SERVICES.daysUsual),
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
    link: findHostFault(service, url),
    ...audioFaults,
    ...dated.faults,
  };
  if (
    title === undefined ||
    title === 'many' ||
    faults.link !== undefined ||
    dated.fields === undefined ||
    Object.values(audio).includes(undefined)
  )
    return { faults: onlyFaults(faults) };
  return {
    fields: { title, offer: { serviceId: service.id, url, ...(audio as AudioFacts), ...dated.fields, since: null } },
  };
}

/** Every link of a service is of its host. */
export function findHostFault({ url: home }: Pick<FreeService, 'url'>, url: string): string | undefined {
  const hosts = listHostsOf(home);
  return isAddress(url) && hosts.includes(URL.parse(url)?.hostname ?? '') ? undefined : problems.host(hosts[0] ?? '');
}

/** As the table requires. */
function isAddress(url: string): boolean {
  return url.length <= 500 && /^https:\/\/[a-z0-9.-]+(?:\/[!-~]*)?$/.test(url) && !findUrlFault(url);
}

/** Empty means not known. */
function readAudio(text: string): boolean | undefined {
  return text === '' ? false : text === '1' ? true : readAnswer(text);
}

/** PostgreSQL has no year 0. */
const isStoredDay = (day: unknown) => isText(day) && isDay(day) && day >= '0001';

const AUDIO = Object.keys(AUDIO_WORDS) as (keyof AudioFacts)[];

export function isOwnOffersShaped(value: unknown): value is readonly OwnOffer[] {
  const isOffer = (offer: unknown) =>
    isRecord(offer) &&
    Object.keys(offer).length === 6 + AUDIO.length &&
    isId(offer.serviceId) &&
    isText(offer.url) &&
    isText(offer.sourceUrl) &&
    AUDIO.every((fact) => typeof offer[fact] === 'boolean') &&
    [offer.checkedOn, offer.expiresOn].every(isStoredDay) &&
    (offer.since === null || isStoredDay(offer.since));
  return Array.isArray(value) && value.length <= LIST_FIELD_ENTRIES && value.every(isOffer);
}

/** What can be said without the services: publishing compares the hosts. */
export function findOwnOffersFault(value: unknown): string | undefined {
  if (!isOwnOffersShaped(value)) return editing.notUnderstood;
  if (value.length > FREE_SERVICES.perTitle) return words.tooMany(FREE_SERVICES.perTitle);
  const services = new Set<number>();
  for (const { serviceId, url, sourceUrl: source, checkedOn, expiresOn } of value) {
    const { faults } = readDated({ source, checkedOn, expiresOn }, checkedOn);
    const fault = [
      isAddress(url) ? undefined : problems.link,
      ...Object.values(faults),
      services.has(serviceId) ? problems.taken : undefined,
    ].find(Boolean);
    if (fault) return words.wrongOffer(url, fault);
    services.add(serviceId);
  }
  return undefined;
}
