import { Failure } from '#shared/domain/failure.ts';
import { COLLECTION_TITLES_MAX } from '#shared/domain/limits.ts';
import { buildCollectionSlug, isSlug } from '#shared/domain/slug.ts';
import { tags } from '#shared/domain/tags.ts';
import { cleanHtml } from '#shared/rich-text/clean-html.ts';
import { editing } from '#shared/text/editing.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import {
  type CollectionFields,
  type CollectionItem,
  deleteCollection as deleteRow,
  insertCollection,
  isSlugTaken,
  listCollectionItems,
  lockCollection,
  replaceCollectionItems,
  updateCollection as updateRow,
} from '../store/collection-edits.ts';
import { findCollection } from '../store/collections.ts';
import { addRevision } from '../store/revisions.ts';
import { type Change, changeCatalogue } from '../sync/change-catalogue.ts';
import { queueUnheldItems } from './queue-unheld-items.ts';

interface Signed {
  author: string;
  note: string;
}

/** The second description is rich text; what may not be in it is taken out here. */
type Texts = Omit<CollectionFields, 'state'>;

/** A draft. Without a slug of its own it has the one its name gives. */
export async function createCollection(
  ctx: Context,
  { fields, ...signed }: Signed & { fields: Omit<Texts, 'slug'> & { slug?: string } },
): Promise<number> {
  const slug = fields.slug ?? buildCollectionSlug(fields.name);
  refuseBadSlug(slug);
  return changeCatalogue(ctx, async (change) => {
    const id = await insertCollection(change.trx, { ...cleaned(fields), slug, state: 'draft' }, ctx.now());
    if (id === undefined) throw new Failure('aborted', editing.slugTaken);
    await finish(ctx, change, id, Object.keys(fields), signed);
    return id;
  });
}

export async function updateCollection(
  ctx: Context,
  { collectionId, changes, ...signed }: Signed & { collectionId: number; changes: Partial<Texts> },
): Promise<void> {
  const { slug } = changes;
  if (slug !== undefined) refuseBadSlug(slug);
  await changeCollection(ctx, { collectionId, changedFields: Object.keys(changes), ...signed }, async (trx) => {
    if (slug !== undefined && (await isSlugTaken(trx, slug, collectionId))) {
      throw new Failure('aborted', editing.slugTaken);
    }
    await updateRow(trx, collectionId, cleaned(changes), ctx.now());
  });
}

/** All of them at once, in their order. Titles may be named before we hold them; those are fetched now. */
export async function setCollectionItems(
  ctx: Context,
  { collectionId, items, ...signed }: Signed & { collectionId: number; items: readonly CollectionItem[] },
): Promise<void> {
  refuseBadItems(items);
  await changeCollection(ctx, { collectionId, changedFields: ['items'], ...signed }, async (trx) => {
    const isPublished = (await findCollection(trx, collectionId))?.state === 'published';
    if (isPublished && items.length === 0) throw new Failure('invalid-argument', editing.collectionEmpty);
    await replaceCollectionItems(trx, collectionId, items);
    await queueUnheldItems(trx, items, ctx.now());
    await updateRow(trx, collectionId, {}, ctx.now());
  });
}

export async function publishCollection(
  ctx: Context,
  { collectionId, ...signed }: Signed & { collectionId: number },
): Promise<void> {
  await changeCollection(ctx, { collectionId, changedFields: ['state'], ...signed }, async (trx) => {
    if ((await listCollectionItems(trx, collectionId)).length === 0) {
      throw new Failure('invalid-argument', editing.collectionEmpty);
    }
    await updateRow(trx, collectionId, { state: 'published' }, ctx.now());
  });
}

/** The collection goes; its last revision says what it was. */
export async function deleteCollection(
  ctx: Context,
  { collectionId, ...signed }: Signed & { collectionId: number },
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    if (!(await lockCollection(change.trx, collectionId))) throw new Failure('not-found', errors.collectionNotFound);
    await finish(ctx, change, collectionId, [], signed);
    await deleteRow(change.trx, collectionId);
  });
}

/** Change, revision and announcement are one transaction: an edit happens whole or not at all. */
async function changeCollection(
  ctx: Context,
  { collectionId, changedFields, ...signed }: Signed & { collectionId: number; changedFields: string[] },
  write: (trx: Trx) => Promise<void>,
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    if (!(await lockCollection(change.trx, collectionId))) throw new Failure('not-found', errors.collectionNotFound);
    await write(change.trx);
    await finish(ctx, change, collectionId, changedFields, signed);
  });
}

async function finish(
  ctx: Context,
  { trx, announce }: Change,
  id: number,
  changedFields: string[],
  signed: Signed,
): Promise<void> {
  const collection = await findCollection(trx, id);
  const snapshot = { ...collection, items: await listCollectionItems(trx, id) };
  const state = collection?.state === 'published' ? 'published' : 'draft';
  await addRevision(trx, { entity: 'collection', id }, { snapshot, changedFields, state, at: ctx.now(), ...signed });
  announce(tags.collection(id), tags.collectionList());
}

function refuseBadSlug(slug: string): void {
  if (!isSlug(slug)) throw new Failure('invalid-argument', editing.slugInvalid);
}

function refuseBadItems(items: readonly CollectionItem[]): void {
  if (items.length > COLLECTION_TITLES_MAX) {
    throw new Failure('invalid-argument', editing.collectionTooLong(COLLECTION_TITLES_MAX));
  }
  const seen = new Set<string>();
  for (const [place, { kind, titleId }] of items.entries()) {
    const key = `${kind}:${titleId}`;
    if (seen.has(key)) throw new Failure('invalid-argument', editing.titleRepeated(place + 1));
    seen.add(key);
  }
}

function cleaned<F extends Partial<Texts>>(fields: F): F {
  const { description_h2_html: html } = fields;
  return html ? { ...fields, description_h2_html: cleanHtml(html) } : fields;
}
