import { describeAdminPage } from '../admin-meta.ts';
import { saveWhenHidden } from '../editing/draft/save-when-hidden.ts';
import { shouldReload } from '../editing/draft/should-reload.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import { PresenceOf } from '../presence/presence-context.tsx';
import type { Route } from './+types/edit-collection-route';
import { AdminCollectionPage } from './collection-page.tsx';
import { collectionActions, loadCollection } from './edit-collection.server.ts';

export const loader = adminLoader('/admin/colecoes/:id', loadCollection);

export const action = adminAction('/admin/colecoes/:id', collectionActions);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditCollection({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresenceOf key={loaderData.subject.id} {...loaderData} place="edit">
      <AdminCollectionPage {...loaderData} outcome={actionData} />
    </PresenceOf>
  );
}
