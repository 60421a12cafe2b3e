import type { DemoOfferKind, DemoOffers } from '../../demo/types.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import { watchServiceLogo } from '../images/file-names.ts';
import type { TitleKind } from '../world/kinds.ts';

const KINDS: DemoOfferKind[] = ['flatrate', 'free', 'ads', 'rent', 'buy'];

interface Offered {
  id: number;
  originalTitle: string;
  offers: DemoOffers;
}

/** By country; countries and kinds without offers have no key. */
export function buildWatchOffers(kind: TitleKind, title: Offered) {
  const { offers } = title;
  const kinds = KINDS.flatMap((offer) => {
    const ids = offers[offer] ?? [];
    return ids.length > 0 ? [[offer, ids.map(buildOffer)] as const] : [];
  });
  const link = (country: string) => watchLink(kind, title, country);
  const brazil = kinds.length > 0 ? { BR: { link: link('BR'), ...Object.fromEntries(kinds) } } : {};
  // The US always has a rental offer: a client that does not read Brazil's key shows it by mistake.
  return { results: { ...brazil, US: { link: link('US'), rent: [buildOffer(2)] } } };
}

function buildOffer(id: number) {
  const service = findDemoWatchService(id);
  return {
    logo_path: watchServiceLogo(id),
    provider_id: id,
    provider_name: service?.name ?? `Service ${id}`,
    display_priority: service?.priority ?? 99,
  };
}

function watchLink(kind: TitleKind, title: Offered, country: string): string {
  const words = title.originalTitle
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `https://www.themoviedb.org/${kind}/${[title.id, words].filter(Boolean).join('-')}/watch?locale=${country}`;
}
