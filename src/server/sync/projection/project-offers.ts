import type { AddedOffer, OfferAudio, OfferEdits } from '#shared/domain/titles/field-values.ts';
import type { OfferKind, SourceOffers } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import type { OfferedService } from '../../store/titles/title-parts.ts';

interface OfferOverrides {
  watchUrls?: Readonly<Record<string, string>>;
  offers?: OfferEdits;
}

interface ShownOffer {
  kind: OfferKind;
  serviceId: number;
}

/**
 * TMDB's offers, without those an editor hides today and with those an editor added. The URL is an editor's or null: TMDB has
 * no URL of a title at a service, and we never guess one.
 */
export function projectOffers<O extends object>(
  owner: O,
  tmdb: SourceOffers,
  overrides: OfferOverrides,
  today: string,
) {
  const added = addedToday(overrides, today);
  const isHidden = (offer: ShownOffer) =>
    overrides.offers?.hidden.some(
      (hidden) => isSame(hidden, offer) && !hidden.isUnticked && (!hidden.until || hidden.until >= today),
    );
  const shown = [...tmdb.services.filter((offer) => !isHidden(offer)), ...added];
  const unique = new Map<string, ShownOffer>(
    shown.map(({ kind, serviceId }) => [`${kind} ${serviceId}`, { kind, serviceId }]),
  );
  return [...unique.values()].map(({ kind, serviceId }, position) => ({
    ...owner,
    kind,
    service_id: serviceId,
    position,
    ...toAudio(overrides.offers?.audio?.find((audio) => isSame(audio, { kind, serviceId }))),
    url:
      httpsOnly(added.find((offer) => isSame(offer, { kind, serviceId }))?.url) ??
      httpsOnly(overrides.watchUrls?.[String(serviceId)]),
  }));
}

/** Services that editors added and that may not be stored yet, under our own name for them if there is one. */
export function projectAddedServices(offers: OfferEdits | undefined): OfferedService[] {
  const ids = new Set(offers?.added.map(({ serviceId }) => serviceId));
  return [...ids].map((id) => ({ id, name: describeWatchService(id, '').label, logo_path: null }));
}

/** TMDB's page of offers, linked from offers without a URL. TMDB sends none if it has no offers, but the page exists. */
export function projectWatchLink(kind: 'movie' | 'tv', id: number, tmdb: SourceOffers, overrides: OfferOverrides) {
  const hasAdded = (overrides.offers?.added.length ?? 0) > 0;
  return tmdb.link ?? (hasAdded ? `https://www.themoviedb.org/${kind}/${id}/watch?locale=BR` : null);
}

/** An added offer is shown from the day on which the editor checked it. */
function addedToday({ offers }: OfferOverrides, today: string): readonly AddedOffer[] {
  return (offers?.added ?? []).filter(({ checkedOn }) => checkedOn <= today);
}

function toAudio(audio: OfferAudio | undefined) {
  return {
    is_dubbed: audio?.isDubbed ?? false,
    is_subtitled: audio?.isSubtitled ?? false,
    has_libras: audio?.hasLibras ?? false,
    is_described: audio?.isDescribed ?? false,
  };
}

function isSame(one: ShownOffer, other: ShownOffer): boolean {
  return one.serviceId === other.serviceId && one.kind === other.kind;
}

function httpsOnly(url: string | undefined): string | null {
  return url?.startsWith('https://') && URL.canParse(url) ? url : null;
}
