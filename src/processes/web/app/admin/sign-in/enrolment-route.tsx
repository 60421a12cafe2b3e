import { Link, redirect } from 'react-router';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminSignIn } from '#shared/admin/text/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/enrolment-route';
import { AppEnrolmentForm } from './app-enrolment.tsx';
import styles from './enrolment.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { StepFoot, StepHead } from './sign-in-frame.tsx';

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
