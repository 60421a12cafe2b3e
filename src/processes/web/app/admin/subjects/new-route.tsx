import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { describeAdminPage } from '../admin-meta.ts';
import type { Route } from './+types/new-route';
import { NewSubject } from './new-subject.tsx';
import { newAction, newLoader } from './new-subjects.server.ts';

/** The screen where any record begins: the routes of all of them are this file. */
export const loader = newLoader;

export const action = newAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? adminRecords.add(subjects[loaderData.entity].words) : '', loaderData?.siteName);

export default function New({ loaderData }: Route.ComponentProps) {
  return <NewSubject key={loaderData.entity} {...loaderData} />;
}
