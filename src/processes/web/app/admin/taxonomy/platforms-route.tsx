import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/platforms-route';
import { loadTaxonomy, taxonomyActions } from './edit-taxonomy.server.ts';
import { TaxonomyPage } from './taxonomy-page.tsx';

export const loader = adminLoader('/admin/plataformas', (granted) => loadTaxonomy(granted, 'platform'));

export const action = adminAction('/admin/plataformas', taxonomyActions('platform'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.platform.words.many, loaderData?.siteName);

export default function Platforms({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} outcome={actionData} />;
}
