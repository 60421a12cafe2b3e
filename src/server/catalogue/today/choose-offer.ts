import type { TodayOffer } from '#shared/contract/today.ts';
import type { OfferKind } from '#shared/domain/titles/source-parts.ts';
import { describeWatchService, isFreeOffer } from '#shared/domain/titles/watch-services.ts';
import type { Place } from '#shared/domain/today/wishes.ts';
import type { TodayRow } from '../../store/titles/today-titles.ts';
import type { KnownPlatform } from '../taxonomy/platform-directory.ts';

type Offer = TodayRow['offers'][number];

/** The best first. Rentals and purchases are never an answer: they cost extra. */
const KINDS: readonly OfferKind[] = ['flatrate', 'free', 'ads'];

/** The offer that an answer names; undefined if the title cannot be watched there. One offer has both, service and kind. */
export function chooseOffer(
  offers: readonly Offer[],
  place: Place,
  platforms: readonly KnownPlatform[],
  ownServices: ReadonlySet<number>,
): TodayOffer | undefined {
  if (place === 'cinema') return { access: 'cinema', provider: null };
  const fits = (offer: Offer) => {
    if (!KINDS.includes(offer.kind)) return false;
    if (place === 'gratis') return isFreeOffer(offer);
    return place === 'qualquer' || ownServices.has(offer.id);
  };
  const orderOf = ({ kind, id, name }: Offer) => KINDS.indexOf(kind) * 1_000 + describeWatchService(id, name).order;
  const [best] = offers.filter(fits).sort((one, other) => orderOf(one) - orderOf(other));
  return best && { access: best.kind, provider: toProvider(best, platforms) };
}

function toProvider({ id, name, logo_path }: Offer, platforms: readonly KnownPlatform[]) {
  const platform = platforms.find(({ isListed, offered }) => isListed && offered.serviceIds.includes(id))?.platform;
  return {
    provider_id: id,
    // An editor may have renamed the platform.
    provider_name: platform?.name ?? describeWatchService(id, name).label,
    logo_path: platform?.logo ?? logo_path,
    slug: platform?.slug ?? null,
    article: platform?.article ?? null,
  };
}
