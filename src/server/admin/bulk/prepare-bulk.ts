import { type BulkAction, type BulkRefusal, bulkLimitOf, isActionOf, SWITCHES } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { addBulk, type FieldBefore } from '../../store/editing/bulk.ts';
import { findPlan } from '../../store/editing/plans.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import type { Editor } from '../editing/editor.ts';
import { listOpenDrafts, readWritten, versionOf, type Written } from '../editing/written.ts';

/** Preview that changes no title: stores the current state of each, to show it, to detect changes and to undo. */
export async function prepareBulk(
  ctx: Context,
  { actor, role }: Editor,
  { action, entity, ids }: { action: BulkAction; entity: Entity; ids: readonly number[] },
): Promise<string> {
  const chosen = [...new Set(ids)].sort((one, other) => one - other);
  const limit = bulkLimitOf(role);
  if (!isActionOf(action, entity)) throw new Failure('invalid-argument', adminBulk.unknownAction);
  if (chosen.length === 0) throw new Failure('invalid-argument', adminBulk.nothingChosen);
  if (chosen.length > limit) throw new Failure('permission-denied', adminBulk.tooMany(limit));
  return ctx.db.transaction().execute(async (trx) => {
    const held = await listStoredIds(trx, entity, chosen);
    if (held.length === 0) throw new Failure('not-found', adminBulk.nothingChosen);
    const items = [];
    for (const id of held.toSorted((one, other) => one - other))
      items.push({ id, ...(await look(trx, action, entity, id)) });
    return addBulk(trx, { action, entity, targetId: null, author: actor.id, preparedAt: ctx.now() }, items);
  });
}

async function look(trx: Trx, action: BulkAction, entity: Entity, id: number) {
  const written = await readWritten(trx, { entity, id });
  const fields = listFields(action, written);
  return {
    before: Object.fromEntries(fields.map((field) => [field, toBefore(written, field)])),
    refusal: (await findRefusal(trx, action, { entity, id }, written)) ?? null,
  };
}

/** The fields the action would write. */
function listFields(action: BulkAction, written: Written): string[] {
  if (action === 'publish') return listOpenDrafts(written).map(({ field }) => field);
  const field = SWITCHES[action]?.field;
  return field ? [field] : [];
}

export async function findRefusal(
  trx: Trx,
  action: BulkAction,
  subject: Subject,
  written: Written,
): Promise<BulkRefusal | undefined> {
  if (action === 'publish') {
    if (listOpenDrafts(written).length === 0) return 'nothing-written';
    // A plan publishes its drafts: publishing them now would empty the plan, and undoing would not restore it.
    return (await findPlan(trx, subject)) ? 'planned' : undefined;
  }
  const set = SWITCHES[action];
  if (!set) return undefined;
  // Another editor has a draft of this field: it is theirs to publish or discard.
  if (written.drafts.get(set.field)?.isOpen) return 'draft';
  const now = written.overrides.get(set.field)?.value === true;
  return now === (set.value === true) ? 'same' : undefined;
}

function toBefore(written: Written, field: string): FieldBefore {
  const override = written.overrides.get(field);
  const draft = written.drafts.get(field);
  return {
    version: versionOf(written, field),
    override: override
      ? { ...override, at: override.at.toISOString(), expiresAt: override.expiresAt?.toISOString() ?? null }
      : null,
    ...(draft?.isOpen && { draft: { value: draft.value, author: draft.author } }),
  };
}
