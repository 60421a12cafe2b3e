import { cancelInvite, issueInvite, issueRecovery, renewInvite } from '#server/staff/links.ts';
import { changeRole, disable, enable, endSessionsOf, erase, readTeam } from '#server/staff/team.ts';
import { isRecoveryPurpose } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/team-route';
import { TeamPage } from './team-page.tsx';

export const loader = adminLoader('/admin/usuarios', async ({ standing, staff, now, member, site }) => {
  const { members, invites } = await readTeam(staff);
  return { siteName: site.name, self: member, members, invites, now, isConfirmed: standing.isConfirmed };
});

const { notices } = adminTeam;

export const action = adminAction('/admin/usuarios', {
  async invite({ staff, self, field }) {
    return { link: await issueInvite(staff, self.actor, { email: field('email'), role: field('role') }) };
  },
  async renewInvite({ staff, self, field }) {
    return { link: await renewInvite(staff, self.actor, field('inviteId')) };
  },
  async cancelInvite({ staff, self, field }) {
    await cancelInvite(staff, self.actor, field('inviteId'));
    return { notice: notices.inviteCancelled };
  },
  async changeRole({ staff, self, field }) {
    await changeRole(staff, self.actor, field('memberId'), field('role'));
    return { notice: notices.roleChanged };
  },
  async endSessions({ staff, self, field }) {
    await endSessionsOf(staff, self.actor, field('memberId'));
    return { notice: notices.sessionsEnded };
  },
  async issueLink({ staff, self, field }) {
    const purpose = field('purpose');
    // Resetting both at once is for the command line only: the operator must know a member who lost both.
    const isOffered = isRecoveryPurpose(purpose) && purpose !== 'both';
    return {
      link: await issueRecovery(staff, self.actor, {
        userId: field('memberId'),
        purpose: isOffered ? purpose : 'password',
      }),
    };
  },
  async disable({ staff, self, field }) {
    await disable(staff, self.actor, field('memberId'));
    return { notice: notices.disabled };
  },
  async enable({ staff, self, field }) {
    await enable(staff, self.actor, field('memberId'));
    return { notice: notices.enabled };
  },
  async erase({ staff, self, field }) {
    await erase(staff, self.actor, field('memberId'));
    return { notice: notices.erased };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminTeam.title, loaderData?.siteName);

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} outcome={actionData} />;
}
