import { redirect } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminImport } from '#shared/admin/text/import.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/import-route';
import { parseKind, readItems } from './import-form.ts';
import { ImportPage } from './import-page.tsx';

export const loader = adminLoader('/admin/importar', async ({ admin, url, site, member }) => {
  const id = url.searchParams.get('pedido') ?? '';
  const [asked, recent] = await Promise.all([id ? admin.imports.read(id) : undefined, admin.imports.listRecent()]);
  return { siteName: site.name, now: admin.now, asked, recent, mayImport: mayRole(member.role, 'refresh') };
});

export const action = adminAction('/admin/importar', {
  async check({ admin, field }) {
    const bareNumbers = parseKind(field('kind'));
    return { importLines: await admin.imports.check({ text: field('pasted'), bareNumbers }) };
  },
  async start({ admin, form }) {
    return redirect(adminPaths.import(await admin.imports.start(readItems(form))));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminImport.title, loaderData?.siteName);

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} outcome={actionData} />;
}
