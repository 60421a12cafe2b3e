import type { ChangeLine, ChangeSetView } from '#shared/admin/domain/change-sets.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { factsOf, isCreated } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import { type ChangeSetItem, findChangeSet, listChangeItems } from '../../store/editing/change-sets.ts';
import { findSubjectFace, listSubjectFaces, type SubjectFace } from '../../store/editing/subjects.ts';
import { openNames } from '../editing/editor.ts';

/** A change set as a preview, or with its result once it was applied. */
export async function readChangeSet(ctx: Context, id: string): Promise<ChangeSetView> {
  const set = await findChangeSet(ctx.db, id);
  if (!set) throw new Failure('not-found', adminChanges.notFound);
  const items = await listChangeItems(ctx.db, id);
  const faces = new Map<string, SubjectFace>();
  for (const [entity, some] of Map.groupBy(items, (item) => item.entity)) {
    const found = await listSubjectFaces(
      ctx.db,
      entity,
      some.map((item) => item.id),
    );
    for (const [subjectId, face] of found) faces.set(`${entity} ${subjectId}`, face);
  }
  const nameAuthor = await openNames(ctx.db, [set.author, set.undoneBy ?? '']);
  const { targetId, undoneAt, undoneBy } = set;
  const target = targetId === null ? undefined : await findSubjectFace(ctx.db, { entity: 'collection', id: targetId });
  return {
    id: set.id,
    source: set.source,
    author: nameAuthor(set.author),
    preparedAt: set.preparedAt,
    appliedAt: set.appliedAt ?? undefined,
    isDrafted: set.isDrafted,
    undone: undoneAt !== null && undoneBy !== null ? { author: nameAuthor(undoneBy), at: undoneAt } : undefined,
    publishAt: set.publishAt ?? undefined,
    collection: targetId === null ? undefined : { id: targetId, name: target?.title ?? '' },
    isBlank: items.some(({ wanted }) => wanted === null),
    lines: items.map((item) => toLine(item, faces.get(`${item.entity} ${item.id}`))),
  };
}

/** Of what the set creates: it has no row yet. */
function nameNew(entity: Editable, wanted: ChangeSetItem['wanted']): string | undefined {
  const title = isCreated(entity) ? wanted?.[factsOf(entity).face?.title ?? ''] : undefined;
  return typeof title === 'string' ? title : undefined;
}

function toLine(
  { entity, id, isNew, before, after, refusal, wanted }: ChangeSetItem,
  face: SubjectFace | undefined,
): ChangeLine {
  return {
    entity,
    id,
    title: face?.title ?? nameNew(entity, wanted) ?? String(id),
    year: String(face?.year ?? ''),
    picturePath: face?.picturePath ?? undefined,
    changes: Object.entries(before).map(([field, { override }]) => ({
      field,
      from: override?.value ?? null,
      to: wanted?.[field] ?? null,
    })),
    refusal: refusal ?? undefined,
    isNew,
    isDone: after !== null,
  };
}
