import {
  bringRedirectBack,
  changeRedirect,
  createRedirect,
  previewRedirect,
  readMissing,
  readRedirect,
  readRedirects,
  removeRedirect,
} from '#server/admin/site/edit-redirects.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminRedirects } from '#shared/admin/text/redirects.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/redirects-route';
import { RedirectsPage } from './redirects-page.tsx';

const words = adminRedirects;

export const loader = adminLoader('/admin/redirecionamentos', async ({ ctx, now, member, site, url }) => {
  const asked = url.searchParams;
  const query = asked.get('q')?.trim() ?? '';
  const page = parseId(asked.get('pagina')) ?? 1;
  const isRemoved = asked.get('ver') === 'removidos';
  const [{ lines, total }, missing, opened] = await Promise.all([
    readRedirects(ctx, { query, page, isRemoved }),
    readMissing(ctx),
    readRedirect(ctx, parseId(asked.get('editar')) ?? 0),
  ]);
  const versions = opened?.versions ?? [];
  return {
    siteName: site.name,
    now,
    query,
    page,
    isRemoved,
    lines,
    total,
    missing,
    edited: opened?.line,
    versions,
    /** The version whose values the form offers. */
    chosen: versions.find(({ number }) => String(number) === asked.get('versao')),
    /** The address chosen in the list of missing pages. */
    from: asked.get('de') ?? '',
    mayCurate: mayRole(member.role, 'curate'),
  };
});

export const action = adminAction('/admin/redirecionamentos', {
  async preview({ ctx, tools, field }) {
    return { redirect: await previewRedirect(ctx, readFields(field), seen(field).id, tools.probePage) };
  },
  async create({ ctx, editor, tools, field }) {
    await createRedirect(ctx, editor, readFields(field), tools.probePage);
    return { notice: words.published };
  },
  async change({ ctx, editor, tools, field }) {
    await changeRedirect(ctx, editor, { ...readFields(field), ...seen(field) }, tools.probePage);
    return { notice: words.published };
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
const seen = (field: Field) => ({ id: parseId(field('redirect')) ?? 0, version: parseId(field('version')) ?? 0 });

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} outcome={actionData} />;
}
