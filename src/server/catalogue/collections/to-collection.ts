import type { CollectionCard, CollectionDetails, MediaItem } from '#shared/contract/collections.ts';
import type { SeoData } from '#shared/contract/common.ts';
import { COLLECTION_COVER_POSTERS } from '#shared/domain/limits.ts';
import { buildShareCardUrl, type ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seo } from '#shared/text/seo.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { CollectionTitle, StoredCollectionTitle } from '../../store/records/record-titles.ts';
import type { StoredRecord } from '../../store/records/records.ts';
import { collectionCardFacts } from '../titles/share-card-facts.ts';
import { type CardDay, toCardAvailability } from '../titles/to-card-availability.ts';
import { toRating } from '../titles/to-title-card.ts';
import { toCoverage } from './to-coverage.ts';

type StoredCollection = StoredRecord<'collection'>;

/** Leaves out hidden and unknown titles; the others keep their order. */
export function keepShown(titles: readonly CollectionTitle[]): StoredCollectionTitle[] {
  return titles.filter((title): title is StoredCollectionTitle => title.is_public === true);
}

/** The title whose backdrop is the collection's cover: its first film, or its first series if there is no film. */
function findCoverTitle(
  { values }: StoredCollection,
  shown: readonly StoredCollectionTitle[],
): StoredCollectionTitle | undefined {
  if (values.coverPath !== undefined) return undefined;
  const pictured = shown.filter((title) => title.backdrop_path !== null);
  return pictured.find((title) => title.kind === 'movie') ?? pictured[0];
}

/** Without a backdrop, the posters of the first titles are the cover. */
function findPosterTitles(shown: readonly StoredCollectionTitle[]): StoredCollectionTitle[] {
  return shown.filter((title) => title.poster_path !== null).slice(0, COLLECTION_COVER_POSTERS);
}

/** The titles whose pictures a card of the collection shows; none if an editor chose a cover. */
export function findPicturedTitles(
  collection: StoredCollection,
  shown: readonly StoredCollectionTitle[],
): StoredCollectionTitle[] {
  if (collection.values.coverPath !== undefined) return [];
  const title = findCoverTitle(collection, shown);
  return title ? [title] : findPosterTitles(shown);
}

const coverOf = (collection: StoredCollection, shown: readonly StoredCollectionTitle[]): string | null =>
  collection.values.coverPath ?? findCoverTitle(collection, shown)?.backdrop_path ?? null;

export function toCollectionCard(
  collection: StoredCollection,
  shown: readonly StoredCollectionTitle[],
): CollectionCard {
  const movieCount = shown.filter((title) => title.kind === 'movie').length;
  const cover = coverOf(collection, shown);
  return {
    id: collection.id,
    name: collection.title,
    slug: collection.slug,
    shortDescription: collection.values.shortDescription ?? '',
    backdropPrimeiroFilme: cover,
    ...(cover === null && { posters: findPosterTitles(shown).flatMap(({ poster_path }) => poster_path ?? []) }),
    movieCount,
    seriesCount: shown.length - movieCount,
  };
}

export function toCollectionDetails(
  collection: StoredCollection,
  shown: readonly StoredCollectionTitle[],
  { day, siteUrl }: { day: CardDay; siteUrl: string },
): CollectionDetails {
  const { id, title: name, slug, values } = collection;
  const isNoindex = values.isNoindex ?? false;
  const document = {
    ...{ id, name, slug },
    tituloH1: values.titleH1 ?? name,
    descricaoH1: values.descriptionH1 ?? '',
    tituloH2: values.titleH2 ?? null,
    descricaoH2: values.descriptionH2 ?? null,
    ordemCronologica: values.isChronological ?? false,
    backdropPrimeiroFilme: coverOf(collection, shown),
    mediaItems: shown.map((title) => toMediaItem(title, day)),
    coverage: toCoverage(shown),
    // A page without titles is not indexed.
    noindex: isNoindex || shown.length === 0,
    nofollow: isNoindex,
  };
  const card = collectionCardFacts(document);
  return { ...document, seoData: toSeo(collection, { titleCount: shown.length, card }, siteUrl) };
}

export function toMediaItem(title: StoredCollectionTitle, day: CardDay): MediaItem {
  const named =
    title.kind === 'movie'
      ? ({ type: 'movie', titulo: title.title, release_date: title.day } as const)
      : ({ type: 'tv', nome: title.title, first_air_date: title.day } as const);
  return {
    id: title.id,
    ...named,
    slug: title.slug,
    ano: title.year,
    poster_path: title.poster_path,
    backdrop_path: title.backdrop_path,
    vote_average: toRating(title.vote_average),
    ...toCardAvailability({ ...title, premiere: title.is_own_premiere ? title.day : null }, day),
    nota: title.note,
    ...(title.is_skippable && { podePular: true }),
  };
}

function toSeo(
  { title: name, slug, values }: StoredCollection,
  { titleCount, card }: { titleCount: number; card: ShareCardFacts },
  siteUrl: string,
): SeoData {
  return {
    title: values.seoTitle || values.titleH1 || name,
    description:
      values.seoDescription ||
      values.shortDescription ||
      values.descriptionH1 ||
      seo.collectionDescription(name, titleCount),
    keywords: [name, seo.defaultKeywords].join(', '),
    imageUrl: siteUrl + buildShareCardUrl('colecao', slug, card),
    canonicalUrl: siteUrl + paths.collection(slug),
  };
}

export function toTitlePart({ kind, id, version }: CollectionTitle): DocumentPart {
  return { kind, id, version };
}

export function toCollectionPart({ id, version }: StoredCollection): DocumentPart {
  return { kind: 'collection', id, version };
}
