import { describeAdminPage } from '../../admin/admin-meta.ts';
import { EditPage } from '../../admin/editing/edit-page.tsx';
import { keepWhenAway } from '../../admin/editing/keep-when-away.ts';
import { shouldReload } from '../../admin/editing/should-reload.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/edit-series.ts';
import { editActions, loadSubject } from './edit-subject.server.ts';

export const loader = adminLoader('/admin/series/:id', (granted) => loadSubject(granted, 'series'));

export const action = adminAction('/admin/series/:id', editActions('series'));

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepWhenAway(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditSeries({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage key={loaderData.subject.id} {...loaderData} outcome={actionData} />;
}
