import { adminTaxonomy } from '#shared/text/admin-taxonomy.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import { TaxonomyPage } from '../../admin/house/taxonomy-page.tsx';
import type { Route } from './+types/platforms.ts';
import { loadTaxonomy, taxonomyActions } from './edit-taxonomy.server.ts';

export const loader = adminLoader('/admin/plataformas', (granted) => loadTaxonomy(granted, 'platform'));

export const action = adminAction('/admin/plataformas', taxonomyActions('platform'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminTaxonomy.titles.platform, loaderData?.siteName);

export default function Platforms({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} outcome={actionData} />;
}
