import { redirect } from 'react-router';
import { findRecoveryByToken, recover } from '#server/staff/open-link.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { NewPasswordFields, PasswordField } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/recovery-route';
import { DeadLink } from './dead-link.tsx';
import { StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/recuperar', async ({ staff, visit, url, site }) => {
  const found = await findRecoveryByToken(staff, visit, url.searchParams.get('codigo') ?? '');
  return { siteName: site.name, recovery: found && { purpose: found.purpose, email: found.member.email } };
});

export const action = adminAction('/admin/recuperar', {
  async recover({ staff, visit, secret, url }) {
    await recover(staff, visit, {
      token: url.searchParams.get('codigo') ?? '',
      password: secret('password'),
      repeated: secret('repeated'),
    });
    // The guard redirects from there to the missing step.
    return redirect(adminPaths.dashboard());
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.recoverTitle, loaderData?.siteName);

const INTROS = {
  password: adminSignIn.recoverPassword,
  'second-factor': adminSignIn.recoverFactor,
  both: adminSignIn.recoverBoth,
} as const;

export default function Recover({ loaderData: { recovery } }: Route.ComponentProps) {
  if (!recovery) return <DeadLink />;
  const isNew = recovery.purpose !== 'second-factor';
  return (
    <>
      <StepHead title={adminSignIn.recoverTitle}>{INTROS[recovery.purpose](recovery.email)}</StepHead>
      <AdminForm intent="recover">
        <input type="hidden" name="username" autoComplete="username" value={recovery.email} readOnly />
        {isNew ? (
          <NewPasswordFields label={adminSignIn.newPassword} />
        ) : (
          <PasswordField name="password" label={admin.password} autoComplete="current-password" required />
        )}
        <Hint>{adminSignIn.recoverEnds}</Hint>
        <Submit intent="recover" isWide>
          {adminSignIn.recover}
        </Submit>
      </AdminForm>
    </>
  );
}
