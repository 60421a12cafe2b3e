import { saveService } from '#server/admin/subscriptions/change-free-services.ts';
import { checkToday, removeSubscription, undoChange } from '#server/admin/subscriptions/change-subscriptions.ts';
import { readFreeServicesScreen } from '#server/admin/subscriptions/read-free-services.ts';
import { readChange, readRecentChanges } from '#server/admin/subscriptions/read-subscriptions.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminFreeServices } from '#shared/admin/text/free-services.ts';
import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/free-services-route';
import { FreeServicesPage } from './free-services-page.tsx';
import { readDatedForm, readSeenRow } from './read-form.ts';

export const loader = adminLoader('/admin/ofertas/gratis', async ({ ctx, now, member, site, url }) => {
  const changeId = url.searchParams.get('mudanca');
  const [screen, recent, change] = await Promise.all([
    readFreeServicesScreen(ctx),
    readRecentChanges(ctx, 'service'),
    changeId ? readChange(ctx, changeId) : undefined,
  ]);
  const editedId = parseId(url.searchParams.get('editar'));
  return {
    ...{ siteName: site.name, now, ...screen, recent, change },
    edited: screen.services.find(({ id }) => id === editedId),
    mayCurate: mayRole(member.role, 'curate'),
    mayImport: mayRole(member.role, 'bulk'),
  };
});

export const action = adminAction('/admin/ofertas/gratis', {
  async saveService({ ctx, editor, field }) {
    await saveService(ctx, editor, readSeenRow(field), {
      ...{ platform: field('platform'), name: field('name'), article: field('article'), about: field('about') },
      ...{ url: field('url'), asks: field('asks'), asksOther: field('asksOther'), hasAds: field('hasAds') },
      ...{ isPublic: field('isPublic'), ...readDatedForm(field) },
    });
    return { notice: adminSubscriptions.saved };
  },
  async check({ ctx, editor, field }) {
    await checkToday(ctx, editor, { kind: 'service', ...readSeenRow(field) });
    return { notice: adminSubscriptions.checked };
  },
  async remove({ ctx, editor, field }) {
    await removeSubscription(ctx, editor, { kind: 'service', ...readSeenRow(field) });
    return { notice: adminSubscriptions.removed };
  },
  async undo({ ctx, editor, field }) {
    await undoChange(ctx, editor, field('change'));
    return { notice: adminSubscriptions.undone };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminFreeServices.title, loaderData?.siteName);

export default function FreeServices({ loaderData, actionData }: Route.ComponentProps) {
  return <FreeServicesPage {...loaderData} outcome={actionData} />;
}
