import type { Invite } from '#shared/admin/domain/staff.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { AdminForm } from '../forms/admin-form.tsx';
import { Submit } from '../forms/submit.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AwaitedAvatar } from '../frame/avatar.tsx';
import { DimCell, NumberCell } from '../frame/data-table.tsx';
import styles from './member-row.module.css';

const HOUR_MS = 3_600_000;

export function InviteRow({ invite: { id, email, role, expiresAt }, now }: { invite: Invite; now: Date }) {
  const hours = Math.ceil((expiresAt.getTime() - now.getTime()) / HOUR_MS);
  const about = { name: 'inviteId', value: id };
  return (
    <tr>
      <td>
        <span className={styles.person}>
          <AwaitedAvatar>
            <AdminIcon name="plus" />
          </AwaitedAvatar>
          <span>
            <b>{adminTeam.inviteOpen}</b>
            <span>{email}</span>
          </span>
        </span>
      </td>
      <td>{admin.roles[role]}</td>
      <DimCell>{adminTeam.whenEntering}</DimCell>
      <DimCell>{hours > 0 ? adminTeam.expiresIn(hours) : adminTeam.expired}</DimCell>
      <NumberCell>0</NumberCell>
      <NumberCell>
        <span className={styles.links}>
          <AdminForm intent="renewInvite" isQuiet about={about}>
            <Submit intent="renewInvite" look="link" label={`${adminTeam.renew}: ${email}`}>
              {adminTeam.renew}
            </Submit>
          </AdminForm>
          <AdminForm intent="cancelInvite" isQuiet about={about}>
            <Submit intent="cancelInvite" look="danger-link" label={`${adminTeam.cancelInvite}: ${email}`}>
              {adminTeam.cancelInvite}
            </Submit>
          </AdminForm>
        </span>
      </NumberCell>
    </tr>
  );
}
