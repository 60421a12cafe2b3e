import { redirect } from 'react-router';
import { retryFailed } from '#server/notifications/webhook-settings.ts';
import { listFailedDeliveries } from '#server/store/notifications/deliveries.ts';
import {
  countUnread,
  findNotification,
  listNotifications,
  markRead,
} from '#server/store/notifications/notifications.ts';
import { DELIVERIES_LISTED, NOTIFICATIONS_LISTED } from '#shared/admin/domain/limits.ts';
import { describeNotification } from '#shared/admin/domain/notifications/describe.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import { Failure } from '#shared/domain/failure.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/notifications-route';
import { NotificationsPage } from './notifications-page.tsx';

export const loader = adminLoader('/admin/notificacoes', async ({ ctx, member, url, now, site }) => {
  const isPersonal = url.searchParams.get('ver') !== 'tudo';
  const [notifications, unread, failed] = await Promise.all([
    listNotifications(ctx.db, member.id, { isPersonal, limit: NOTIFICATIONS_LISTED }),
    countUnread(ctx.db, member.id),
    mayRole(member.role, 'administer') ? listFailedDeliveries(ctx.db, DELIVERIES_LISTED) : [],
  ]);
  return { siteName: site.name, now, isPersonal, notifications, unread, failed };
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const action = adminAction('/admin/notificacoes', {
  /** Acting on a notification marks it as read; seeing the list does not. */
  async open({ ctx, member, field }) {
    const id = field('notification');
    const found = UUID.test(id) ? await findNotification(ctx.db, member.id, id) : undefined;
    if (!found) throw new Failure('not-found', adminNotifications.gone);
    await markRead(ctx.db, member.id, { eventId: id }, ctx.now());
    return redirect(describeNotification(found).action.to);
  },
  /** Only what the member was shown: later ones stay unread. */
  async markRead({ ctx, member, field }) {
    const until = new Date(field('until'));
    if (!Number.isNaN(until.getTime())) await markRead(ctx.db, member.id, { until }, ctx.now());
    return { notice: adminNotifications.marked };
  },
  async retry({ ctx, editor }) {
    return { notice: adminNotificationSettings.failed.retried(await retryFailed(ctx, editor.actor)) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminNotifications.title, loaderData?.siteName);

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} outcome={actionData} />;
}
