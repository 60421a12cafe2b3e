import { dropDefaultTexts, withDefaultTexts } from '#server/admin/site/edit-pages.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { describeAdminPage } from '../../admin-meta.ts';
import { saveWhenHidden } from '../../editing/draft/save-when-hidden.ts';
import { shouldReload } from '../../editing/draft/should-reload.ts';
import { loadSubject, subjectOf } from '../../editing/load-subject.server.ts';
import { adminAction, adminLoader } from '../../guard.server.ts';
import type { Route } from './+types/edit-page-route';
import { sitePartActions } from './site-part.server.ts';
import { SitePartPage } from './site-part-page.tsx';

export const loader = adminLoader('/admin/paginas/:id', async (granted) => {
  const page = await loadSubject(granted, 'page');
  const name = pageOf(page.subject.id) ?? 'home';
  return { ...page, page: name, subject: withDefaultTexts(page.subject, granted.staff.product) };
});

export const action = adminAction(
  '/admin/paginas/:id',
  sitePartActions('page', (granted, saves) =>
    dropDefaultTexts(subjectOf(granted, 'page').id, saves, granted.staff.product),
  ),
);

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  saveWhenHidden(request, serverAction);

export const shouldRevalidate = shouldReload;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? adminPages.names[loaderData.page] : '', loaderData?.siteName);

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, subject, tab } = loaderData;
  return (
    <SitePartPage
      key={subject.id}
      {...loaderData}
      outcome={actionData}
      title={adminPages.names[page]}
      intro={tab === 'seo' && page !== 'home' ? '' : adminPages.hints[page]}
      hints={{ isNoindex: adminPages.noindexHint }}
    />
  );
}
