import { redirect } from 'react-router';
import {
  checkAllToday,
  prepareLinks,
  prepareOfferCsv,
  saveOffer,
} from '#server/admin/subscriptions/change-free-services.ts';
import {
  applyChange,
  checkToday,
  removeSubscription,
  undoChange,
} from '#server/admin/subscriptions/change-subscriptions.ts';
import { readOffersScreen } from '#server/admin/subscriptions/read-free-services.ts';
import { readChange, readRecentChanges } from '#server/admin/subscriptions/read-subscriptions.ts';
import { freeServicesPath } from '#shared/admin/domain/paths.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/free-offers-route';
import { FreeOffersPage } from './free-offers-page.tsx';
import { readOfferForm, readSeenRow } from './read-form.ts';

export const loader = adminLoader('/admin/ofertas/gratis/:id', async ({ ctx, now, member, site, url, params }) => {
  const changeId = url.searchParams.get('mudanca');
  const [screen, recent, change] = await Promise.all([
    readOffersScreen(ctx, parseId(params.id) ?? 0, parseId(url.searchParams.get('editar'))),
    readRecentChanges(ctx, 'offer'),
    changeId ? readChange(ctx, changeId) : undefined,
  ]);
  return {
    ...{ siteName: site.name, now, ...screen, recent, change },
    mayCurate: mayRole(member.role, 'curate'),
    mayImport: mayRole(member.role, 'bulk'),
  };
});

export const action = adminAction('/admin/ofertas/gratis/:id', {
  async saveOffer({ ctx, editor, field, params }) {
    const given = { title: field('title'), ...readOfferForm(field) };
    await saveOffer(ctx, editor, parseId(params.id) ?? 0, readSeenRow(field), given);
    return { notice: adminSubscriptions.saved };
  },
  async check({ ctx, editor, field }) {
    await checkToday(ctx, editor, { kind: 'offer', ...readSeenRow(field) });
    return { notice: adminSubscriptions.checked };
  },
  async remove({ ctx, editor, field }) {
    await removeSubscription(ctx, editor, { kind: 'offer', ...readSeenRow(field) });
    return { notice: adminSubscriptions.removed };
  },
  async checkAll({ ctx, editor, params }) {
    return { notice: adminFreeServices.checkedAll(await checkAllToday(ctx, editor, parseId(params.id) ?? 0)) };
  },
  async prepareLinks({ ctx, editor, field, params }) {
    const id = await prepareLinks(ctx, editor, parseId(params.id) ?? 0, field('links'));
    return redirect(freeServicesPath({ mudanca: id }, params.id ?? ''));
  },
  async prepareCsv({ ctx, editor, field, params }) {
    const id = await prepareOfferCsv(ctx, editor, parseId(params.id) ?? 0, field('csv'));
    return redirect(freeServicesPath({ mudanca: id }, params.id ?? ''));
  },
  async apply({ ctx, editor, field }) {
    await applyChange(ctx, editor, field('change'));
    return { notice: adminSubscriptions.applied };
  },
  async undo({ ctx, editor, field }) {
    await undoChange(ctx, editor, field('change'));
    return { notice: adminSubscriptions.undone };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminFreeServices.offersOf(loaderData?.service.name ?? ''), loaderData?.siteName);

export default function FreeOffers({ loaderData, actionData }: Route.ComponentProps) {
  return <FreeOffersPage {...loaderData} outcome={actionData} />;
}
