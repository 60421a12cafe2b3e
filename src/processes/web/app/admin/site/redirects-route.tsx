import {
  bringRedirectBack,
  changeRedirect,
  createRedirect,
  readMissing,
  readRedirects,
  removeRedirect,
} from '#server/admin/site/edit-redirects.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/redirects-route';
import { RedirectsPage } from './redirects-page.tsx';

const words = adminRedirects;

export const loader = adminLoader('/admin/redirecionamentos', async ({ ctx, now, member, site, url }) => {
  const asked = url.searchParams;
  const query = asked.get('q')?.trim() ?? '';
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1);
  const isRemoved = asked.get('ver') === 'removidos';
  const [{ lines, total }, missing] = await Promise.all([
    readRedirects(ctx, { query, page, isRemoved }),
    readMissing(ctx),
  ]);
  const editedId = Number(asked.get('editar')) || undefined;
  return {
    siteName: site.name,
    now,
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
  async create({ ctx, editor, tools, field }) {
    await createRedirect(ctx, editor, readFields(field), tools.probePage);
    return { notice: words.created };
  },
  async change({ ctx, editor, tools, field }) {
    await changeRedirect(ctx, editor, { ...readFields(field), ...seen(field) }, tools.probePage);
    return { notice: words.changed };
  },
  async remove({ ctx, editor, field }) {
    await removeRedirect(ctx, editor, seen(field));
    return { notice: words.removed };
  },
  async bringBack({ ctx, editor, field }) {
    await bringRedirectBack(ctx, editor, seen(field));
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
