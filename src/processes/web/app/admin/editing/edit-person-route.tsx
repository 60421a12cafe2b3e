import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import { PresenceOf } from '../presence/presence-context.tsx';
import type { Route } from './+types/edit-person-route';
import { saveWhenHidden } from './draft/save-when-hidden.ts';
import { shouldReload } from './draft/should-reload.ts';
import { EditPage } from './edit-page.tsx';
import { editActions } from './edit-subject.server.ts';
import { loadSubject } from './load-subject.server.ts';
import { mergeActions } from './merging/merge-people.server.ts';

export const loader = adminLoader('/admin/pessoas/:id', (granted) => loadSubject(granted, 'person'));

export const action = adminAction('/admin/pessoas/:id', { ...editActions('person'), ...mergeActions });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditPerson({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresenceOf key={loaderData.subject.id} {...loaderData} place="edit">
      <EditPage {...loaderData} outcome={actionData} />
    </PresenceOf>
  );
}
