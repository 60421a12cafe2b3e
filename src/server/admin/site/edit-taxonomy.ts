import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';
import { refuseChanged } from './refuse-changed.ts';

/** Reorders all at once, published at once; entries that are not named stay where they are. Other drafts stay drafts. */
export async function arrangeTaxonomy(
  ctx: Context,
  { actor }: Editor,
  kind: TaxonomyKind,
  places: readonly { id: number; version: number; place: number }[],
): Promise<void> {
  const inOrder = places.toSorted((one, other) => one.place - other.place);
  await changeCatalogue(ctx, async (change) => {
    await lockUntilCommit(change.trx, 'taxonomy', kind);
    const rows = await listTaxonomy(change.trx, kind);
    for (const [place, { id, version }] of inOrder.entries()) {
      const row = rows.find((each) => each.id === id);
      if (!row || row.position === place + 1) continue;
      const subject = { entity: kind, id: row.id } as const;
      const held = await lockWritten(change.trx, subject);
      await refuseChanged(change, held, 'position', version);
      await saveDraftCopy(change.trx, subject, held);
      const values = { position: place + 1 };
      const publication = { values, note: adminTaxonomy.arrangedNote, author: actor.id, at: change.now };
      const revision = await applyPublication(change, subject, held, publication);
      const after = { fields: ['position'], revision };
      change.record(actor, { action: `${kind}.arranged`, entity: kind, entityId: String(row.id), after });
    }
  });
}
