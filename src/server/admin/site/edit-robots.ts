import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { HIDDEN_PATHS, parseHiddenPaths } from '#shared/domain/site/hidden-paths.ts';
import { parseRedirectFrom } from '#shared/domain/site/redirect-path.ts';
import type { Context } from '../../context.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { readRecordValues } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';
import { refuseChanged } from './refuse-changed.ts';

/** Of lists and other pages; home and the pages with texts have a switch of their own. */
export async function readHiddenPages(ctx: Context): Promise<{ version: number; paths: string[] }> {
  const [{ paths }, drafts] = await Promise.all([
    readRecordValues(ctx.db, HIDDEN_PATHS),
    listDrafts(ctx.db, HIDDEN_PATHS),
  ]);
  return { version: drafts[0]?.version ?? 0, paths: parseHiddenPaths(paths) };
}

/** Sets lists and other pages to noindex; sitemaps leave them out from their next build on. */
export async function hidePages(
  ctx: Context,
  { actor }: Editor,
  { version, paths }: { version: number; paths: readonly string[] },
): Promise<void> {
  const listed = [...new Set(paths.map((path) => parseRedirectFrom(path) ?? path))].toSorted();
  refuseWrongFields({ others: findFieldFault('robots', 'paths', listed) });
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, HIDDEN_PATHS);
    await refuseChanged(change, held, 'paths', version);
    const publication = { values: { paths: listed }, note: '', author: actor.id, at: change.now };
    await applyPublication(change, HIDDEN_PATHS, held, publication);
    const before = held.overrides.get('paths');
    change.record(actor, {
      action: 'robots.changed',
      ...{ entity: HIDDEN_PATHS.entity, entityId: 'paths' },
      before: before && { value: before.value },
      after: { value: listed },
    });
  });
}
