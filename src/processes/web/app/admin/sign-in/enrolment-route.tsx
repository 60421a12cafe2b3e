import { Link, redirect } from 'react-router';
import { describeApp } from '#server/staff/authenticator.ts';
import { addPasskey, arePasskeysPossible, describeNewPasskey } from '#server/staff/passkeys.ts';
import { enrolApp } from '#server/staff/second-factor.ts';
import { nextStepOf } from '#server/staff/sign-in.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/enrolment-route';
import { AppEnrolmentForm } from './app-enrolment.tsx';
import styles from './enrolment.module.css';
import { PasskeyButton } from './passkey-button.tsx';
import { StepFoot, StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/duas-etapas', async ({ staff, self, member, site }) => {
  if ((await nextStepOf(staff, self)) === 'verify') throw redirect(adminPaths.secondStep());
  return {
    siteName: site.name,
    arePasskeysPossible: arePasskeysPossible(staff),
    enrolment: await describeApp(staff, member),
  };
});

export const action = adminAction('/admin/duas-etapas', {
  async app({ staff, visit, self, secret }) {
    await enrolApp(staff, visit, self, secret('code').replaceAll(/\s/g, ''));
    return redirect(adminPaths.recoveryCodes());
  },
  async passkeyOptions({ staff, visit, self }) {
    return { options: await describeNewPasskey(staff, visit, self) };
  },
  async passkey({ staff, visit, self, secret }) {
    await addPasskey(staff, visit, self, { credential: secret('credential'), name: '' });
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
      {enrolment && <AppEnrolmentForm enrolment={enrolment} />}
      <StepFoot>
        <Link to={adminPaths.signOut()}>{adminSignIn.otherAccount}</Link>
      </StepFoot>
    </>
  );
}
