import { listSiteHistory } from '#server/admin/site/change-site-settings.ts';
import {
  discardPageDraft,
  publishPage,
  readPage,
  restorePage,
  restorePageDefault,
  savePageDraft,
} from '#server/admin/site/edit-pages.ts';
import { hidePages, readHiddenPages } from '#server/admin/site/edit-robots.ts';
import { parseHiddenForm, parsePageForm } from '#shared/admin/domain/page-form.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import type { TextPage } from '#shared/domain/site/page-texts.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/pages-route';
import { PagesPage } from './pages-page.tsx';

const words = adminPages;
const toPage = (word: string | null): TextPage => (word === 'privacidade' || word === 'privacy' ? 'privacy' : 'about');

export const loader = adminLoader('/admin/paginas', async ({ ctx, staff, now, member, site, url }) => {
  const page = toPage(url.searchParams.get('ver'));
  const [edited, history, hidden] = await Promise.all([
    readPage(ctx, page, staff.product),
    listSiteHistory(ctx, { kind: 'page', key: page }),
    readHiddenPages(ctx),
  ]);
  return {
    siteName: site.name,
    now,
    edited,
    history,
    hidden,
    mayDraft: mayRole(member.role, 'draft'),
    mayPublish: mayRole(member.role, 'publish'),
  };
});

const seen = (field: GrantedAction['field']) => ({
  page: toPage(field('page')),
  version: Number(field('version')) || 0,
});

export const action = adminAction('/admin/paginas', {
  async save({ ctx, staff, editor, field, form }) {
    const edited = seen(field);
    await savePageDraft(ctx, editor, { ...edited, texts: parsePageForm(edited.page, form), product: staff.product });
    return { notice: words.saved };
  },
  async restoreDefault({ ctx, editor, field }) {
    await restorePageDefault(ctx, editor, seen(field));
    return { notice: words.defaultRestored };
  },
  async restoreRevision({ ctx, editor, field }) {
    await restorePage(ctx, editor, { ...seen(field), revision: Number(field('revision')) });
    return { notice: words.restored };
  },
  async discard({ ctx, editor, field }) {
    await discardPageDraft(ctx, editor, seen(field));
    return { notice: words.discarded };
  },
  async publish({ ctx, editor, field }) {
    await publishPage(ctx, editor, seen(field));
    return { notice: words.published };
  },
  async hide({ ctx, editor, field, form }) {
    await hidePages(ctx, editor, { version: Number(field('version')) || 0, paths: parseHiddenForm(form) });
    return { notice: words.robotsSaved };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} outcome={actionData} />;
}
