import { listPages } from '#server/admin/site/edit-pages.ts';
import { hidePages, readHiddenPages } from '#server/admin/site/edit-robots.ts';
import { parseHiddenForm } from '#shared/admin/domain/page-form.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/pages-route';
import { PagesPage } from './pages-page.tsx';

const words = adminPages;

export const loader = adminLoader('/admin/paginas', async ({ ctx, member, site }) => {
  const [lines, hidden] = await Promise.all([listPages(ctx), readHiddenPages(ctx)]);
  return { siteName: site.name, lines, hidden, mayHide: mayRole(member.role, 'publish') };
});

export const action = adminAction('/admin/paginas', {
  async hide({ ctx, editor, field, form }) {
    await hidePages(ctx, editor, { version: parseId(field('version')) ?? 0, paths: parseHiddenForm(form) });
    return { notice: words.robotsSaved };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} outcome={actionData} />;
}
