import { Link } from 'react-router';
import { STAFF_NAME_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { AppEnrolment, Factors, Member } from '#shared/admin/domain/staff.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminAccount } from '#shared/admin/text/staff/account.ts';
import { adminNotifications } from '#shared/admin/text/staff/notifications.ts';
import type { SecurityNotice } from '#shared/domain/site/security-events.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field, NewPasswordFields, PasswordField } from '../forms/field.tsx';
import { Notice } from '../forms/notice.tsx';
import { buttonClass, Submit } from '../forms/submit.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './account-page.module.css';
import { KeysPanel } from './keys-panel.tsx';
import { SECURITY_ID, SecurityPanel } from './security-notices.tsx';

interface AccountPageProps {
  recoveredTo: string | undefined;
  member: Member;
  factors: Factors;
  enrolment: AppEnrolment | undefined;
  arePasskeysPossible: boolean;
  isConfirmed: boolean;
  security: { notices: readonly SecurityNotice[]; hasUnread: boolean };
  outcome: Outcome | undefined;
}

export function AccountPage({ member, isConfirmed, security, outcome, recoveredTo, ...keys }: AccountPageProps) {
  return (
    <>
      <PageTop title={adminAccount.title}>
        <Link className={buttonClass('outline')} to={adminPaths.notificationPreferences()}>
          {adminNotifications.title}
        </Link>
        <Link className={buttonClass('outline')} to={adminPaths.sessions()}>
          {adminAccount.sessionsLink}
        </Link>
      </PageTop>
      {recoveredTo !== undefined && (
        <Notice
          kind="warn"
          action={
            <Link className={buttonClass('outline')} to={recoveredTo}>
              {adminAccount.recoveredNext}
            </Link>
          }
        >
          {adminAccount.recovered} {adminAccount.codesLeft(keys.factors.recoveryCodesLeft)}
        </Notice>
      )}
      {!isConfirmed && (
        <Notice
          kind="warn"
          action={
            <Link className={buttonClass('outline')} to={adminPaths.confirm(adminPaths.account())}>
              {adminAccount.confirmNow}
            </Link>
          }
        >
          {adminAccount.confirmFirst}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfilePanel member={member} />
          <fieldset className={styles.controls} disabled={!isConfirmed}>
            <PasswordPanel outcome={outcome} />
          </fieldset>
        </div>
        <div className={styles.column}>
          <fieldset className={styles.controls} disabled={!isConfirmed}>
            <KeysPanel {...keys} isConfirmed={isConfirmed} outcome={outcome} />
          </fieldset>
          <div id={SECURITY_ID}>
            <SecurityPanel {...security} />
          </div>
        </div>
      </div>
    </>
  );
}

function ProfilePanel({ member }: { member: Member }) {
  return (
    <Panel title={adminAccount.profile} note={admin.roles[member.role]}>
      <AdminForm intent="rename">
        <Field
          name="name"
          label={admin.name}
          hint={adminAccount.nameHint}
          autoComplete="name"
          maxLength={STAFF_NAME_CHARACTERS}
          defaultValue={member.name}
          required
        />
        <Hint>{member.email}</Hint>
        <Submit intent="rename">{admin.save}</Submit>
      </AdminForm>
    </Panel>
  );
}

function PasswordPanel({ outcome }: { outcome: Outcome | undefined }) {
  const own = outcomeOf(outcome, 'changePassword');
  return (
    <Panel title={adminAccount.passwordTitle}>
      <AdminForm intent="changePassword" key={own?.notice}>
        <PasswordField name="current" label={adminAccount.currentPassword} autoComplete="current-password" required />
        <NewPasswordFields label={adminAccount.newPassword} />
        <Hint>{adminAccount.changeEnds}</Hint>
        <Submit intent="changePassword">{adminAccount.changePassword}</Submit>
      </AdminForm>
    </Panel>
  );
}
