import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminTeam } from '#shared/admin/text/team.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/sessions-route';
import { SessionsPage } from './sessions-page.tsx';

export const loader = adminLoader('/admin/sessoes', async ({ admin: { sessions, team, now }, member, site }) => {
  const own = await sessions.listOwn();
  if (!mayRole(member.role, 'administer')) return { siteName: site.name, own, others: undefined, now };
  const [all, { members }] = await Promise.all([sessions.listAll(), team.read()]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const others = all
    .filter(({ memberId }) => memberId !== member.id)
    .map((session) => ({ ...session, memberName: names.get(session.memberId) }));
  return { siteName: site.name, own, others, now };
});

export const action = adminAction('/admin/sessoes', {
  async end({ admin: { sessions }, field }) {
    await sessions.end(field('sessionId'));
    return { notice: adminTeam.sessionEnded };
  },
  async endOthers({ admin: { sessions } }) {
    await sessions.endOthers();
    return { notice: adminTeam.othersEnded };
  },
  async endAnother({ admin: { sessions }, field }) {
    await sessions.endAnother(field('sessionId'));
    return { notice: adminTeam.sessionEnded };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminTeam.sessionsTitle, loaderData?.siteName);

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} outcome={actionData} />;
}
