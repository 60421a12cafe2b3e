import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/genres-route';
import { loadTaxonomy, taxonomyActions } from './edit-taxonomy.server.ts';
import { TaxonomyPage } from './taxonomy-page.tsx';

export const loader = adminLoader('/admin/generos', (granted) => loadTaxonomy(granted, 'genre'));

export const action = adminAction('/admin/generos', taxonomyActions('genre'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.genre.words.many, loaderData?.siteName);

export default function Genres({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxonomyPage {...loaderData} outcome={actionData} />;
}
