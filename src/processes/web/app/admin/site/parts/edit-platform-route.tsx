import { taxonomyHints } from '#shared/admin/domain/taxonomy-hints.ts';
import { describeAdminPage } from '../../admin-meta.ts';
import { saveWhenHidden } from '../../editing/draft/save-when-hidden.ts';
import { shouldReload } from '../../editing/draft/should-reload.ts';
import { loadSubject } from '../../editing/load-subject.server.ts';
import { adminAction, adminLoader } from '../../guard.server.ts';
import type { Route } from './+types/edit-platform-route';
import { sitePartActions } from './site-part.server.ts';
import { SitePartPage } from './site-part-page.tsx';

export const loader = adminLoader('/admin/plataformas/:id', (granted) => loadSubject(granted, 'platform'));

export const action = adminAction('/admin/plataformas/:id', sitePartActions('platform'));

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditPlatform({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fields } = loaderData.subject;
  const ownUrl = fields.find(({ field }) => field === 'serviceUrl')?.provider;
  return <SitePartPage key={id} {...loaderData} outcome={actionData} hints={taxonomyHints('platform', id, ownUrl)} />;
}
