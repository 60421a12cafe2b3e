import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { parsePlaces, parseTaxonomyForm } from '#shared/admin/domain/taxonomy-form.ts';
import { adminSite } from '#shared/admin/text/site-settings.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import type { Granted, GrantedAction } from '../guard.server.ts';

/** Shared by genres and platforms. */
export async function loadTaxonomy({ admin, member, site, url }: Granted, kind: TaxonomyKind) {
  const lines = await admin.taxonomy.read(kind);
  const edited = lines.find(({ key }) => key === url.searchParams.get('editar'));
  return {
    siteName: site.name,
    now: admin.now,
    kind,
    lines,
    edited,
    history: edited ? await admin.taxonomy.history(kind, edited.key) : [],
    mayEdit: mayRole(member.role, 'publish'),
  };
}

const words = adminTaxonomy;

export function taxonomyActions(kind: TaxonomyKind) {
  const seen = (field: GrantedAction['field']) => ({ key: field('key'), version: Number(field('version')) || 0 });
  return {
    async save({ admin, field }: GrantedAction) {
      await admin.taxonomy.edit(kind, { ...seen(field), fields: parseTaxonomyForm(kind, field) });
      return { notice: adminSite.saved };
    },
    async restoreField({ admin, field }: GrantedAction) {
      await admin.taxonomy.restoreField(kind, { ...seen(field), field: field('field') });
      return { notice: words.fieldRestored };
    },
    async arrange({ admin, form }: GrantedAction) {
      await admin.taxonomy.arrange(kind, parsePlaces(form));
      return { notice: words.arranged };
    },
    async restoreRevision({ admin, field }: GrantedAction) {
      await admin.taxonomy.restore(kind, { ...seen(field), revision: Number(field('revision')) });
      return { notice: adminSite.restored };
    },
  };
}
