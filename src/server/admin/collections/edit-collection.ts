import { findCollectionFaults, findItemsFault, findSlugFault } from '#shared/admin/domain/editing/check-collection.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { OverridesOf } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { buildRecordSlug } from '#shared/domain/slug.ts';
import type { ItemKey } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import { claimAddress } from '../../store/records/record-addresses.ts';
import { insertRecord, takeRecordId } from '../../store/records/records.ts';
import { findOverrides } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import { cleanField } from '../editing/edit-refusals.ts';
import { lockWritten } from '../editing/written.ts';
import { queueUnknownItems } from './queue-unknown-items.ts';

/** Publishes at once, without drafts: for the command line, the demo and tests. */
interface Signed {
  author: string;
  note: string;
}

type Texts = Omit<OverridesOf<'collection'>, 'items' | 'isHidden'>;
type Given = { [F in keyof Texts]?: Texts[F] | null };

const collectionOf = (id: number) => ({ entity: 'collection', id }) as const;

/** Not published yet. Without a given slug, the slug is made from the name. */
export async function createCollection(
  ctx: Context,
  { fields, position, ...signed }: Signed & { fields: Given & { name: string }; position?: number },
): Promise<number> {
  const slug = fields.slug ?? buildRecordSlug(fields.name);
  refuseBadSlug(slug);
  return changeCatalogue(ctx, async (change) => {
    const id = await takeRecordId(change.trx, 'collection');
    await insertRecord(change.trx, { ...collectionOf(id), title: fields.name, slug, position }, ctx.now());
    if (!(await claimAddress(change.trx, collectionOf(id), slug))) throw new Failure('aborted', editing.slugTaken);
    await publishAtOnce(change, id, { ...fields, slug, isHidden: true }, signed);
    return id;
  });
}

export async function updateCollection(
  ctx: Context,
  { collectionId, changes, ...signed }: Signed & { collectionId: number; changes: Given },
): Promise<void> {
  if (typeof changes.slug === 'string') refuseBadSlug(changes.slug);
  await changeCatalogue(ctx, (change) => publishAtOnce(change, collectionId, changes, signed));
}

export type WantedItem = ItemKey & { note: string; isSkippable?: boolean };

/** Replaces the whole list. Titles that are not stored yet are allowed and are queued at once. */
export async function setCollectionItems(
  ctx: Context,
  { collectionId, items: given, ...signed }: Signed & { collectionId: number; items: readonly WantedItem[] },
): Promise<void> {
  const items = given.map(({ isSkippable = false, ...item }) => ({ ...item, isSkippable }));
  refuse(findItemsFault(items));
  await changeCatalogue(ctx, async (change) => {
    const { overrides } = await lockWritten(change.trx, collectionOf(collectionId));
    if (overrides.get('isHidden')?.value !== true && items.length === 0) refuse(editing.collectionEmpty);
    await publishAtOnce(change, collectionId, { items }, signed);
    await queueUnknownItems(change.trx, items, ctx.now());
  });
}

export async function publishCollection(
  ctx: Context,
  { collectionId, ...signed }: Signed & { collectionId: number },
): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const written = await findOverrides(change.trx, collectionOf(collectionId));
    if (written.name !== undefined) refuse(findCollectionFaults(written).items);
    await publishAtOnce(change, collectionId, { isHidden: null }, signed);
  });
}

async function publishAtOnce(
  change: Change,
  id: number,
  changes: Readonly<Record<string, unknown>>,
  { author, note }: Signed,
): Promise<void> {
  const subject = collectionOf(id);
  const held = await lockWritten(change.trx, subject);
  await saveDraftCopy(change.trx, subject, held);
  const values = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, cleanField('collection', field, value)]),
  );
  await applyPublication(change, subject, held, { values, note, author, at: change.now });
}

function refuseBadSlug(slug: string): void {
  refuse(findSlugFault(slug));
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw new Failure('invalid-argument', fault);
}
