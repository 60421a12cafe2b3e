import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/movies.ts';
import { listSubjects } from './list-subjects.server.ts';

export const loader = adminLoader('/admin/filmes', (granted) => listSubjects(granted, 'movie'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.movie, loaderData?.siteName);

export default function Movies({ loaderData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} />;
}
