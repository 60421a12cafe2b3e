import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/people.ts';
import { listSubjects } from './list-subjects.server.ts';

export const loader = adminLoader('/admin/pessoas', (granted) => listSubjects(granted, 'person'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.person, loaderData?.siteName);

export default function People({ loaderData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} />;
}
