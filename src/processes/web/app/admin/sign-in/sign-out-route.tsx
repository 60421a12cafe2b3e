import { redirect } from 'react-router';
import { signOut } from '#server/staff/sign-in.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/sign-out-route';
import { StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/sair', ({ member, site }) => ({ siteName: site.name, name: member.name }));

export const action = adminAction('/admin/sair', {
  async leave({ staff, visit }) {
    await signOut(staff, visit);
    return redirect(adminPaths.signIn());
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.signOutTitle, loaderData?.siteName);

/** For members who follow a link: signing out changes state, so it needs a form. */
export default function SignOut({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <>
      <StepHead title={adminSignIn.signOutTitle}>{adminSignIn.signOutQuestion(name)}</StepHead>
      <AdminForm intent="leave">
        <Submit intent="leave" isWide>
          {adminSignIn.signOut}
        </Submit>
      </AdminForm>
    </>
  );
}
