import { listSiteHistory } from '#server/admin/site/change-site-settings.ts';
import {
  arrangeTaxonomy,
  editTaxonomy,
  readTaxonomy,
  restoreTaxonomy,
  restoreTaxonomyField,
} from '#server/admin/site/edit-taxonomy.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { parsePlaces, parseTaxonomyForm } from '#shared/admin/domain/taxonomy-form.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';

/** Shared by genres and platforms. */
export async function loadTaxonomy({ ctx, now, member, site, url }: Granted, kind: TaxonomyKind) {
  const lines = await readTaxonomy(ctx, kind);
  const edited = lines.find(({ key }) => key === url.searchParams.get('editar'));
  return {
    siteName: site.name,
    now,
    kind,
    lines,
    edited,
    history: edited ? await listSiteHistory(ctx, { kind, key: edited.key }) : [],
    mayEdit: mayRole(member.role, 'publish'),
  };
}

const words = adminTaxonomy;

export function taxonomyActions(kind: TaxonomyKind) {
  const seen = (field: GrantedAction['field']) => ({ key: field('key'), version: Number(field('version')) || 0 });
  return {
    async save({ ctx, editor, field }: GrantedAction) {
      await editTaxonomy(ctx, editor, kind, { ...seen(field), fields: parseTaxonomyForm(kind, field) });
      return { notice: adminSite.saved };
    },
    async restoreField({ ctx, editor, field }: GrantedAction) {
      await restoreTaxonomyField(ctx, editor, kind, { ...seen(field), field: field('field') });
      return { notice: words.fieldRestored };
    },
    async arrange({ ctx, editor, form }: GrantedAction) {
      await arrangeTaxonomy(ctx, editor, kind, parsePlaces(form));
      return { notice: words.arranged };
    },
    async restoreRevision({ ctx, editor, field }: GrantedAction) {
      await restoreTaxonomy(ctx, editor, kind, { ...seen(field), revision: Number(field('revision')) });
      return { notice: adminSite.restored };
    },
  };
}
