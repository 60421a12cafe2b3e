import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { TRASH_DAYS } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import type { CreatedRecord } from '#shared/domain/subjects/records.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { deletePlan } from '../../store/editing/plans.ts';
import { bringBackRecord, deleteRemovedRecords, markRemoved } from '../../store/records/record-trash.ts';
import { findRecord, type RecordSubject } from '../../store/records/records.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { type LockedSubject, lockWritten } from '../editing/written.ts';

const TRASH_MS = TRASH_DAYS * 86_400_000;

type Created = RecordSubject<CreatedRecord>;

/** Unpublishes; overrides, drafts and history stay. */
export async function unpublishRecord(ctx: Context, { actor }: Editor, subject: Created): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    if (!(await isOnAirNow(change, subject))) throw new Failure('aborted', editing.notOnAir);
    const revision = await hide(change, subject, held, { author: actor.id, note: editing.unpublished });
    await deletePlan(change.trx, subject);
    const after = { fields: ['isHidden'], revision };
    change.record(actor, { action: `${entity}.unpublished`, entity, entityId: String(id), after });
  });
}

/** Moves it to the trash for thirty days. Its address answers 410, or redirects to a page of ours that the editor chose. */
export async function removeRecord(
  ctx: Context,
  { actor }: Editor,
  subject: Created,
  { leadsTo }: { leadsTo: string },
): Promise<void> {
  const path = leadsTo.trim();
  refuseWrongFields({ leadsTo: path === '' || isOwnPath(path) ? undefined : editing.pathInvalid });
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    await removeLocked(change, subject, held, { author: actor.id, leadsTo: path || null });
    const after = { leadsTo: path || null };
    change.record(actor, { action: `${entity}.removed`, entity, entityId: String(id), after });
  });
}

/** In the caller's transaction, under the record's lock. */
export async function removeLocked(
  change: Change,
  subject: Created,
  held: LockedSubject<CreatedRecord>,
  { author, leadsTo }: { author: string; leadsTo: string | null },
): Promise<void> {
  const { trx, now } = change;
  if (await isOnAirNow(change, subject)) await hide(change, subject, held, { author, note: editing.removed });
  else await saveDraftCopy(trx, subject, held);
  await deletePlan(trx, subject);
  await markRemoved(trx, subject, { leadsTo, author, at: now });
  announceRecord(change, subject);
}

/** Restored unpublished: an editor reviews it before publishing. */
export async function takeRecordBack(ctx: Context, { actor }: Editor, subject: Created): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    if (!(await bringBackRecord(change.trx, subject))) throw new Failure('not-found', editing.trashNotFound);
    announceRecord(change, subject);
    change.record(actor, { action: `${entity}.recovered`, entity, entityId: String(id) });
  });
}

/** After thirty days in the trash only the addresses and their redirects remain, and the history. */
export async function forgetRemovedRecords(ctx: Context): Promise<void> {
  await deleteRemovedRecords(ctx.db, new Date(ctx.now().getTime() - TRASH_MS));
}

async function isOnAirNow({ trx }: Change, subject: Created): Promise<boolean> {
  return (await findRecord(trx, subject))?.isPublic ?? false;
}

function announceRecord({ announce }: Change, { entity, id }: Created): void {
  if (isPaged(entity)) announce(tags[entity](id), tags.recordList(entity));
}

async function hide(
  change: Change,
  subject: Created,
  held: LockedSubject<CreatedRecord>,
  signed: { author: string; note: string },
): Promise<number> {
  await saveDraftCopy(change.trx, subject, held);
  return applyPublication(change, subject, held, { values: { isHidden: true }, at: change.now, ...signed });
}

/** A path of ours, without a host: no open redirect. */
function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[\w/-]{0,199}$/.test(path) && !path.startsWith('/admin');
}
