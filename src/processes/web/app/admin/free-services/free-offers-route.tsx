import { redirect } from 'react-router';
import { prepareChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { checkAllToday } from '#server/admin/own-offers/change-own-offers.ts';
import { offerCsv, offerLinks } from '#server/admin/own-offers/offer-sources.ts';
import { readOffersScreen } from '#server/admin/own-offers/read-own-offers.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/free-offers-route';
import { FreeOffersPage } from './free-offers-page.tsx';

export const loader = adminLoader('/admin/ofertas/gratis/:id', async ({ ctx, member, site, params }) => ({
  siteName: site.name,
  ...(await readOffersScreen(ctx, parseId(params.id) ?? 0)),
  mayDraft: mayRole(member.role, 'draft'),
  mayPublish: mayRole(member.role, 'publish'),
}));

export const action = adminAction('/admin/ofertas/gratis/:id', {
  async checkAll({ ctx, editor, params }) {
    return { notice: adminFreeServices.checkedAll(await checkAllToday(ctx, editor, parseId(params.id) ?? 0)) };
  },
  async prepareLinks({ ctx, editor, field, params }) {
    const given = { serviceId: parseId(params.id) ?? 0, text: field('links') };
    return redirect(adminPaths.changeSet(await prepareChangeSet(ctx, editor, offerLinks, given)));
  },
  async prepareCsv({ ctx, editor, field, params }) {
    const given = { serviceId: parseId(params.id) ?? 0, text: field('csv') };
    return redirect(adminPaths.changeSet(await prepareChangeSet(ctx, editor, offerCsv, given)));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminFreeServices.offersOf(loaderData?.service.name ?? ''), loaderData?.siteName);

export default function FreeOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <FreeOffersPage {...loaderData} outcome={actionData} />;
}
