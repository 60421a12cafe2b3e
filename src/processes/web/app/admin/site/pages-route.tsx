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

export const loader = adminLoader('/admin/paginas', async ({ admin, member, site, url }) => {
  const page = toPage(url.searchParams.get('ver'));
  const [edited, history, hidden] = await Promise.all([
    admin.pages.read(page),
    admin.pages.history(page),
    admin.pages.readHidden(),
  ]);
  return {
    siteName: site.name,
    now: admin.now,
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
  async save({ admin, field, form }) {
    const edited = seen(field);
    await admin.pages.save({ ...edited, texts: parsePageForm(edited.page, form) });
    return { notice: words.saved };
  },
  async restoreDefault({ admin, field }) {
    await admin.pages.restoreDefault(seen(field));
    return { notice: words.defaultRestored };
  },
  async restoreRevision({ admin, field }) {
    await admin.pages.restore({ ...seen(field), revision: Number(field('revision')) });
    return { notice: words.restored };
  },
  async discard({ admin, field }) {
    await admin.pages.discard(seen(field));
    return { notice: words.discarded };
  },
  async publish({ admin, field }) {
    await admin.pages.publish(seen(field));
    return { notice: words.published };
  },
  async hide({ admin, field, form }) {
    await admin.pages.hide({ version: Number(field('version')) || 0, paths: parseHiddenForm(form) });
    return { notice: words.robotsSaved };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  return <PagesPage {...loaderData} outcome={actionData} />;
}
