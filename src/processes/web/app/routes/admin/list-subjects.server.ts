import type { Entity } from '#shared/domain/entities.ts';
import type { Granted } from '../../admin/guard.server.ts';

const LONGEST_QUERY = 200;

/** A page of films, series or people, by what was typed. */
export async function listSubjects({ admin, url, site }: Granted, entity: Entity) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const page = Math.max(1, Number.parseInt(url.searchParams.get('pagina') ?? '1', 10) || 1);
  const { lines, total } = await admin.editing.findSubjects({ entity, query, page });
  return { siteName: site.name, entity, query, page, lines, total };
}
