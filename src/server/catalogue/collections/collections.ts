import {
  type Collection,
  CollectionDetails,
  CollectionList,
  type GetCustomCollectionById,
  type GetCustomCollectionBySlug,
  type GetCustomCollections,
} from '#shared/contract/collections.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import { seo } from '#shared/text/seo.ts';
import type { Context } from '../../context.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { readRecords } from '../records/read-records.ts';
import { collectionCardFacts, findPicturedTitles, toCollectionCard, toCollectionDetails } from './to-collection.ts';

export const collections = readRecords('collection', {
  list: CollectionList,
  details: CollectionDetails,
  notFound: errors.collectionNotFound,
  isFoundByName: true,
  // Hiding or showing a title changes the counts of a collection.
  listsOfCards: [tags.movieList(), tags.seriesList()],
  findPictured: findPicturedTitles,
  toCard: toCollectionCard,
  toList: (cards, pagination) => ({ collections: cards, pagination }),
  toDetails: (collection, shown) => ({ value: toCollectionDetails(collection, shown) }),
  toCardFacts: collectionCardFacts,
  describe: ({ title }, titles) => seo.collectionDescription(title, titles.length),
});

/** Cards of these collections, and the rows that they show. */
export const buildCollectionCards = collections.toCards;

export function getCollections(ctx: Context, asked: GetCustomCollections): Promise<Answer<CollectionList>> {
  return collections.list(ctx, asked);
}

export async function getCollection(
  ctx: Context,
  { collectionId }: GetCustomCollectionById,
): Promise<Answer<Collection>> {
  return mapAnswer(
    await collections.byId(ctx, collectionId),
    ({ mediaItems, coverage: _, noindex: __, nofollow: ___, seoData: ____, ...own }) => ({
      ...own,
      itemCount: mediaItems.length,
    }),
  );
}

export function getCollectionDetails(
  ctx: Context,
  { collectionId }: GetCustomCollectionById,
): Promise<Answer<CollectionDetails>> {
  return collections.byId(ctx, collectionId);
}

export function getCollectionBySlug(
  ctx: Context,
  { slug }: GetCustomCollectionBySlug,
): Promise<Answer<CollectionDetails>> {
  return collections.bySlug(ctx, slug);
}
