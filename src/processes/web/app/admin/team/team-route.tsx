import { isRecoveryPurpose } from '#shared/admin/domain/staff.ts';
import { adminTeam } from '#shared/admin/text/team.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/team-route';
import { TeamPage } from './team-page.tsx';

export const loader = adminLoader('/admin/usuarios', async ({ admin: { team, standing, now }, member, site }) => {
  const { members, invites } = await team.read();
  return { siteName: site.name, self: member, members, invites, now, isConfirmed: standing.isConfirmed };
});

const { notices } = adminTeam;

export const action = adminAction('/admin/usuarios', {
  async invite({ admin: { team }, field }) {
    return { link: await team.invite({ email: field('email'), role: field('role') }) };
  },
  async renewInvite({ admin: { team }, field }) {
    return { link: await team.renewInvite(field('inviteId')) };
  },
  async cancelInvite({ admin: { team }, field }) {
    await team.cancelInvite(field('inviteId'));
    return { notice: notices.inviteCancelled };
  },
  async changeRole({ admin: { team }, field }) {
    await team.changeRole(field('memberId'), field('role'));
    return { notice: notices.roleChanged };
  },
  async endSessions({ admin: { team }, field }) {
    await team.endSessions(field('memberId'));
    return { notice: notices.sessionsEnded };
  },
  async issueLink({ admin: { team }, field }) {
    const purpose = field('purpose');
    // Resetting both at once is for the command line only: the operator must know a member who lost both.
    const isOffered = isRecoveryPurpose(purpose) && purpose !== 'both';
    return { link: await team.issueLink({ memberId: field('memberId'), purpose: isOffered ? purpose : 'password' }) };
  },
  async disable({ admin: { team }, field }) {
    await team.disable(field('memberId'));
    return { notice: notices.disabled };
  },
  async enable({ admin: { team }, field }) {
    await team.enable(field('memberId'));
    return { notice: notices.enabled };
  },
  async erase({ admin: { team }, field }) {
    await team.erase(field('memberId'));
    return { notice: notices.erased };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminTeam.title, loaderData?.siteName);

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} outcome={actionData} />;
}
