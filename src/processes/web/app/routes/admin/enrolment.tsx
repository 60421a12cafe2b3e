import { Link, redirect } from 'react-router';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminSignIn } from '#shared/text/admin-sign-in.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { Hint } from '../../admin/frame/panel.tsx';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import { AppEnrolmentForm } from '../../admin/sign-in/app-enrolment.tsx';
import styles from '../../admin/sign-in/enrolment.module.css';
import { PasskeyButton } from '../../admin/sign-in/passkey-button.tsx';
import { StepFoot, StepHead } from '../../admin/sign-in/sign-in-frame.tsx';
import type { Route } from './+types/enrolment.ts';

export const loader = adminLoader(
  '/admin/duas-etapas',
  async ({ admin: { keys, signIn, arePasskeysPossible }, site }) => {
    if ((await signIn.findNextStep()) === 'verify') throw redirect(adminPaths.secondStep());
    return { siteName: site.name, arePasskeysPossible, enrolment: await keys.describeApp() };
  },
);

export const action = adminAction('/admin/duas-etapas', {
  async app({ admin: { keys }, secret }) {
    await keys.addApp(secret('code').replaceAll(/\s/g, ''));
    return redirect(adminPaths.recoveryCodes());
  },
  async passkeyOptions({ admin: { keys } }) {
    return { options: await keys.describeNewPasskey() };
  },
  async passkey({ admin: { keys }, secret }) {
    await keys.addPasskey({ credential: secret('credential'), name: '' });
    return redirect(adminPaths.recoveryCodes());
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.enrolTitle, loaderData?.siteName);

export default function Enrolment({ loaderData, actionData }: Route.ComponentProps) {
  const { arePasskeysPossible, enrolment } = loaderData;
  return (
    <>
      <StepHead title={adminSignIn.enrolTitle}>{adminSignIn.enrolIntro}</StepHead>
      <h2 className={styles.way}>{adminSignIn.passkey}</h2>
      {arePasskeysPossible && <Hint>{adminSignIn.passkeyIntro}</Hint>}
      <PasskeyButton ceremony="create" isPossible={arePasskeysPossible} outcome={actionData} isWide>
        {adminSignIn.createPasskey}
      </PasskeyButton>
      <h2 className={styles.way}>{adminSignIn.app}</h2>
      {enrolment && <AppEnrolmentForm enrolment={enrolment} outcome={actionData} />}
      <StepFoot>
        <Link to={adminPaths.signOut()}>{adminSignIn.otherAccount}</Link>
      </StepFoot>
    </>
  );
}
