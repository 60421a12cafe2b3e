import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { PALETTE_FOUND } from '#shared/admin/domain/limits.ts';
import { adminPalette } from '#shared/admin/text/palette.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/go-to-route';
import { GoToPage } from './go-to-page.tsx';

const ENTITIES: readonly Entity[] = ['movie', 'series', 'person'];
const LONGEST_QUERY = 200;

/** The palette's results; without script, a page of its own. */
export const loader = adminLoader('/admin/ir', async ({ ctx, member, site, url }) => {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const find = async (entity: Entity) =>
    query ? (await findSubjects(ctx, { entity, query, page: 1 })).lines.slice(0, PALETTE_FOUND) : [];
  const found = await Promise.all(ENTITIES.map(find));
  const lines = found.flat().map(({ entity, id, title, year }) => ({ entity, id, title, year }));
  return { siteName: site.name, role: member.role, query, lines };
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminPalette.title, loaderData?.siteName);

export default function GoTo({ loaderData }: Route.ComponentProps) {
  return <GoToPage {...loaderData} />;
}
