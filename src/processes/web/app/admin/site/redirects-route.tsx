import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/redirects-route';
import { RedirectsPage } from './redirects-page.tsx';

const words = adminRedirects;

export const loader = adminLoader('/admin/redirecionamentos', async ({ admin, member, site, url }) => {
  const asked = url.searchParams;
  const query = asked.get('q')?.trim() ?? '';
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1);
  const isRemoved = asked.get('ver') === 'removidos';
  const [{ lines, total }, missing] = await Promise.all([
    admin.redirects.list({ query, page, isRemoved }),
    admin.redirects.listMissing(),
  ]);
  const editedId = Number(asked.get('editar')) || undefined;
  return {
    siteName: site.name,
    now: admin.now,
    query,
    page,
    isRemoved,
    lines,
    total,
    missing,
    edited: lines.find(({ id }) => id === editedId),
    /** The address chosen in the list of missing pages. */
    from: asked.get('de') ?? '',
    mayCurate: mayRole(member.role, 'curate'),
  };
});

export const action = adminAction('/admin/redirecionamentos', {
  async create({ admin, field }) {
    await admin.redirects.create(readFields(field));
    return { notice: words.created };
  },
  async change({ admin, field }) {
    await admin.redirects.change({ ...readFields(field), ...seen(field) });
    return { notice: words.changed };
  },
  async remove({ admin, field }) {
    await admin.redirects.remove(seen(field));
    return { notice: words.removed };
  },
  async bringBack({ admin, field }) {
    await admin.redirects.bringBack(seen(field));
    return { notice: words.broughtBack };
  },
});

type Field = (name: string) => string;

const readFields = (field: Field) => ({
  from: field('from'),
  to: field('to'),
  code: field('code'),
  isOverPage: field('isOverPage') === '1',
});
const seen = (field: Field) => ({ id: Number(field('redirect')) || 0, version: Number(field('version')) || 0 });

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} outcome={actionData} />;
}
