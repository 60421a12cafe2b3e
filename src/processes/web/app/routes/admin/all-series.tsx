import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { adminLoader } from '../../admin/guard.server.ts';
import { SubjectsPage } from '../../admin/subjects/subjects-page.tsx';
import type { Route } from './+types/all-series.ts';
import { listSubjects } from './list-subjects.server.ts';

export const loader = adminLoader('/admin/series', (granted) => listSubjects(granted, 'series'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.series, loaderData?.siteName);

export default function AllSeries({ loaderData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} />;
}
