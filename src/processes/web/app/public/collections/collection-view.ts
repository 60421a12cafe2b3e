import type { CollectionDetails, MediaItem } from '#shared/contract/collections.ts';
import type { SeoData, TitleCard } from '#shared/contract/common.ts';
import type { SafeHtml } from '../../rich-text/safe-html.ts';
import { type CoverageView, toCoverageView } from './coverage-view.ts';

export interface AisleStop {
  title: TitleCard;
  /** The editor's note about this title; may be empty. */
  note: string;
  isSkippable: boolean;
}

export interface CollectionView {
  name: string;
  slug: string;
  title: string;
  description: string;
  /** In the editor's order; empty unless that order is the story's. */
  aisle: AisleStop[];
  /** An empty `heading` means the page's default heading. */
  about: { heading: string; html: SafeHtml } | null;
  /** Sorted by release, not by the order of the story. */
  movies: TitleCard[];
  series: TitleCard[];
  coverage: CoverageView | null;
  seo: SeoData;
  noindex: boolean;
  nofollow: boolean;
}

/** `aboutHtml` is the collection's own text, sanitised. */
export function toCollectionView(collection: CollectionDetails, aboutHtml: SafeHtml | null): CollectionView {
  const stops = collection.mediaItems.map((item) => ({
    title: toTitleCard(item),
    note: item.nota,
    isSkippable: item.podePular === true,
  }));
  const titles = stops.map(({ title }) => title).toSorted(byRelease);
  return {
    name: collection.name,
    slug: collection.slug,
    title: collection.tituloH1 || collection.name,
    description: collection.descricaoH1,
    aisle: collection.ordemCronologica ? stops : [],
    about: aboutHtml && { heading: collection.tituloH2 ?? '', html: aboutHtml },
    movies: titles.filter((title) => title.media_type === 'movie'),
    series: titles.filter((title) => title.media_type === 'tv'),
    coverage: toCoverageView(collection),
    seo: collection.seoData,
    noindex: collection.noindex,
    nofollow: collection.nofollow,
  };
}

export function toTitleCard(item: MediaItem): TitleCard {
  const shared = {
    id: item.id,
    slug: item.slug,
    poster_path: item.poster_path,
    backdrop_path: item.backdrop_path,
    vote_average: item.vote_average,
    // Items of a collection carry no vote count; an average above zero means at least one vote.
    vote_count: item.vote_average > 0 ? 1 : 0,
    genres: [],
    providers: item.providers,
    in_cinemas_since: item.in_cinemas_since,
    opens_on: item.opens_on,
  };
  if (item.type === 'movie') {
    const release_date = item.release_date ?? null;
    return { ...shared, media_type: 'movie', title: item.titulo ?? '', release_date, release_year: item.ano };
  }
  const first_air_date = item.first_air_date ?? null;
  return { ...shared, media_type: 'tv', name: item.nome ?? '', first_air_date, first_air_year: item.ano };
}

/** Oldest first; titles without a date last. */
function byRelease(one: TitleCard, other: TitleCard): number {
  return dayOf(one).localeCompare(dayOf(other));
}

function dayOf(title: TitleCard): string {
  return (title.media_type === 'movie' ? title.release_date : title.first_air_date) ?? '9999';
}
