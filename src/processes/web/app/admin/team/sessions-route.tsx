import { endOtherSessions, endSession, readSessions } from '#server/staff/sessions.ts';
import { readTeam } from '#server/staff/team.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminTeam } from '#shared/admin/text/staff/team.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/sessions-route';
import { SessionsPage } from './sessions-page.tsx';

export const loader = adminLoader('/admin/sessoes', async ({ staff, self, now, member, site }) => {
  const own = await readSessions(staff, self, 'own');
  if (!mayRole(member.role, 'administer')) return { siteName: site.name, own, others: undefined, now };
  const [all, { members }] = await Promise.all([readSessions(staff, self, 'all'), readTeam(staff)]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const others = all
    .filter(({ memberId }) => memberId !== member.id)
    .map((session) => ({ ...session, memberName: names.get(session.memberId) }));
  return { siteName: site.name, own, others, now };
});

export const action = adminAction('/admin/sessoes', {
  async end({ staff, self, field }) {
    await endSession(staff, self, field('sessionId'), 'own');
    return { notice: adminTeam.sessionEnded };
  },
  async endOthers({ staff, self }) {
    await endOtherSessions(staff, self);
    return { notice: adminTeam.othersEnded };
  },
  async endAnother({ staff, self, field }) {
    await endSession(staff, self, field('sessionId'), 'any');
    return { notice: adminTeam.sessionEnded };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminTeam.sessionsTitle, loaderData?.siteName);

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} outcome={actionData} />;
}
