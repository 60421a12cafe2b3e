import { taxonomyHints } from '#shared/admin/domain/taxonomy-hints.ts';
import { describeAdminPage } from '../../admin-meta.ts';
import { saveWhenHidden } from '../../editing/draft/save-when-hidden.ts';
import { shouldReload } from '../../editing/draft/should-reload.ts';
import { loadSubject } from '../../editing/load-subject.server.ts';
import { adminAction, adminLoader } from '../../guard.server.ts';
import type { Route } from './+types/edit-genre-route';
import { sitePartActions } from './site-part.server.ts';
import { SitePartPage } from './site-part-page.tsx';

export const loader = adminLoader('/admin/generos/:id', (granted) => loadSubject(granted, 'genre'));

export const action = adminAction('/admin/generos/:id', sitePartActions('genre'));

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.subject.title ?? '', loaderData?.siteName);

export default function EditGenre({ loaderData, actionData }: Route.ComponentProps) {
  const { id } = loaderData.subject;
  return <SitePartPage key={id} {...loaderData} outcome={actionData} hints={taxonomyHints('genre', id)} />;
}
