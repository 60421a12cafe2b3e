import { findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import type { Clash, TrashLine } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { isSameValue } from '#shared/admin/domain/editing/same-value.ts';
import { TRASH_DAYS, TRASH_LISTED } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { type StoredDraft, saveDraftRow } from '../../store/editing/drafts.ts';
import { findPlan } from '../../store/editing/plans.ts';
import {
  addTrash,
  deleteOldTrash,
  findTrash,
  listTrashRows,
  lockTrash,
  saveTrashPlan,
  shrinkTrash,
} from '../../store/editing/trash.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { releaseReview } from '../review/release-review.ts';
import { toClashes } from './clashes.ts';
import { noteDraft, saveDraftCopy } from './draft-revisions.ts';
import { type Editor, openNames } from './editor.ts';
import { releasePlan } from './release-plan.ts';
import { restorePlan } from './restore-plan.ts';
import { isSameAsShown } from './save-draft.ts';
import { listOpenDrafts, lockWritten, readWritten, versionOf, type Written } from './written.ts';

const TRASH_MS = TRASH_DAYS * 86_400_000;

/** Moves the draft to the trash and adds it to the history. Without fields, the whole draft. */
export async function discardDraft(
  ctx: Context,
  { actor, role }: Editor,
  subject: Subject,
  fields?: readonly string[],
): Promise<void> {
  const { entity, id } = subject;
  const by = { author: actor.id, at: ctx.now() };
  await changeCatalogue(ctx, async ({ trx, record }) => {
    const held = await lockWritten(trx, subject);
    const thrown = listOpenDrafts(held).filter(({ field }) => fields?.includes(field) ?? true);
    if (thrown.length === 0) throw new Failure('aborted', editing.nothingToDiscard);
    refuseWrongFields(Object.fromEntries(thrown.map(({ field }) => [field, findFieldRefusal(entity, field, role)])));
    const rowId = await throwAway(trx, subject, held, thrown, by);
    await releaseReview(trx, subject, by);
    const plan = await findPlan(trx, subject);
    if (plan && (await releasePlan(trx, subject))) {
      if (!mayRole(role, 'publish')) throw new Failure('permission-denied', editing.draftIsPlanned);
      const { publishAt, publishOnPlatform, seen } = plan;
      const when = { publishAt: publishAt?.toISOString() ?? null, publishOnPlatform };
      await saveTrashPlan(trx, rowId, { ...when, fields: Object.keys(seen) });
      record(actor, { action: 'plan.cancelled', entity, entityId: String(id) });
    }
    const after = { fields: thrown.map(({ field }) => field) };
    record(actor, { action: 'draft.discarded', entity, entityId: String(id), after });
  });
}

/** The published values stay; the draft's content is stored in the trash, whose row is returned, and in a revision. */
export async function throwAway(
  trx: Trx,
  subject: Subject,
  held: Written,
  thrown: readonly StoredDraft[],
  by: Authorship,
): Promise<string> {
  await saveDraftCopy(trx, subject, held);
  const content = Object.fromEntries(thrown.map(({ field, value }) => [field, value]));
  const rowId = await addTrash(trx, subject, content, by);
  for (const { field } of thrown) {
    const value = held.overrides.get(field)?.value ?? null;
    await saveDraftRow(trx, subject, { field, value, isOpen: false, version: versionOf(held, field) + 1, ...by });
  }
  return rowId;
}

export async function listTrash(ctx: Context): Promise<TrashLine[]> {
  const rows = await listTrashRows(ctx.db, TRASH_LISTED);
  const nameAuthor = await openNames(
    ctx.db,
    rows.map(({ author }) => author),
  );
  return rows.map(({ rowId, entity, id, title, content, author, at }) => ({
    id: rowId,
    entity,
    entityId: id,
    title,
    fields: Object.keys(content),
    author: nameAuthor(author),
    at,
    endsAt: new Date(at.getTime() + TRASH_MS),
  }));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Restores drafts, and their plan unless it would publish at once. Where there is an open draft by now, that draft stays and so does the entry in the trash. */
export async function takeFromTrash(
  ctx: Context,
  editor: Editor,
  rowId: string,
): Promise<{ clashes: Clash[]; plan: 'none' | 'restored' | 'lost' }> {
  const { actor, role } = editor;
  const found = UUID.test(rowId) ? await findTrash(ctx.db, rowId) : undefined;
  const subject = found && { entity: found.entity, id: found.id };
  if (!subject) throw new Failure('not-found', editing.trashNotFound);
  const { entity, id } = subject;
  const by = { author: actor.id, at: ctx.now() };
  return changeCatalogue(ctx, async ({ trx, record }) => {
    const held = await lockWritten(trx, subject);
    const trash = await lockTrash(trx, rowId);
    if (!trash) throw new Failure('not-found', editing.trashNotFound);
    const entries = Object.entries(trash.content);
    refuseWrongFields(Object.fromEntries(entries.map(([field]) => [field, findFieldRefusal(entity, field, role)])));
    const isTaken = ([field, value]: [string, unknown]) => {
      const draft = held.drafts.get(field);
      return Boolean(draft?.isOpen && !isSameValue(draft.value, value));
    };
    const [clashing, free] = [entries.filter(isTaken), entries.filter((entry) => !isTaken(entry))];
    const provider = await readProviderValues(
      trx,
      subject,
      held,
      free.map(([field]) => field),
    );
    for (const [field, value] of free) {
      const isOpen = !isSameAsShown(held, provider, field, value);
      await saveDraftRow(trx, subject, { field, value, isOpen, version: versionOf(held, field) + 1, ...by });
    }
    await shrinkTrash(trx, rowId, Object.fromEntries(clashing));
    if (free.length > 0) {
      await noteDraft(trx, subject, await readWritten(trx, subject), by);
      const after = { fields: free.map(([field]) => field) };
      record(actor, { action: 'draft.recovered', entity, entityId: String(id), after });
    }
    const { plan } = trash;
    const isPlanned = plan !== null && (await restorePlan(trx, editor, subject, plan, by.at));
    if (plan && isPlanned) record(actor, { action: 'plan.made', entity, entityId: String(id), after: plan });
    return {
      plan: isPlanned ? 'restored' : plan ? 'lost' : 'none',
      clashes: await toClashes(
        trx,
        held,
        clashing.map(([field, mine]) => ({ field, mine })),
      ),
    };
  });
}

export async function forgetOldTrash(ctx: Context): Promise<void> {
  await deleteOldTrash(ctx.db, new Date(ctx.now().getTime() - TRASH_MS));
}
