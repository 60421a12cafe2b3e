import { type BulkLine, type BulkView, SWITCHES } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { type Bulk, type BulkItem, findBulk, listBulkItems } from '../../store/editing/bulk.ts';
import { listSubjectRows, type SubjectRow } from '../../store/editing/subject-rows.ts';
import { findSubjectFace } from '../../store/editing/subjects.ts';
import { openNames } from '../editing/editor.ts';

/** A bulk action as a preview, or with its result once it was applied. */
export async function readBulk(ctx: Context, id: string): Promise<BulkView> {
  const bulk = await findBulk(ctx.db, id);
  if (!bulk) throw new Failure('not-found', adminBulk.notFound);
  const items = await listBulkItems(ctx.db, id);
  const ids = items.map((item) => item.id);
  const rows = new Map((await listSubjectRows(ctx.db, bulk.entity, ids, ctx.now())).map((row) => [row.id, row]));
  const nameAuthor = await openNames(ctx.db, [bulk.author, bulk.undoneBy ?? '']);
  const { targetId } = bulk;
  const face = targetId === null ? undefined : await findSubjectFace(ctx.db, { entity: 'collection', id: targetId });
  return {
    id: bulk.id,
    action: bulk.action,
    entity: bulk.entity,
    author: nameAuthor(bulk.author),
    preparedAt: bulk.preparedAt,
    appliedAt: bulk.appliedAt ?? undefined,
    undone:
      bulk.undoneAt !== null && bulk.undoneBy !== null
        ? { author: nameAuthor(bulk.undoneBy), at: bulk.undoneAt }
        : undefined,
    publishAt: bulk.publishAt ?? undefined,
    collection: targetId === null ? undefined : { id: targetId, name: face?.title ?? '' },
    isBlank: bulk.action === 'rate' && items.some(({ wanted }) => wanted === null),
    lines: items.map((item) => toLine(bulk, item, rows.get(item.id))),
  };
}

function toLine(
  { action }: Bulk,
  { id, before, after, refusal, wanted }: BulkItem,
  row: SubjectRow | undefined,
): BulkLine {
  const set = SWITCHES[action];
  return {
    id,
    title: row?.title ?? String(id),
    year: row?.year == null ? '' : String(row.year),
    picturePath: row?.picturePath ?? undefined,
    changes: Object.entries(before).map(([field, { override, draft }]) => ({
      field,
      from: override?.value ?? null,
      to: set ? set.value : ((wanted ? wanted[field] : draft?.value) ?? null),
    })),
    refusal: refusal ?? undefined,
    isDone: after !== null,
  };
}
