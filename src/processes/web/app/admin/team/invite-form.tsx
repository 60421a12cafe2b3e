import { INVITE_HOURS, PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { ROLES } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { useRefused } from '../forms/refused.ts';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import styles from './invite-form.module.css';

export function InviteForm() {
  return (
    <Panel title={adminTeam.inviteTitle}>
      <AdminForm intent="invite" isQuiet>
        <Field name="email" label={admin.email} type="email" autoComplete="off" required />
        <Roles />
        <Hint>{adminTeam.inviteHint(INVITE_HOURS, PASSWORD_CHARACTERS.min)}</Hint>
        <Submit intent="invite">{adminTeam.createInvite}</Submit>
      </AdminForm>
    </Panel>
  );
}

function Roles() {
  const { typed = 'writer' } = useRefused('role');
  return (
    <fieldset className={styles.roles}>
      <legend>{admin.role}</legend>
      <div>
        {ROLES.map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={role === typed} />
            <span>{admin.roles[role]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
