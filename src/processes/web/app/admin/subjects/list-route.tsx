import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import type { Route } from './+types/list-route';
import { listAction, listLoader } from './list-subjects.server.ts';
import { SubjectsPage } from './subjects-page.tsx';

/** The list of every subject: the routes of all of them are this file. */
export const loader = listLoader;

export const action = listAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? subjects[loaderData.entity].words.many : '', loaderData?.siteName);

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  return <SubjectsPage key={loaderData.entity} {...loaderData} outcome={actionData} />;
}
