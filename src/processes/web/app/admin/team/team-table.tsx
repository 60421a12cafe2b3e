import type { Invite, Member, TeamMember } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { InviteRow } from './invite-row.tsx';
import { MemberRow } from './member-row.tsx';

const COLUMNS: Column[] = [
  { key: 'person', label: adminTeam.person },
  { key: 'role', label: adminTeam.role },
  { key: 'factor', label: adminTeam.twoSteps },
  { key: 'seen', label: adminTeam.lastSeen },
  { key: 'sessions', label: adminTeam.sessions, isNumber: true },
  { key: 'actions', label: <span className="visually-hidden">{adminTeam.actions}</span> },
];

interface TeamTableProps {
  members: TeamMember[];
  invites: Invite[];
  self: Member;
  now: Date;
}

/** The signed-in member first, open invites last. */
export function TeamTable({ members, invites, self, now }: TeamTableProps) {
  const others = members.filter(({ id }) => id !== self.id);
  const own = members.filter(({ id }) => id === self.id);
  return (
    <DataTable caption={adminTeam.tableCaption} columns={COLUMNS}>
      {[...own, ...others].map((member) => (
        <MemberRow key={member.id} member={member} isSelf={member.id === self.id} now={now} />
      ))}
      {invites.map((invite) => (
        <InviteRow key={invite.id} invite={invite} now={now} />
      ))}
    </DataTable>
  );
}
