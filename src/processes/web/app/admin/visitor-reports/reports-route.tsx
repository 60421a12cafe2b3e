import { answerReport, readReports } from '#server/admin/site/answer-reports.ts';
import { REPORT_STATES } from '#shared/admin/domain/reports.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminReports } from '#shared/admin/text/reports.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type GrantedAction } from '../guard.server.ts';
import type { Route } from './+types/reports-route';
import { ReportsPage } from './reports-page.tsx';

const parseState = (word: string | null) => REPORT_STATES.find((state) => state === word) ?? 'open';

export const loader = adminLoader('/admin/denuncias', async ({ ctx, now, url, site, member }) => {
  const list = await readReports(ctx, parseState(url.searchParams.get('situacao')));
  return { siteName: site.name, now, mayAnswer: mayRole(member.role, 'publish'), ...list };
});

const move = (state: (typeof REPORT_STATES)[number]) => async (granted: GrantedAction) => {
  const { ctx, editor, field } = granted;
  const given = { id: parseId(field('reportId')) ?? 0, seen: parseState(field('seen')), answer: field('answer') };
  await answerReport(ctx, editor, { ...given, state });
  return { notice: adminReports.moved[state] };
};

export const action = adminAction('/admin/denuncias', {
  resolve: move('done'),
  refuse: move('refused'),
  reopen: move('open'),
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminReports.title, loaderData?.siteName);

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} outcome={actionData} />;
}
