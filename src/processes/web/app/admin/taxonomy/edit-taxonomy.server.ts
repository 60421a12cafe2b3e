import { arrangeTaxonomy, readTaxonomy } from '#server/admin/site/edit-taxonomy.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { parsePlaces } from '#shared/admin/domain/taxonomy-form.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';

/** Shared by genres and platforms. */
export async function loadTaxonomy({ ctx, member, site }: Granted, kind: TaxonomyKind) {
  const lines = await readTaxonomy(ctx, kind);
  return { siteName: site.name, kind, lines, mayArrange: mayRole(member.role, 'publish') };
}

export function taxonomyActions(kind: TaxonomyKind) {
  return {
    async arrange({ ctx, editor, form }: GrantedAction) {
      await arrangeTaxonomy(ctx, editor, kind, parsePlaces(form));
      return { notice: adminTaxonomy.arranged };
    },
  };
}
