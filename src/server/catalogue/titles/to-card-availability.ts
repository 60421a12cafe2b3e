import type { CardAvailability, CardProvider } from '#shared/contract/common.ts';
import { daysBetween, toBrazilianDay } from '#shared/domain/day.ts';
import { NOW_PLAYING_HOURS, OPENING_DAY_WITHIN_DAYS } from '#shared/domain/limits.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import type { CardService, CinemaRun } from '../../store/availability/card-availability.ts';

/** The day a card is made for. */
export interface CardDay {
  today: string;
  /** A list of films in cinemas that was fetched earlier does not count. */
  listedSince: Date;
}

export function toCardDay(now: Date): CardDay {
  return { today: toBrazilianDay(now), listedSince: new Date(now.getTime() - NOW_PLAYING_HOURS * 3_600_000) };
}

interface Availability {
  services: readonly CardService[];
  cinema?: CinemaRun | null;
  /** Its premiere in Brazil, or that of a series. */
  premiere: string | null;
}

/** Where a title is in Brazil, in the fields of its card. */
export function toCardAvailability({ services, cinema, premiere }: Availability, day: CardDay): CardAvailability {
  const opened = cinema && isInCinemas(cinema, day) ? cinema.opened_on : null;
  return {
    providers: toCardProviders(services),
    ...(opened !== null && { in_cinemas_since: opened }),
    ...(premiere !== null && premiere > day.today && { opens_on: toOpening(premiere, day) }),
  };
}

/** `26/11` would be read as this year's or the next one's: of a later premiere only the year is shown. */
function toOpening(premiere: string, { today }: CardDay): string {
  return daysBetween(today, premiere) > OPENING_DAY_WITHIN_DAYS ? premiere.slice(0, 4) : premiere;
}

/** Opened in Brazil, still listed, and not released digitally. */
function isInCinemas({ opened_on, digital_on, listed_at }: CinemaRun, { today, listedSince }: CardDay): boolean {
  if (opened_on === null || opened_on > today || new Date(listed_at) < listedSince) return false;
  return digital_on === null || digital_on > today;
}

const STREAMED = new Set<string>(['flatrate', 'free', 'ads']);

/**
 * Subscriptions first, then free offers, then our order of services. Shops are left out if a service streams the title; two ids of
 * one service (with and without ads) become one.
 */
function toCardProviders(services: readonly CardService[]): CardProvider[] {
  const streamed = services.filter(({ kind }) => STREAMED.has(kind));
  const described = (streamed.length > 0 ? streamed : services)
    .map((service) => ({ ...service, ...describeWatchService(service.id, service.name) }))
    .sort((one, other) => rankKind(one) - rankKind(other) || one.order - other.order);
  const first = new Map<string, CardProvider>();
  for (const { id, label, logo_path, kind, slug, article } of described) {
    if (!first.has(label)) first.set(label, { provider_id: id, provider_name: label, logo_path, kind, slug, article });
  }
  return [...first.values()];
}

const rankKind = ({ kind }: CardService) => OFFER_KINDS.indexOf(kind);
