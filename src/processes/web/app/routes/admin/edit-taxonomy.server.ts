import { parsePlaces, parseTaxonomyForm } from '#shared/domain/admin-taxonomy-form.ts';
import { mayRole } from '#shared/domain/staff-roles.ts';
import type { TaxonomyKind } from '#shared/domain/taxonomy.ts';
import { adminHouse } from '#shared/text/admin-house.ts';
import { adminTaxonomy } from '#shared/text/admin-taxonomy.ts';
import type { Granted, GrantedAction } from '../../admin/guard.server.ts';

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
      return { notice: adminHouse.saved };
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
      return { notice: adminHouse.restored };
    },
  };
}
