import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { findPublishedBefore, findPublishedNumber } from '../../store/editing/revisions.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import type { Editor } from './editor.ts';
import { publish } from './publish.ts';
import { restoreAsDraft } from './restore-revision.ts';

/**
 * Publishes again what was published before this revision. Only while the revision is the published one and nothing is drafted: a draft
 * would have to go to the trash.
 */
export async function undoPublication(
  ctx: Context,
  editor: Editor,
  subject: Subject,
  revision: number,
): Promise<{ revision: number }> {
  if ((await findPublishedNumber(ctx.db, subject)) !== revision) throw new Failure('aborted', editing.undoTooLate);
  const listOpen = async () => (await listDrafts(ctx.db, subject)).filter((draft) => draft.isOpen);
  if ((await listOpen()).length > 0) throw new Failure('aborted', editing.undoDrafted);
  const before = await findPublishedBefore(ctx.db, subject, revision);
  await restoreAsDraft(ctx, editor, subject, before ?? 0);
  const seen = Object.fromEntries((await listOpen()).map(({ field, version }) => [field, version]));
  const published = await publish(ctx, editor, subject, { seen, note: editing.undone(revision) });
  if ('clashes' in published) throw new Failure('aborted', editing.undoTooLate);
  return published;
}
