import { redirect } from 'react-router';
import { createRecord } from '#server/admin/records/create-record.ts';
import { publishDay } from '#server/admin/subscriptions/check-today.ts';
import { readFreeServicesScreen } from '#server/admin/subscriptions/read-free-services.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjectPath } from '#shared/admin/domain/subjects/subject-paths.ts';
import { firstValues } from '#shared/admin/domain/subscriptions/check-price.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/free-services-route';
import { FreeServicesPage } from './free-services-page.tsx';

export const loader = adminLoader('/admin/ofertas/gratis', async ({ ctx, member, site }) => ({
  siteName: site.name,
  ...(await readFreeServicesScreen(ctx)),
  mayDraft: mayRole(member.role, 'draft'),
  mayPublish: mayRole(member.role, 'publish'),
}));

export const action = adminAction('/admin/ofertas/gratis', {
  async create({ ctx, editor, field }) {
    const platformId = parseId(field('platform'));
    const values = { ...(platformId !== undefined && { platformId }), ...firstValues(toBrazilianDay(ctx.now())) };
    const id = await createRecord(ctx, editor, 'service', { title: field('name'), values });
    return redirect(subjectPath('service', id));
  },
  async check({ ctx, editor, field }) {
    const subject = { entity: 'service', id: parseId(field('row')) ?? 0 } as const;
    await publishDay(ctx, editor, subject, { field: 'checkedOn', seen: Number(field('version')) });
    return { notice: adminSubscriptions.checked };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminFreeServices.title, loaderData?.siteName);

export default function FreeServices({ loaderData, actionData }: Route.ComponentProps) {
  return <FreeServicesPage {...loaderData} outcome={actionData} />;
}
