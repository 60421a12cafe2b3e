import { Link, redirect } from 'react-router';
import { arePasskeysPossible, describePasskeyRequest, signInWithPasskey } from '#server/staff/passkeys.ts';
import { readFactors, verifyCode, verifyRecoveryCode } from '#server/staff/second-factor.ts';
import { nextStepOf } from '#server/staff/sign-in.ts';
import { adminPaths, safeReturn } from '#shared/admin/domain/paths.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint } from '../frame/panel.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import { outcomeOf } from '../outcome.ts';
import type { Route } from './+types/second-step-route';
import { CodeField } from './app-enrolment.tsx';
import { Fold } from './fold.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { StepFoot, StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/verificacao', async ({ staff, self, member, site }) => {
  if ((await nextStepOf(staff, self)) === 'enrol') throw redirect(adminPaths.enrolment());
  const { hasApp, passkeys } = await readFactors(staff, member.id);
  return {
    siteName: site.name,
    hasApp,
    hasPasskeys: passkeys.length > 0,
    arePasskeysPossible: arePasskeysPossible(staff),
  };
});

export const action = adminAction('/admin/verificacao', {
  async code({ staff, visit, self, secret, url }) {
    await verifyCode(staff, visit, self, secret('code').replaceAll(/\s/g, ''));
    return redirect(safeReturn(url.searchParams.get('para')));
  },
  async recoveryCode({ staff, visit, self, secret, url }) {
    await verifyRecoveryCode(staff, visit, self, secret('recoveryCode'));
    return redirect(adminPaths.recovered(safeReturn(url.searchParams.get('para'))));
  },
  async passkeyOptions({ staff, visit }) {
    return { options: await describePasskeyRequest(staff, visit) };
  },
  async passkey({ staff, visit, self, secret, url }) {
    await signInWithPasskey(staff, visit, {
      credential: secret('credential'),
      isKept: self.session.isKept,
      half: self,
    });
    return redirect(safeReturn(url.searchParams.get('para')));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminSignIn.verifyTitle, loaderData?.siteName);

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { hasApp, hasPasskeys, arePasskeysPossible } = loaderData;
  const recovery = outcomeOf(actionData, 'recoveryCode');
  return (
    <>
      <StepHead title={adminSignIn.verifyTitle}>
        {hasApp ? adminSignIn.verifyIntro : adminSignIn.verifyPasskeyIntro}
      </StepHead>
      {hasApp && (
        <AdminForm intent="code">
          <CodeField autoFocus />
          <Submit intent="code" isWide>
            {adminSignIn.continue}
          </Submit>
        </AdminForm>
      )}
      <StepFoot>
        {hasPasskeys && (
          <PasskeyButton
            ceremony="ask"
            isPossible={arePasskeysPossible}
            outcome={actionData}
            look={hasApp ? 'outline' : 'primary'}
            isWide
          >
            {adminSignIn.usePasskey}
          </PasskeyButton>
        )}
        <Fold summary={adminSignIn.lostApp} isOpen={recovery !== undefined}>
          <AdminForm intent="recoveryCode">
            <Field
              name="recoveryCode"
              label={adminSignIn.recoveryCode}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <Submit intent="recoveryCode" look="outline" isWide>
              {adminSignIn.useRecoveryCode}
            </Submit>
          </AdminForm>
          <Hint>{adminSignIn.noCodes}</Hint>
        </Fold>
        <Link to={adminPaths.signOut()}>{adminSignIn.otherAccount}</Link>
      </StepFoot>
    </>
  );
}
