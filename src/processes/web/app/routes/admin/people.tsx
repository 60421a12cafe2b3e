import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/people.ts';
import { listAction, listLoader } from './list-subjects.server.ts';

export const loader = listLoader('/admin/pessoas', 'person');
export const action = listAction('/admin/pessoas', 'person');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.person, loaderData?.siteName);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
