import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/movies.ts';
import { listAction, listLoader } from './list-subjects.server.ts';

export const loader = listLoader('/admin/filmes', 'movie');
export const action = listAction('/admin/filmes', 'movie');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.movie, loaderData?.siteName);

export default function Movies({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
