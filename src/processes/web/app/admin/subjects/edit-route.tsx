import { describeAdminPage } from '../admin-meta.ts';
import { saveWhenHidden } from '../editing/draft/save-when-hidden.ts';
import { shouldReload } from '../editing/draft/should-reload.ts';
import { EditFrame } from '../editing/edit-frame.tsx';
import { PresenceOf } from '../presence/presence-context.tsx';
import type { Route } from './+types/edit-route';
import { editAction, editLoader } from './edit-subjects.server.ts';
import { subjectScreens } from './screens.ts';

/** The edit screen of every subject: the routes of all of them are this file. */
export const loader = editLoader;

export const action = editAction;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditSubject({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, entity, hasThreads } = loaderData;
  const key = `${entity}-${subject.id}`;
  const frame = <EditFrame key={key} {...loaderData} screen={subjectScreens[entity]} outcome={actionData} />;
  return hasThreads ? (
    <PresenceOf key={key} {...loaderData} place="edit">
      {frame}
    </PresenceOf>
  ) : (
    frame
  );
}
