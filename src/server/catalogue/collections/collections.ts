import {
  type Collection,
  CollectionDetails,
  CollectionList,
  type GetCustomCollectionById,
  type GetCustomCollectionBySlug,
  type GetCustomCollections,
} from '#shared/contract/collections.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import { listRecordTitles } from '../../store/records/record-titles.ts';
import { countPublicRecords, findRecord, listPublicRecords, type StoredRecord } from '../../store/records/records.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { isNotFound } from '../documents/read-details.ts';
import { type Built, readDocument } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { type PageAndLimit, toPagination } from '../documents/to-pagination.ts';
import { findRecordId } from '../records/find-record-id.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import {
  findPicturedTitles,
  keepShown,
  toCollectionCard,
  toCollectionDetails,
  toCollectionPart,
  toTitlePart,
} from './to-collection.ts';

export function getCollections(ctx: Context, { page, limit }: GetCustomCollections): Promise<Answer<CollectionList>> {
  return readList(ctx, {
    type: 'collections',
    asked: { page, limit },
    schema: CollectionList,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    // Hiding or showing a title changes the counts of a collection.
    lists: [tags.recordList('collection'), tags.movieList(), tags.seriesList()],
    build: (reading) => buildList(reading, { page, limit }),
  });
}

async function buildList(ctx: Context, asked: PageAndLimit): Promise<Built<CollectionList>> {
  const [collections, total] = await Promise.all([
    listPublicRecords(ctx.db, 'collection', asked),
    countPublicRecords(ctx.db, 'collection'),
  ]);
  const { cards, parts } = await buildCollectionCards(ctx, collections);
  return { value: { collections: cards, pagination: toPagination(asked, total) }, parts };
}

/** Cards of these collections, and the rows that they show. */
export async function buildCollectionCards(ctx: Context, collections: readonly StoredRecord<'collection'>[]) {
  const ids = collections.map(({ id }) => id);
  const shown = Map.groupBy(keepShown(await listRecordTitles(ctx.db, 'collection', ids)), (title) => title.record_id);
  const shownIn = (id: number) => shown.get(id) ?? [];
  const pictured = collections.flatMap((collection) => findPicturedTitles(collection, shownIn(collection.id)));
  return {
    cards: collections.map((collection) => toCollectionCard(collection, shownIn(collection.id))),
    parts: [...collections.map(toCollectionPart), ...pictured.map(toTitlePart)],
  };
}

export async function getCollection(
  ctx: Context,
  { collectionId }: GetCustomCollectionById,
): Promise<Answer<Collection>> {
  return mapAnswer(
    await readCollection(ctx, collectionId),
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
  return readCollection(ctx, collectionId);
}

export async function getCollectionBySlug(
  ctx: Context,
  { slug }: GetCustomCollectionBySlug,
): Promise<Answer<CollectionDetails>> {
  const notFound = errors.collectionNotFound;
  return readCollection(ctx, await findRecordId(ctx, 'collection', slug, { notFound }));
}

function readCollection(ctx: Context, id: number): Promise<Answer<CollectionDetails>> {
  return readDocument(ctx, {
    address: { table: 'content_cache', type: 'collection', id },
    kind: 'collection',
    schema: CollectionDetails,
    ttlSeconds: CACHE_TTL_SECONDS.detail,
    lists: [],
    tag: tags.collection(id),
    build: (reading) => buildDetails(reading, id),
    isAnswer: isNotFound,
  });
}

async function buildDetails(ctx: Context, id: number): Promise<Built<CollectionDetails>> {
  const collection = await findRecord(ctx.db, { entity: 'collection', id });
  if (!collection?.isPublic) throw new Failure('not-found', errors.collectionNotFound);
  const titles = await listRecordTitles(ctx.db, 'collection', [id]);
  return {
    value: toCollectionDetails(collection, keepShown(titles), { day: toCardDay(ctx.now()), siteUrl: ctx.siteUrl }),
    // Including hidden titles: when one of them can be shown, this copy is outdated.
    parts: [toCollectionPart(collection), ...titles.map(toTitlePart)],
    slug: collection.slug,
  };
}
