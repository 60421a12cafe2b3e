import { changePassword, removeApp, removePasskey, rename } from '#server/staff/account.ts';
import { describeApp } from '#server/staff/authenticator.ts';
import { markNoticesRead, readNotices } from '#server/staff/notices.ts';
import { addPasskey, arePasskeysPossible, describeNewPasskey } from '#server/staff/passkeys.ts';
import { enrolApp, readFactors } from '#server/staff/second-factor.ts';
import { safeReturn } from '#shared/admin/domain/paths.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { adminNotices } from '#shared/admin/text/staff/notices.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/account-route';
import { AccountPage } from './account-page.tsx';

export const loader = adminLoader('/admin/conta', async ({ staff, self, member, standing, site, url }) => {
  const { isConfirmed } = standing;
  const [factors, { recent, unread }] = await Promise.all([readFactors(staff, member.id), readNotices(staff, self)]);
  // The secret for a new authenticator app is only for a member who has confirmed their identity.
  const enrolment = isConfirmed && !factors.hasApp ? await describeApp(staff, member) : undefined;
  const security = { notices: recent, hasUnread: unread.length > 0 };
  const isRecovered = url.searchParams.get('entrada') === 'recuperacao';
  return {
    siteName: site.name,
    /** The page a member asked for who signed in with a recovery code. */
    recoveredTo: isRecovered ? safeReturn(url.searchParams.get('para')) : undefined,
    member,
    factors,
    enrolment,
    arePasskeysPossible: arePasskeysPossible(staff),
    isConfirmed,
    security,
  };
});

const { notices } = adminAccount;

export const action = adminAction('/admin/conta', {
  async rename({ staff, self, field }) {
    await rename(staff, self, field('name'));
    return { notice: notices.renamed };
  },
  async readNotices({ staff, self, field }) {
    await markNoticesRead(staff, self, parseId(field('seq')) ?? 0);
    return { notice: adminNotices.readDone };
  },
  async changePassword({ staff, visit, self, secret }) {
    await changePassword(staff, visit, self, {
      current: secret('current'),
      password: secret('password'),
      repeated: secret('repeated'),
    });
    return { notice: notices.passwordChanged };
  },
  async app({ staff, visit, self, secret }) {
    await enrolApp(staff, visit, self, secret('code').replaceAll(/\s/g, ''));
    return { notice: notices.appAdded };
  },
  async removeApp({ staff, self }) {
    await removeApp(staff, self);
    return { notice: notices.appRemoved };
  },
  async passkeyOptions({ staff, visit, self }) {
    return { options: await describeNewPasskey(staff, visit, self) };
  },
  async passkey({ staff, visit, self, field, secret }) {
    await addPasskey(staff, visit, self, { credential: secret('credential'), name: field('name') });
    return { notice: notices.passkeyAdded };
  },
  async removePasskey({ staff, self, field }) {
    await removePasskey(staff, self, field('passkeyId'));
    return { notice: notices.passkeyRemoved };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminAccount.title, loaderData?.siteName);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} outcome={actionData} />;
}
