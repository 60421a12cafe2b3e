import { checkAuditChain, listAuditChoices, searchAudit } from '#server/staff/audit-search.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminAudit } from '#shared/admin/text/audit.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/audit-route';
import { AuditPage } from './audit-page.tsx';
import { readAuditQuery } from './audit-query.server.ts';

const words = adminAudit;

export const loader = adminLoader('/admin/auditoria', async ({ ctx, now, member, site, url }) => {
  const query = readAuditQuery(url);
  const page = parseId(url.searchParams.get('pagina')) ?? 1;
  const [{ lines, total }, choices] = await Promise.all([searchAudit(ctx, query, page), listAuditChoices(ctx)]);
  return {
    siteName: site.name,
    now,
    query,
    page,
    lines,
    total,
    choices,
    isAdministrator: mayRole(member.role, 'administer'),
  };
});

export const action = adminAction('/admin/auditoria', {
  async check({ ctx }) {
    const { entries, problems } = await checkAuditChain(ctx);
    if (problems.length === 0) return { notice: words.whole(entries) };
    const told = problems.slice(0, 5).map(({ seq, what }) => words.problem(seq, words.problemKinds[what] ?? what));
    return { problem: words.broken(told.join(', ')) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(words.title, loaderData?.siteName);

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} outcome={actionData} />;
}
