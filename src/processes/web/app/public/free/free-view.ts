import type { TitleCard } from '#shared/contract/common.ts';
import type { FreeServices, MediaByStreaming } from '#shared/contract/title-lists.ts';
import { buildFilterAddress } from '#shared/domain/site/filter-address.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { isDemonstration } from '#shared/domain/subscriptions/shown-prices.ts';
import { describeWatchService } from '#shared/domain/titles/watch-services.ts';
import { freeWords } from '#shared/text/platforms/free-page.ts';
import { toFreeLine } from '../platforms/free-line.ts';
import type { FreeFilter } from './free-address.ts';

type Service = FreeServices['services'][number];

export interface ServiceView {
  slug: string;
  name: string;
  brand: string;
  abbreviation: string;
  logo: string | null;
  about: string;
  /** What it asks, whether it has ads and how many titles we know there; only what is known. */
  facts: { label: string; value: string }[];
  catalogue: string;
  /** Its own front page. */
  url: string | null;
  openLabel: string;
  checked: string;
}

export interface ShelfView {
  id: string;
  title: string;
  subtitle: string;
  /** The service whose shelf it is; null for a genre. */
  service: Pick<ServiceView, 'brand' | 'abbreviation' | 'logo'> | null;
  titles: TitleCard[];
  seeAll: { label: string; spoken: string; to: string };
}

interface GenreShelf {
  slug: string;
  name: string;
  total: number;
  titles: TitleCard[];
}

export interface FreeView {
  only: FreeFilter;
  services: ServiceView[];
  shelves: ShelfView[];
  genres: ShelfView[];
  isDemonstration: boolean;
}

const SHELF_TITLES = 7;

export function isWanted({ facts }: Service, only: FreeFilter): boolean {
  if (only === '') return true;
  if (!facts) return false;
  if (only === 'publico') return facts.is_public;
  return only === 'sem-anuncios' ? !facts.has_ads : facts.asks === 'nothing';
}

export function toFreeView(
  only: FreeFilter,
  services: readonly { service: Service; catalogue: MediaByStreaming }[],
  genres: readonly GenreShelf[],
): FreeView {
  return {
    only,
    services: services.map(({ service, catalogue }) => toService(service, totalOf(catalogue))),
    shelves: services
      .filter(({ catalogue }) => catalogue.results.length > 0)
      .map(({ service, catalogue }) => toShelf(service, catalogue)),
    genres: genres.map(({ slug, name, total, titles }) => ({
      ...{ id: `genero-${slug}`, title: freeWords.genre(name), subtitle: '', service: null },
      titles: titles.slice(0, SHELF_TITLES),
      seeAll: {
        ...{ label: freeWords.seeAll(total), spoken: freeWords.seeAllGenre(name) },
        to: buildFilterAddress('movie', { access: ['gratis'], genre: slug }),
      },
    })),
    isDemonstration: services.some(({ service: { facts } }) => facts && isDemonstration(facts.source_url)),
  };
}

const totalOf = ({ counts }: MediaByStreaming) => counts.movies + counts.tvShows;

function toService({ provider, facts }: Service, total: number): ServiceView {
  const { id, slug, name, logo, url, description } = provider;
  const { brand, abbreviation } = describeWatchService(id, name);
  const known = facts
    ? [
        { label: freeWords.asks, value: facts.asks_label },
        { label: freeWords.ads, value: facts.has_ads ? freeWords.yes : freeWords.no },
      ]
    : [];
  return {
    ...{ slug, name, brand, abbreviation, logo, about: facts?.about ?? description },
    facts: [...known, ...(total > 0 ? [{ label: freeWords.titles, value: freeWords.count(total) }] : [])],
    ...{ catalogue: paths.platform(slug), url, openLabel: freeWords.openOf(provider) },
    checked: facts ? toFreeLine(facts).checked : '',
  };
}

function toShelf({ provider, facts }: Service, catalogue: MediaByStreaming): ShelfView {
  const { id, slug, name, logo } = provider;
  const { brand, abbreviation } = describeWatchService(id, name);
  return {
    ...{ id: `servico-${slug}`, title: name, service: { brand, abbreviation, logo } },
    subtitle: facts ? freeWords.shelf(facts) : '',
    titles: mix(catalogue).slice(0, SHELF_TITLES),
    seeAll: {
      ...{ label: freeWords.seeAll(totalOf(catalogue)), spoken: freeWords.seeAllOf(provider) },
      to: paths.platform(slug),
    },
  };
}

/** Two films, then a series. */
function mix({ movies, tvShows }: MediaByStreaming): TitleCard[] {
  const series = [...tvShows];
  const mixed = movies.flatMap((movie, place): TitleCard[] =>
    place % 2 === 1 ? [movie, ...series.splice(0, 1)] : [movie],
  );
  return [...mixed, ...series];
}
