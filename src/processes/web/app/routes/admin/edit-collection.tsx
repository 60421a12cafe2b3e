import { describeAdminPage } from '../../admin/admin-meta.ts';
import { CollectionPage } from '../../admin/collections/collection-page.tsx';
import { keepWhenAway } from '../../admin/editing/keep-when-away.ts';
import { shouldReload } from '../../admin/editing/should-reload.ts';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/edit-collection.ts';
import { collectionActions, loadCollection } from './edit-collection.server.ts';

export const loader = adminLoader('/admin/colecoes/:id', loadCollection);

export const action = adminAction('/admin/colecoes/:id', collectionActions);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepWhenAway(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditCollection({ loaderData, actionData }: Route.ComponentProps) {
  return <CollectionPage key={loaderData.subject.id} {...loaderData} outcome={actionData} />;
}
