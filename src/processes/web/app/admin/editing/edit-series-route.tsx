import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import { PresenceOf } from '../presence/presence-context.tsx';
import type { Route } from './+types/edit-series-route';
import { creditActions } from './credits/add-credit.server.ts';
import { saveWhenHidden } from './draft/save-when-hidden.ts';
import { shouldReload } from './draft/should-reload.ts';
import { EditPage } from './edit-page.tsx';
import { editActions } from './edit-subject.server.ts';
import { loadSubject } from './load-subject.server.ts';
import { offerActions } from './own-offers/change-own-offers.server.ts';
import { pasteActions } from './seasons/paste-titles.server.ts';

export const loader = adminLoader('/admin/series/:id', (granted) => loadSubject(granted, 'series'));

export const action = adminAction('/admin/series/:id', {
  ...editActions('series'),
  ...creditActions('series'),
  ...offerActions('series'),
  ...pasteActions,
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditSeries({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PresenceOf key={loaderData.subject.id} {...loaderData} place="edit">
      <EditPage {...loaderData} outcome={actionData} />
    </PresenceOf>
  );
}
