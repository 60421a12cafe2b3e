import type { CollectionCard, CollectionDetails } from '#shared/contract/collections.ts';
import { COLLECTION_COVER_POSTERS } from '#shared/domain/limits.ts';
import type { ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { shareCard } from '#shared/text/titles/share-card.ts';
import type { DocumentPart } from '../../store/cache/documents.ts';
import type { StoredCollectionTitle } from '../../store/records/record-titles.ts';
import type { StoredRecord } from '../../store/records/records.ts';
import type { ShownOnPage } from '../records/read-records.ts';
import { recordCardFacts } from '../titles/share-card-facts.ts';
import { toCoverage } from './to-coverage.ts';

type StoredCollection = StoredRecord<'collection'>;

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
  { titles, mediaItems, noindex, nofollow, toSeo }: ShownOnPage,
): CollectionDetails {
  const { id, title: name, slug, values } = collection;
  const document = {
    ...{ id, name, slug },
    tituloH1: values.titleH1 ?? name,
    descricaoH1: values.descriptionH1 ?? '',
    tituloH2: values.titleH2 ?? null,
    descricaoH2: values.descriptionH2 ?? null,
    ordemCronologica: values.isChronological ?? false,
    backdropPrimeiroFilme: coverOf(collection, titles),
    mediaItems,
    coverage: toCoverage(titles),
    ...{ noindex, nofollow },
  };
  return { ...document, seoData: toSeo(collectionCardFacts(document)) };
}

export function collectionCardFacts({
  name,
  mediaItems,
  backdropPrimeiroFilme,
}: Pick<CollectionDetails, 'name' | 'mediaItems' | 'backdropPrimeiroFilme'>): ShareCardFacts {
  return recordCardFacts(name, shareCard.titles(mediaItems.length), backdropPrimeiroFilme);
}

export function toCollectionPart({ id, version }: StoredCollection): DocumentPart {
  return { kind: 'collection', id, version };
}
