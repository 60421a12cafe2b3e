import type { DemoMovie, DemoOfferKind } from '../../demo/types.ts';
import { findDemoWatchService } from '../../demo/watch-services.ts';
import { watchServiceLogo } from '../images/file-names.ts';

const KINDS: DemoOfferKind[] = ['flatrate', 'free', 'ads', 'rent', 'buy'];

/** Countries as keys; a country without offers, and a kind without offers, has no key at all. */
export function buildWatchOffers(movie: DemoMovie) {
  const kinds = KINDS.flatMap((kind) => {
    const ids = movie.offers[kind] ?? [];
    return ids.length > 0 ? [[kind, ids.map(buildOffer)] as const] : [];
  });
  const brazil = kinds.length > 0 ? { BR: { link: watchLink(movie, 'BR'), ...Object.fromEntries(kinds) } } : {};
  // Somewhere else it is always for rent: whoever forgets to read Brazil's key shows this by mistake.
  return { results: { ...brazil, US: { link: watchLink(movie, 'US'), rent: [buildOffer(2)] } } };
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

function watchLink(movie: DemoMovie, country: string): string {
  const words = movie.originalTitle
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `https://www.themoviedb.org/movie/${[movie.id, words].filter(Boolean).join('-')}/watch?locale=${country}`;
}
