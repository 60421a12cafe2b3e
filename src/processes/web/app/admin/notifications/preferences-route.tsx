import { changePreferences, restoreDefaultPreferences } from '#server/notifications/preferences.ts';
import { sendTest } from '#server/notifications/test-limits.ts';
import {
  changeWebhook,
  readWebhook,
  replaceWebhookSecret,
  testWebhook,
} from '#server/notifications/webhook-settings.ts';
import { findPreferences } from '#server/store/notifications/preferences.ts';
import { listKindsOf, NOTIFICATION_KINDS } from '#shared/admin/domain/notifications/kinds.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminNotificationSettings } from '#shared/admin/text/staff/notification-settings.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/preferences-route';
import { PreferencesPage } from './preferences-page.tsx';

const words = adminNotificationSettings;

export const loader = adminLoader('/admin/conta/notificacoes', async ({ ctx, member, site, tools, standing, now }) => {
  const isAdministrator = mayRole(member.role, 'administer');
  const [preferences, webhook] = await Promise.all([
    findPreferences(ctx.db, member.id),
    isAdministrator ? readWebhook(ctx) : undefined,
  ]);
  const kinds = listKindsOf((permission) => mayRole(member.role, permission));
  const { isConfirmed } = standing;
  const isEmailOn = tools.sendTestMail !== undefined;
  return { siteName: site.name, now, email: member.email, isEmailOn, kinds, preferences, webhook, isConfirmed };
});

export const action = adminAction('/admin/conta/notificacoes', {
  async save({ ctx, member, form }) {
    await changePreferences(ctx, member, { pace: form.get('pace') ?? '', isTicked: (name) => form.has(name) });
    return { notice: words.saved };
  },
  async restoreDefaults({ ctx, member }) {
    await restoreDefaultPreferences(ctx, member.id);
    return { notice: words.restored };
  },
  async testEmail({ ctx, member, tools: { sendTestMail } }) {
    if (!sendTestMail) return { problem: words.emailOff };
    await sendTest(ctx, member.id, () => sendTestMail(member.email));
    return { notice: words.emailTested(member.email) };
  },
  async saveWebhook({ ctx, staff, site, editor, field, form }) {
    const { secret } = await changeWebhook(ctx, { keys: staff.keys, isDemo: site.isDemo }, editor.actor, {
      ...{ address: field('address'), hasDrafts: form.has('hasDrafts') },
      kinds: NOTIFICATION_KINDS.filter((kind) => form.has(`webhook:${kind}`)),
    });
    const notice = field('address') === '' ? words.webhook.removed : words.webhook.saved;
    return { notice, ...(secret && { codes: [secret] }) };
  },
  async replaceSecret({ ctx, staff, editor }) {
    const secret = await replaceWebhookSecret(ctx, staff.keys, editor.actor);
    return { notice: words.webhook.replaced, codes: [secret] };
  },
  async testWebhook({ ctx, staff, member, site }) {
    await sendTest(ctx, member.id, () => testWebhook(ctx, { keys: staff.keys, isDemo: site.isDemo }));
    return { notice: words.webhook.tested };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminNotifications.title, loaderData?.siteName);

export default function NotificationPreferences({ loaderData, actionData }: Route.ComponentProps) {
  return <PreferencesPage {...loaderData} outcome={actionData} />;
}
