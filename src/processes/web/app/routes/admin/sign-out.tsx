import { redirect } from 'react-router';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminSignIn } from '#shared/text/admin-sign-in.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { AdminForm } from '../../admin/forms/admin-form.tsx';
import { Submit } from '../../admin/forms/submit.tsx';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import { StepHead } from '../../admin/sign-in/sign-in-frame.tsx';
import type { Route } from './+types/sign-out.ts';

export const loader = adminLoader('/admin/sair', ({ member, site }) => ({ siteName: site.name, name: member.name }));

export const action = adminAction('/admin/sair', {
  async leave({ admin: { signIn } }) {
    await signIn.end();
    return redirect(adminPaths.signIn());
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.signOutTitle, loaderData?.siteName);

/** For members who follow a link: signing out changes state, so it needs a form. */
export default function SignOut({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return (
    <>
      <StepHead title={adminSignIn.signOutTitle}>{adminSignIn.signOutQuestion(name)}</StepHead>
      <AdminForm intent="leave" outcome={actionData}>
        <Submit intent="leave" isWide>
          {adminSignIn.signOut}
        </Submit>
      </AdminForm>
    </>
  );
}
