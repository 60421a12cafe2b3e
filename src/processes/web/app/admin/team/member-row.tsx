import { Link } from 'react-router';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { auditPath } from '#shared/admin/domain/paths.ts';
import type { TeamMember } from '#shared/admin/domain/staff.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Avatar } from '../frame/avatar.tsx';
import { DimCell, NumberCell, State } from '../frame/data-table.tsx';
import { MemberActions } from './member-actions.tsx';
import styles from './member-row.module.css';
import { RoleForm } from './role-form.tsx';

/** A member's own row is read-only: members cannot change their own role or disable themselves. */
export function MemberRow({ member, isSelf, now }: { member: TeamMember; isSelf: boolean; now: Date }) {
  const { id, name, email, role, disabledAt, sessions, seenAt } = member;
  return (
    <tr>
      <td>
        <span className={styles.person}>
          <Avatar name={name} />
          <span>
            <b>
              {name} {isSelf && <span className={styles.tag}>{admin.you}</span>}
              {disabledAt && <span className={styles.off}>{adminTeam.disabled}</span>}
            </b>
            <span>{email}</span>
            <Link className={styles.auditEvents} to={auditPath({ quem: id })} aria-label={adminTeam.eventsOf(name)}>
              {adminTeam.auditEvents}
            </Link>
          </span>
        </span>
      </td>
      <td>
        {isSelf ? (
          <span className={styles.fixed}>
            <AdminIcon name="lock" />
            {admin.roles[role]}
          </span>
        ) : (
          <RoleForm member={member} />
        )}
      </td>
      <td>
        <FactorState member={member} />
      </td>
      <DimCell>{seenAt ? formatTimeAgo(seenAt, now) : admin.never}</DimCell>
      <NumberCell>{sessions}</NumberCell>
      <NumberCell>{!isSelf && <MemberActions member={member} />}</NumberCell>
    </tr>
  );
}

function FactorState({ member: { hasApp, passkeys } }: { member: TeamMember }) {
  if (passkeys > 0) return <State kind="ok">{adminTeam.passkey}</State>;
  return hasApp ? <State kind="ok">{adminTeam.app}</State> : <State kind="error">{adminTeam.factorOff}</State>;
}
