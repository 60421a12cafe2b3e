import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import type { Route } from './+types/movies-route';
import { listAction, listLoader } from './list-subjects.server.ts';
import { SubjectsPage } from './subjects-page.tsx';

export const loader = listLoader('/admin/filmes', 'movie');
export const action = listAction('/admin/filmes', 'movie');

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.movie.words.many, loaderData?.siteName);

export default function Movies({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage {...loaderData} outcome={actionData} />;
}
