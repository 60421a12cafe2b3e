import { redirect } from 'react-router';
import { confirmWithPassword } from '#server/staff/account.ts';
import { arePasskeysPossible, confirmWithPasskey, describePasskeyRequest } from '#server/staff/passkeys.ts';
import { readFactors } from '#server/staff/second-factor.ts';
import { CONFIRMED_MINUTES } from '#shared/admin/domain/limits.ts';
import { safeReturn } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { PasswordField } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from '../frame/narrow.module.css';
import { PageTop } from '../frame/page-top.tsx';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import { PasskeyButton } from '../sign-in/passkey-button.tsx';
import type { Route } from './+types/confirm-route';

export const loader = adminLoader('/admin/confirmar', async ({ staff, member, site }) => {
  const { passkeys } = await readFactors(staff, member.id);
  return { siteName: site.name, email: member.email, hasPasskeys: passkeys.length > 0 && arePasskeysPossible(staff) };
});

export const action = adminAction('/admin/confirmar', {
  async password({ staff, visit, self, secret, url }) {
    await confirmWithPassword(staff, visit, self, secret('password'));
    return redirect(safeReturn(url.searchParams.get('para')));
  },
  async passkeyOptions({ staff, visit }) {
    return { options: await describePasskeyRequest(staff, visit) };
  },
  async passkey({ staff, visit, self, secret, url }) {
    await confirmWithPasskey(staff, visit, self, secret('credential'));
    return redirect(safeReturn(url.searchParams.get('para')));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.confirmTitle, loaderData?.siteName);

export default function Confirm({ loaderData: { email, hasPasskeys }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.narrow}>
      <PageTop title={adminSignIn.confirmTitle} />
      <Hint>{adminSignIn.confirmIntro(CONFIRMED_MINUTES)}</Hint>
      <AdminForm intent="password">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="password" label={admin.password} autoComplete="current-password" autoFocus required />
        <Submit intent="password" isWide>
          {adminSignIn.confirm}
        </Submit>
      </AdminForm>
      {hasPasskeys && (
        <div className={styles.other}>
          <PasskeyButton ceremony="ask" isPossible outcome={actionData} isWide>
            {adminSignIn.usePasskey}
          </PasskeyButton>
        </div>
      )}
    </div>
  );
}
