import { INVITE_HOURS, PASSWORD_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { ROLES } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Field } from '../forms/field.tsx';
import { Submit } from '../forms/submit.tsx';
import { Hint, Panel } from '../frame/panel.tsx';
import { type Outcome, outcomeOf } from '../outcome.ts';
import styles from './invite-form.module.css';

export function InviteForm({ outcome }: { outcome: Outcome | undefined }) {
  const own = outcomeOf(outcome, 'invite');
  // The typed values are shown again only if they were refused.
  const refused = own?.fields && Object.keys(own.fields).length > 0 ? own : undefined;
  return (
    <Panel title={adminTeam.inviteTitle}>
      <AdminForm intent="invite" outcome={outcome} isQuiet key={own?.link?.url}>
        <Field name="email" label={admin.email} type="email" autoComplete="off" outcome={refused} required />
        <fieldset className={styles.roles}>
          <legend>{admin.role}</legend>
          <div>
            {ROLES.map((role) => (
              <label key={role}>
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === (refused?.values?.role ?? 'writer')}
                />
                <span>{admin.roles[role]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Hint>{adminTeam.inviteHint(INVITE_HOURS, PASSWORD_CHARACTERS.min)}</Hint>
        <Submit intent="invite">{adminTeam.createInvite}</Submit>
      </AdminForm>
    </Panel>
  );
}
