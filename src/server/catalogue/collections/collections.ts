import {
  type Collection,
  CollectionDetails,
  CollectionList,
  type GetCustomCollectionById,
  type GetCustomCollectionBySlug,
  type GetCustomCollections,
} from '#shared/contract/collections.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CACHE_TTL_SECONDS, MEMORY_CACHE, STALE_LIFETIME_SECONDS } from '#shared/domain/limits.ts';
import { buildCollectionSlug } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../../context.ts';
import { type FormerAddress, findFormerAddress } from '../../store/collections/collection-trash.ts';
import {
  countPublishedCollections,
  findCollection,
  findPublishedCollectionId,
  listCollectionTitles,
  listPublishedCollections,
  listPublishedNames,
  type StoredCollection,
} from '../../store/collections/collections.ts';
import { type Answer, mapAnswer } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { isNotFound } from '../documents/read-details.ts';
import { type Built, readDocument } from '../documents/read-document.ts';
import { readList } from '../documents/read-list.ts';
import { orStale } from '../documents/read-wrappers.ts';
import { type PageAndLimit, toPagination } from '../documents/to-pagination.ts';
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
    lists: [tags.collectionList(), tags.movieList(), tags.seriesList()],
    build: (reading) => buildList(reading, { page, limit }),
  });
}

async function buildList(ctx: Context, asked: PageAndLimit): Promise<Built<CollectionList>> {
  const [collections, total] = await Promise.all([
    listPublishedCollections(ctx.db, asked.page, asked.limit),
    countPublishedCollections(ctx.db),
  ]);
  const { cards, parts } = await buildCollectionCards(ctx, collections);
  return { value: { collections: cards, pagination: toPagination(asked, total) }, parts };
}

/** Cards of these collections, and the rows that they show. */
export async function buildCollectionCards(ctx: Context, collections: readonly StoredCollection[]) {
  const ids = collections.map(({ id }) => id);
  const shown = Map.groupBy(keepShown(await listCollectionTitles(ctx.db, ids)), (title) => title.collection_id);
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
  return readCollection(ctx, await collectionIdOf(ctx, slug));
}

/** Cached like documents: while the database is down, a cached collection is still found by its address. */
async function collectionIdOf(ctx: Context, slug: string): Promise<number> {
  const key = `collection-slug:${slug}`;
  const { documents } = ctx.copies;
  const known = documents.get<number>(key);
  if (known?.isFresh) return known.value;
  const begun = documents.begin();
  return orStale(ctx, { key, known, isAnswer: isNotFound }, () =>
    readAnywhere(ctx, async (reading) => {
      const id = await findIdByAddress(reading, slug);
      const seconds = reading.standby?.isBehind ? STALE_LIFETIME_SECONDS : MEMORY_CACHE.default.ttlSeconds;
      documents.set(key, id, [tags.collectionList()], seconds, begun);
      return id;
    }),
  );
}

/** A former address: gone, or redirected by an editor. */
function toWhereabouts({ leadsTo }: FormerAddress) {
  return leadsTo === null ? { isGone: true } : { leadsTo };
}

/** The editor's slug first, then former slugs; a client that knows only the name derives a slug from it (docs/evidence/spec-coverage.md). */
async function findIdByAddress(ctx: Context, slug: string): Promise<number> {
  const exact = await findPublishedCollectionId(ctx.db, slug);
  if (exact !== undefined) return exact;
  const former = await findFormerAddress(ctx.db, slug);
  if (former?.collectionId) return former.collectionId;
  if (former) throw new Failure('not-found', errors.collectionNotFound, toWhereabouts(former));
  const named = (await listPublishedNames(ctx.db)).find(({ name }) => buildCollectionSlug(name) === slug);
  if (!named) throw new Failure('not-found', errors.collectionNotFound);
  return named.id;
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
  const collection = await findCollection(ctx.db, id);
  if (collection?.state !== 'published') throw new Failure('not-found', errors.collectionNotFound);
  const titles = await listCollectionTitles(ctx.db, [id]);
  return {
    value: toCollectionDetails(collection, keepShown(titles), { day: toCardDay(ctx.now()), siteUrl: ctx.siteUrl }),
    // Including hidden titles: when one of them can be shown, this copy is outdated.
    parts: [toCollectionPart(collection), ...titles.map(toTitlePart)],
    slug: collection.slug,
  };
}
