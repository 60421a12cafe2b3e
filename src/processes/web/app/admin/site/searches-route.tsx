import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { aliasSearchMiss, dismissSearchMiss, readSearchMisses } from '#server/admin/site/search-misses.ts';
import { ALIAS_CANDIDATES } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminSearches } from '#shared/admin/text/searches.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/searches-route';
import { SearchesPage } from './searches-page.tsx';

const words = adminSearches;
const ENTITIES: readonly Entity[] = ['movie', 'series', 'person'];

export const loader = adminLoader('/admin/buscas', async ({ ctx, member, site, url }) => {
  const term = url.searchParams.get('termo')?.trim() ?? '';
  const query = url.searchParams.get('q')?.trim() ?? '';
  const find = async (entity: Entity) =>
    term && query ? (await findSubjects(ctx, { entity, query, page: 1 })).lines.slice(0, ALIAS_CANDIDATES) : [];
  const [lines, ...found] = await Promise.all([readSearchMisses(ctx), ...ENTITIES.map(find)]);
  return { siteName: site.name, lines, term, query, found: found.flat(), mayCurate: mayRole(member.role, 'curate') };
});

export const action = adminAction('/admin/buscas', {
  async alias({ ctx, editor, field }) {
    const [entity = '', id = ''] = field('subject').split(':');
    const subject = { entity: ENTITIES.find((each) => each === entity) ?? 'movie', id: parseId(id) ?? 0 };
    await aliasSearchMiss(ctx, editor, { term: field('term'), subject });
    return { notice: words.given };
  },
  async dismiss({ ctx, editor, field }) {
    await dismissSearchMiss(ctx, editor, field('term'));
    return { notice: words.dismissed };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Searches({ loaderData, actionData }: Route.ComponentProps) {
  return <SearchesPage {...loaderData} outcome={actionData} />;
}
