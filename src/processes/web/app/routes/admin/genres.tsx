import { adminTaxonomy } from '#shared/text/admin-taxonomy.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import { TaxonomyPage } from '../../admin/house/taxonomy-page.tsx';
import type { Route } from './+types/genres.ts';
import { loadTaxonomy, taxonomyActions } from './edit-taxonomy.server.ts';

export const loader = adminLoader('/admin/generos', (granted) => loadTaxonomy(granted, 'genre'));

export const action = adminAction('/admin/generos', taxonomyActions('genre'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminTaxonomy.titles.genre, loaderData?.siteName);

export default function Genres({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} outcome={actionData} />;
}
