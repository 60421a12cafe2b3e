import { describeAdminPage } from '../../admin/admin-meta.ts';
import { EditPage } from '../../admin/editing/edit-page.tsx';
import { keepWhenAway } from '../../admin/editing/keep-when-away.ts';
import { shouldReload } from '../../admin/editing/should-reload.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/edit-person.ts';
import { editActions, loadSubject } from './edit-subject.server.ts';

export const loader = adminLoader('/admin/pessoas/:id', (granted) => loadSubject(granted, 'person'));

export const action = adminAction('/admin/pessoas/:id', editActions('person'));

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepWhenAway(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditPerson({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage key={loaderData.subject.id} {...loaderData} outcome={actionData} />;
}
