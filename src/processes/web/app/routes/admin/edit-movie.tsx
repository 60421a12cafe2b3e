import { describeAdminPage } from '../../admin/admin-meta.ts';
import { EditPage } from '../../admin/editing/edit-page.tsx';
import { keepWhenAway } from '../../admin/editing/keep-when-away.ts';
import { shouldReload } from '../../admin/editing/should-reload.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/edit-movie.ts';
import { editActions, loadSubject } from './edit-subject.server.ts';

export const loader = adminLoader('/admin/filmes/:id', (granted) => loadSubject(granted, 'movie'));

export const action = adminAction('/admin/filmes/:id', editActions('movie'));

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepWhenAway(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditMovie({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage key={loaderData.subject.id} {...loaderData} outcome={actionData} />;
}
