import { redirect } from 'react-router';
import { acceptInvite, findInviteByToken } from '#server/staff/open-link.ts';
import { STAFF_NAME_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field, NewPasswordFields } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/invite-route';
import { DeadLink } from './dead-link.tsx';
import { StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/convite', async ({ staff, visit, url, site }) => {
  const invite = await findInviteByToken(staff, visit, url.searchParams.get('codigo') ?? '');
  return { siteName: site.name, invite: invite && { email: invite.email, role: invite.role } };
});

export const action = adminAction('/admin/convite', {
  async accept({ staff, visit, field, secret, url }) {
    await acceptInvite(staff, visit, {
      token: url.searchParams.get('codigo') ?? '',
      name: field('name'),
      password: secret('password'),
      repeated: secret('repeated'),
    });
    return redirect(adminPaths.enrolment());
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.inviteTitle, loaderData?.siteName);

export default function AcceptInvite({ loaderData: { invite } }: Route.ComponentProps) {
  if (!invite) return <DeadLink />;
  return (
    <>
      <StepHead title={adminSignIn.inviteTitle}>
        {adminSignIn.inviteIntro(invite.email, admin.roles[invite.role])}
      </StepHead>
      <AdminForm intent="accept">
        {/* Tells password managers which account the password is for. */}
        <input type="hidden" name="username" autoComplete="username" value={invite.email} readOnly />
        <Field name="name" label={admin.name} autoComplete="name" maxLength={STAFF_NAME_CHARACTERS} required />
        <NewPasswordFields label={admin.password} />
        <Submit intent="accept" isWide>
          {adminSignIn.createAccount}
        </Submit>
      </AdminForm>
    </>
  );
}
