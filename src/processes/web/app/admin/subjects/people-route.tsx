import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import type { Route } from './+types/people-route';
import { listAction, listLoader } from './list-subjects.server.ts';
import { SubjectsPage } from './subjects-page.tsx';

export const loader = listLoader('/admin/pessoas', 'person');
export const action = listAction('/admin/pessoas', 'person');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.person.words.many, loaderData?.siteName);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
