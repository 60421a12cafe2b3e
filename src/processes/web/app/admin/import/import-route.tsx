import { redirect } from 'react-router';
import { prepareChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { ratingCsv } from '#server/admin/change-sets/rating-csv.ts';
import { checkImport, listRecentImports, readImport, startImport } from '#server/admin/imports/import-titles.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/import-route';
import { parseKind, readItems } from './import-form.ts';
import { ImportPage } from './import-page.tsx';

export const loader = adminLoader('/admin/importar', async ({ ctx, now, url, site, member }) => {
  const id = url.searchParams.get('pedido') ?? '';
  const [asked, recent] = await Promise.all([id ? readImport(ctx, id) : undefined, listRecentImports(ctx)]);
  return {
    siteName: site.name,
    now,
    asked,
    recent,
    mayImport: mayRole(member.role, 'import'),
    mayRate: mayRole(member.role, 'bulk'),
  };
});

export const action = adminAction('/admin/importar', {
  async check({ ctx, field }) {
    const bareNumbers = parseKind(field('kind'));
    return { importLines: await checkImport(ctx, { text: field('pasted'), bareNumbers }) };
  },
  async start({ ctx, editor, form }) {
    return redirect(adminPaths.import(await startImport(ctx, editor, readItems(form))));
  },
  async rate({ ctx, editor, field }) {
    const entity = field('ratedKind') === 'series' ? 'series' : 'movie';
    const id = await prepareChangeSet(ctx, editor, ratingCsv, { text: field('ratings'), entity });
    return redirect(adminPaths.changeSet(id));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminImport.title, loaderData?.siteName);

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} outcome={actionData} />;
}
