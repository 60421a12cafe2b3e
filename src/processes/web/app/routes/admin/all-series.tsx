import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/all-series.ts';
import { listAction, listLoader } from './list-subjects.server.ts';

export const loader = listLoader('/admin/series', 'series');
export const action = listAction('/admin/series', 'series');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.series, loaderData?.siteName);

export default function AllSeries({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
