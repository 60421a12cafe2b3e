import type { CardAvailability, CardProvider } from '#shared/contract/common.ts';
import { daysBetween, toBrazilianDay } from '#shared/domain/day.ts';
import { NOW_PLAYING_HOURS, OPENING_DAY_WITHIN_DAYS } from '#shared/domain/limits.ts';
import { type CinemaState, toCinemaState } from '#shared/domain/titles/cinema.ts';
import { OFFER_KINDS } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import type { CardService, CinemaRow } from '../../store/availability/card-availability.ts';

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
  /** Of a film. */
  cinema?: CinemaRow | null;
  /** Its premiere in Brazil, or that of a series. */
  premiere: string | null;
}

/** Where a title is in Brazil, in the fields of its card. */
export function toCardAvailability({ services, cinema, premiere }: Availability, day: CardDay): CardAvailability {
  const state = cinema ? cinemaStateOf(cinema, day) : undefined;
  const opens = state?.state === 'opens' ? state.date : cinema?.word === 'no' ? null : premiere;
  return {
    providers: toCardProviders(services),
    ...(state?.state === 'in-cinemas' && { in_cinemas_since: state.since }),
    ...(opens !== null && opens > day.today && { opens_on: toOpening(opens, day) }),
  };
}

export function cinemaStateOf({ listedAt, ...cinema }: CinemaRow, { today, listedSince }: CardDay): CinemaState {
  const isKnown = listedAt !== null && new Date(listedAt) >= listedSince;
  return toCinemaState({ ...cinema, isListed: isKnown ? cinema.isListed : null }, today);
}

/** `26/11` would be read as this year's or the next one's: of a later premiere only the year is shown. */
function toOpening(premiere: string, { today }: CardDay): string {
  return daysBetween(today, premiere) > OPENING_DAY_WITHIN_DAYS ? premiere.slice(0, 4) : premiere;
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
