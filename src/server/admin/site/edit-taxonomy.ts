import type { TaxonomyLine } from '#shared/admin/domain/site-screens.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Context } from '../../context.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import { listVersionsOfField } from '../../store/editing/drafts.ts';
import { listPartStates, NO_PART_STATE } from '../../store/editing/subjects.ts';
import { listTaxonomy } from '../../store/taxonomy/taxonomy.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';
import { refuseChanged } from './refuse-changed.ts';

/** All entries of a kind as they are shown, each with its default. */
export async function readTaxonomy(ctx: Context, kind: TaxonomyKind): Promise<TaxonomyLine[]> {
  const [rows, versions, states] = await Promise.all([
    listTaxonomy(ctx.db, kind),
    listVersionsOfField(ctx.db, kind, 'position'),
    listPartStates(ctx.db, kind),
  ]);
  return rows.map(({ id, key, defaults, ...shown }) => {
    const state = states.get(id) ?? NO_PART_STATE;
    return { id, key, defaults, shown, version: versions.get(id) ?? 0, ...state };
  });
}

/** Reorders all at once, published at once; entries that are not named stay where they are. Other drafts stay drafts. */
export async function arrangeTaxonomy(
  ctx: Context,
  { actor }: Editor,
  kind: TaxonomyKind,
  places: readonly { key: string; version: number; place: number }[],
): Promise<void> {
  const inOrder = places.toSorted((one, other) => one.place - other.place);
  await changeCatalogue(ctx, async (change) => {
    await lockUntilCommit(change.trx, 'taxonomy', kind);
    const rows = await listTaxonomy(change.trx, kind);
    for (const [place, { key, version }] of inOrder.entries()) {
      const row = rows.find((each) => each.key === key);
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
