import { useState } from 'react';
import type { TeamMember } from '#shared/admin/domain/staff.ts';
import { ROLES } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { useHasScript } from '../../design/use-has-script.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import styles from './role-form.module.css';

/** Moving through the options with the arrow keys changes nothing: a button, shown once the choice differs, applies it. */
export function RoleForm({ member: { id, name, role } }: { member: TeamMember }) {
  const [chosen, setChosen] = useState<string>(role);
  const hasScript = useHasScript();
  return (
    <AdminForm intent="changeRole" isQuiet about={{ name: 'memberId', value: id }} className={styles.form}>
      <select
        name="role"
        className={styles.select}
        aria-label={adminTeam.roleOf(name)}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {admin.roles[each]}
          </option>
        ))}
      </select>
      {(chosen !== role || !hasScript) && (
        <Submit intent="changeRole" look="outline">
          {adminTeam.apply}
        </Submit>
      )}
    </AdminForm>
  );
}
