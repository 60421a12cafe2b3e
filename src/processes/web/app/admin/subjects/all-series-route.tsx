import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import type { Route } from './+types/all-series-route';
import { listAction, listLoader } from './list-subjects.server.ts';
import { SubjectsPage } from './subjects-page.tsx';

export const loader = listLoader('/admin/series', 'series');
export const action = listAction('/admin/series', 'series');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.series.words.many, loaderData?.siteName);

export default function AllSeries({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
