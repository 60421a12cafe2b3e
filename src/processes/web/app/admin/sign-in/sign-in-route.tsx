import { useRef } from 'react';
import { redirect } from 'react-router';
import { arePasskeysPossible, describePasskeyRequest, signInWithPasskey } from '#server/staff/passkeys.ts';
import { hasMembers, signInWithPassword } from '#server/staff/sign-in.ts';
import { REMEMBERED_SESSION_DAYS, SESSION_IDLE_MINUTES } from '#shared/admin/domain/limits.ts';
import { adminPaths, safeReturn } from '#shared/admin/domain/paths.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminSignIn } from '#shared/admin/text/staff/sign-in.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Checkbox, Field, PasswordField } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminAction, adminLoader } from '../guard.server.ts';
import { outcomeOf } from '../outcome.ts';
import type { Route } from './+types/sign-in-route';
import { PasskeyButton } from './passkey-button.tsx';
import { StepFoot, StepHead } from './sign-in-frame.tsx';

export const loader = adminLoader('/admin/login', async ({ staff, standing, rememberedDevice, url, site }) => {
  const returnTo = safeReturn(url.searchParams.get('para'));
  if (standing.session === 'full') throw redirect(returnTo);
  // If the database does not answer, the first-account hint is left out.
  const isStaffed = await hasMembers(staff).catch((err: unknown) => {
    staff.ctx.log.warn({ err }, 'whether there are members could not be read');
    return true;
  });
  return {
    ...{ siteName: site.name, isDemo: site.isDemo, hasMembers: isStaffed, returnTo },
    ...{ arePasskeysPossible: arePasskeysPossible(staff), isRememberedDevice: rememberedDevice !== undefined },
  };
});

export const action = adminAction('/admin/login', {
  async password({ rememberedDevice, staff, visit, field, secret, url }) {
    const next = await signInWithPassword(
      staff,
      visit,
      {
        email: field('email'),
        password: secret('password'),
        isKept: secret('isKept') === '1',
      },
      rememberedDevice,
    );
    const returnTo = url.searchParams.get('para') ?? '';
    if (next === 'done') return redirect(safeReturn(returnTo));
    return redirect(next === 'verify' ? adminPaths.secondStep(returnTo) : adminPaths.enrolment());
  },
  async passkeyOptions({ staff, visit }) {
    return { options: await describePasskeyRequest(staff, visit) };
  },
  async passkey({ rememberedDevice, staff, visit, secret, url }) {
    await signInWithPasskey(staff, visit, {
      credential: secret('credential'),
      isKept: secret('isKept') === '1',
      device: rememberedDevice,
    });
    return redirect(safeReturn(url.searchParams.get('para')));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminSignIn.enter, loaderData?.siteName);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const box = useRef<HTMLDivElement>(null);
  const collect = () => {
    const keep = box.current?.querySelector<HTMLInputElement>('input[name="isKept"]');
    return { isKept: keep?.checked ? '1' : '' };
  };
  return (
    <div ref={box}>
      <StepHead title={adminSignIn.title}>{adminSignIn.intro(loaderData.siteName)}</StepHead>
      {!loaderData.hasMembers && <FirstAccount isDemo={loaderData.isDemo} />}
      <AdminForm intent="password" isQuiet>
        <Field
          name="email"
          label={admin.email}
          type="email"
          autoComplete="username webauthn"
          spellCheck={false}
          required
        />
        <PasswordField
          name="password"
          label={admin.password}
          autoComplete="current-password"
          // One message for every kind of refusal, beside the last field.
          problem={outcomeOf(actionData, 'password')?.problem}
          required
        />
        {!loaderData.isRememberedDevice && <Checkbox name="isKept" label={adminSignIn.keep} />}
        <Submit intent="password" isWide>
          {adminSignIn.enter}
        </Submit>
      </AdminForm>
      <StepFoot>
        {loaderData.arePasskeysPossible && (
          <PasskeyButton ceremony="ask" collect={collect} hasAutofill isPossible outcome={actionData} isWide>
            {adminSignIn.withPasskey}
          </PasskeyButton>
        )}
        <p>{adminSignIn.forgot}</p>
        <p>
          <AdminIcon name="lock" />
          {loaderData.isRememberedDevice
            ? adminSignIn.rememberedDevice(REMEMBERED_SESSION_DAYS)
            : adminSignIn.idle(SESSION_IDLE_MINUTES, REMEMBERED_SESSION_DAYS)}
        </p>
      </StepFoot>
    </div>
  );
}

/** Shown until the first account exists. */
function FirstAccount({ isDemo }: { isDemo: boolean }) {
  if (isDemo) return <Notice kind="warn">{adminSignIn.noMembersInDemo}</Notice>;
  return (
    <Notice kind="warn">
      {adminSignIn.noMembers} <code>{adminSignIn.noMembersCommand}</code>
    </Notice>
  );
}
