import type { AddedOffer, OfferEdits } from '#shared/domain/field-values.ts';
import type { OfferKind, SourceOffers } from '#shared/domain/source-parts.ts';
import { describeWatchService } from '#shared/domain/watch-services.ts';
import type { OfferedService } from '../store/title-parts.ts';

interface OfferOverrides {
  watchUrls?: Readonly<Record<string, string>>;
  offers?: OfferEdits;
}

interface ShownOffer {
  kind: OfferKind;
  serviceId: number;
}

/**
 * What TMDB was told, without what an editor hides today and with what an editor knows besides. The address is an
 * editor's or none: TMDB has no way to a title at a service, and one is never guessed.
 */
export function projectOffers<O extends object>(
  owner: O,
  tmdb: SourceOffers,
  overrides: OfferOverrides,
  today: string,
) {
  const added = addedToday(overrides, today);
  const isHidden = (offer: ShownOffer) =>
    overrides.offers?.hidden.some((hidden) => isSame(hidden, offer) && (!hidden.until || hidden.until >= today));
  const shown = [...tmdb.services.filter((offer) => !isHidden(offer)), ...added];
  const unique = new Map<string, ShownOffer>(
    shown.map(({ kind, serviceId }) => [`${kind} ${serviceId}`, { kind, serviceId }]),
  );
  return [...unique.values()].map(({ kind, serviceId }, position) => ({
    ...owner,
    kind,
    service_id: serviceId,
    position,
    url:
      httpsOnly(added.find((offer) => isSame(offer, { kind, serviceId }))?.url) ??
      httpsOnly(overrides.watchUrls?.[String(serviceId)]),
  }));
}

/** Services an editor names, which no title may have brought yet, under the name we know them by, if we do. */
export function projectAddedServices(offers: OfferEdits | undefined): OfferedService[] {
  const ids = new Set(offers?.added.map(({ serviceId }) => serviceId));
  return [...ids].map((id) => ({ id, name: describeWatchService(id, '').label, logo_path: null }));
}

/** TMDB's page of offers, for rows that lead nowhere else. Without offers of its own TMDB names none, yet it is there. */
export function projectWatchLink(kind: 'movie' | 'tv', id: number, tmdb: SourceOffers, overrides: OfferOverrides) {
  const hasAdded = (overrides.offers?.added.length ?? 0) > 0;
  return tmdb.link ?? (hasAdded ? `https://www.themoviedb.org/${kind}/${id}/watch?locale=BR` : null);
}

/** An offer counts from the day an editor saw it on. */
function addedToday({ offers }: OfferOverrides, today: string): readonly AddedOffer[] {
  return (offers?.added ?? []).filter(({ checkedOn }) => checkedOn <= today);
}

function isSame(one: ShownOffer, other: ShownOffer): boolean {
  return one.serviceId === other.serviceId && one.kind === other.kind;
}

function httpsOnly(url: string | undefined): string | null {
  return url?.startsWith('https://') && URL.canParse(url) ? url : null;
}
