import { adminAccount } from '#shared/admin/text/account.ts';
import { adminNotices } from '#shared/admin/text/notices.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/account-route';
import { AccountPage } from './account-page.tsx';

export const loader = adminLoader('/admin/conta', async ({ admin, member, site }) => {
  const { keys, standing, arePasskeysPossible } = admin;
  const { isConfirmed } = standing;
  const [factors, { recent, unread }] = await Promise.all([keys.read(), admin.account.readNotices()]);
  // The secret for a new authenticator app is only for a member who has confirmed their identity.
  const enrolment = isConfirmed && !factors.hasApp ? await keys.describeApp() : undefined;
  const security = { notices: recent, hasUnread: unread.length > 0 };
  return { siteName: site.name, member, factors, enrolment, arePasskeysPossible, isConfirmed, security };
});

const { notices } = adminAccount;

export const action = adminAction('/admin/conta', {
  async rename({ admin: { account }, field }) {
    await account.rename(field('name'));
    return { notice: notices.renamed };
  },
  async readNotices({ admin: { account }, field }) {
    await account.markNoticesRead(Number(field('seq')) || 0);
    return { notice: adminNotices.readDone };
  },
  async changePassword({ admin: { account }, secret }) {
    await account.changePassword({
      current: secret('current'),
      password: secret('password'),
      repeated: secret('repeated'),
    });
    return { notice: notices.passwordChanged };
  },
  async app({ admin: { keys }, secret }) {
    await keys.addApp(secret('code').replaceAll(/\s/g, ''));
    return { notice: notices.appAdded };
  },
  async removeApp({ admin: { keys } }) {
    await keys.removeApp();
    return { notice: notices.appRemoved };
  },
  async passkeyOptions({ admin: { keys } }) {
    return { options: await keys.describeNewPasskey() };
  },
  async passkey({ admin: { keys }, field, secret }) {
    await keys.addPasskey({ credential: secret('credential'), name: field('name') });
    return { notice: notices.passkeyAdded };
  },
  async removePasskey({ admin: { keys }, field }) {
    await keys.removePasskey(field('passkeyId'));
    return { notice: notices.passkeyRemoved };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminAccount.title, loaderData?.siteName);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} outcome={actionData} />;
}
