import { formatClock } from '#shared/admin/domain/format-time.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { openNames } from '../editing/editor.ts';
import { versionOf, type Written } from '../editing/written.ts';

/** Where a field is published at once: if its version changed since the editor saw it, the error says who changed it, and when. */
export async function refuseChanged({ trx }: Change, written: Written, field: string, seen: number): Promise<void> {
  if (versionOf(written, field) === seen) return;
  const last = written.drafts.get(field);
  const name = last && (await openNames(trx, [last.author]))(last.author).name;
  throw new Failure('aborted', adminSite.clash(name, last ? formatClock(last.at) : ''));
}
