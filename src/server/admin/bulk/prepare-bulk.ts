import {
  type BulkAction,
  type BulkRefusal,
  bulkLimitOf,
  isActionOf,
  type RatingValues,
  SWITCHES,
} from '#shared/admin/domain/bulk.ts';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import type { Editable, Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  addBulk,
  type Bulk,
  type FieldBefore,
  listBulkItems,
  lockBulk,
  type PreparedItem,
  savePreview,
} from '../../store/editing/bulk.ts';
import { findPlan } from '../../store/editing/plans.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { listStoredIds } from '../../store/titles/stored.ts';
import type { Editor } from '../editing/editor.ts';
import { listOpenDrafts, readWritten, versionOf, type Written } from '../editing/written.ts';

interface Prepared {
  action: BulkAction;
  entity: Entity;
  ids: readonly number[];
  /** Of `rate`, by id; without them an editor chooses values for all of them on the preview. */
  wanted?: ReadonlyMap<number, RatingValues>;
}

/** Preview that changes no title: stores the current state of each, to show it, to detect changes and to undo. */
export async function prepareBulk(
  ctx: Context,
  { actor, role }: Editor,
  { action, entity, ids, wanted }: Prepared,
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
      items.push(await look(trx, action, { entity, id }, wanted?.get(id) ?? null));
    return addBulk(trx, { action, entity, targetId: null, author: actor.id, preparedAt: ctx.now() }, items);
  });
}

/** The values an editor chose for every title of a `rate`. They replace those chosen before. */
export async function fillBulk(ctx: Context, id: string, values: RatingValues): Promise<void> {
  if (Object.keys(values).length === 0) throw new Failure('invalid-argument', adminBulk.rateNothing);
  await ctx.db.transaction().execute(async (trx) => {
    const { action, entity } = await lockUnapplied({ trx }, id);
    if (action !== 'rate') throw new Failure('invalid-argument', adminBulk.unknownAction);
    const items = [];
    for (const item of await listBulkItems(trx, id))
      items.push(await look(trx, action, { entity, id: item.id }, values));
    await savePreview(trx, id, items);
  });
}

export async function lockUnapplied({ trx }: { trx: Trx }, id: string): Promise<Bulk> {
  const bulk = await lockBulk(trx, id);
  if (!bulk) throw new Failure('not-found', adminBulk.notFound);
  if (bulk.appliedAt) throw new Failure('aborted', adminBulk.alreadyDone);
  return bulk;
}

type Wanted = PreparedItem['wanted'];

async function look(trx: Trx, action: BulkAction, subject: Subject<Entity>, wanted: Wanted): Promise<PreparedItem> {
  const written = await readWritten(trx, subject);
  const fields = listFields(action, written, wanted);
  return {
    id: subject.id,
    before: Object.fromEntries(fields.map((field) => [field, toBefore(written, field)])),
    refusal: (await findRefusal(trx, action, subject, { written, wanted })) ?? null,
    wanted,
  };
}

/** The fields the action would write. */
function listFields(action: BulkAction, written: Written, wanted: Wanted): string[] {
  if (action === 'publish') return listOpenDrafts(written).map(({ field }) => field);
  if (action === 'rate') return Object.keys(wanted ?? {});
  const field = SWITCHES[action]?.field;
  return field ? [field] : [];
}

export async function findRefusal(
  trx: Trx,
  action: BulkAction,
  subject: Subject,
  { written, wanted }: { written: Written; wanted: Wanted },
): Promise<BulkRefusal | undefined> {
  if (action === 'rate') return findRatingRefusal(subject.entity, written, wanted ?? {});
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

function findRatingRefusal(entity: Editable, written: Written, wanted: object): BulkRefusal | undefined {
  const values = Object.entries(wanted);
  if (values.some(([field]) => written.drafts.get(field)?.isOpen)) return 'draft';
  if (values.some(([field, value]) => findFieldFault(entity, field, value))) return 'unfit';
  const isSame = values.every(([field, value]) => isSameValue(written.overrides.get(field)?.value, value));
  return values.length > 0 && isSame ? 'same' : undefined;
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
